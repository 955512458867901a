"""Benchmarks of Sztab beside its peers: one run, one machine, ratios."""
