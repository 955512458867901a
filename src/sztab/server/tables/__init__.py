"""Tables: their log, the game and the seats that follow from it, and what each seat is shown."""
