"""Draws the pictures on the cards of Rush from recipes: see README.md beside this file."""
