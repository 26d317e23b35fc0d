"""The deal of the day: one deal of each game a day (UTC), with the same draws, seat and bots for everybody.

The secret of its draws follows from the server's own secret, the game and the day: nobody has to do anything for it,
and its hash can be published before. docs/decisions/0036 says why it is so.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from msgspec import Struct

from torri.engine.chance import commitment
from torri.engine.game import Game
from torri.matches.entries import Terms

DAY_MS: Final = 86_400_000
LEVEL: Final = "compagno"  # it doesn't think against a clock: the same position gives the same answer
MOST_PLAYERS: Final = 4
MATCH_ID_BYTES: Final = 12
TERMS: Final = Terms(hints=False, public=False, watched=False)


class Deal(Struct, frozen=True):
    """What everybody plays."""

    game: str
    day: str
    secret: str
    players: int
    seat: int

    @property
    def commitment(self) -> str:
        return commitment(self.secret)


class DealResult(Struct, frozen=True):
    """What somebody has made of a deal, in time and to the end."""

    game: str
    day: str
    person: str
    match: str
    points: int
    margin: int  # on the best bot
    ended: int


class Standing(Struct, frozen=True):
    """Some points among those of all who played the same deal."""

    place: int
    played: int
    of_hundred: float  # the share of the others that is behind; who has as many counts half


def day_at(now: int) -> str:
    return f"{datetime.fromtimestamp(now / 1_000, UTC):%Y-%m-%d}"


def day_after(day: str, days: int = 1) -> str:
    return str(date.fromisoformat(day) + timedelta(days=days))


def begins(day: str) -> int:
    return int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp()) * 1_000


def ends(day: str) -> int:
    return begins(day) + DAY_MS


def is_sealed(day: str, now: int) -> bool:
    """Whether nothing of it may be shown to those who have not played it."""
    return now < ends(day)


def keyed(secret: str, *parts: str) -> bytes:
    """What follows from the secret of the server, for this purpose only."""
    return hmac.digest(bytes.fromhex(secret), "\n".join(parts).encode(), "sha256")


def deal_of(secret: str, game: Game, day: str) -> Deal:
    """The deal of a day, from the secret of the server."""
    drawn = keyed(secret, "seat", game.name, day)
    numbers = [count for count in game.players if count <= MOST_PLAYERS]
    players = numbers[drawn[0] % len(numbers)]
    return Deal(game.name, day, keyed(secret, "draws", game.name, day).hex(), players, drawn[1] % players)


def match_id(secret: str, game: str, day: str, person: str) -> str:
    """The only match that somebody has of a deal: whoever begins it twice finds the first."""
    return urlsafe_b64encode(keyed(secret, "match", game, day, person)[:MATCH_ID_BYTES]).decode()


def result_of(
    match: str, game: str, ended: int, seats: Sequence[str | None], summary: Mapping[str, Any]
) -> DealResult | None:
    """The result of a match of a deal, if its person alone has played it to the end before the day was over."""
    day, scores = summary.get("deal"), summary.get("scores", ())
    persons = [seat for seat, person in enumerate(seats) if person is not None]
    if not day or len(persons) != 1 or len(scores) != len(seats):
        return None
    seat = persons[0]
    if seat in (*summary.get("left", ()), *summary.get("helped", ())) or not is_sealed(day, ended):
        return None
    best = max(score for other, score in enumerate(scores) if other != seat)
    return DealResult(game, day, seats[seat] or "", match, scores[seat], scores[seat] - best, ended)


def standing(field: Mapping[int, int], points: int) -> Standing:
    """Where some points stand in a field: how many have made how many."""
    played = sum(field.values())
    above = sum(count for made, count in field.items() if made > points)
    equal = field.get(points, 0)
    others = played - 1
    behind = others - above - (equal - 1) / 2
    return Standing(1 + above, played, round(100 * behind / others, 1) if others > 0 else 100.0)


def share_behind(field: Mapping[int, int], points: int) -> float:
    """Of a hundred who played, how many have less than somebody who is not among them; as many counts half."""
    played = sum(field.values())
    behind = sum(count for made, count in field.items() if made < points) + field.get(points, 0) / 2
    return round(100 * behind / played, 1) if played else 100.0


def streaks(days: Iterable[str], today: str) -> tuple[int, int]:
    """The days in a row up to now, and the most there ever were; today may still come."""
    longest = run = 0
    last = ""
    for day in sorted(set(days)):
        run = run + 1 if last and day_after(last) == day else 1
        longest, last = max(longest, run), day
    return (run if last and day_after(last) >= today else 0), longest
