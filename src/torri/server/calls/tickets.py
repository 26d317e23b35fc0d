"""Signed words in the links of mails: they confirm an address, or end the mails to it, without a login."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

CONFIRM_SECONDS: Final = 3 * 86_400


class Tickets:
    def __init__(self, key: str) -> None:
        self._confirm = URLSafeTimedSerializer(key, salt="torri-mail-confirm")
        self._stop = URLSafeSerializer(key, salt="torri-mail-stop")

    def confirm(self, contact: str) -> str:
        return str(self._confirm.dumps(contact))

    def stop(self, contact: str) -> str:
        return str(self._stop.dumps(contact))

    def confirmed(self, ticket: str) -> str | None:
        """The contact that a ticket confirms; none if it is too old, or not of ours."""
        try:
            return str(self._confirm.loads(ticket, max_age=CONFIRM_SECONDS))
        except BadSignature:
            return None

    def stopped(self, ticket: str) -> str | None:
        try:
            return str(self._stop.loads(ticket))
        except BadSignature:
            return None
