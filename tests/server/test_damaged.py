"""A match of which something stored is gone, or wrong: it says so, and harms nobody else."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from litestar.testing import TestClient
from structlog.testing import capture_logs

from tests.migrated import prepare_sqlite
from torri.server.app import application
from torri.server.settings import DATABASE_FILE, Settings

DAMAGES: dict[str, tuple[str, int]] = {
    "DELETE FROM entries WHERE match = ? AND seq = 1": ("in the middle", 1),
    "DELETE FROM entries WHERE match = ? AND seq = 0": ("the first", 0),
    "DELETE FROM entries WHERE match = ? AND seq >= 2": ("the last ones", 2),
    "DELETE FROM entries WHERE match = ?": ("all", 0),
    'UPDATE entries SET body = \'{"kind":"no"\' WHERE match = ? AND seq = 1': ("no JSON", 1),
    'UPDATE entries SET body = \'{"kind":"answered","seat":0,"answer":99,"by":"person"}\''
    " WHERE match = ? AND seq = 1": ("what can't have followed", 1),
}


def served(data: Path) -> TestClient[Any]:
    prepare_sqlite(data / DATABASE_FILE)
    return TestClient(application(Settings(data=data, bots=1, rates=0)), base_url="https://torri.example")


def test_a_damaged_match_says_so_and_harms_nobody(tmp_path: Path) -> None:
    wish = {"game": "patrizier", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "novizio"}]}
    with served(tmp_path) as client:
        client.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        whole, *damaged = [client.post("/api/matches", json=wish).json()["match"] for _ in range(1 + len(DAMAGES))]
    with closing(sqlite3.connect(tmp_path / "torri.db")) as database:
        for match, statement in zip(damaged, DAMAGES, strict=True):
            database.execute(statement, (match,))
        database.execute("UPDATE matches SET due = changed WHERE id <> ?", (whole,))  # they are looked at first
        database.commit()

    with capture_logs() as log, served(tmp_path) as again:
        again.cookies = client.cookies
        for match, (what, seq) in zip(damaged, DAMAGES.values(), strict=True):
            for ask in asked(again, match):
                response = ask()
                problem = response.json()
                assert (response.status_code, problem["type"]) == (409, "torri:damaged-match"), what
                assert problem["facts"]["seq"] == seq and "backup" in problem["detail"], what
            with again.websocket_connect(f"/api/matches/{match}/live") as socket:
                assert socket.receive_json()["problem"] == "damaged-match"
        tables = again.app.state.tables
        for _ in range(3):
            again.blocking_portal.call(tables.look)
        assert again.get(f"/api/matches/{whole}").json()["table"]["status"] == "running"
        assert {one["id"] for one in again.get("/api/matches").json()} == {whole, *damaged}
    said = [line for line in log if line["log_level"] in ("error", "warning", "critical")]
    assert sorted(line["match"] for line in said) == sorted(damaged), "each of them once"
    assert {line["event"] for line in said} == {"match-damaged"}


def asked(client: TestClient[Any], match: str) -> list[Callable[[], Any]]:
    return [
        lambda: client.get(f"/api/matches/{match}"),
        lambda: client.get(f"/api/matches/{match}/replay"),
        lambda: client.post(f"/api/matches/{match}/answer", json={"seq": 1, "id": "a", "answer": 0}),
        lambda: client.get(f"/api/matches/{match}/stream"),
    ]
