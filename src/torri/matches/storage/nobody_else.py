"""What needs other persons, in a browser that has only one: there is nothing to find."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from torri.matches.sanctions import Sanction
from torri.matches.storage.errors import UnknownItem, UnknownPerson
from torri.matches.storage.rows import Blocks, Contact, KeptPlan, Leader, RatingStep, Standing, Tie, TieKind


class Invitations:
    """Nobody can be invited to a table that only this browser has."""

    async def invite(self, match: str, person: str, made: int) -> None:
        raise UnknownPerson(person)

    async def asked(self, match: str) -> set[str]:
        return set()

    async def is_invited(self, match: str, ids: Collection[str]) -> bool:
        return False

    async def decline(self, match: str, ids: Collection[str]) -> None: ...


class Contacts:
    """Nobody is called back where no server could call."""

    async def of(self, person: str) -> list[Contact]:
        return []


class ConditionalPlans:
    """Nobody waits for days where nobody else plays."""

    async def of_seat(self, match: str, seat: int) -> list[KeptPlan]:
        return []

    async def waiting(self, limit: int) -> list[str]:
        return []

    async def remove_of(self, match: str) -> None: ...


class Vacations:
    """No clock runs for days here."""

    async def until(self, person: str, now: int) -> int | None:
        return None


class Friends:
    """One browser has one person: nobody to follow, nobody to block."""

    async def tie(self, person: str, other: str, kind: TieKind, made: int) -> None:
        raise UnknownPerson(other)

    async def untie(self, person: str, other: str) -> None: ...

    async def ties_of(self, person: str, other: str | None = None) -> list[Tie]:
        return []

    async def count(self, person: str, kind: TieKind) -> int:
        return 0

    async def follows(self, person: str, ids: Collection[str]) -> bool:
        return False

    async def blocks(self, person: str) -> Blocks:
        return Blocks()

    async def blocks_among(self, ids: Collection[str]) -> set[tuple[str, str]]:
        return set()

    async def see(self, person: str, seen: int) -> None: ...

    async def see_again(self, ids: Sequence[str], seen: int) -> None: ...

    async def hide(self, person: str) -> None: ...


class Sanctions:
    """Nobody forbids anything to the person whose browser this is."""

    async def impose(self, sanction: Sanction, operator: str | None) -> None:
        raise UnknownPerson(sanction.person)

    async def lift(self, id: str, at: int, operator: str | None, reason: str) -> Sanction:
        raise UnknownItem(id)

    async def of(self, ids: Collection[str]) -> list[Sanction]:
        return []

    async def current(self, ids: Collection[str], now: int) -> list[Sanction]:
        return []

    async def changed(self, since: int) -> tuple[list[str], int]:
        return [], since


class Operators:
    """There is no server to look after."""

    async def is_operator(self, person: str) -> bool:
        return False


class Ratings:
    """Rated tables are for accounts, and here are none."""

    async def drain(self, limit: int = 0) -> int:
        return 0

    async def recompute(self) -> None: ...

    async def of(self, person: str) -> list[Standing]:
        return []

    async def course(self, person: str, game: str, limit: int) -> list[RatingStep]:
        return []

    async def changes(self, person: str, matches: Collection[str]) -> dict[str, int]:
        return {}

    async def leaders(self, game: str, month: str = "", limit: int = 100) -> list[Leader]:
        return []

    async def rank(self, game: str, points: int) -> tuple[int, int]:
        return 0, 0
