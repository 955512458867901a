"""The page in a real browser: played, reloaded, cut off, on a phone, by keyboard."""
