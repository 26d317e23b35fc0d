"""Hints during a match, and reviews of matches that are over: queued, followed, cancelled, stored."""
