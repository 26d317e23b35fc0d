"""What the examples that learn are made of."""
