"""One module for each ability: its effect, its decision, and its value for bots."""
