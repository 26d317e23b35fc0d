"""Puzzles: positions in which one plan is clearly better than all others, as far as the seat can know.

They are mined from games of programs or from records (`mining`): every plan of the seat is played on in futures of
worlds that agree with what it knows (`plans`, `weighing`), the best ones again with other seeds, searches have to name
the same plan, and players of every level try (`grading`). What was found is shipped, a file for each game
(`collection`); `checking` does it again.
"""

from torri.puzzles.collection import collection, open_puzzle
from torri.puzzles.puzzle import Line, OpenPuzzle, Puzzle

__all__ = ["Line", "OpenPuzzle", "Puzzle", "collection", "open_puzzle"]
