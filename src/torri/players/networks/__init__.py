"""Networks that learned a game by playing against themselves: their weights, and how they look at a position."""
