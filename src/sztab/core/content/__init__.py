"""The framework for component files: reading, checking, merging and describing them.

Not compiled, like the `content` folders of the games.
"""
