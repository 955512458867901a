"""The description of the protocol, held against the server."""
