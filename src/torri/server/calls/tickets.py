"""Signed words in the links of mails: they confirm an address, end the mails to it, or let somebody choose a new
password, without a login."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

CONFIRM_SECONDS: Final = 3 * 86_400
RECOVERY_SECONDS: Final = 3_600


class Tickets:
    def __init__(self, key: str) -> None:
        self._confirm = URLSafeTimedSerializer(key, salt="torri-mail-confirm")
        self._recover = URLSafeTimedSerializer(key, salt="torri-recovery")
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

    def recover(self, person: str, seal: str) -> str:
        """For a new password; the seal follows from the present one, so that it is good for one."""
        return str(self._recover.dumps([person, seal]))

    def recovered(self, ticket: str) -> tuple[str, str] | None:
        try:
            person, seal = self._recover.loads(ticket, max_age=RECOVERY_SECONDS)
        except (BadSignature, TypeError, ValueError):
            return None
        return str(person), str(seal)
