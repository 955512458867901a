"""Side-by-side benchmarks: Sztab and its peers, one run, one machine, ratios."""
