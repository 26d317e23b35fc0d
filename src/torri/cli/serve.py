"""`torri serve`."""

from __future__ import annotations

from dataclasses import fields
from email.utils import parseaddr
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

from torri.cli.common import console, language_option, words
from torri.matches.bounds import Keeping, PersonBounds, ServerBounds

if TYPE_CHECKING:
    from torri.server.settings import CallSettings, Entry

B = TypeVar("B", PersonBounds, ServerBounds, Keeping)

MIN_KEY_CHARACTERS: Final = 32  # of a signing key
THINKING_FILE: Final = "python/files.json"
REDIS_SCHEMES: Final = ("redis://", "rediss://", "unix://")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65_535), help="0: any that is free.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the database and the key.")
@click.option("--database", envvar="TORRI_DATABASE", help="postgresql://... or sqlite:///FILE; else a file of its own.")
@click.option(
    "--key-file",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    envvar="TORRI_KEY_FILE",
    help="File of the key that signs cookies, for several machines; else one of its own in the data folder.",
)
@click.option("--redis", envvar="TORRI_REDIS", help="redis://...; for several processes that serve the same matches.")
@click.option("--origin", "origins", multiple=True, help="A page of another address that may speak to this server.")
@click.option("--secure", is_flag=True, help="It is reached by https: cookies are only sent that way.")
@click.option("--proxied", is_flag=True, help="A proxy in front says who the client is (X-Forwarded-For).")
@click.option(
    "--entry",
    type=click.Choice(["open", "invited", "closed"]),
    default="open",
    envvar="TORRI_ENTRY",
    show_default=True,
    help="Who may come in whom the server does not know: anybody, those with an invitation code, or nobody.",
)
@click.option("--traces", envvar="TORRI_TRACES", help="http://HOST:4318; traces are sent there (OpenTelemetry).")
@click.option(
    "--browsers",
    type=click.Path(path_type=Path, file_okay=False),
    envvar="TORRI_BROWSERS",
    help="Folder of `torri build static`: visitors' browsers think (hints, reviews) with it; else the package's.",
)
@click.option("--think-here", is_flag=True, help="The server makes all hints and reviews itself.")
@click.option("--play-here", is_flag=True, help="No match is played on in a browser while the server is out of reach.")
@click.option("--bots", type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option("--bot-hosts", is_flag=True, help="Bots think in other processes, begun with `torri think`.")
@click.option(
    "--rates", type=click.FloatRange(0, 1000), default=1.0, help="Times the usual requests a client may send."
)
@click.option(
    "--patience", type=click.FloatRange(0.01, 100), default=1.0, help="Times the usual seconds a connection may take."
)
@click.option("--most", multiple=True, metavar="KIND=NUMBER", help="What one person may have, such as tables=200.")
@click.option(
    "--in-all", multiple=True, metavar="KIND=NUMBER", help="What all may have together: tables, guests (a day)."
)
@click.option("--keep", multiple=True, metavar="KIND=DAYS", help="For how long: guests, chat, reports, events.")
@click.option("--address", default="", envvar="TORRI_ADDRESS", help="https://...; where browsers find it, for links.")
@click.option("--mail", envvar="TORRI_MAIL", help="smtp://USER:PASSWORD@HOST:PORT or smtps://...; sends its mails.")
@click.option("--mail-from", default="", envvar="TORRI_MAIL_FROM", help="Who they are from: Torri <torri@example.org>")
@click.option(
    "--call-pace", type=click.FloatRange(0, 100), default=1.0, help="Times the usual seconds before somebody is called."
)
@click.option("--call-internal", is_flag=True, help="Call browsers and programs in its own network, also without TLS.")
@language_option
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    key_file: Path | None,
    redis: str | None,
    origins: tuple[str, ...],
    secure: bool,
    proxied: bool,
    entry: Entry,
    traces: str | None,
    browsers: Path | None,
    think_here: bool,
    play_here: bool,
    bots: int | None,
    bot_hosts: bool,
    rates: float,
    patience: float,
    most: tuple[str, ...],
    in_all: tuple[str, ...],
    keep: tuple[str, ...],
    address: str,
    mail: str | None,
    mail_from: str,
    call_pace: float,
    call_internal: bool,
) -> None:
    """Serve tables to browsers and programs."""
    if redis is not None and not redis.startswith(REDIS_SCHEMES):
        raise click.UsageError("--redis takes an address: redis://HOST:PORT/0, rediss://... or unix://...")
    if redis is not None and find_spec("redis") is None:
        raise click.UsageError("--redis needs the package redis; it comes with torri[many].")
    if traces is not None and not traces.startswith(("http://", "https://")):
        raise click.UsageError("--traces takes the address of a collector: http://HOST:4318")
    if traces is not None and find_spec("opentelemetry") is None:
        raise click.UsageError("--traces needs OpenTelemetry; it comes with torri[otel].")
    if bot_hosts and redis is None:
        raise click.UsageError("--bot-hosts needs --redis: questions and answers go through it.")
    from torri.server.serving import serve as serve_
    from torri.server.settings import CallSettings, Settings, data_folder

    calls = CallSettings(address.rstrip("/"), mail, mail_from, call_pace, call_internal)
    _check_calls(calls)

    settings = Settings(
        data=data or data_folder(),
        database=database,
        redis=redis,
        key=None if key_file is None else _key(key_file),
        origins=origins,
        secure=secure,
        proxied=proxied,
        traces=traces,
        browsers=None if think_here else thinking_files(browsers),
        takes_along=not play_here,
        bots=bots,
        bot_hosts=bot_hosts,
        rates=rates,
        patience=patience,
        most=_numbers("--most", PersonBounds, most),
        in_all=_numbers("--in-all", ServerBounds, in_all),
        keep=_numbers("--keep", Keeping, keep),
        calls=calls,
        entry=entry,
    )

    web = built_app()

    def ready(address: str) -> None:
        console.print(words()("serve-ready", address=address), markup=False, highlight=False)
        if web is None:
            console.print(words()("serve-without-app"), markup=False, highlight=False)

    serve_(settings, host, port, web, ready)


