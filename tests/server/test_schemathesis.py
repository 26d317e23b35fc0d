"""The API by its own document: every operation asked for in many ways, right and wrong, which takes minutes.

Only in the long run, and only then is it read: what it imports takes seconds. In the short run `test_fuzz.py` holds
answers against the document, and asks wrongly for everything.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Server
from tests.server.test_fuzz import Player, somebody

pytestmark = pytest.mark.long

EXAMPLES = 20  # of every operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def api(shared_server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{shared_server.address}/api/openapi.json")


def aim(case: Any, player: Player) -> None:
    """Let most requests be about something that is there, and none take long."""
    parameters = case.path_parameters
    if isinstance(parameters, dict) and "match" in parameters:
        parameters["match"] = [*player.matches, parameters["match"]][len(str(parameters["match"])) % 4]
    if isinstance(case.body, dict) and isinstance(case.body.get("seconds"), float):
        case.body["seconds"] = min(case.body["seconds"], 0.1)


@pytest.mark.parametrize(
    "mode", [pytest.param(GenerationMode.POSITIVE, id="right"), pytest.param(GenerationMode.NEGATIVE, id="wrong")]
)
def test_whatever_is_asked_is_answered_as_the_document_says(api: Any, server: Server, mode: GenerationMode) -> None:
    asked, player = 0, somebody(server)
    for operation in (found.ok() for found in api.exclude(path_regex="/(live|stream)$").get_all_operations()):
        asked += try_out(operation, mode, player)
        if operation.method.lower() != "get":  # after a change the matches, or the person, may be gone
            player = somebody(server)
    assert asked > 20 * EXAMPLES
    assert "unexpected" not in server.log.read_text(encoding="utf-8")


def try_out(operation: Any, mode: GenerationMode, player: Player) -> int:
    """Ask in many ways for the same; how many."""
    asked = 0

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        aim(case, player)
        case.call_and_validate(checks=CHECKS, headers={"cookie": player.cookie})

    with suppress(Unsatisfiable):  # what has no parameters can't be asked for wrongly
        ask()
    return asked
