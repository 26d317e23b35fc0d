"""The file of puzzles grows by whole lines, and the search goes on where it was broken off."""

from __future__ import annotations

from pathlib import Path

from torri.puzzles import collection
from torri.puzzles.collection import read_lines
from torri.puzzles.keeping import Kept


def test_it_goes_on_with_the_next_game_and_keeps_a_puzzle_once(tmp_path: Path) -> None:
    first, second = collection("patrizier")[:2]
    file = tmp_path / "patrizier.jsonl"
    kept = Kept.open(file, seed=3)
    assert (kept.count, kept.next) == (0, 0)
    kept.add(0, ())
    kept.add(1, (first,))
    again = Kept.open(file, seed=3)
    assert (again.count, again.next) == (1, 2)
    again.add(2, (first, second))
    assert list(read_lines(file.read_text(encoding="utf-8"))) == [first, second]
    beside = int(second.source.partition(":")[2]) + 1
    file.with_suffix(".mined").unlink()
    assert Kept.open(file, seed=1).next == beside, "what is shipped says how far the search had come"
    other = Kept.open(file, seed=4)
    assert (other.count, other.next) == (2, 0), "another seed is other games"
