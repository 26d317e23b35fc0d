"""The rules, a file for each part of a round."""
