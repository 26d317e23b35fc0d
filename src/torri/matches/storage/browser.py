"""Matches and one person in a browser: rows of text that it keeps for us, each change durable before it is told.

Lists, the person, reviews, notes and editions are in memory too; entries are read when a match is opened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, Self

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from torri.matches.bounds import Turns
from torri.matches.deal_lines import DealLine, MaestroMade, PlayedLine
from torri.matches.deals import DealResult, result_of
from torri.matches.entries import Written, from_json, to_json
from torri.matches.storage.browser_people import People
from torri.matches.storage.browser_puzzles import Puzzles
from torri.matches.storage.errors import DamagedMatch, Overtaken, UnknownMatch
from torri.matches.storage.nobody_else import (
    ConditionalPlans,
    Contacts,
    Friends,
    Invitations,
    Operators,
    Ratings,
    Sanctions,
    Vacations,
)
from torri.matches.storage.rows import (
    MAX_OVERDUE,
    UNFINISHED,
    DealRow,
    Head,
    Kept,
    KeptEdition,
    Narrowing,
    Played,
    Status,
    participant,
    persons_of,
)
from torri.matches.storage.shelf import Change, Shelf, as_text, read_rows, write_rows

NO_SECRET: Final = "00" * 32  # there is nobody here from whom a deal could be kept secret
SEQ_DIGITS: Final = 8  # so that the order of keys is that of entries


class StoredMatch(Struct, frozen=True):
    head: Head
    secret: str


class StoredEntry(Struct, frozen=True):
    at: int
    body: str


def _entry_key(match: str, seq: int) -> str:
    return f"entry/{match}/{seq:0{SEQ_DIGITS}}"


def _entry_text(one: Written) -> str:
    return as_text(StoredEntry(one.at, to_json(one.entry).decode()))


class BrowserStorage:
    """The storage of tables that are played without a server; if two tabs have it, neither writes over the other."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._matches: dict[str, StoredMatch] = {}
        self.turns = Turns()
        self.people = People(shelf)
        self.reviews = Reviews(shelf)
        self.editions = Editions(shelf)
        self.invitations = Invitations()
        self.contacts = Contacts()
        self.conditional_plans = ConditionalPlans()
        self.vacations = Vacations()
        self.friends = Friends()
        self.operators = Operators()
        self.sanctions = Sanctions()
        self.ratings = Ratings()
        self.deals = Deals(self._matches)
        self.puzzles = Puzzles(shelf)

    @classmethod
    async def open(cls, shelf: Shelf) -> Self:
        opened = cls(shelf)
        opened._matches.update(await read_rows(shelf, "match/", StoredMatch))
        await opened.people.open()
        await opened.reviews.open()
        await opened.editions.open()
        await opened.puzzles.open()
        return opened

    async def close(self) -> None: ...

    @property
    def waiting(self) -> int:
        return 0

    async def healthy(self) -> bool:
        return True

    # Matches

    async def create(self, head: Head, secret: str, entries: Sequence[Written]) -> None:
        if head.id in self._matches:
            raise Overtaken(head.id, 0)
        await self._keep(StoredMatch(head, secret), entries)

    async def append(self, match: str, entries: Sequence[Written], head: Head | None = None) -> None:
        kept = self._stored(match)
        if entries and entries[0].seq != kept.head.seq:
            await self._read_again(match)
            raise Overtaken(match, entries[0].seq)
        seq = entries[-1].seq + 1 if entries else kept.head.seq
        await self._keep(replace(kept, head=head or replace(kept.head, seq=seq)), entries)

    async def _keep(self, kept: StoredMatch, entries: Sequence[Written]) -> None:
        id = kept.head.id
        rows = [
            Change(_entry_key(id, one.seq), as_text(StoredEntry(one.at, to_json(one.entry).decode())), new=True)
            for one in entries
        ]
        if not await write_rows(self._shelf, *rows, Change(f"match/{id}", as_text(kept))):
            await self._read_again(id)
            raise Overtaken(id, entries[0].seq if entries else 0)
        self._matches[id] = kept

    async def _read_again(self, match: str) -> None:
        """Another tab has written to the match."""
        found = dict(await read_rows(self._shelf, f"match/{match}", StoredMatch))
        if "" in found:  # the row itself, not one of a longer id
            self._matches[match] = found[""]

    async def entries(self, match: str, since: int = 0) -> list[Written]:
        self._stored(match)
        found = []
        for key, one in await read_rows(self._shelf, f"entry/{match}/", StoredEntry):
            if (seq := int(key)) >= since:
                try:
                    found.append(Written(seq, one.at, from_json(one.body)))
                except (DecodeError, UnicodeError) as error:
                    raise DamagedMatch(match, seq) from error
        return found

    async def head(self, match: str) -> Head:
        return self._stored(match).head

    async def whole(self, match: str) -> tuple[str, list[Written]]:
        kept, found = self._stored(match), await self.entries(match)
        for seq, one in enumerate(found):
            if one.seq != seq:
                raise DamagedMatch(match, seq)
        if len(found) < max(kept.head.seq, 1):
            raise DamagedMatch(match, len(found))
        return kept.secret, found

    def _stored(self, match: str) -> StoredMatch:
        try:
            return self._matches[match]
        except KeyError:
            raise UnknownMatch(match) from None

    def _heads(self, before: int | None = None) -> list[Head]:
        """All heads, the last changed first."""
        heads = (kept.head for kept in self._matches.values())
        found = (head for head in heads if before is None or head.changed < before)
        return sorted(found, key=lambda head: (head.changed, head.id), reverse=True)

    async def heads_of(self, person: str, *statuses: Status, limit: int = 50, before: int | None = None) -> list[Head]:
        listed = [
            head
            for head in self._heads(before)
            if person in persons_of(head) and (not statuses or head.status in statuses)
        ]
        return _page(listed, limit)

    async def history(
        self, person: str, narrowing: Narrowing | None = None, limit: int = 50, before: int | None = None
    ) -> list[Head]:
        over = await self.heads_of(person, "over", limit=len(self._matches), before=before)
        return _page([head for head in over if _is_wanted(participant(head, person), narrowing)], limit)

    async def played(self, person: str, limit: int, rated: bool | None = None) -> list[Played]:
        over = await self.history(person, Narrowing(rated=rated), len(self._matches))
        rows = [row for row in (participant(head, person) for head in over) if row["place"] is not None]
        return [Played(*(row[name] for name in Played.__struct_fields__)) for row in rows[:limit]]

    async def unfinished_of(self, person: str) -> int:
        return sum(head.host == person and head.status in UNFINISHED for head in self._heads())

    async def unfinished_in_all(self) -> int:
        return sum(head.status in UNFINISHED for head in self._heads())

    async def imported_by(self, person: str) -> int:
        return sum(head.host == person and bool(head.summary.get("imported")) for head in self._heads())

    async def open_tables(self, limit: int = 50, before: int | None = None) -> list[Head]:
        return []  # nobody else could sit down

    async def inviting(self, person: str, limit: int = 50) -> list[Head]:
        return []

    async def open_to(self, person: str, limit: int = 50) -> list[Head]:
        return []

    async def opened_by_friends(self, person: str, limit: int = 50) -> list[Head]:
        return []

    async def running(self, limit: int = 50, before: int | None = None) -> list[Head]:
        return []

    async def finished(self, limit: int = 50, before: int | None = None) -> list[Head]:
        return []

    async def all_of(self, status: Status, limit: int = 50, before: int | None = None) -> list[Head]:
        return []  # there are no operators

    async def over_before(self, before: int, after: tuple[int, str] | None, limit: int) -> list[tuple[int, str]]:
        over = sorted((head.changed, head.id) for head in self._heads(before) if head.status == "over")
        return [place for place in over if after is None or place > after][:limit]

    async def remove(self, match: str) -> None:
        rows = [Change(key, None) for key, _ in json.decode(await self._shelf.rows(f"entry/{match}/"))]
        about = [f"{kind}/{match}" for kind in ("match", "note", "review")]
        await write_rows(self._shelf, *rows, *(Change(key, None) for key in about))
        self._matches.pop(match, None)

    async def overdue(self, before: int, limit: int = MAX_OVERDUE) -> list[str]:
        late = sorted((head.due, head.id) for head in self._heads() if head.due is not None and head.due < before)
        return [id for _, id in late[:limit]]

    async def hand_over(self, ids: Sequence[str], now: int) -> None: ...

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        return {id: self._matches[id].head.seq for id in ids if id in self._matches}


