"""The framework for component files: reading, checking, merging and describing them.

Outside the compiled part, as the `content` folders of the games.
"""
