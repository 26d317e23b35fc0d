"""What keeps a server running: health, metrics, logs, limits, threads, and Redis between processes."""
