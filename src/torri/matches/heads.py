"""What lists show of a match, and when it is overdue."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins
from msgspec.structs import replace

from torri.engine.questions import NATURE
from torri.matches import results, updates
from torri.matches.match import Match
from torri.matches.storage import Head

BOT_OVERDUE_MS: Final = 10_000  # a bot has usually answered by then; after that any process may start it again


def head_of(match: Match) -> Head:
    """What lists show of a match."""
    free = sum(
        chair.yields or not (chair.name or chair.person or chair.bot or chair.kept_for) for chair in match.chairs
    )
    terms, ended = match.created.terms, match.ended
    summary = {
        "chairs": [_chair(match, seat) for seat in range(match.players)],
        "free": free,
        "ply": match.ply,
        "options": match.created.options,
        "host": next((chair.name for chair in match.created.chairs if chair.person == match.created.host), ""),
        "clock": to_builtins(terms.clock),
        "watched": terms.watched,
        "delay": terms.delay,
    }
    if match.created.brought is not None:
        summary["imported"] = True
    if match.created.deal:
        summary |= {"deal": match.created.deal, "helped": sorted(match.helped)}
    if match.created.tournament is not None:
        summary |= {"tournament": match.created.tournament.tournament, "let_play": sorted(match.let_play)}
        summary |= _acted(match)
    if terms.rated:
        summary["rated"] = True
    if terms.friends:
        summary["friends"] = True
    if ended is not None:
        gone, places = results.left(match), results.places(ended.scores, ended.winners, results.behind(match))
        summary |= {"scores": ended.scores, "winners": ended.winners}
        summary |= {"places": places, "left": gone, "ended": match.ended_at}
    return Head(
        id=match.id,
        game=match.created.game,
        status=match.status,
        public=terms.public and not terms.friends,
        host=match.created.host,
        created=match.created_at,
        changed=match.changed_at,
        seq=match.seq,
        turn=turn_of(match),
        seats=tuple(chair.person for chair in match.chairs),
        summary=summary,
        due=due(match),
    )


def with_answers(head: Head, match: Match) -> Head:
    """The head of a match in which only answers have come since."""
    return replace(
        head,
        seq=match.seq,
        changed=match.changed_at,
        turn=turn_of(match),
        due=due(match),
        summary=head.summary | {"ply": match.ply} | _acted(match),
    )


def _acted(match: Match) -> dict[str, list[int]]:
    """The seats that have had a turn, at a table of a tournament: whose round has begun is told to the others."""
    return {} if match.created.tournament is None else {"acted": sorted({*match.actors} - {NATURE})}


def turn_of(match: Match) -> tuple[str, ...]:
    """The person who is asked."""
    asked = match.asked
    person = match.chairs[asked].person if asked is not None and not match.bot_at(asked) else None
    return (person,) if person else ()


def _chair(match: Match, seat: int) -> dict[str, object]:
    """What lists show of a chair."""
    chair = match.chairs[seat]
    said = {"name": chair.name, "crest": chair.crest, "level": match.bot_at(seat)}
    return {"kind": updates.kind_of(chair)} | {key: value for key, value in said.items() if value}


def due(match: Match) -> int | None:
    """When to check why a running match does not go on: its bot has not answered, or a clock ran out."""
    asked = match.asked
    if asked is not None and match.bot_at(asked):
        return match.changed_at + BOT_OVERDUE_MS
    return match.time_out