def _check_calls(calls: CallSettings) -> None:
    from torri.server.post.mail import connection, is_address

    if calls.address and not calls.address.startswith(("http://", "https://")):
        raise click.UsageError("--address takes the address of this server: https://HOST")
    if calls.mail is None:
        return
    try:
        connection(calls.mail)
    except ValueError as error:
        raise click.UsageError("--mail takes smtp://USER:PASSWORD@HOST:PORT or smtps://...") from error
    if not calls.address:
        raise click.UsageError("--mail needs --address: mails have links.")
    if not is_address(parseaddr(calls.sender)[1]):
        raise click.UsageError("--mail needs --mail-from: Torri <torri@example.org>")


def _numbers(option: str, made: type[B], given: tuple[str, ...]) -> B:
    known = {field.name for field in fields(made)}
    found: dict[str, int] = {}
    for one in given:
        kind, _, number = one.partition("=")
        if kind not in known or not number.isdecimal():
            raise click.UsageError(f"{option} takes KIND=NUMBER, with a kind of {', '.join(sorted(known))}.")
        found[kind] = int(number)
    return made(**found)


def built_app() -> Path | None:
    """The folder of the browser app; None where it was not built, as in a checkout that nobody has set up."""
    web = Path(str(files("torri") / "web"))
    return web if (web / "index.html").is_file() else None


def thinking_files(folder: Path | None) -> Path | None:
    """What browsers think with: in the folder that is given, or in the package if it was built with it."""
    if folder is not None and not (folder / THINKING_FILE).is_file():
        raise click.UsageError(f"--browsers takes a folder of `torri build static`; {folder} has no {THINKING_FILE}.")
    found = folder or Path(str(files("torri") / "browser"))
    return found if (found / THINKING_FILE).is_file() else None


def _key(file: Path) -> str:
    try:
        key = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise click.UsageError(f"--key-file can't be read: {error}") from error
    if len(key) < MIN_KEY_CHARACTERS:
        raise click.UsageError(f"--key-file needs {MIN_KEY_CHARACTERS} signs at least: openssl rand -hex 32 > {file}")
    return key
