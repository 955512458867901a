"""The documentation of the protocol, compared with the server."""
