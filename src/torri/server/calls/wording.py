"""Notices in words, for who is not looking at the app."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from torri.matches.clock import wall_clock_ms
from torri.matches.notices import Notice
from torri.matches.storage import Channel, Contact, Letter, Person
from torri.server.post.mail import mail
from torri.texts import LANGUAGES, Words

MAX_LINES: Final = 20  # of a mail; what is beyond is counted
MAX_PUSHED_LINES: Final = 4


def words_of(person: Person) -> Words:
    return Words(person.language if person.language in LANGUAGES else "en")


def title(game: str) -> str:
    """Games have one name in all languages."""
    return game.capitalize()


def line(words: Words, notice: Notice) -> str:
    """A notice as a sentence."""
    names = words("call-names", names=notice.names) if notice.kind == "turn" and notice.names else ""
    first = notice.names[0] if notice.names else ""
    return words(f"call-{notice.kind}", game=title(notice.game), who=first) + names


def path(notice: Notice) -> str:
    if not notice.match:
        return "/settings#called"
    return f"/table/{notice.match}" + ("?invited" if notice.kind == "invitation" else "")


def mail_about(person: Person, contact: Contact, notices: Sequence[Notice], address: str, stop: str) -> Letter:
    """One mail about everything that has come."""
    words = words_of(person)
    subject = _subject(words, notices)
    lines = [words("call-mail-hello", who=person.name), ""]
    for one in notices[:MAX_LINES]:
        lines += [line(words, one), f"{address}{path(one)}", ""]
    if len(notices) > MAX_LINES:
        lines += [words("call-mail-more", count=len(notices) - MAX_LINES), ""]
    page = f"{address}/called?stop={stop}"
    lines += ["-- ", words("call-mail-foot", server=address), words("call-mail-stop", link=page)]
    direct = f"{address}/api/calls/stop?token={stop}"
    text = "\n".join(lines) + "\n"
    return mail(contact.address, f"Torri: {subject}", text, contact=contact.id, stop=direct, language=words.language)


def _subject(words: Words, notices: Sequence[Notice]) -> str:
    return line(words, notices[0]) if len(notices) == 1 else words("call-mail-subject", count=len(notices))


def push_about(person: Person, contact: Contact, notices: Sequence[Notice]) -> Letter:
    """What a browser shows; pressed, it leads to what waits longest."""
    words = words_of(person)
    lines = [line(words, one) for one in notices[:MAX_PUSHED_LINES]] if len(notices) > 1 else []
    if len(notices) > MAX_PUSHED_LINES:
        lines.append(words("call-mail-more", count=len(notices) - MAX_PUSHED_LINES))
    body = {
        "title": _subject(words, notices),
        "body": "\n".join(lines),
        "language": words.language,
        "path": path(notices[0]),
        "tag": notices[0].match or notices[0].key,
    }
    return _letter("push", contact, body)


def call_about(contact: Contact, notices: Sequence[Notice], address: str) -> Letter:
    """What a program is told: the notices themselves."""
    told = [
        {"kind": one.kind, "match": one.match, "game": one.game, "names": one.names, "at": one.at}
        | ({"address": f"{address}{path(one)}"} if address else {})
        for one in notices
    ]
    return _letter("webhook", contact, {"type": "notices", "notices": told})


def greeting(contact: Contact) -> Letter:
    """The first call of a program: when it has answered it, it is called from then on."""
    return _letter("webhook", contact, {"type": "hello"})


def _letter(channel: Channel, contact: Contact, body: dict[str, Any]) -> Letter:
    now = wall_clock_ms()
    return Letter(secrets.token_urlsafe(12), channel, contact.address, body, now, now, contact.id)


def confirmation(person: Person, address: str, server: str, token: str) -> tuple[str, str]:
    """The subject and the text of the mail that asks whether an address is somebody's own."""
    words = words_of(person)
    link = f"{server}/called?confirm={token}"
    # Without a name: anybody may write one, and have this mail sent to anybody.
    lines = [words("call-confirm-text", server=server, address=address)]
    return words("call-confirm-subject"), "\n".join([*lines, "", link, "", words("call-confirm-else"), ""])


def recovery_mail(person: Person, server: str, token: str) -> tuple[str, str]:
    """The subject and the text of the mail by which somebody chooses a new password."""
    words = words_of(person)
    lines = [words("call-mail-hello", who=person.name), "", words("call-recovery-text", server=server)]
    lines += ["", f"{server}/called?recover={token}", "", words("call-recovery-else"), ""]
    return words("call-recovery-subject"), "\n".join(lines)
