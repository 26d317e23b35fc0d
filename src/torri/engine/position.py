"""A position: one question, its answers, what they mean, and what each seat may see."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

from torri.engine import schema
from torri.engine.bits import members
from torri.engine.errors import AmbiguousNotation, Facts, IllegalAnswer, Reason, UnknownNotation, UnknownSeat
from torri.engine.options import Value
from torri.engine.parts import ForecastMoment, Parts
from torri.engine.questions import NATURE, even
from torri.engine.streams import start_stream
from torri.engine.telling import Event, Line, events_told, lines_booked
from torri.engine.views import Outlook, Table, View

NUMBER = re.compile(r"#-?[0-9]{1,9}")  # an answer by its bare number
EXAMPLES_SHOWN = 5  # when an answer was not understood


class Position:
    """A game in progress; `apply` changes it in place."""

    __slots__ = ("game", "options", "state")

    def __init__(self, game: Parts, state: Any, options: dict[str, Value]) -> None:
        self.game = game
        self.state = state
        self.options = options

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def over(self) -> bool:
        return bool(self.state.ask == self.game.over)

    @property
    def actor(self) -> int | None:
        """The seat that is asked, NATURE, or None when the game is over."""
        return None if self.over else int(self.state.actor)

    @property
    def question(self) -> Any:
        """The member of `game.Ask` that is asked."""
        return self.game.Ask(self.state.ask)

    @property
    def gathered(self) -> bool:
        """Whether answers to the question have no order, though they are named one after another."""
        return not self.over and self.game.questions[self.state.ask].gathered

    def answers(self) -> list[int]:
        """The legal answers, ascending."""
        return list(members(self.game.questions.legal(self.state)))

    def out_of_order(self) -> list[int]:
        """Answers to a gathered question that only the order of naming excludes: they could have been named before."""
        if not self.gathered:
            return []
        questions = self.game.questions
        return list(members(questions.in_any_order(self.state) & ~questions.legal(self.state)))

    def weights(self) -> list[int]:
        """How likely nature is to give each legal answer; empty when a seat is asked."""
        return self.odds()[1] if self.actor == NATURE else []

    def odds(self) -> tuple[list[int], list[int]]:
        """Nature's legal answers, and how likely each of them is."""
        weight, state, answers = self.game.questions[self.state.ask].weight or even, self.state, self.answers()
        return answers, [weight(state, answer) for answer in answers]

    def apply(self, answer: int) -> list[Event]:
        """Give an answer; returns what happened. Nothing changes when the answer is not legal."""
        questions, state = self.game.questions, self.state
        if answer < 0 or not questions.legal(state) >> answer & 1:
            raise IllegalAnswer(self.game.name, answer, tuple(self.why_not(answer)))
        with events_told() as told:
            questions.apply(state, answer)
        return [self.game.teller.event(event) for event in told]

    def why_not(self, answer: int) -> list[Reason]:
        """The reasons against an answer, the deciding one first; none if and only if it is legal."""
        return [self._written(reason) for reason in self.game.questions.why_not(self.state, answer)]

    def why_not_there(self, notation: str) -> list[Reason]:
        """The reasons against choosing a part of the table that the question does not ask about, if the game knows."""
        reason = self.game.elsewhere(self.state, notation.strip())
        return [] if reason is None else [self._written(reason)]

    def _written(self, reason: Reason) -> Reason:
        """The reason, with its alternative in notation."""
        way = reason.instead
        return replace(reason, instead=self.text(way)) if isinstance(way, int) else reason

    def text(self, answer: int) -> str:
        """How an answer is written, legal or not; `#n` where the question has no such answer."""
        if self.over or not 0 <= answer < self.game.questions[self.state.ask].answers:
            return f"#{answer}"
        return self.game.text(self.state, answer)

    def meaning(self, answer: int) -> tuple[str, Facts]:
        """What an answer of the question's range would do: the name of its sentence, and the figures in it."""
        return self.game.meaning(self.state, answer)

    def parse(self, notation: str) -> int:
        """The answer for a text, legal or not, in any case; the first letters of one legal answer are enough."""
        wanted = notation.strip().casefold()
        if NUMBER.fullmatch(wanted):
            return int(wanted[1:])
        size = 0 if self.over else self.game.questions[self.state.ask].answers
        written = {self.text(answer).casefold(): answer for answer in range(size)}
        if wanted in written:
            return written[wanted]
        legal = self.answers()
        begun = [answer for answer in legal if wanted and self.text(answer).casefold().startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        question = self.question.name
        if begun:
            raise AmbiguousNotation(notation, question, tuple(self.text(answer) for answer in begun))
        raise UnknownNotation(notation, question, tuple(self.text(answer) for answer in legal[:EXAMPLES_SHOWN]))

    def shown(self) -> View:
        """What everybody may know, ready for JSON: views for several seats begin with it, and it is built once."""
        game, state, over = self.game, self.state, self.over
        asked = None if over else game.questions[state.ask]
        return {
            "game": game.name,
            "rules": game.version,
            "edition": game.edition.sha256[:12],
            "players": int(state.players),
            "options": self.options,
            "seat": None,
            "actor": None if over else int(state.actor),
            "question": (asked.ask if asked else game.over).name,
            "rule": asked.rule if asked else game.questions.end,
            "answers": [],
            "forced": None,
            "automatic": None,
            "scores": self.scores() if over else None,
            "winners": self.winners() if over else None,
            "table": game.shown(state),
        }

    def view(self, seat: int | None, open: bool = False, shown: View | None = None) -> View:
        """What a seat may know (None: a spectator), ready for JSON; read-only, because views share their common parts.

        With `open` the seat looks at a table on which nothing lies hidden: for looking back, when the game is over.
        """
        self._check(seat)
        shown = shown or self.shown()
        view = shown.copy()
        view["seat"] = seat
        view["table"] = self.game.view(self.state, shown["table"], seat, open)
        if seat is not None and seat == shown["actor"]:
            text, state = self.game.text, self.state
            view["answers"] = [{"answer": answer, "text": text(state, answer)} for answer in self.answers()]
            view["forced"] = self.forced() if len(view["answers"]) == 1 else None
            view["automatic"] = self.automatic()
        return view

    def table(self, seat: int | None) -> Table:
        """The part of a view that the game builds."""
        return self.game.view(self.state, self.game.shown(self.state), seat)

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return [self.game.score(self.state, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that lead; at the end, that have won."""
        ranks = [self.game.rank(self.state, seat) for seat in range(self.players)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def ledger(self) -> list[Line]:
        """Every point with its cause; the sum of a seat's lines is its score."""
        lines = []
        for seat in range(self.players):
            with lines_booked() as booked:
                self.game.score(self.state, seat)
            lines += [self.game.teller.line(seat, line) for line in booked]
        return lines

    def automatic(self) -> int | None:
        """The answer that the rules offer an absent player, for acceptance with one click; None if they offer none."""
        answer = self.game.automatic(self.state)
        return None if self.over or answer < 0 else answer

    def usual(self) -> int | None:
        """The answer that most players would give where choosing is tedious (bricks to pay with); None elsewhere."""
        if self.over or self.game.usual is None:
            return self.automatic()
        answer = self.game.usual(self.state)
        return None if answer < 0 else answer

    def obvious(self) -> int | None:
        """The answer to a question that is no decision: it changes nothing, or it costs nothing and only gives."""
        answer = -1 if self.over else self.game.obvious(self.state)
        return None if answer < 0 else answer

    def forced(self) -> int | None:
        """The one answer that the rules leave a seat: it may be given for the player. None if there is a choice.

        Where things are named in no order, a single legal answer need not be forced (`Questions.forced`).
        """
        return None if self.over or self.actor == NATURE else self.game.questions.forced(self.state)

    def forecast(self, seat: int) -> list[ForecastMoment]:
        """What a seat will have at each later moment if nothing else changes, and which promises it could not keep;
        empty where the game has nothing to foresee."""
        self._check(seat)
        return [] if self.over else self.game.forecast(self.state, seat)

    def outlook(self, seat: int | None) -> Outlook:
        """Figures that follow from what a seat (None: a spectator) sees, by the rules themselves; ready for JSON."""
        self._check(seat)
        return self.game.outlook(self.state, seat)

    def copy(self) -> Position:
        return Position(self.game, self.game.copy(self.state), dict(self.options))

    def encode(self) -> str:
        """The position as one line of text; `Game.decode` reads it."""
        head = [self.game.name, str(self.game.version), self.game.edition.sha256[:12]]
        head += [f"{name}={_word(value)}" for name, value in self.options.items()]
        return f"{' '.join(head)} | {schema.write(self.state)}"

    def sample(self, seat: int | None, rng: Random) -> Position:
        """A world that agrees with what a seat (None: a spectator) knows."""
        self._check(seat)
        world = self.copy()
        stream = [0] * 4
        start_stream(stream, rng.getrandbits(62), rng.getrandbits(62))
        self.game.redeal(world.state, NATURE if seat is None else seat, stream)
        return world

    def _check(self, seat: int | None) -> None:
        """Only seats and spectators know things: nature's own view would show what is hidden."""
        if seat is not None and seat not in range(self.players):
            raise UnknownSeat(seat + 1, self.players)


def _word(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
