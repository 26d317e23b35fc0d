"""Mails, through the SMTP server of the operator's choice."""

from __future__ import annotations

import re
import secrets
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from torri.matches.clock import MS_PER_SECOND, wall_clock_ms
from torri.matches.storage import Letter, Storage
from torri.server.post.office import Delivered, Later, Outcome, Refused, load
from torri.server.post.quotas import Quota
from torri.server.settings import CallSettings

MAX_QUESTIONS_PER_HOUR: Final = 5  # mails to an address that nobody has confirmed, or of one person to such addresses
SMTP_SECONDS: Final = 30.0  # for each answer of the server
DEFAULT_PORTS: Final = {"smtp": 587, "smtps": 465}
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")
MAILBOX_REFUSALS: Final = (550, 551, 553)  # there is no such mailbox, or it may not be written to
# As nearly everybody writes one; nothing that could end a line or begin another header.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class Mailer:
    """Mails are put into the queue of letters, in the database: from there a process sends them, once each."""

    def __init__(self, settings: CallSettings, storage: Storage) -> None:
        self._settings = settings
        self._storage = storage
        self.questions = Quota(MAX_QUESTIONS_PER_HOUR)  # by person and by address

    @property
    def works(self) -> bool:
        """Whether this server sends mails."""
        return self._settings.mail is not None

    async def post(self, address: str, subject: str, text: str, *, contact: str | None = None) -> None:
        """Send a mail to somebody, soon."""
        await self._storage.letters.add(mail(address, subject, text, contact=contact))

    async def deliver(self, letter: Letter) -> Outcome:
        if self._settings.mail is None:
            return Later("this server sends no mail")
        await load("aiosmtplib")
        import aiosmtplib

        message = message_of(letter, self._settings.sender)
        try:
            async with aiosmtplib.SMTP(timeout=SMTP_SECONDS, **connection(self._settings.mail)) as smtp:
                await smtp.send_message(message)
        except aiosmtplib.SMTPRecipientsRefused as error:
            first = error.recipients[0]
            if first.code >= 500:
                return Refused(f"{first.code} {first.message}"[:200], ends=first.code in MAILBOX_REFUSALS)
            return Later(f"{first.code} {first.message}"[:200])
        except aiosmtplib.SMTPDataError as error:
            said = f"{error.code} {error.message}"[:200]
            return Refused(said) if error.code >= 500 else Later(said)
        except (aiosmtplib.SMTPException, OSError) as error:  # also what only the operator can mend: it is tried again
            return Later(f"{type(error).__name__}: {error}"[:200])
        return Delivered()


def is_address(address: str) -> bool:
    return ADDRESS.fullmatch(address) is not None


def mail(
    address: str, subject: str, text: str, *, contact: str | None = None, stop: str = "", language: str = ""
) -> Letter:
    """A mail as it waits in the queue; `stop` is the address that ends further ones."""
    now = wall_clock_ms()
    body = {"subject": subject, "text": text, "stop": stop, "language": language}
    return Letter(secrets.token_urlsafe(12), "mail", address, body, now, now, contact)


def message_of(letter: Letter, sender: str) -> EmailMessage:
    body = letter.body
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.address
    message["Subject"] = " ".join(str(body["subject"]).split())
    message["Date"] = formatdate(letter.made / MS_PER_SECOND)
    # The same at every attempt: whoever has it already can tell.
    message["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if body.get("language"):
        message["Content-Language"] = str(body["language"])
    if body.get("stop"):
        message["List-Unsubscribe"] = f"<{body['stop']}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(str(body["text"]))
    return message


def connection(address: str) -> dict[str, Any]:
    """What aiosmtplib wants to know of a server, from an address such as smtp://USER:PASSWORD@HOST:587."""
    parts = urlsplit(address)
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        raise ValueError("not smtp://HOST or smtps://HOST")
    named = {"username": unquote(parts.username or ""), "password": unquote(parts.password or "")}
    found: dict[str, Any] = {"hostname": parts.hostname, "port": parts.port or DEFAULT_PORTS[parts.scheme]}
    if parts.scheme == "smtps":
        found |= {"use_tls": True, "tls_context": ssl.create_default_context()}
    elif named["password"] and parts.hostname not in LOCAL_HOSTS:
        found["start_tls"] = True  # a password is never sent in the clear
    elif parts.hostname in LOCAL_HOSTS:
        found["start_tls"] = False
    return found | {name: value for name, value in named.items() if value}
