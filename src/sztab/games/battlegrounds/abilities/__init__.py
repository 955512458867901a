"""What the icons on tokens are good for, one module each, and pairing by hand."""
