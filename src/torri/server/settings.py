"""The settings of a server, from the command line or the environment."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Final, Literal, TypeAlias

from platformdirs import user_data_path

from torri.matches.bounds import Keeping, PersonBounds, ServerBounds

KEY_FILE: Final = "server.key"
DATABASE_FILE: Final = "torri.db"
WORDS_FOLDER: Final = "unwelcome"

Entry: TypeAlias = Literal["open", "invited", "closed"]


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if given := os.environ.get("TORRI_DATA"):
        return Path(given)
    folder, former = user_data_path("torri", appauthor=False), _former_data_folder()
    return former if former is not None and former.exists() and not folder.exists() else folder


def _former_data_folder() -> Path | None:
    """Where older versions kept the data, before platformdirs was used: it follows XDG_DATA_HOME on macOS too, and does
    not follow LOCALAPPDATA on Windows.
    """
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "torri"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "torri"
    return None


@dataclass(frozen=True)
class CallSettings:
    """How persons are called back when something waits for them."""

    address: str = ""  # at which browsers find this server, for links; empty: not known
    mail: str | None = None  # smtp://USER:PASSWORD@HOST:PORT or smtps://...; None: no mail is sent
    sender: str = ""  # of mails: Torri <torri@example.org>
    pace: float = 1.0  # times the usual seconds before somebody is called
    internal: bool = False  # whether browsers and programs in the server's own network are called, also without TLS

    @property
    def contact(self) -> str:
        """Whom a push service may write to about this server."""
        mail = parseaddr(self.sender)[1]
        return f"mailto:{mail}" if mail else self.address or "https://localhost"


@dataclass(frozen=True)
class Settings:
    """What differs from one server to the next."""

    data: Path = field(default_factory=data_folder)
    database: str | None = None  # an address; None: a file in the data folder
    redis: str | None = None  # an address; None: this process serves alone
    origins: tuple[str, ...] = ()  # of pages that may send requests to it, besides its own
    secure: bool = False  # whether it is reached by https
    proxied: bool = False  # whether a proxy in front reports the client's address
    bots: int | None = None  # processes for bots, or questions out at the same time
    traces: str | None = None  # the address of a collector of OpenTelemetry
    browsers: Path | None = None  # what visitors' browsers think out hints with
    takes_along: bool = True  # whether a match against bots may be played on in its person's browser
    bot_hosts: bool = False  # whether other machines think; it needs Redis
    rates: float = 1.0  # times the usual number of requests that a client may send; 0: any number
    patience: float = 1.0  # times the usual seconds that a connection may take
    largest: int = 64 * 1024  # bytes of a request
    sockets: int = 20  # of one person at once
    most: PersonBounds = PersonBounds()  # how much of everything one person may have
    in_all: ServerBounds = ServerBounds()  # and all persons together
    keep: Keeping = Keeping()  # and for how long
    calls: CallSettings = CallSettings()
    entry: Entry = "open"  # who may come in whom it does not know yet
    key: str | None = None  # signs cookies; None: a file in the data folder

    def database_url(self) -> str:
        if self.database is not None:
            scheme, _, rest = self.database.partition("://")
            if scheme in ("postgresql", "postgres"):
                return f"postgresql+asyncpg://{rest}"
            return f"sqlite+aiosqlite://{rest}" if scheme == "sqlite" else self.database
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite+aiosqlite:///{self.data / DATABASE_FILE}"

    def signing_key(self) -> str:
        """The key that signs cookies; made once, readable by its owner only."""
        if self.key is not None:
            return self.key
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = self.data / KEY_FILE
        if not file.exists():
            handle, made = tempfile.mkstemp(dir=self.data, prefix=f".{KEY_FILE}.")
            with os.fdopen(handle, "w", encoding="ascii") as opened:
                opened.write(secrets.token_hex(32))
            # A second process uses the key of the first, and nobody reads a half-written one.
            with suppress(FileExistsError):
                os.link(made, file)
            Path(made).unlink()
        return file.read_text(encoding="ascii").strip()
