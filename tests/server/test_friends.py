"""Friends: whom one follows is seen and invited, and sits at tables for friends; whom one blocks one never meets."""

from __future__ import annotations

import time

from tests.server.running import Client, Server, Socket
from tests.server.test_ratings import account


def follow(client: Client, other: Client, kind: str = "follow") -> str:
    return str(client.post("/api/friends", login=other.me["login"], kind=kind)["id"])


def is_here(client: Client) -> list[bool]:
    return [one["here"] for one in client.get("/api/friends")["follows"]]


def listed(client: Client, match: str, which: str = "open") -> bool:
    return match in [one["id"] for one in client.get("/api/matches", which=which)]


def waiting(client: Client) -> list[tuple[str, str, list[str]]]:
    return [(one["kind"], one["match"], one["names"]) for one in client.get("/api/notices")]


def test_friends_are_seen_invited_and_sit_at_tables_for_friends(server: Server) -> None:
    anna, bruno, clara = account(server, "Anna"), account(server, "Bruno"), server.client("Clara")
    for login in (anna.me["login"], "nobody-of-this-name"):
        assert anna.refused("POST", "/api/friends", login=login, kind="follow")["type"] == "torri:unknown-person"
    tie = follow(anna, bruno)
    assert follow(anna, bruno) == tie
    bruno.get("/api/me")
    (seen,) = anna.get("/api/friends")["follows"]
    assert (seen["name"], seen["here"], bruno.me["id"] in str(seen)) == ("Bruno", True, False)
    assert anna.get(f"/api/people/{bruno.me['login']}")["tie"]["id"] == tie
    assert bruno.get(f"/api/people/{anna.me['login']}")["tie"] is None  # it is nobody else's business
    bruno.http.patch("/api/me", json={"settings": {"presence": "hidden"}}).raise_for_status()
    bruno.get("/api/friends")
    assert is_here(anna) == [False]
    bruno.http.patch("/api/me", json={"settings": {}}).raise_for_status()
    bruno.get("/api/friends")
    assert is_here(anna) == [True]

    match = anna.create(["me", "open", "open"], friends=True, public=True)["match"]
    path = f"/api/matches/{match}"
    assert (listed(bruno, match), listed(clara, match)) == (True, False)
    assert clara.refused("POST", f"{path}/sit")["facts"]["problem"] == "not-welcome-friends"
    assert waiting(bruno) == []  # Bruno does not follow Anna: her table is no news for him
    follow(bruno, anna)
    assert (waiting(bruno), waiting(clara)) == ([("friend", match, ["Anna"])], [])
    (known,) = anna.get(f"{path}/companions")
    assert (known["login"], known["asked"]) == (bruno.me["login"], False)
    anna.post(f"{path}/invite", login=bruno.me["login"].upper())
    assert anna.get(f"{path}/companions")[0]["asked"] and listed(bruno, match, "invited")
    assert waiting(bruno) == [("invitation", match, ["Anna"])]
    bruno.post(f"{path}/sit")
    assert waiting(bruno) == []
    anna.post(f"{path}/begin", level="novizio")
    deadline = time.monotonic() + 60
    while not (turns := [*waiting(anna), *waiting(bruno)]):  # the bot may be first
        assert time.monotonic() < deadline
        time.sleep(0.1)
    (turn,) = turns
    assert turn[:2] == ("turn", match) and turn[2][0] in ("Anna", "Bruno")

    anna.http.delete(f"/api/friends/{tie}").raise_for_status()
    assert anna.get("/api/friends") == {"follows": [], "blocked": []}


def test_blocked_people_never_meet_and_are_not_told(server: Server) -> None:
    anna, bruno = account(server, "Anna"), account(server, "Bruno")
    follow(bruno, anna)
    before = bruno.create(["me", "open"], public=True)["match"]
    anna.post(f"/api/matches/{before}/sit")
    tie = str(anna.post("/api/friends", match=before, seat=0, kind="block")["id"])
    assert anna.refused("POST", "/api/friends", match=before, seat=1, kind="block")["type"] == "torri:not-your-seat"
    assert anna.get("/api/friends")["blocked"][0]["name"] == "Bruno"
    assert bruno.get("/api/friends") == {"follows": [], "blocked": []}
    for client in (anna, bruno):  # they go on with what they have begun, in silence
        said = client.refused("POST", f"/api/matches/{before}/say", text="Ciao")
        assert (said["status"], said["facts"]["problem"]) == (403, "not-welcome-words")

    login = anna.me["login"]
    nobody = bruno.refused("GET", "/api/people/nobody-of-this-name")
    assert bruno.refused("GET", f"/api/people/{login}")["title"] == nobody["title"]
    assert bruno.refused("POST", "/api/friends", login=login, kind="follow")["type"] == "torri:unknown-person"
    own = bruno.create(["me", "open", "open"], public=True)["match"]
    assert bruno.get(f"/api/matches/{own}/companions") == []
    for named in ({"login": login}, {"match": before, "seat": 1}):
        assert bruno.refused("POST", f"/api/matches/{own}/invite", **named)["type"] == "torri:unknown-person"
    assert not listed(anna, own)
    assert anna.refused("POST", f"/api/matches/{own}/sit")["facts"]["problem"] == "not-welcome-blocked"
    hers = anna.create(["me", "friend", "open"], public=True)
    assert not listed(bruno, hers["match"])
    for way in ({}, {"token": hers["links"]["1"]}):
        refused = bruno.refused("POST", f"/api/matches/{hers['match']}/sit", **way)
        assert refused["facts"] == {"problem": "not-welcome"} and "Anna" not in str(refused)

    anna.http.delete(f"/api/friends/{tie}").raise_for_status()
    bruno.post(f"/api/matches/{hers['match']}/sit")


def test_who_watches_does_not_read_whom_they_have_blocked_nor_are_they_read(server: Server) -> None:
    host, anna, bruno = account(server, "Host"), account(server, "Anna"), account(server, "Bruno")
    match = host.create(["me", {"kind": "bot", "level": "novizio"}], watched=True, public=True)["match"]
    path = f"/api/matches/{match}"

    def read(client: Client) -> list[str]:
        return [line["text"] for line in client.get(path)["said"]]

    def heard(socket: Socket) -> list[str]:
        """Everything that is said, until all have heard of it."""
        found: list[str] = []
        while "to all" not in found:
            found += [line["text"] for line in socket.read("update")["said"]]
        return found

    with anna.socket(match) as hers, bruno.socket(match) as his, host.socket(match) as at_the_table:
        for socket in (hers, his, at_the_table):
            socket.until(lambda update: update)
        anna.post(f"{path}/say", text="before")
        tie = str(anna.post("/api/friends", login=bruno.me["login"], kind="block")["id"])
        bruno.post(f"{path}/say", text="from Bruno")
        anna.post(f"{path}/say", text="from Anna")
        host.post(f"{path}/say", text="to all")
        assert heard(at_the_table) == ["before", "from Bruno", "from Anna", "to all"]
        assert heard(his) == ["before", "from Bruno", "to all"]
        assert heard(hers) == ["before", "from Anna", "to all"]
    assert (read(anna), read(bruno)) == (["before", "from Anna", "to all"], ["from Bruno", "to all"])
    anna.http.delete(f"/api/friends/{tie}").raise_for_status()
    assert read(bruno) == read(host) == ["before", "from Bruno", "from Anna", "to all"]
