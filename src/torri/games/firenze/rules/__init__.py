"""F2 to F11: the rules, a file for each phase or kind of card."""
