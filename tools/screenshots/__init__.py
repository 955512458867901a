"""Pictures of every screen of the page, for the documentation and for looking at them."""
