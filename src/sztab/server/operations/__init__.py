"""Running a server process: logs, metrics, watchdog, garbage collection, supervisor."""
