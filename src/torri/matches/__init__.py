"""Matches between persons and bots: seats, answers, undo, clocks, storage; no web framework."""
