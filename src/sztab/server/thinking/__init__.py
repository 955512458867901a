"""Bots that think in processes of their own: no table waits for another table's bot."""

from sztab.server.thinking.messages import Question
from sztab.server.thinking.ranks import RANKS, Rank, rank
from sztab.server.thinking.thinkers import Thinkers

__all__ = ["RANKS", "Question", "Rank", "Thinkers", "rank"]
