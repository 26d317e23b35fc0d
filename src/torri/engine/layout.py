"""Plain text in columns, for the pictures that games draw of their tables."""

from __future__ import annotations


def aligned(rows: list[list[str]]) -> list[str]:
    """One line per row, every column as wide as its widest cell."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
