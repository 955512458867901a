"""Processes that think for bots and do heavy jobs; killing one does no harm."""
