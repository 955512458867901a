"""Processes that think for bots and do heavy jobs; the server can kill them without harm."""
