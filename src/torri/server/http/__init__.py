"""Routes of matches, games, lessons, replays and records; static files; and what wraps every request."""
