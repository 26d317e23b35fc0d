"""A real SMTP server that keeps what it is sent, and refuses whom it is told to."""

from __future__ import annotations

import time
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, Self

from aiosmtpd.controller import Controller

from tests.servers import free_port

MAX_WAIT_SECONDS = 60.0
ADDRESS = "https://torri.example.org"  # of a server, in its mails


class Mailbox:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusals: dict[str, str] = {}  # by address: what is said instead
        self.attempts = 0
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    @property
    def options(self) -> tuple[str, ...]:
        """With which a server sends its mails here, at once."""
        sender = ("--mail", f"smtp://127.0.0.1:{self.port}", "--mail-from", "Torri <torri@example.org>")
        return (*sender, "--address", ADDRESS, "--call-pace", "0.0003", "--call-internal")

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: list[str]) -> str:  # noqa: N802
        self.attempts += 1
        if address in self.refusals:
            return self.refusals[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.mails if one["To"] == address]

    def wait(self, address: str, number: int = 1) -> EmailMessage:
        """The last of so many mails to somebody."""
        deadline = time.monotonic() + MAX_WAIT_SECONDS
        while len(self.to(address)) < number:
            assert time.monotonic() < deadline, f"{len(self.to(address))} mails to {address}"
            time.sleep(0.02)
        return self.to(address)[-1]
