"""The sample: the same mutants for the same sources and seed, spread over what Torri is made of.

Each part has its share. In it a file with more possible mutants gets more of them, but not as many more; of a file
each operator is drawn as often as another, and no line twice.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mutating import Mutant, changes, mutants_of
from operators import Source

SAMPLE_SEED: Final = 1
SAMPLE_SIZE: Final = 310
SERVER: Final = (
    "actions",
    "api/parameters",
    *("http/games", "http/guard", "http/listing", "http/matches", "http/records", "http/replays"),
    "live/*",
    *("operations/limits", "operations/redis_client"),
    *("people/accounts", "people/passkeys", "people/passwords", "people/requests", "people/sessions", "people/tokens"),
    *("reviews/hints", "reviews/model", "reviews/progress", "reviews/queue", "reviews/routes"),
)
DECISIONS: Final = (
    *("alarms", "background", "bots", "broadcast", "clock", "decisions", "entries", "followers", "heads", "history"),
    *("importing", "live", "match", "presence", "registry", "replaying", "sync", "tables", "transactions"),
)
RULES: Final = ("rules/*.py", "scoring.py", "setup.py")
VIEWS: Final = ("knowledge.py", "outlook.py", "forecast.py")


@dataclass(frozen=True)
class Part:
    """Files from which `share` mutants are drawn, in a sample of the usual size."""

    area: str
    patterns: tuple[str, ...]  # below the root
    share: int


def of_game(area: str, game: str, names: Sequence[str], share: int) -> Part:
    return Part(area, tuple(f"src/torri/games/{game}/{name}" for name in names), share)


def of_package(area: str, package: str, names: Sequence[str], share: int) -> Part:
    return Part(area, tuple(f"src/torri/{package}/{name}.py" for name in names), share)


PARTS: Final = (
    of_game("rules", "firenze", RULES, 40),
    of_game("rules", "florenza", RULES, 40),
    of_game("rules", "patrizier", RULES, 30),
    of_game("views", "firenze", VIEWS, 13),
    of_game("views", "florenza", VIEWS, 19),
    of_game("views", "patrizier", VIEWS, 10),
    of_package("views", "matches", ("updates", "ahead"), 18),
    of_package("decisions", "matches", DECISIONS, 50),
    of_package("storage", "matches/storage", ("**/*",), 40),
    of_package("server access", "server", SERVER, 50),
)


@dataclass(frozen=True)
class Drawn:
    area: str
    mutant: Mutant


def files_of(root: Path, part: Part) -> list[Path]:
    found = {file for pattern in part.patterns for file in root.glob(pattern) if file.name != "__init__.py"}
    return sorted(found)


def draw(root: Path, seed: int = SAMPLE_SEED, size: int = SAMPLE_SIZE, parts: Sequence[Part] = PARTS) -> list[Drawn]:
    """The sample, in the order of the areas and of the files."""
    usual = sum(part.share for part in parts)
    found: list[Drawn] = []
    taken = 0.0
    for part in parts:
        before, taken = round(taken), taken + part.share * size / usual
        found += draw_part(root, part, round(taken) - before, seed)
    return found


def draw_part(root: Path, part: Part, size: int, seed: int) -> list[Drawn]:
    """In rounds over the files; a larger file gets its next turn sooner."""
    queues = {}
    turns: list[tuple[float, str]] = []
    for file in files_of(root, part):
        path, text = file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")
        offered = mutants_of(path, text)
        queues[path] = shuffled(offered, Source(text), random.Random(f"{seed} {path}"))
        turns += [((turn + 0.5) / math.sqrt(len(offered)), path) for turn in range(min(size, len(offered)))]
    found: list[Mutant] = []
    for _, path in sorted(turns):
        if len(found) == size:
            break
        found += [mutant for mutant in [next(queues[path], None)] if mutant is not None]
    return [Drawn(part.area, mutant) for mutant in sorted(found, key=lambda one: (one.path, one.line))]


def shuffled(offered: Iterable[Mutant], source: Source, dice: random.Random) -> Iterator[Mutant]:
    """The mutants of a file as they are drawn: one operator as often as another, a line only once."""
    left: dict[str, list[Mutant]] = {}
    for mutant in offered:
        left.setdefault(mutant.operator, []).append(mutant)
    used: set[int] = set()
    while left:
        operator = dice.choice(sorted(left))
        mutant = left[operator].pop(dice.randrange(len(left[operator])))
        if not left[operator]:
            del left[operator]
        if mutant.line not in used and changes(mutant, source):
            used.add(mutant.line)
            yield mutant


def found_again(root: Path, wanted: Iterable[tuple[str, str]]) -> list[Drawn]:
    """The mutants of these areas and ids, also those whose line has moved since."""
    known: dict[str, list[Mutant]] = {}
    found = []
    for area, id in wanted:
        path, line, mark = id.split(":", 2)
        if path not in known:
            file = root / path
            known[path] = mutants_of(path, file.read_text(encoding="utf-8")) if file.is_file() else []
        alike = [mutant for mutant in known[path] if mutant.mark == mark]
        if alike:
            found.append(Drawn(area, min(alike, key=lambda one: abs(one.line - int(line)))))
    return found
