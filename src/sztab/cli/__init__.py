"""The command `sztab`: play, simulate, replay and read the rules in a terminal."""