def _is_wanted(row: dict[str, Any], narrowing: Narrowing | None) -> bool:
    """As `participants.narrowed` asks it of a database."""
    if narrowing is None:
        return True
    place = row["place"]
    return (
        narrowing.game in (None, row["game"])
        and narrowing.rated in (None, row["rated"])
        and narrowing.people in (None, row["people"] > 0)
        and (narrowing.won is None or (place is not None and (place == 1) == narrowing.won))
        and narrowing.name.casefold() in row["others"]
    )


def _page(listed: list[Head], limit: int) -> list[Head]:
    """The next page begins before the last one's time: those with the same time belong to this page."""
    return [head for head in listed if len(listed) <= limit or head.changed >= listed[limit - 1].changed]


class Reviews:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._digests: dict[str, tuple[int, str]] = {}

    async def open(self) -> None:
        kept = await read_rows(self._shelf, "review/", Kept)
        self._digests = {match: (one.version, one.digest) for match, one in kept}

    async def save(self, review: Kept) -> None:
        await write_rows(self._shelf, Change(f"review/{review.match}", as_text(review)))
        self._digests[review.match] = (review.version, review.digest)

    async def of(self, match: str) -> Kept | None:
        if match not in self._digests:
            return None
        return next((one for key, one in await read_rows(self._shelf, f"review/{match}", Kept) if not key), None)

    async def digests(self, matches: Collection[str], version: int) -> dict[str, str]:
        found = {match: self._digests[match] for match in matches if match in self._digests}
        return {match: digest for match, (made, digest) in found.items() if made == version and digest}


