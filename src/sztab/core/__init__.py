"""What a game is: actions, frames, states, views, events, chance, toggles. Knows no game."""
