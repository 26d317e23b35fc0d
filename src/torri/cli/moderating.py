"""`torri admin`: operators, persons, reports, announcements and invitation codes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from torri.cli.common import F, console, database_options, language_option, words
from torri.texts import LANGUAGES

if TYPE_CHECKING:
    from torri.matches.storage import Person, SanctionKind, Storage

T = TypeVar("T")
MS_PER_HOUR: Final = 3_600_000
MAX_LISTED: Final = 100
NEVER: Final = "—"


def with_storage(data: Path | None, database: str | None, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with a server's database; the server may run meanwhile."""
    from torri.matches.storage import Storage
    from torri.server.settings import Settings, data_folder

    settings = Settings(data=data or data_folder(), database=database)

    async def done() -> T:
        storage = await Storage.open(settings.database_url(), settings.data / "backups")
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(done())


async def found_person(storage: Storage, name: str) -> Person:
    """By login, or by id as the lists show it."""
    from torri.server.people.names import login_of

    return await storage.people.person_of_login(login_of(name)) or await storage.people.person(name)


def say(text: str) -> None:
    console.print(text, markup=False, highlight=False)


def say_done() -> None:
    say(words()("admin-done"))


def moment(at: int | None) -> str:
    return NEVER if at is None else f"{datetime.fromtimestamp(at / 1_000, UTC):%Y-%m-%d %H:%M}"


def _after(hours: int | None, now: int) -> int | None:
    return None if hours is None else now + hours * MS_PER_HOUR


def _now() -> int:
    from torri.matches.clock import wall_clock_ms

    return wall_clock_ms()


def admin_command(name: str | None = None) -> Callable[[Callable[..., Any]], click.Command]:
    def made(function: Callable[..., Any]) -> click.Command:
        return click.command(name)(database_options(language_option(function)))

    return made


def reason_option(command: F) -> F:
    return click.option("--reason", required=True, help="Why; whoever is concerned reads it.")(command)


hours_option: Final = click.option("--hours", type=click.IntRange(1), help="How long; without it, there is no end.")


@admin_command()
@click.argument("login")
@click.option("--revoke", is_flag=True, help="Make the account an ordinary one again.")
@click.option("--reason", default="", help="For the audit log.")
def operator(login: str, revoke: bool, reason: str, data: Path | None, database: str | None) -> None:
    """Make an account an operator of the server. Only this command can."""

    async def work(storage: Storage) -> None:
        from torri.matches.storage import UnknownPerson

        person = await found_person(storage, login)
        if person.login is None:
            raise UnknownPerson(login)
        change = storage.operators.revoke if revoke else storage.operators.grant
        await change(person.id, _now(), reason)

    with_storage(data, database, work)
    say_done()


@admin_command()
def operators(data: Path | None, database: str | None) -> None:
    """The operators of the server."""
    for person in with_storage(data, database, lambda storage: storage.operators.all()):
        say(f"{person.login}  {person.name}")


@admin_command()
@click.argument("search", default="")
def people(search: str, data: Path | None, database: str | None) -> None:
    """Persons whose name or login contains SEARCH, the newest first: id, since when, login, name."""
    for one in with_storage(data, database, lambda storage: storage.operators.people(MAX_LISTED, search)):
        say(f"{one.id}  {moment(one.created)}  {one.login or NEVER}  {one.name}")


def _sanctioning(kind: SanctionKind, about: str) -> click.Command:
    @admin_command(kind)
    @click.argument("person")
    @reason_option
    @hours_option
    def command(person: str, reason: str, hours: int | None, data: Path | None, database: str | None) -> None:
        async def work(storage: Storage) -> None:
            from torri.matches.storage import Sanction
            from torri.matches.tables import new_id

            now = _now()
            found = await found_person(storage, person)
            await storage.sanctions.impose(
                Sanction(new_id(), found.id, kind, reason, now, _after(hours, now)), operator=None
            )

        with_storage(data, database, work)
        say_done()

    command.help = f"{about}\n\nPERSON is a login or an id. A running server takes notice within seconds."
    return command


mute: Final = _sanctioning("mute", "Forbid somebody to write in chats.")
suspend: Final = _sanctioning("suspend", "Forbid somebody to begin anything new; what has begun goes on.")
ban: Final = _sanctioning("ban", "Close the server to somebody.")


@admin_command()
@click.argument("person")
@reason_option
def lift(person: str, reason: str, data: Path | None, database: str | None) -> None:
    """End everything that somebody is forbidden."""

    async def work(storage: Storage) -> None:
        found = await found_person(storage, person)
        ids = (found.id, *await storage.people.former_ids(found.id))
        for one in await storage.sanctions.current(ids, _now()):
            await storage.sanctions.lift(one.id, _now(), None, reason)

    with_storage(data, database, work)
    say_done()


