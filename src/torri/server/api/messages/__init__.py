"""What clients send, and what they are answered. What they receive of a match is in `torri.matches.updates`."""
