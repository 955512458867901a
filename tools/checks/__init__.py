"""The parts of `tools/check.py`: commands, environments, stages, long runs, and results."""
