"""Built-in bots, and how to load others. Bots get a view, never a state."""

from sztab.bots.bot import Bot
from sztab.bots.registry import bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
