"""Tables: their log, the service that changes them, and what each seat is shown."""
