"""What an experienced player would do: the greedy bot, hints and the search ask here."""
