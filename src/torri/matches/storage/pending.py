"""Writes that wait for their turn, and the statements for a group of them."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec.json import Decoder, encode
from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.entries import Written, to_json
from torri.matches.storage import tables
from torri.matches.storage.direct import Direct
from torri.matches.storage.errors import Overtaken, UnknownMatch
from torri.matches.storage.heads import Row, json, to_row
from torri.matches.storage.many import Many
from torri.matches.storage.results import deal_result, result
from torri.matches.storage.rows import Head, participant, persons_of

_lock: Final = (
    select(*tables.matches.c["id", "seq", "seats", "status"])
    .where(tables.matches.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.matches.c.id)  # so that processes that lock several matches never deadlock
    .with_for_update(key_share=True)
)
# One row from SQLite, for the reason given in `Many`; SQLite has only one writer anyway.
_lock_sqlite: Final = text(
    "SELECT json_group_array(json_array(id, seq, seats, status)) FROM matches "
    "WHERE id IN (SELECT value FROM json_each(:ids))"
)
_locked: Final = Decoder(list[tuple[str, int, str, str]]).decode
_insert_match: Final = Many(insert(tables.matches))
_insert_entry: Final = Many(insert(tables.entries))
_insert_participant: Final = Many(insert(tables.participants))
_insert_result: Final = Many(insert(tables.rated_matches))
_insert_deal_result: Final = Many(insert(tables.deal_results))
_delete_participants: Final = Many(
    delete(tables.participants).where(tables.participants.c.match == bindparam("of_match"))
)
_this_match: Final = tables.matches.c.id == bindparam("of_match")
_update_head: Final = Many(
    update(tables.matches)
    .where(_this_match)
    .values({column.name: bindparam(column.name) for column in tables.matches.c if column.name not in ("id", "secret")})
)
_update_seq: Final = Many(
    update(tables.matches).where(_this_match).values(seq=bindparam("seq"), changed=bindparam("changed"))
)
_last_entry: Final = select(*tables.entries.c["at", "body"]).where(
    tables.entries.c.match == bindparam("match"), tables.entries.c.seq == bindparam("seq")
)


@dataclass(slots=True, eq=False)
class Pending:
    """Entries of one match that are written together or not at all; with a secret, the match is new."""

    match: str
    entries: Sequence[Written]
    head: Head | None
    secret: str | None
    done: Future[None]
    rows: list[Row] = field(init=False)

    def __post_init__(self) -> None:
        assert self.entries, f"{self.match}: a head follows from its entries and never changes alone"
        seqs = [written.seq for written in self.entries]
        assert seqs == list(range(self.first, self.first + len(seqs))), f"{self.match}: entries {seqs}"
        self.rows = [
            {"match": self.match, "seq": written.seq, "at": written.at, "body": to_json(written.entry).decode()}
            for written in self.entries
        ]

    @property
    def first(self) -> int:
        return self.entries[0].seq

    @property
    def after(self) -> int:
        """The seq of the next entry, once these are written."""
        return self.entries[-1].seq + 1

    def settle(self, error: Exception | None = None) -> None:
        if self.done.done():
            return  # the waiting task was cancelled
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Stored(NamedTuple):
    """What is known of a match that is stored."""

    seq: int
    seats: str
    status: str


@dataclass(slots=True)
class Group:
    """Those that fit the matches as they are, and why the others don't."""

    fitting: list[Pending] = field(default_factory=list)
    refused: list[tuple[Pending, Overtaken | UnknownMatch]] = field(default_factory=list)
    stored: dict[str, Stored] = field(default_factory=dict)  # each match, before these


async def lock(connection: AsyncConnection | Direct, matches: Iterable[str]) -> dict[str, Stored]:
    """Lock matches until the transaction ends; what is known of those that exist."""
    ids = sorted(set(matches))
    if isinstance(connection, Direct) or connection.dialect.name == "sqlite":
        found = await connection.scalar(_lock_sqlite, {"ids": encode(ids).decode()})
        return {id: Stored(seq, seats, status) for id, seq, seats, status in _locked(found)}
    # Padded to a power of two, so that the database sees at most ten statements and can keep them prepared.
    ids += ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))
    return {row.id: Stored(row.seq, row.seats, row.status) for row in await connection.execute(_lock, {"ids": ids})}


async def fit(connection: AsyncConnection | Direct, pending: Sequence[Pending]) -> Group:
    """Lock the matches of a group and find out which of its writes have the right seq."""
    stored = await lock(connection, (one.match for one in pending))
    group = Group(stored=stored)
    seqs = {match: known.seq for match, known in stored.items()}
    for one in pending:
        seq = seqs.get(one.match)
        if seq is None and one.secret is None:
            group.refused.append((one, UnknownMatch(one.match)))
        elif one.first != (seq or 0) or (seq is not None and one.secret is not None):
            group.refused.append((one, Overtaken(one.match, one.first)))
        else:
            group.fitting.append(one)
            seqs[one.match] = one.after
    return group


async def put(connection: AsyncConnection | Direct, group: Group) -> None:
    """Write what fits, with as few statements as there are kinds of rows."""
    heads: dict[str, Row] = {}
    bare: dict[str, Row] = {}
    for one in group.fitting:
        head = to_row(one.head) | {"of_match": one.match} if one.head is not None else heads.get(one.match)
        if head is None:
            bare[one.match] = {"of_match": one.match, "seq": one.after, "changed": one.entries[-1].at}
        else:
            heads[one.match] = head | {"seq": one.after}
            bare.pop(one.match, None)
    new = [heads[one.match] | {"secret": one.secret} for one in group.fitting if one.secret is not None]
    known = [row for match, row in heads.items() if match in group.stored]
    await _insert_match.run(connection, new)
    await _update_head.run(connection, known)
    await _update_seq.run(connection, bare.values())
    await _insert_entry.run(connection, (row for one in group.fitting for row in one.rows))
    await _take_part(connection, group)
    ended = {one.match: one.head for one in group.fitting if one.head and _ends(one.head, group.stored.get(one.match))}
    for into, row_of in ((_insert_result, result), (_insert_deal_result, deal_result)):
        rows = [row_of(head) for head in ended.values()]
        await into.run(connection, (row for row in rows if row is not None))


def _ends(head: Head, stored: Stored | None) -> bool:
    """Whether a match has just ended."""
    return head.status == "over" and (stored is None or stored.status != "over")


async def _take_part(connection: AsyncConnection | Direct, group: Group) -> None:
    """Write who takes part where that has changed, and where a match is over: its last change is its place in lists."""
    heads = {one.match: one.head for one in group.fitting if one.head is not None}
    last = [head for head in heads.values() if head.status == "over" or _differs(head, group.stored.get(head.id))]
    rows = [participant(head, person) for head in last for person in persons_of(head)]
    await _delete_participants.run(connection, ({"of_match": head.id} for head in last))
    await _insert_participant.run(connection, rows)


def _differs(head: Head, stored: Stored | None) -> bool:
    return stored is None or stored.seats != json(head.seats) or stored.status == "over"


async def is_there(connection: AsyncConnection, one: Pending) -> bool:
    """Whether its entries are stored: whether the last of them is, unchanged."""
    last = one.rows[-1]
    row = (await connection.execute(_last_entry, {"match": one.match, "seq": last["seq"]})).one_or_none()
    return row is not None and (row.at, row.body) == (last["at"], last["body"])