@admin_command()
@click.argument("person")
@click.argument("name")
@reason_option
def rename(person: str, name: str, reason: str, data: Path | None, database: str | None) -> None:
    """Give somebody another name; matches keep the one that they had there."""

    async def work(storage: Storage) -> None:
        from torri.matches.storage import Audited
        from torri.server.people.names import clean

        found = await found_person(storage, person)
        done = Audited("rename", _now(), None, found.id, reason, found.name)
        await storage.operators.rename(found.id, clean(name), done)

    with_storage(data, database, work)
    say_done()


@admin_command()
@click.argument("person")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def export(person: str, file: Path, data: Path | None, database: str | None) -> None:
    """Write everything about somebody into FILE, a zip archive: for them, when they ask for it."""

    async def work(storage: Storage) -> None:
        from torri.matches.storage import Audited
        from torri.matches.tables import Tables
        from torri.server.people.belongings import archive_of

        found = await found_person(storage, person)
        file.touch(mode=0o600)
        file.write_bytes(await archive_of(Tables(storage), found.id))
        await storage.operators.note(Audited("export", _now(), None, found.id))

    with_storage(data, database, work)
    say_done()


@admin_command("delete")
@click.argument("person")
@reason_option
def delete_person(person: str, reason: str, data: Path | None, database: str | None) -> None:
    """Delete somebody, as they could themselves.

    What they played with others stays, without their name; running matches they lose. A running server takes notice
    within minutes.
    """

    async def work(storage: Storage) -> None:
        from torri.matches.leaving import forget_person
        from torri.matches.storage import Audited
        from torri.matches.tables import Tables

        found, tables = await found_person(storage, person), Tables(storage)
        await storage.operators.note(Audited("delete", _now(), None, found.id, reason))
        await forget_person(tables, found.id)
        await tables.close()

    with_storage(data, database, work)
    say_done()


@admin_command()
@click.option("--closed", is_flag=True, help="Those that were dealt with.")
def reports(closed: bool, data: Path | None, database: str | None) -> None:
    """What persons have reported, the newest first: id, when, what, whom, the line, the words."""
    for one in with_storage(data, database, lambda storage: storage.reports.page(MAX_LISTED, closed)):
        said = f"“{one.said}”" if one.said else ""
        about = one.person or one.match or NEVER
        say(f"{one.id}  {moment(one.made)}  {one.kind}  {about}  {said}  {one.words}  {one.outcome}".rstrip())


@admin_command("close-report")
@click.argument("report")
@click.option("--outcome", required=True, help="What came of it.")
def close_report(report: str, outcome: str, data: Path | None, database: str | None) -> None:
    """Note what came of a report."""
    with_storage(data, database, lambda storage: storage.reports.close(report, _now(), None, outcome))
    say_done()


@admin_command()
def audit(data: Path | None, database: str | None) -> None:
    """What operators have done, the last first: when, who, what, to whom, why."""
    for one in with_storage(data, database, lambda storage: storage.operators.audit(MAX_LISTED)):
        say(f"{moment(one.at)}  {one.operator or 'torri'}  {one.action}  {one.person or NEVER}  {one.reason}".rstrip())


@admin_command()
@click.argument("text")
@click.option("--maintenance", is_flag=True, help="It says that the server will be away.")
@click.option("--in", "spoken", type=click.Choice(LANGUAGES), default="en", help="The language of the text.")
@hours_option
def announce(
    text: str, maintenance: bool, spoken: str, hours: int | None, data: Path | None, database: str | None
) -> None:
    """Tell everybody something, at the head of every page."""

    async def work(storage: Storage) -> None:
        from torri.matches.storage import Announcement
        from torri.matches.tables import new_id

        now = _now()
        kind: Any = "maintenance" if maintenance else "news"
        await storage.announcements.add(Announcement(new_id(), kind, {spoken: text}, now, _after(hours, now)), None)

    with_storage(data, database, work)
    say_done()


@admin_command()
@click.option("--note", default="", help="Whom it is for.")
@click.option("--uses", type=click.IntRange(1), default=1, show_default=True, help="How many may come in with it.")
@hours_option
def code(note: str, uses: int, hours: int | None, data: Path | None, database: str | None) -> None:
    """Make an invitation code for a server that asks for one."""

    async def work(storage: Storage) -> str:
        from torri.matches.chairs import fingerprint
        from torri.matches.storage import EntryCode
        from torri.server.moderation.house import new_code

        now, made = _now(), new_code()
        await storage.announcements.add_code(EntryCode(fingerprint(made), note, now, _after(hours, now), uses), None)
        return made

    say(words()("admin-code", code=with_storage(data, database, work)))


COMMANDS: Final = (
    operator,
    operators,
    people,
    mute,
    suspend,
    ban,
    lift,
    rename,
    export,
    delete_person,
    reports,
    close_report,
    audit,
    announce,
    code,
)
