"""The engine: games as questions with bit-set answers. Standard library only; no game, no I/O except records."""
