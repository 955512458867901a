"""What the icons on tokens do, one module each, and pairing by hand."""