class Editions:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._kept: dict[str, KeptEdition] = {}

    async def open(self) -> None:
        self._kept = dict(await read_rows(self._shelf, "edition/", KeptEdition))

    async def save(self, edition: KeptEdition) -> None:
        await write_rows(self._shelf, Change(f"edition/{edition.sha256}", as_text(edition)))
        self._kept[edition.sha256] = edition

    async def of(self, person: str) -> list[KeptEdition]:
        return sorted(self._kept.values(), key=lambda one: one.made, reverse=True)

    async def count(self, person: str) -> int:
        return len(self._kept)

    async def find(self, game: str, sha256: str) -> KeptEdition | None:
        found: Iterable[KeptEdition] = self._kept.values()
        return next((one for one in found if one.game == game and one.sha256.startswith(sha256)), None)

    async def delete(self, person: str, sha256: str) -> bool:
        if sha256 not in self._kept:
            return False
        await write_rows(self._shelf, Change(f"edition/{sha256}", None))
        del self._kept[sha256]
        return True


class Deals:
    """Deals that follow from the day alone, the same in every browser; compared with what one has made before."""

    own_past = True

    def __init__(self, matches: dict[str, StoredMatch]) -> None:
        self._matches = matches

    async def secret(self) -> str:
        return NO_SECRET

    async def of(self, ids: Collection[str], game: str | None = None) -> list[DealResult]:
        heads = (kept.head for kept in self._matches.values() if kept.head.status == "over")
        made = (
            result_of(one.id, one.game, one.summary.get("ended", one.changed), one.seats, one.summary) for one in heads
        )
        found = [one for one in made if one is not None and one.person in ids and game in (None, one.game)]
        return sorted(found, key=lambda one: one.day, reverse=True)

    async def fields(self, game: str, days: Collection[str]) -> dict[str, dict[int, int]]:
        """Everything that was made of this game's deals, whichever day is asked for."""
        field: dict[int, int] = {}
        for one in await self.of(self._persons(), game):
            field[one.points] = field.get(one.points, 0) + 1
        return dict.fromkeys(days, field)

    async def listed(self, game: str, day: str, limit: int) -> list[DealRow]:
        made = [one for one in await self.of(self._persons(), game) if one.day == day]
        return [DealRow(one.person, one.points, one.margin) for one in made[:limit]]

    async def without_line(self, game: str, day: str, limit: int) -> list[str]:
        """None are kept: nobody else plays the same deal."""
        return []

    async def keep_line(self, game: str, day: str, match: str, line: DealLine) -> None: ...

    async def lines(self, game: str, day: str) -> list[PlayedLine]:
        return []

    async def line_of(self, result: DealResult) -> DealLine | None:
        return None

    async def claim_maestro(self, game: str, day: str, now: int, given_up: int) -> bool:
        return False  # it would think for minutes in somebody's browser

    async def keep_maestro(self, game: str, day: str, made: MaestroMade) -> None: ...

    async def maestro(self, game: str, day: str) -> MaestroMade | None:
        return None

    def _persons(self) -> set[str]:
        return {person for kept in self._matches.values() for person in kept.head.seats if person is not None}
