"""Routes of matches, games, lessons, replays and records; static files; and the layers around every request."""
