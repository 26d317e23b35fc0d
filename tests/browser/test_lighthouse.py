"""What Lighthouse says; of its scores those that do not depend on what else the machine does."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.browser.visiting import ROOT, chromium
from tests.server.running import Server

pytestmark = pytest.mark.long


@pytest.mark.parametrize("path", ["/", "/new?game=patrizier", "/rules/patrizier", "/learn/florenza"])
def test_accessibility_and_best_practices(server: Server, path: str) -> None:
    assert chromium()
    asked = subprocess.run(
        [sys.executable, ROOT / "tools" / "lighthouse.py", "--at", server.address + path],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert asked.returncode == 0, asked.stderr
    found = json.loads(asked.stdout)
    for category in ("accessibility", "best-practices"):
        assert found["scores"][category] >= 95, found
