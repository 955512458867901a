"""The decisions, chance events and steps of Rush, one small class each."""
