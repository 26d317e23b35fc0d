"""The API on paper is the API that is served."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from torri.server.api.openapi import encoded
from torri.server.app import application
from torri.server.settings import Settings

PAPER = Path(__file__).parents[2] / "docs" / "openapi.json"


@pytest.fixture(scope="module")
def served() -> dict[str, Any]:
    app = application(Settings(key="test"))
    made = encoded(app)
    assert encoded(app) is made, "made once: it takes a third of a second"
    return json.loads(made)  # type: ignore[no-any-return]


def test_the_document_in_the_docs_is_the_one_served(served: dict[str, Any]) -> None:
    """Written again with TORRI_GOLDEN=write."""
    if os.environ.get("TORRI_GOLDEN") == "write":
        PAPER.write_text(json.dumps(served, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert json.loads(PAPER.read_text(encoding="utf-8")) == served


def test_the_messages_of_the_socket_are_in_it(served: dict[str, Any]) -> None:
    schemas = served["components"]["schemas"]
    kinds = (
        schemas["Incoming"]["discriminator"]["mapping"].keys() | schemas["Outgoing"]["discriminator"]["mapping"].keys()
    )
    assert {"answer", "undo", "undo-reply", "say", "ping", "why", "ahead", "plan"} <= kinds
    assert {"update", "taken", "refused", "reasons", "prospect", "pong"} <= kinds
    assert served["paths"]["/api/matches/{match}/live"]["get"]["x-websocket"]["receives"]


def test_every_reference_leads_somewhere(served: dict[str, Any]) -> None:
    schemas = served["components"]["schemas"]

    def references(part: Any) -> list[str]:
        if isinstance(part, dict):
            own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
            return own + [found for value in part.values() for found in references(value)]
        return [found for value in part for found in references(value)] if isinstance(part, list) else []

    for reference in references(served):
        assert reference.removeprefix("#/components/schemas/") in schemas


def test_it_names_no_secret_and_no_machine(served: dict[str, Any]) -> None:
    assert served["openapi"].startswith("3.1")
    assert served["servers"] == [{"url": "/"}]
