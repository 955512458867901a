"""World of Tanks: Rush, a deck-building card game for 2 to 6 players."""
