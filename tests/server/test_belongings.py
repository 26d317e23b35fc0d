"""Everything about a person: taken along as one archive, and deleted; what others have played with them stays whole."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import Column, create_engine, text

from tests.server.running import Client, Server
from tests.server.test_moderation import WHY, admin, operator
from tests.server.test_ratings import account
from torri.engine.records import Record
from torri.engine.records.verify import verify
from torri.matches.storage import tables
from torri.matches.storage.belongings import _parts

NAME = "Bartolomea Rossi"
WORDS = "Che bella torre!"


def opened(archive: bytes) -> tuple[dict[str, Any], dict[str, Record]]:
    with zipfile.ZipFile(io.BytesIO(archive)) as found:
        assert found.testzip() is None
        names = [name for name in found.namelist() if name.startswith("records/")]
        return json.loads(found.read("data.json")), {
            name.removeprefix("records/").removesuffix(".json"): Record.read(found.read(name).decode())
            for name in names
        }


def played(one: Client, other: Client) -> str:
    """A match of two that is over, with something said."""
    made = one.create(["me", "friend"])
    match = str(made["match"])
    other.post(f"/api/matches/{match}/sit", token=made["links"]["1"])
    one.post(f"/api/matches/{match}/say", text=WORDS)
    one.http.put(f"/api/matches/{match}/notes", json={"text": "Ask her again"}).raise_for_status()
    while (seen := one.get(f"/api/matches/{match}"))["table"]["status"] != "over":
        asked = one if seen["table"]["seats"][seen["view"]["actor"]]["yours"] else other
        now = asked.get(f"/api/matches/{match}")
        answer = {"seq": now["seq"], "id": str(now["seq"]), "answer": now["view"]["answers"][0]["answer"]}
        asked.post(f"/api/matches/{match}/answer", **answer)
    return match


def rows_that_name(server: Server, *words: str) -> list[str]:
    """Where any of these words stands in the database, whatever the table."""
    engine = create_engine(f"sqlite:///{server.data / 'torri.db'}")
    found = []
    with engine.connect() as connection:
        for table in tables.metadata.sorted_tables:
            for row in connection.execute(text(f"SELECT * FROM {table.name}")):
                found += [f"{table.name}: {row}" for word in words if word in str(row).lower()]
    engine.dispose()
    return found


def test_a_person_takes_everything_along_and_goes(server: Server, tmp_path: Path) -> None:
    boss, anna, gone = operator(server), account(server, "Anna"), account(server, "Bartolomea")
    gone.http.patch("/api/me", json={"name": NAME}).raise_for_status()
    login, id = gone.me["login"], gone.get("/api/me")["id"]
    match = played(gone, anna)
    gone.post("/api/friends", kind="follow", login=anna.me["login"])
    gone.post("/api/me/tokens", name="my bot")
    gone.post("/api/reports", kind="other", match=match, words="Nothing, really")
    running = anna.create(["me", "friend"])
    gone.post(f"/api/matches/{running['match']}/sit", token=running["links"]["1"])
    own = gone.create(["me", {"kind": "bot", "level": "novizio"}])["match"]

    data, records = opened(gone.http.get("/api/me/export").raise_for_status().content)
    assert (data["form"], data["persons"][0]["name"], data["persons"][0]["login"]) == (1, NAME, login)
    assert [one["text"] for one in data["chat"]] == [WORDS] and data["notes"][0]["text"] == "Ask her again"
    assert {one["id"] for one in data["matches"]} == {match, running["match"], own}
    assert data["ties"][0]["login"] == anna.me["login"] and data["tokens"][0]["name"] == "my bot"
    assert list(records) == [match] and verify(records[match]).proven and NAME in records[match].seats
    assert "argon2" not in json.dumps(data)
    file = tmp_path / "export.zip"
    admin(server, "export", login, str(file))
    assert opened(file.read_bytes())[0]["persons"] == data["persons"]

    before = anna.get(f"/api/matches/{match}/record", form="json")
    cookies = dict(gone.http.cookies)
    gone.http.delete("/api/me").raise_for_status()
    assert gone.http.get("/api/me").status_code == 401
    gone.http.cookies.update(cookies)
    assert gone.http.get("/api/me").status_code == 401, "an old cookie leads to nobody"
    after = anna.get(f"/api/matches/{match}/record", form="json")
    assert after["answers"] == before["answers"] and after["seats"] == ["N. N.", anna.get("/api/me")["name"]]
    assert anna.get(f"/api/matches/{match}/verdict")["proven"]
    seen = anna.get(f"/api/matches/{match}")
    assert seen["table"]["seats"][0]["name"] == "N. N." and WORDS not in json.dumps(seen)
    assert anna.get(f"/api/matches/{running['match']}")["table"]["status"] in ("over", "running")
    assert anna.refused("GET", f"/api/matches/{own}")["type"] == "torri:unknown-match", "nobody else sat there"
    assert rows_that_name(server, NAME.lower(), login.lower(), WORDS.lower(), "my bot") == []
    assert boss.refused("GET", f"/api/operator/people/{id}")["type"] == "torri:unknown-person"


def test_operators_export_and_delete_and_it_is_written_down(server: Server) -> None:
    boss, bruno = operator(server), account(server, "Bruno")
    person = bruno.get("/api/me")["id"]
    data, _ = opened(boss.http.get(f"/api/operator/people/{person}/export").raise_for_status().content)
    assert data["persons"][0]["id"] == person
    boss.post(f"/api/operator/people/{person}/forget", reason=WHY)
    assert bruno.http.get("/api/me").status_code == 401
    log = boss.get("/api/operator/audit")[:2]
    assert [(one["action"], one["reason"]) for one in log] == [("delete", WHY), ("export", "")]
    other = operator(server, "Olga").get("/api/me")["id"]
    refused = boss.refused("POST", f"/api/operator/people/{other}/forget", reason=WHY)
    assert refused["type"] == "torri:operators-stay"


def test_every_column_that_names_a_person_is_in_the_archive() -> None:
    """A new table with a person in it is exported, or it is said here why not."""
    elsewhere = {
        "matches.host": "the matches themselves are there",
        "ties.other": "who follows somebody is theirs to know",
        "ratings.person": "",
        "tournament_tables.seats": "",
    }
    exported = {column.table.name for wanted in _parts(["x"]).values() for column in wanted.selected_columns}
    for table in tables.metadata.sorted_tables:
        columns: list[Column[Any]] = [
            column
            for column in table.columns
            if column.name in ("person", "reporter", "host", "other")
            or any(key.column.table is tables.persons for key in column.foreign_keys)
        ]
        for column in columns:
            assert table.name in (*exported, "participants") or f"{table.name}.{column.name}" in elsewhere, column
