"""The figures of one's own box: checked while they are typed, kept, played with, and handed on to another server."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import torri
from tests.migrated import prepare_sqlite
from tests.server.running import Client, Server
from torri.matches.errors import TooMany
from torri.matches.storage import Person, Storage
from torri.server import editions
from torri.server.app import application
from torri.server.editions import EditionShelf
from torri.server.settings import DATABASE_FILE, Settings
from torri.texts.figures import labelled_cells

RECORDS = Path(__file__).parents[1] / "games" / "florenza" / "records"
HEADS = {"heads.points": {"value": 7, "note": "printed on the patricians' card"}}

HEAD = """[edition]
game = "patrizier"
name = "printed"
title = "Second printing"
corrects = "torri-1"
[figures]
"""


def draft(corrections: dict[str, Any], game: str = "patrizier", title: str = "Anna's box") -> dict[str, Any]:
    return {"game": game, "title": title, "corrections": corrections}


def played(anna: Client, edition: str, game: str = "patrizier") -> str:
    """A match with these figures, a few answers long."""
    match: str = anna.create(["me", {"kind": "me", "name": "Bruno"}], game=game, edition=edition)["match"]
    for number in range(6):
        update = anna.get(f"/api/matches/{match}")
        view = anna.get(f"/api/matches/{match}", seat=update["view"]["actor"])["view"]
        answer = view["answers"][0]["answer"]
        asked = {"seat": view["actor"], "seq": update["seq"], "id": str(number)}
        anna.post(f"/api/matches/{match}/answer", answer=answer, **asked)
    anna.post(f"/api/matches/{match}/resign")
    return match


def test_figures_are_checked_while_they_are_typed(server: Server) -> None:
    with server.client() as stranger:
        found = stranger.post("/api/editions/check", **draft(HEADS))
        assert not found["problems"] and len(found["sha256"]) == 64
        wrong = {"city[1].cards": {"value": 8, "note": ""}, "heads.set": {"value": "three", "note": "card"}}
        found = stranger.post("/api/editions/check", **draft(wrong))
        assert found["sha256"] is None
        assert {one["path"] for one in found["problems"]} == {"city[1].cards", "heads.set"}
        sums = stranger.post("/api/editions/check", **draft({"city[1].cards": {"value": 8, "note": "counted"}}))
        said = {one["path"]: one["detail"] for one in sums["problems"]}
        assert "Bologna" in said["city[1].cards"] and "city[" not in said["city[1].cards"]
        head = stranger.post("/api/editions/check", **draft({"city[1].single": {"value": ["beard"], "note": "card"}}))
        said = {one["path"]: one["detail"] for one in head["problems"]}
        assert "heads of each kind · beard" in said["sums.heads_of_each_kind"]
        assert stranger.refused("POST", "/api/editions/check", **draft({}, "chess"))["type"] == "torri:unknown-game"


def test_an_edition_is_kept_played_with_and_forgotten(server: Server) -> None:
    with server.client("Anna") as anna, server.client("Bruno") as bruno:
        edition = anna.post("/api/editions", **draft(HEADS))
        assert (edition["title"], edition["name"], edition["mine"]) == ("Anna's box", "anna-s-box", True)
        assert [(one["path"], one["before"], one["after"]) for one in edition["corrections"]] == [
            ("heads.points", "6", "7")
        ]
        assert anna.get("/api/editions", game="patrizier") == [edition]
        assert anna.get("/api/editions", game="firenze") == [] == bruno.get("/api/editions")
        figures = {one["path"]: one for one in rules_of(anna, edition["sha256"])["figures"]}
        assert (figures["heads.points"]["value"], figures["heads.points"]["mark"]) == (7, "B")
        match = played(anna, edition["sha256"])
        assert anna.get(f"/api/matches/{match}/verdict")["holds"]
        refused = bruno.refused("DELETE", f"/api/editions/patrizier/{edition['sha256']}")
        assert refused["type"] == "torri:unknown-edition"
        assert anna.http.delete(f"/api/editions/patrizier/{edition['sha256']}").status_code == 204
        assert anna.get("/api/editions") == []
        assert anna.get(f"/api/matches/{match}")["view"]["edition"] == edition["sha256"][:12]


def rules_of(client: Client, edition: str) -> Any:
    return client.get("/api/games/patrizier/rules", edition=edition)


def test_what_can_not_be_played_is_not_kept(server: Server) -> None:
    with server.client("Anna") as anna:
        for wrong in ({"city[1].cards": {"value": 8, "note": "counted"}}, {"heads.points": {"value": 7, "note": ""}}):
            assert anna.refused("POST", "/api/editions", **draft(wrong))["type"] == "torri:wrong-edition"
        assert anna.refused("POST", "/api/editions/file", text="game = 1")["type"] == "torri:wrong-edition"
        assert anna.get("/api/editions") == []
        nowhere = anna.refused("POST", "/api/matches", game="patrizier", chairs=[{"kind": "me"}] * 2, edition="0" * 64)
        assert (nowhere["type"], nowhere["status"]) == ("torri:unknown-edition", 404)


@pytest.mark.anyio
async def test_nobody_keeps_editions_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "TRIAL_GAMES", 0)  # whether they can be played is another question
    prepare_sqlite(tmp_path / "torri.db")
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'torri.db'}")
    await storage.people.create_person(Person("anna", "Anna", 0))
    shelf = EditionShelf(storage, tmp_path, per_person=1)
    text = HEAD + '"heads.points" = { value = 9, note = "card" }\n'
    assert await shelf.save("anna", text) != await shelf.save("anna", text + "# read again\n")
    with pytest.raises(TooMany):
        await shelf.save("anna", HEAD + '"heads.points" = { value = 10, note = "card" }\n')
    assert [one.text for one in await storage.editions.of("anna")] == [text + "# read again\n"]
    await storage.close()


def test_an_edition_goes_to_another_server_and_its_records_hold_there(server: Server, tmp_path: Path) -> None:
    with server.client("Anna") as anna:
        edition = anna.post("/api/editions", **draft(HEADS))["sha256"]
        match = played(anna, edition)
        record = anna.http.get(f"/api/matches/{match}/record").text
        file = anna.http.get(f"/api/editions/patrizier/{edition}/file")
    assert "anna-s-box" in file.text and ".toml" in file.headers["content-disposition"]
    with Server(tmp_path / "other") as other, other.client("Carla") as carla:
        assert carla.refused("POST", "/api/records/verdict", text=record)["type"] == "torri:other-edition"
        assert carla.post("/api/editions/file", text=file.text)["sha256"] == edition
        assert carla.post("/api/records/verdict", text=record)["holds"]
        brought = carla.post("/api/records", text=record)["match"]
        other.kill()  # what was acknowledged is there, and the match holds its own figures
        other.start()
        with other.client() as again:
            assert rules_of(again, edition)["figures"]
        carla.http.base_url = other.address
        assert carla.get(f"/api/matches/{brought}")["view"]["edition"] == edition[:12]


def test_figures_are_told_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody with twenty boxes of Florenza kept everybody waiting for a second whenever they were listed."""
    told_in = list[str]()

    def labelled(*args: Any) -> Any:
        told_in.append(threading.current_thread().name)
        return labelled_cells(*args)

    monkeypatch.setattr(editions, "labelled_cells", labelled)
    prepare_sqlite(tmp_path / DATABASE_FILE)
    with TestClient(application(Settings(data=tmp_path, bots=1, rates=0)), base_url="https://torri.example") as client:
        client.post("/api/guests", json={"name": "Anna"})
        made = client.post("/api/editions", json=draft(HEADS)).json()
        assert client.get("/api/editions").json() == [made]
        wrong = draft({"city[1].cards": {"value": 8, "note": ""}})
        assert client.post("/api/editions/check", json=wrong).json()["problems"]
    assert len(told_in) >= 5 and {name.partition("_")[0] for name in told_in} == {"replaying"}


