"""What happened in a match: for clients that reconnect, for the chronicle, and for \"since your last turn\"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from torri.engine.position import Position
from torri.matches.match import Happening, Match


def happenings(match: Match, first: int, last: int | None = None) -> list[Happening]:
    """The answers from one ply up to another as they happened; what was taken back is not among them."""
    return retold(match.at(first), list(match.answers[first:last]), match.actors[first:last], first)


def recounting(match: Match, first: int, last: int | None = None) -> Callable[[], list[Happening]]:
    """The same for a thread, while the match may go on: what it needs of the match is copied now."""
    start, answers, actors = match.start(), match.answers[:last], match.actors[:last]

    def recount() -> list[Happening]:
        for answer in answers[:first]:
            start.game.questions.apply(start.state, answer)
        return retold(start, answers[first:], actors[first:], first)

    return recount


def retold(position: Position, answers: list[int], actors: list[int], first: int) -> list[Happening]:
    told = []
    for ply, (answer, actor) in enumerate(zip(answers, actors, strict=True), first):
        text = position.text(answer)
        by = "rules" if position.forced() == answer else ""  # given for the seat, as the match has it
        meaning = position.meaning(answer)
        events = tuple(position.apply(answer))
        told.append(Happening(ply, actor, answer, text, by, events, None if events else meaning))
    return told


def last_turn(match: Match, seat: int) -> int:
    """The ply after the last answer that a seat gave, before what is asked of it now."""
    return turn_before(match.actors, seat, asked=match.asked == seat)


def turn_before(actors: Sequence[int], seat: int, asked: bool = True) -> int:
    """The same of a game in which these have answered; `asked`: whether the seat is asked now."""
    ply = len(actors)
    while ply and actors[ply - 1] == seat and asked:
        ply -= 1
    while ply and actors[ply - 1] != seat:
        ply -= 1
    return ply
