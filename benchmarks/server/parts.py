"""What an answer costs inside the server, by game and part: microseconds of processor time, printed as JSON."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from time import process_time_ns
from typing import TypeVar

from torri.engine.catalogue import game
from torri.engine.chance import commitment, new_secret
from torri.matches import decisions, entries, updates
from torri.matches.live import LiveMatch
from torri.matches.match import Happening, Match
from torri.matches.storage.heads import to_row
from torri.server.live.outbox import encode

MEASURED_ANSWERS = 3_000
PERSONS = ("anna", "bruno")
Result = TypeVar("Result")


class Played:
    """Matches played at random, with a watch at each part."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.spent: Counter[str] = Counter()
        self.answers = 0
        self._rng = random.Random(1)

    def _timed(self, part: str, work: Callable[[], Result]) -> Result:
        begin = process_time_ns()
        result = work()
        self.spent[part] += process_time_ns() - begin
        return result

    def play(self, number: int) -> None:
        live = LiveMatch(Match(str(number)), new_secret())
        match, secret = live.match, live.secret
        rules = game(self.game)
        edition, options = rules.edition, rules.start(len(PERSONS), {}).options
        chairs = tuple(entries.Chair(person, person) for person in PERSONS)
        created = entries.Created(
            game=rules.name,
            rules=rules.version,
            edition=edition.name,
            edition_sha256=edition.sha256,
            options=options,
            host=PERSONS[0],
            chairs=chairs,
            commitment=commitment(secret),
        )
        match.take(entries.Written(0, 0, created))
        self._settle(match, secret)
        while match.status == "running":
            self._answer(live)

    def _settle(self, match: Match, secret: str) -> list[entries.Written]:
        written = []
        while (entry := decisions.settle(match, secret)) is not None:
            written.append(entries.Written(match.seq, 0, entry))
            match.take(written[-1])
        return written

    def _answer(self, live: LiveMatch) -> None:
        match, secret = live.match, live.secret
        seat, answer = match.asked, self._rng.choice(match.position.answers())
        assert seat is not None
        self.answers += 1
        happened: list[Happening] = []

        def act() -> list[entries.Written]:
            decisions.check(match, seat, match.seq, str(self.answers))
            decided = decisions.answer(match, seat, answer, str(self.answers))
            written = [entries.Written(match.seq, 0, decided[0])]
            told = match.take(written[0])
            happened.extend([] if told is None else [told])
            return written + self._settle(match, secret)

        def views() -> list[updates.Update]:
            live.shown = shown = updates.shown(match, {0, 1}, 0, live.shown)
            return [updates.update(match, shown, at, (person,), happened) for at, person in enumerate(PERSONS)]

        written = self._timed("deciding, and what the rules do", act)
        self._timed(
            "its rows for the database",
            lambda: (to_row(live.new_head()), [entries.to_json(one.entry) for one in written]),
        )
        made = self._timed("a view for each of two seats", views)
        self._timed("both as JSON", lambda: [encode(update) for update in made])


def parts_of(game: str) -> dict[str, float]:
    played = Played(game)
    number = 0
    while played.answers < MEASURED_ANSWERS:
        number += 1
        played.play(number)
    return {part: spent / played.answers / 1_000 for part, spent in played.spent.items()}


if __name__ == "__main__":
    print(json.dumps({game: parts_of(game) for game in sys.argv[1:]}))
