"""A match that somebody plays alone against bots goes along with their browser, and comes back longer.

The whole of it is handed out, the secret of its draws too: whoever has that could look at what is hidden. So it is only
done where nobody else plays and where nothing counts beyond the match itself. What comes back is a list of answers;
everything in it is computed again, and all of it becomes part of the match, or nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from torri.engine.chance import Chance
from torri.engine.errors import Fact, Problem, Reason
from torri.engine.questions import NATURE
from torri.matches import decisions
from torri.matches import entries as of
from torri.matches.clock import wall_clock_ms
from torri.matches.entries import Known, Written
from torri.matches.errors import NotTakenAlong, RecordFails, Stale
from torri.matches.heads import head_of
from torri.matches.live import LiveMatch
from torri.matches.match import Match
from torri.matches.registry import Registry
from torri.matches.storage import Storage
from torri.matches.sync import Sync

UNSAID: Final = "…"  # in place of what others have written


class TakenAlong(Struct, frozen=True):
    """A match from one of its entries on, as it is stored, and the secret of its draws."""

    secret: str
    written: tuple[Written, ...]


class HandedBack(Struct, frozen=True):
    """The answers of a match from its beginning on, and how many of its entries were known where they were given."""

    seq: int
    answers: tuple[int, ...]


def require_alone(match: Match, ids: Collection[str]) -> int:
    """The seat of who may take a match along: nobody else plays, and the result counts for nothing else."""
    seat = decisions.own_seat(match, ids)
    created = match.created
    if created.terms.rated or created.deal or created.tournament is not None:
        raise NotTakenAlong("along-counts")
    if sum(chair.person is not None for chair in match.chairs) > 1:
        raise NotTakenAlong("along-others")
    if created.terms.clock is not None:
        raise NotTakenAlong("along-clock")
    decisions.require(match, "running")
    if match.bot_at(seat):
        raise NotTakenAlong("along-away")
    return seat


def without_others(one: Written, ids: Collection[str]) -> Written:
    """What others have written stays where they wrote it; the numbers of the entries stay the same."""
    if isinstance(one.entry, of.Said) and one.entry.person not in ids:
        return replace(one, entry=of.Said("", "", UNSAID))
    return one


def is_quiet(entry: Known) -> bool:
    """Whether this happens while the person is away, and says nothing of what they want."""
    return isinstance(entry, of.Drawn | of.Said) or (isinstance(entry, of.Answered) and entry.by in ("bot", "rules"))


def is_course(entry: Known) -> bool:
    """Whether this is part of what was answered, which can be compared."""
    return isinstance(entry, of.Answered | of.HandedBack) or is_quiet(entry)


def shared(match: Match, answers: Sequence[int]) -> int:
    """How many answers two courses of a match have in common."""
    pairs = enumerate(zip(match.answers, answers, strict=False))
    return next((ply for ply, (one, other) in pairs if one != other), min(match.ply, len(answers)))


def gone_on(match: Match, secret: str, seat: int, answers: Sequence[int]) -> list[Known]:
    """The entries by which a match becomes the one that was played elsewhere; RecordFails at the first answer that the
    rules or the secret forbid.

    What bots have answered here meanwhile is taken back, as the person could do it.
    """
    kept = shared(match, answers)
    entries: list[Known] = [of.HandedBack(seat, kept)]
    if kept < match.ply:
        entries.append(of.TookBack(seat, kept))
    position, chance, drawn = match.at(kept), Chance(secret, match.words), match.actors[:kept].count(NATURE)
    for ply, answer in enumerate(answers[kept:], kept):
        actor = position.actor
        if reasons := position.why_not(answer):
            raise _fails(ply, "illegal-answer", tuple(reasons), answer=position.text(answer))
        assert actor is not None
        if actor == NATURE:
            expected = chance.answer(*position.odds(), drawn)
            if expected != answer:
                raise _fails(ply, "wrong-draw", found=position.text(answer), expected=position.text(expected))
            entries.append(of.Drawn(answer))
            drawn += 1
        elif position.forced() is not None:
            entries.append(of.Answered(actor, answer, "rules"))
        else:
            entries.append(of.Answered(actor, answer, "bot" if match.bot_at(actor) else "person"))
        position.game.questions.apply(position.state, answer)
    return entries


def _fails(ply: int, problem: str, reasons: tuple[Reason, ...] = (), **facts: Fact) -> RecordFails:
    return RecordFails(ply, reasons[0].rule if reasons else None, Problem(problem, facts), reasons)


def continued(
    id: str, written: Sequence[Written], secret: str, ids: Collection[str], back: HandedBack
) -> tuple[Match, list[Written]]:
    """The match as it goes on, and what is to be written; nothing if it was handed back before."""
    match = Match.of(id, written)
    seat, kept = decisions.own_seat(match, ids), shared(match, back.answers)
    newer = [one.entry for one in written[back.seq :]]
    has_chosen, chose_otherwise = not all(map(is_quiet, newer)), seat in match.actors[kept:]
    if kept == len(back.answers) and (has_chosen or not chose_otherwise):
        return match, []  # nothing was played there that is not here
    require_alone(match, ids)
    if (has_chosen and chose_otherwise) or not all(map(is_course, newer)):
        raise Stale(back.seq, match.moved)
    new: list[Written] = []

    def take(entry: Known) -> None:
        new.append(Written(match.seq, wall_clock_ms(), entry))
        match.take(new[-1])

    for entry in gone_on(match, secret, seat, back.answers):
        take(entry)
    while (settled := decisions.settle(match, secret)) is not None:
        take(settled)
    return match, new


class TakingAlong:
    """Hands matches out and takes them back; `stored` is called with each that has come back longer."""

    def __init__(
        self, storage: Storage, registry: Registry, sync: Sync, stored: Callable[[LiveMatch], None], allowed: bool
    ) -> None:
        self._storage = storage
        self._registry = registry
        self._sync = sync
        self._stored = stored
        self.allowed = allowed

    async def give(self, id: str, ids: Collection[str], since: int) -> TakenAlong:
        """The entries of a match from one on; from the same on it can be asked for again, after each turn."""
        self._require_allowed()
        async with self._registry.hold(id) as live:
            require_alone(live.match, ids)
            written = await self._storage.entries(id, since)
        return TakenAlong(live.secret, tuple(without_others(one, ids) for one in written))

    async def take_back(self, id: str, ids: Collection[str], back: HandedBack) -> int:
        """Go on where somebody has stopped elsewhere; the number of entries then."""
        self._require_allowed()
        async with self._registry.hold(id) as live:
            written = await self._storage.entries(id)
            match, new = await asyncio.to_thread(continued, id, written, live.secret, ids, back)
            if not new:
                return match.seq
            await self._storage.append(id, new, head_of(match))
            self._registry.forget(live)  # it is read again, and told to all who listen
        longer = await self._registry.get(id)
        self._stored(longer)
        self._sync.announce(longer.match)
        return match.seq

    def _require_allowed(self) -> None:
        if not self.allowed:
            raise NotTakenAlong("along-off")
