"""What an experienced player would do: for the greedy bot, hints and the search."""
