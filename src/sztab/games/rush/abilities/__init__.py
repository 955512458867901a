"""One module for each ability: what it does, what it asks, and what it is worth."""
