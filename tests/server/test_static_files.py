"""The pages of the browser app: one page for all addresses; files that are cached or not; compressed files."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.migrated import prepare_sqlite
from torri.server.app import application
from torri.server.http.guard import PAGE_SCRIPT_HASH
from torri.server.http.static_files import StaticFolder
from torri.server.settings import DATABASE_FILE, Settings

ROOT = Path(__file__).resolve().parents[2]

INDEX = "<!doctype html><title>Torri</title>"
PLAIN = {"accept-encoding": "identity"}


def served(data: Path, web: Path, browsers: Path | None = None) -> TestClient[Any]:
    data.mkdir(exist_ok=True)
    prepare_sqlite(data / DATABASE_FILE)
    return TestClient(application(Settings(data=data, bots=1, rates=0, browsers=browsers), web))


def test_browsers_get_what_they_think_with_where_the_operator_lets_them(
    app: TestClient[Any], web: Path, tmp_path: Path
) -> None:
    python, module = tmp_path / "site" / "python", tmp_path / "site" / "wasm"
    for folder, name in ((python, "pyodide.mjs"), (module, "firenze.wasm")):
        folder.mkdir(parents=True)
        (folder / name).write_bytes(b"//")
    (tmp_path / "site" / "index.html").write_text("another page", encoding="utf-8")
    with served(tmp_path / "data", web, browsers=tmp_path / "site") as letting:
        for client, lets in ((app, False), (letting, True)):
            policy = client.get("/").headers["content-security-policy"]
            assert ("script-src 'self' 'wasm-unsafe-eval' 'sha256-" in policy) == lets
            assert client.get("/api/server").json()["browsers_think"] == lets
            got = client.get("/python/pyodide.mjs")
            assert got.status_code == (200 if lets else 404)
            if lets:
                assert got.headers["content-type"].startswith("text/javascript")
                assert client.get("/wasm/firenze.wasm").headers["content-type"] == "application/wasm"
            assert client.get("/", headers=PLAIN).text == INDEX, "the page is the server's own"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("built") / "web"
    for name, text in {
        "index.html": INDEX,
        "app.webmanifest": "{}",
        "worker.js": "//",
        "links.json": json.dumps(
            {
                "": {"de": ["assets/de-5e6f.js"]},
                "index.html": {"": ["assets/serif-3c4d.woff2"]},
                "learn": {"": ["assets/learn-1.js", "assets/learn-2.css"], "de": ["assets/learn-de.js"]},
                "learn/florenza": {"": ["assets/florenza-3.js"]},
                "table/florenza": {"": ["assets/florenza-3.js"]},
            }
        ),
        "crest.svg": "<svg/>",
        "icons/icon-192.png": "a crest",
        "assets/app-1a2b.js": "export {}",
        "assets/serif-3c4d.woff2": "wOF2",
    }.items():
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(text, encoding="utf-8")
    (web / "index.html.gz").write_bytes(gzip.compress(INDEX.encode()))
    (web / "assets/app-1a2b.js.br").write_bytes(b"brotli")
    (web / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(b"export {}"))
    (web.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return web


@pytest.fixture(scope="module")
def app(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with served(tmp_path_factory.mktemp("data"), web) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/new?game=firenze", "/table/aB3_x-9", "/rules/firenze", "/watch"]
)
def test_every_address_of_the_app_is_its_one_page(app: TestClient[Any], path: str) -> None:
    response = app.get(path, headers=PLAIN)
    assert (response.status_code, response.text) == (200, INDEX)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_browsers_find_an_icon_where_they_look_for_one(app: TestClient[Any]) -> None:
    answer = app.get("/favicon.ico")
    assert (answer.status_code, answer.headers["content-type"], answer.text) == (200, "image/png", "a crest")


@pytest.mark.parametrize(
    ("path", "indexed"),
    [
        *(("/", True), ("/rules/firenze", True), ("/people/anna", True), ("/assets/app-1a2b.js", True)),
        *(("/table/aB3_x-9", False), ("/replay/aB3_x-9", False), ("//table/aB3_x-9", False), ("/watch", False)),
        *(("/api/games", False), ("/api/nothing", False)),
    ],
)
def test_search_engines_keep_no_page_on_which_guests_are_named(app: TestClient[Any], path: str, indexed: bool) -> None:
    assert ("noindex" in app.get(path).headers.get("x-robots-tag", "")) is not indexed


@pytest.mark.parametrize(
    ("path", "media", "kept"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", True),
        ("/assets/serif-3c4d.woff2", "font/woff2", True),
        ("/crest.svg", "image/svg+xml", False),
        ("/app.webmanifest", "application/manifest+json", False),
        ("/worker.js", "text/javascript; charset=utf-8", False),
    ],
)
def test_files_have_their_type_and_those_with_a_fingerprint_are_kept(
    app: TestClient[Any], path: str, media: str, kept: bool
) -> None:
    response = app.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == media
    assert ("immutable" in response.headers["cache-control"]) is kept
    assert ("no-cache" in response.headers["cache-control"]) is not kept


@pytest.mark.parametrize(
    "path",
    [
        *("/api", "/api/", "/api/nothing", "/api/matches/x/nothing", "/api/games/x/y/z"),
        *("/nothing.js", "/assets/gone-9z.js", "/assets/nothing", "/index.html.gz"),
        *("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//etc/passwd.txt"),
    ],
)
def test_what_is_not_there_is_a_problem_and_no_page(app: TestClient[Any], path: str) -> None:
    response = app.get(path)
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
    assert "secret" not in response.json()["detail"]


def test_the_smallest_that_the_client_takes_is_sent(app: TestClient[Any]) -> None:
    def sent(path: str, accepted: str) -> Any:
        response = app.get(path, headers={"accept-encoding": accepted})
        return response.headers.get("content-encoding")

    assert sent("/assets/app-1a2b.js", "gzip, deflate, br") == "br"
    assert sent("/assets/app-1a2b.js", "gzip;q=0.8, br;q=0") == "gzip"
    assert sent("/assets/app-1a2b.js", "identity") is None
    assert sent("/", "gzip, br") == "gzip"
    assert sent("/crest.svg", "gzip, br") is None
    assert app.get("/", headers={"accept-encoding": "gzip"}).text == INDEX
    assert app.get("/").headers["vary"] == "Accept-Encoding"
    assert "vary" not in app.get("/crest.svg").headers


def test_what_has_not_changed_is_not_sent_again(app: TestClient[Any]) -> None:
    first = app.get("/")
    again = app.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = app.get("/", headers={"if-none-match": '"something else"'})
    assert other.status_code == 200
    assert app.head("/table/x").headers["content-type"].startswith("text/html")


def test_what_is_built_anew_is_sent_and_what_is_being_built_stays_as_it_was(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("one", encoding="utf-8")
    folder = StaticFolder(tmp_path)
    assert (found := folder.find("x")) is not None and found.bodies[""] == b"one"
    page.unlink()
    assert (found := folder.find("x")) is not None and found.bodies[""] == b"one"
    page.write_text("two", encoding="utf-8")
    os.utime(page, ns=(1, 1))
    assert (found := folder.find("x")) is not None and found.bodies[""] == b"two"


def test_pages_may_use_a_manifest_and_a_worker_of_their_own_and_nothing_of_others(app: TestClient[Any]) -> None:
    policy = app.get("/").headers["content-security-policy"]
    assert "manifest-src 'self'" in policy and "worker-src 'self'" in policy and "unsafe" not in policy


def test_the_one_script_in_the_page_itself_is_the_one_that_is_allowed() -> None:
    """It chooses theme and language before anything is painted; whoever changes it gives the guard its new hash."""
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    [script] = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"sha256-{digest}" == PAGE_SCRIPT_HASH


def test_the_page_has_the_texts_of_the_clients_language_fetched(app: TestClient[Any]) -> None:
    german, other = (app.get("/", headers={"accept-language": wish}) for wish in ("de-CH, en;q=0.5", "nl"))
    assert "</assets/de-5e6f.js>; rel=modulepreload" in german.headers["link"]
    assert "de-5e6f" not in other.headers["link"]
    assert "link" not in app.get("/crest.svg", headers={"accept-language": "de"}).headers


def test_the_first_page_has_its_letters_fetched_where_it_is_wide(app: TestClient[Any]) -> None:
    letters = '</assets/serif-3c4d.woff2>; rel=preload; as=font; crossorigin; media="(min-width: 701px)"'
    assert app.get("/").headers["link"] == letters
    assert "woff2" not in app.get("/rules/firenze").headers.get("link", "")


def test_an_address_has_fetched_what_it_will_want(app: TestClient[Any]) -> None:
    def linked(path: str, language: str) -> list[str]:
        link: str = app.get(path, headers={"accept-language": language}).headers.get("link", "")
        return link.split(", ")

    german = ["</assets/de-5e6f.js>; rel=modulepreload"]
    page = ["</assets/learn-1.js>; rel=modulepreload", "</assets/learn-2.css>; rel=preload; as=style; crossorigin"]
    board = ["</assets/florenza-3.js>; rel=modulepreload"]
    assert linked("/learn", "nl") == page
    # The board is the larger: asked for last, it would be what is waited for longest.
    assert linked("/learn/florenza", "nl") == linked("/learn/florenza/more", "nl") == [*board, *page]
    assert linked("/learn/other", "de") == [*german, *page, "</assets/learn-de.js>; rel=modulepreload"]
    assert linked("/rules/florenza", "de") == german


def test_a_table_has_its_games_board_fetched_for_those_who_may_look_at_it(app: TestClient[Any]) -> None:
    app.post("/api/guests", json={"name": "Anna"})
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "novizio"}]
    created = app.post("/api/matches", json={"game": "florenza", "chairs": chairs, "watched": False}).json()
    assert "florenza-3.js" in app.get(f"/table/{created['match']}").headers["link"]
    app.cookies.clear()
    assert "link" not in app.get(f"/table/{created['match']}").headers
