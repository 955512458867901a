"""HTTP routes, the socket, the built page, and the jobs that answer heavy requests."""
