"""The table server: people and bots play over the network, and no move is ever lost."""
