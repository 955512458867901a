"""Battle of Warsaw 1920 (Bitwa Warszawska), a card-driven war game for 2 to 4 players."""
