"""A finished game as a record. Not in conftest.py: then every test of the engine would need the games."""

from __future__ import annotations

import pytest

import torri
from torri import Record

from ..playing import recorded


@pytest.fixture(scope="module")
def finished() -> Record:
    return recorded(torri.game("patrizier"), 3, seed=5)
