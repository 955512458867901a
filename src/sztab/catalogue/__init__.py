"""The rulebook of each game, summaries of the rules, and the toggles and presets to choose from."""

from sztab.catalogue.game_info import GameInfo, describe_game
from sztab.catalogue.rulebook import Clause, Rulebook, load_rulebook
from sztab.catalogue.summary import Line, Part, load_summary

__all__ = [
    "Clause",
    "GameInfo",
    "Line",
    "Part",
    "Rulebook",
    "describe_game",
    "load_rulebook",
    "load_summary",
]
