"""A match without storage, for the tests of what may be done at a table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from torri.engine.catalogue import game as find_game
from torri.engine.chance import commitment
from torri.matches import decisions
from torri.matches.chairs import Who
from torri.matches.entries import Chair, Created, Known, Terms, Written
from torri.matches.match import Happening, Match

SECRET = "5e" * 32
ANNA, BRUNO, CLARA = Who("anna", "Anna"), Who("bruno", "Bruno", 1), Who("clara", "Clara", 2)


class Desk:
    """Takes what is decided, and what follows of itself, as the tables do."""

    def __init__(self, chairs: Sequence[Chair], game: str = "patrizier", terms: Terms | None = None) -> None:
        rules = find_game(game)
        options = rules.start(len(chairs)).options
        self.now = 1_000
        self.written: list[Written] = []
        self.match = Match("m")
        edition = rules.edition
        created = Created(
            game=rules.name,
            rules=rules.version,
            edition=edition.name,
            edition_sha256=edition.sha256,
            options=options,
            host="anna",
            chairs=tuple(chairs),
            commitment=commitment(SECRET),
            terms=terms or Terms(),
        )
        self.do([created])

    def do(self, decided: Sequence[Known]) -> list[Happening]:
        told = [self._take(entry) for entry in decided]
        while (entry := decisions.settle(self.match, SECRET)) is not None:
            told.append(self._take(entry))
        return [one for one in told if one is not None]

    def _take(self, entry: Known) -> Happening | None:
        one = Written(self.match.seq, self.now, entry)
        self.written.append(one)
        return self.match.take(one)

    def answer(self, answer: int | None = None, client: str | None = None, seq: int | None = None) -> list[Happening]:
        """The person who is asked answers, the first of all answers if none is named."""
        match = self.match
        seat = match.asked
        assert seat is not None
        client = client or f"c{match.seq}"
        decisions.check(match, seat, match.moved if seq is None else seq, client)
        return self.do(decisions.answer(match, seat, match.position.answers()[0] if answer is None else answer, client))

    def plan(
        self, answers: Sequence[int], client: str | None = None, seq: int | None = None, unasked: bool = False
    ) -> list[Happening]:
        """The person who is asked gives several answers at once; or the app gives them unasked."""
        match = self.match
        seat = match.asked
        assert seat is not None
        client = client or f"c{match.seq}"
        decisions.check(match, seat, match.moved if seq is None else seq, client)
        return self.do(decisions.plan(match, seat, answers, client, unasked))

    def play(self, plies: int, rng: Random) -> None:
        """So many random choices, each for the seat that is asked."""
        for _ in range(plies):
            if self.match.asked is None:
                return
            self.answer(rng.choice(self.match.position.answers()))


def people(*persons: Who) -> list[Chair]:
    return [Chair(person.name, person.id, person.crest) for person in persons]
