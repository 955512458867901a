"""Screenshots of the whole page, for the documentation and for review."""
