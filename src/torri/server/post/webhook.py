"""Calls of programs: a signed POST to an address that their owner has named."""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import Final

from msgspec.json import encode
from msgspec.structs import replace

from torri.matches.storage import Letter, Storage
from torri.server.post.office import Delivered, Later, Outcome, Refused, load
from torri.server.settings import CallSettings

SIGNATURE: Final = "Torri-Signature"
DELIVERY: Final = "Torri-Delivery"
GONE: Final = 410


class WebhookCaller:
    def __init__(self, settings: CallSettings, storage: Storage) -> None:
        self._settings = settings
        self._storage = storage

    async def deliver(self, letter: Letter) -> Outcome:
        contact = await self._storage.contacts.contact(letter.contact or "")
        if contact is None:
            return Refused("nobody is called there any more")
        await load("torri.server.post.outgoing")
        from torri.server.post.outgoing import send

        body = encode(letter.body)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Torri",
            DELIVERY: letter.id,  # the same at every attempt: whoever has it already can tell
            SIGNATURE: signature(contact.keys["secret"], int(time.time()), body),
        }
        answer = await send(letter.address, body, headers, internal=self._settings.internal)
        if isinstance(answer, Later):
            return replace(answer, ends=True)
        if answer == GONE:
            return Refused(f"status {answer}", ends=True)
        if answer >= 300:  # its author may be mending it
            return Later(f"status {answer}", ends=True)
        if not contact.confirmed:
            await self._storage.contacts.change(contact.id, confirmed=True, due=letter.made)
        return Delivered()


def signature(secret: str, at: int, body: bytes) -> str:
    """By which a program knows that a call is from this server, and from now: the time is signed too."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={signed}"
