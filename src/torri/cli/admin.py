"""`torri admin`: what the operator of a server does with its data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from torri.cli.common import console, database_options, language_option, words
from torri.cli.moderating import COMMANDS, with_storage

if TYPE_CHECKING:
    from torri.matches.storage import Storage


@click.group()
def admin() -> None:
    """Look after a server's data."""


@admin.command()
@database_options
@language_option
def ratings(data: Path | None, database: str | None) -> None:
    """Compute all ratings and leaderboards again, from the matches.

    With the same rules the result is the same. The server may run meanwhile; until it is done it shows what is there.
    """

    async def rate(storage: Storage) -> int:
        await storage.ratings.recompute()
        count = 0
        while more := await storage.ratings.drain():
            count += more
        return count

    count = with_storage(data, database, rate)
    console.print(words()("ratings-done", count=count), markup=False, highlight=False)


for command in COMMANDS:
    admin.add_command(command)
