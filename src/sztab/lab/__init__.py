"""Experiments: many games between bots, and what can be concluded from them."""

from sztab.lab.balance import CardBalance, CardLine, balance_of
from sztab.lab.report import BotLine, FigureLine, MoveLine, Report, RoleLine, SeatLine
from sztab.lab.simulation import simulate
from sztab.lab.statistics import Share, wilson
from sztab.lab.strength import Comparison, compare

__all__ = [
    "BotLine",
    "CardBalance",
    "CardLine",
    "Comparison",
    "FigureLine",
    "MoveLine",
    "Report",
    "RoleLine",
    "SeatLine",
    "Share",
    "balance_of",
    "compare",
    "simulate",
    "wilson",
]
