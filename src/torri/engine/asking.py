"""Asking a question: of a seat or of nature."""

from __future__ import annotations

from torri.engine.questions import NATURE
from torri.engine.signature import State


def ask_seat(s: State, seat: int, question: int) -> None:
    s.ask = question
    s.actor = seat


def ask_nature(s: State, question: int) -> None:
    s.ask = question
    s.actor = NATURE
