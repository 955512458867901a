"""Draws the pictures on the cards of Rush from recipes; README.md in this folder explains them."""
