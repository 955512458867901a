"""What waits for a decision, for chance, or to be carried out."""
