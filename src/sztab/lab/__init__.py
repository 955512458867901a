"""Experiments: many games between bots, and what can be concluded from them."""

from sztab.lab.report import BotLine, FigureLine, MoveLine, Report, RoleLine, SeatLine
from sztab.lab.simulation import simulate
from sztab.lab.statistics import Share, wilson

__all__ = [
    "BotLine",
    "FigureLine",
    "MoveLine",
    "Report",
    "RoleLine",
    "SeatLine",
    "Share",
    "simulate",
    "wilson",
]
