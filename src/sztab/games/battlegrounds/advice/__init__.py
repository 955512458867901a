"""What an experienced player thinks of each choice, by what a seat may know."""
