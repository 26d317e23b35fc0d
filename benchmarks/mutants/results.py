"""The results of the mutants, one line of JSON each: an interrupted run continues where it stopped."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from sample import Drawn
from trying import Verdict

NOTICED: Final = ("caught", "time")


@dataclass(frozen=True)
class Result:
    id: str
    area: str
    path: str
    line: int
    operator: str
    original: str
    mutated: str
    outcome: str
    by: str
    why: str
    ran: int
    left: int
    seconds: float

    @property
    def noticed(self) -> bool:
        return self.outcome in NOTICED

    @property
    def key(self) -> str:
        """The same where only the number of the line has changed."""
        path, _, mark = self.id.split(":", 2)
        return f"{path}:{mark}"


def result_of(drawn: Drawn, verdict: Verdict) -> Result:
    mutant = drawn.mutant
    texts = (mutant.original.strip(), mutant.mutated.strip())
    return Result(mutant.id, drawn.area, mutant.path, mutant.line, mutant.operator, *texts, **asdict(verdict))


class Results:
    """A file of results; of the same mutant the last counts."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = Lock()
        self._known: dict[str, Result] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                found = Result(**json.loads(line))
                self._known[found.id] = found

    def __contains__(self, drawn: Drawn) -> bool:
        return drawn.mutant.id in self._known

    @property
    def all(self) -> list[Result]:
        return list(self._known.values())

    def of(self, sample: Sequence[Drawn]) -> list[Result]:
        return [self._known[drawn.mutant.id] for drawn in sample if drawn in self]

    def add(self, result: Result) -> None:
        with self._lock:
            self._known[result.id] = result
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
