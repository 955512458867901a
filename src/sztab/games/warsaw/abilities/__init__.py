"""What cards can do: one module per kind of effect, with its decisions, verbs and bot values."""
