"""A table and its life: who sits there, every answer, undo, clocks, storage; no web framework."""
