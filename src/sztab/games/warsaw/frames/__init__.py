"""What waits for an answer, for chance, or for its turn in the round."""
