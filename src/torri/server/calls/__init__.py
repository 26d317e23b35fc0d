"""Persons who are called back: by what, when, and in which words."""
