"""What the component files of all games have in common: reading them, and naming mistakes.

Outside the compiled part, as the `content` folders of the games.
"""
