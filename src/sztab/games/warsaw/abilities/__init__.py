"""What cards can do, each part in a module with all that belongs to it."""