def test_a_match_and_a_record_of_an_earlier_edition_go_on(server: Server) -> None:
    """A match that began before the figures changed names only their hash."""
    (former,) = torri.game("florenza").edition.former()
    record = (RECORDS / former.name / "2-won-by-points.torri").read_text(encoding="utf-8")
    with server.client("Anna") as anna:
        match = played(anna, former.sha256, "florenza")
        assert anna.get(f"/api/matches/{match}")["view"]["edition"] == former.sha256[:12]
        assert anna.get(f"/api/matches/{match}/verdict")["holds"]
        assert anna.get("/api/editions", game="florenza") == []  # new matches are not offered it
        assert anna.post("/api/records/verdict", text=record)["holds"]
        box = HEAD.replace("patrizier", "florenza") + '"persons_drawn.of_two" = { value = 8, note = "card" }\n'
        kept = anna.post("/api/editions/file", text=box)
        assert [one["path"] for one in kept["corrections"]] == ["persons_drawn.of_two", "building[3].build"]


def test_a_server_offers_the_editions_of_its_operator(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "editions"
    folder.mkdir(parents=True)
    (folder / "printed.toml").write_text(HEAD + '"heads.points" = { value = 8, note = "card" }\n', encoding="utf-8")
    (folder / "broken.toml").write_text(HEAD + '"heads.points" = { value = "eight", note = "card" }\n', "utf-8")
    with Server(tmp_path / "data") as server, server.client("Anna") as anna:
        (offered,) = anna.get("/api/editions")
        assert (offered["title"], offered["mine"], offered["made"]) == ("Second printing", False, None)
        assert anna.create(["me", {"kind": "me", "name": "Bruno"}], edition=offered["sha256"])
        assert "broken.toml" in server.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("value", [[[1]], {"a": "b"}, 10**9, "x" * 61, True, None])
def test_a_figure_of_a_strange_kind_is_refused(server: Server, value: Any) -> None:
    body = draft({"heads.points": {"value": value, "note": "card"}})
    with server.client() as stranger:
        response = stranger.http.post("/api/editions/check", json=body)
    assert response.status_code in (400, 200)
    assert response.status_code == 400 or response.json()["problems"]
