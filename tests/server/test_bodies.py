"""Requests without the body that they need, or with one that nobody can read: they are told what would be right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server

API: dict[str, Any] = json.loads(Path(__file__).parents[2].joinpath("docs", "openapi.json").read_text(encoding="utf-8"))
SCHEMAS = API["components"]["schemas"]
PARAMETER = re.compile(r"{(\w+)}")


def with_body() -> list[Any]:
    """Every request that has a body: its method, its address, the schema of its body."""
    return [
        pytest.param(method, path, content["application/json"]["schema"], id=f"{method} {path}")
        for path, methods in API["paths"].items()
        if not path.startswith("/api/operator/")  # only operators learn what they may send
        for method, about in methods.items()
        if "application/json" in (content := about.get("requestBody", {}).get("content", {}))
    ]


@pytest.mark.parametrize(("method", "path", "schema"), with_body())
def test_a_request_without_its_body_is_told_what_to_send(
    server: Server, method: str, path: str, schema: dict[str, Any]
) -> None:
    wanted = SCHEMAS[schema["$ref"].rpartition("/")[2]]
    with server.client() as anybody:
        problem = anybody.http.request(method, PARAMETER.sub("nobody", path)).json()
    assert problem["status"] == 400, problem
    assert problem["detail"].startswith("body: missing; send a JSON object"), problem
    assert [one["key"] for one in problem["facts"]["fields"]] == ["body"]
    may_have = {name for name, about in wanted["properties"].items() if "const" not in about}
    must_have = may_have & set(wanted.get("required", []))
    needs, _, may = problem["detail"].partition("; it may ")
    assert set(re.findall(r'"(\w+)"', needs)) == must_have
    assert set(re.findall(r'"(\w+)"', may)) == may_have - must_have


@pytest.mark.parametrize("sent", [b"{", b"seat=1", b"\xff"])
def test_a_body_that_is_no_json_is_called_so(server: Server, sent: bytes) -> None:
    with server.client() as anybody:
        refused = anybody.http.post(
            "/api/matches/nobody/sit", content=sent, headers={"content-type": "application/json"}
        )
    assert refused.status_code == 400
    assert refused.json()["detail"].startswith("The request is not"), refused.text


def test_what_is_wrong_is_named_by_where_it_stands(server: Server) -> None:
    """Not by the names of our functions' arguments."""
    with server.client() as anybody:
        for body, key, source in (([], "body", "body"), ({"seat": 99}, "seat", "body")):
            problem = anybody.http.post("/api/matches/nobody/sit", json=body).json()
            assert [(one["key"], one["source"]) for one in problem["facts"]["fields"]] == [(key, source)]
            assert problem["detail"].startswith(f"{key}: Expected "), problem
        problem = anybody.refused("GET", "/api/matches/nobody?seat=99")
        assert [(one["key"], one["source"]) for one in problem["facts"]["fields"]] == [("seat", "query")]
