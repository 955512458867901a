"""House rules in one file: loading it, and saying what is wrong with it.

A file of house rules is Python that its owner runs: only the command line names one.
"""

from sztab.house.loading import load, loaded, unload

__all__ = ["load", "loaded", "unload"]
