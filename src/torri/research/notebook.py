"""Boards in a notebook: a position or a record as one HTML page with the app's own drawings, without any server.

The page has everything in it, the views too: those of a seat or of a spectator, made here as a server would make them.
What the app's replay asks for (`web/src/show`) is answered from the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import msgspec

from torri.engine.errors import UnknownSeat
from torri.engine.game import Game
from torri.engine.position import Position
from torri.engine.records import Record
from torri.matches.replaying import Reel, Viewpoint
from torri.matches.updates import SeatSeen
from torri.research.board_page import Board, built
from torri.texts import LANGUAGES, Words, preferred_language

HEIGHT_PIXELS: Final = 720
THEMES: Final = ("system", "light", "dark")  # those of the app


def show(
    what: Position | Record,
    seat: int | None = None,
    *,
    open: bool = False,
    language: str | None = None,
    names: Sequence[str] | None = None,
    height: int = HEIGHT_PIXELS,
    theme: str = "system",
    game: Game | None = None,
) -> Board:
    """A position, or a record from its start to its end, as a seat sees it (None: a spectator).

    With `open` nothing lies hidden. `language` is one of en, nl, de, it; by default that of the environment. `names`
    are those of the seats; a record has its own. `theme` is that of the system unless you choose: a frame does not
    learn that of its notebook. `game` is for records of another edition, as in `Record.replay`.
    """
    reel = _reel(what, game)
    position = reel.start
    if seat is not None and not 0 <= seat < position.players:
        raise UnknownSeat(seat + 1, position.players)
    spoken = language or preferred_language()
    if spoken not in LANGUAGES:
        raise ValueError(f"there is no language {spoken!r}; there are {', '.join(LANGUAGES)}")
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; there are {', '.join(THEMES)}")
    called = list(names or (what.seats if isinstance(what, Record) else _players(position.players, spoken)))
    name, viewpoint = position.game.name, Viewpoint(seat, open)
    given = {
        "language": spoken,
        "theme": theme,
        "texts": msgspec.Raw(built(f"texts/{name}-{spoken}.json").encode()),
        "replay": {
            "match": "shown",
            "table": _table(name, called),
            "seat": seat,
            "open": open,
            "seats": (),
            "all": False,
            "last": reel.last,
            "turns": reel.turns(),
            "names": called,
        },
        "moments": list(_changes(reel, viewpoint)),
        "rules": _rules(cast("Game", position.game), spoken),
    }
    return Board(f"Torri: {name.capitalize()}", given, height, Words(spoken)("show-not-trusted"))


def _players(players: int, language: str) -> list[str]:
    words = Words(language)
    return [words("play-person", number=seat + 1) for seat in range(players)]


def _reel(what: Position | Record, game: Game | None) -> Reel:
    if isinstance(what, Position):
        return Reel("shown", what.copy(), (), ())
    actors = tuple(ply.actor for ply, _ in what.replay(game))
    return Reel("shown", what.start(game), tuple(what.answers), actors)


def _rules(game: Game, language: str) -> dict[str, Any]:
    """What a board asks of the rules: their paragraphs, and the figures that no view has."""
    words = Words(language, game)
    paragraphs = [{"id": id, "text": words.rule(game, id), "ruling": id in game.rulings} for id in game.paragraphs]
    return {
        "chapters": [{"id": "", "title": "", "paragraphs": paragraphs}],
        "figures": [{"path": one.path, "value": one.value, "mark": one.mark} for one in game.edition.figures],
    }


def _table(game: str, names: Sequence[str]) -> dict[str, Any]:
    seats = [
        SeatSeen("person", name, seat, None, yours=False, present=True, away=False, resigned=False)
        for seat, name in enumerate(names)
    ]
    # Nothing will happen any more, however far the game has come.
    return {"id": "shown", "game": game, "status": "over", "seats": seats, "end": None, "changed": 0}


def _changes(reel: Reel, viewpoint: Viewpoint) -> Iterator[Any]:
    """The first moment, and of each further one what differs: a game of Florenza is 12 MB of views."""
    before: Any = None
    for moment in reel.moments(viewpoint):
        now = msgspec.to_builtins(moment)
        yield {} if now == before else _change(before, now)
        before = now


def _change(before: Any, now: Any) -> Any:
    """`[value]` where a value stands in the place of another, an object with what differs in its parts."""
    if isinstance(now, dict) and isinstance(before, dict) and now.keys() == before.keys():
        return {part: _change(before[part], value) for part, value in now.items() if before[part] != value}
    if isinstance(now, list | tuple) and isinstance(before, list | tuple) and len(now) == len(before):
        return {str(at): _change(before[at], value) for at, value in enumerate(now) if before[at] != value}
    return [now]
