"""The network side: HTTP routes, the socket, the built page, and the description of all that."""
