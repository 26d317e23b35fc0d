"""What clients send, and the replies. The updates of a match are in `torri.matches.updates`."""
