"""How good each choice is, judged from the seat's view alone."""
