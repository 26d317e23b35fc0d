"""Pushes to browsers (Web Push, RFC 8030): encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import binascii
import time
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec.json import encode

from torri.matches.storage import Letter, Storage
from torri.server.post.office import Delivered, Later, Outcome, Refused, load
from torri.server.settings import CallSettings

KEEP_SECONDS: Final = 86_400  # for which the push service keeps it for a browser that sleeps
SIGNED_SECONDS: Final = 12 * 3_600
CURVE_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
GONE: Final = (404, 410)


class Pusher:
    def __init__(self, settings: CallSettings, storage: Storage) -> None:
        self._settings = settings
        self._storage = storage
        self._vapid: Any = None

    async def public_key(self) -> str:
        """By which browsers know that a push is from this server."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = (await self._signer()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def deliver(self, letter: Letter) -> Outcome:
        contact = await self._storage.contacts.contact(letter.contact or "")
        if contact is None:
            return Refused("nobody is called there any more")
        await load("pywebpush", "torri.server.post.outgoing")
        from torri.server.post.outgoing import send

        keys = {name: contact.keys[name] for name in ("p256dh", "auth")}
        sealed = await asyncio.to_thread(_sealed, letter, keys)
        headers = {
            "TTL": str(KEEP_SECONDS),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            **await self._signature(letter.address),
        }
        answer = await send(letter.address, sealed, headers, internal=self._settings.internal)
        if isinstance(answer, Later):
            return answer
        if answer in GONE:
            return Refused(f"status {answer}", gone=True)
        if answer >= 300:
            return Refused(f"status {answer}", ends=answer in (401, 403))
        return Delivered()

    async def _signer(self) -> Any:
        if self._vapid is None:
            await load("py_vapid")
            from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
            from py_vapid import Vapid02

            number = 1 + int(await self._storage.secrets.get("push"), 16) % (CURVE_ORDER - 1)
            # Whose server it is need not be a mail address.
            self._vapid = Vapid02(derive_private_key(number, SECP256R1()), conf={"no-strict": True})
        return self._vapid

    async def _signature(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._settings.contact,
        }
        signed: dict[str, str] = (await self._signer()).sign(claims)
        return signed


def _sealed(letter: Letter, keys: dict[str, str]) -> bytes:
    """What only that browser can read."""
    from pywebpush import WebPusher

    sealed: bytes = WebPusher({"endpoint": letter.address, "keys": keys}).encode(encode(letter.body))["body"]
    return sealed


def is_key(text: str, size: int) -> bool:
    """Whether a browser's key is one: so many bytes in base64 of addresses."""
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return False
    return len(found) == size


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted for a browser with these: a point of the curve, and a secret."""
    if not (is_key(p256dh, POINT_BYTES) and is_key(auth, AUTH_BYTES)):
        return False
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    point = base64.urlsafe_b64decode(p256dh + "=" * (-len(p256dh) % 4))
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return True
