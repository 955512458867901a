"""Processes that do one job at a time for the server, and can be killed without harm."""

from sztab.server.processes.process import ProcessFailed, WorkerProcess

__all__ = ["ProcessFailed", "WorkerProcess"]
