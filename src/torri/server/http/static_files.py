"""The built browser app as static files: one page for all its addresses, and its files.

Files under `assets/` have a fingerprint in their name and never change: browsers keep them. Browsers ask for the others
each time, and they are sent only if they have changed. A file may have compressed variants, `.br` or `.gz`.

Litestar's static files know neither compressed variants nor one page for many addresses nor links to preload, so these
are served here.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from mimetypes import MimeTypes
from pathlib import Path, PurePosixPath
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from torri.engine.errors import TorriError
from torri.matches.match import Match
from torri.server import actions
from torri.server.api.problems import language_of
from torri.server.people.requests import anybody

INDEX_FILE: Final = "index.html"
LINKS_FILE: Final = "links.json"  # the files that each address will need, by language
ASSETS_PREFIX: Final = "assets/"
TABLE_PAGE: Final = "table"
BROWSER_FOLDERS: Final = ("python", "wasm")  # of a static build: what browsers think with
# What browsers ask for without being told; they take whatever kind of picture it is.
ICON_FILES: Final = {"favicon.ico": "icons/icon-192.png"}
LICENCES_FILE: Final = "licences.json"
MATCH_TIMEOUT_SECONDS: Final = 0.1  # a page is sent without the hints if these take longer
RESERVED_PREFIXES: Final = ("api", "health", "metrics")  # a missing file under these is an error, not a page of the app
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
CACHE_REVALIDATE: Final = "no-cache"
ENCODING_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # the best first
DEFAULT_MEDIA_TYPE: Final = "application/octet-stream"
ADDED_MEDIA_TYPES: Final = {  # missing or different in the tables of some Python versions
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ogg": "audio/ogg",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PRELOAD_RELATIONS: Final = {  # the same form as in the app's request
    ".js": "rel=modulepreload",
    ".css": "rel=preload; as=style; crossorigin",
    # On a wide page, a late font moves the layout; on a phone, preloading it would delay more important files.
    ".woff2": 'rel=preload; as=font; crossorigin; media="(min-width: 701px)"',
}

_media_types: Final = MimeTypes()  # only Python's own table, not the system's files
for _suffix, _media_type in ADDED_MEDIA_TYPES.items():
    _media_types.add_type(_media_type, _suffix)


@dataclass(frozen=True)
class StaticFile:
    """A file in each encoding; uncompressed under the empty name."""

    media: str
    cache: str
    tag: str
    bodies: dict[str, bytes]
    links: dict[str, dict[str, list[str]]]  # for the page: the files it will need next, by address and language


class StaticFolder:
    """The built app, in memory; read again after a new build."""

    def __init__(self, web: Path, browsers: Path | None = None) -> None:
        self._web = web
        self._browsers = browsers
        self._built = 0
        self._files: dict[str, StaticFile] = {}

    def find(self, path: str) -> StaticFile | None:
        """The file at an address, or the page for an address of the app; None if there is neither."""
        try:
            built = (self._web / INDEX_FILE).stat().st_mtime_ns
        except OSError:
            built = 0  # it is being built
        if built and built != self._built:
            self._files, self._built = self._read(), built
        found = self._files.get(ICON_FILES.get(path, path))
        if found is None and not PurePosixPath(path).suffix and not path.startswith(ASSETS_PREFIX):
            return self._files.get(INDEX_FILE)
        return found

    def _read(self) -> dict[str, StaticFile]:
        contents = dict(_contents(self._web, self._web))
        if self._browsers is not None:
            for name in BROWSER_FOLDERS:
                contents.update(_contents(self._browsers, self._browsers / name))
            licences = self._browsers / LICENCES_FILE
            if licences.is_file():
                contents[LICENCES_FILE] = licences.read_bytes()  # it has those of Python too
        files = {}
        links = msgspec.json.decode(contents.get(LINKS_FILE, b"{}"), type=dict[str, dict[str, list[str]]])
        for name, body in contents.items():
            if name.endswith(tuple(ENCODING_SUFFIXES.values())):
                continue
            smaller = {encoding: contents.get(f"{name}{ending}") for encoding, ending in ENCODING_SUFFIXES.items()}
            bodies = {"": body} | {encoding: found for encoding, found in smaller.items() if found is not None}
            tag = hashlib.sha256(body).hexdigest()[:20]
            media = _media_types.guess_type(name)[0] or DEFAULT_MEDIA_TYPE  # Litestar adds the charset of texts
            cache = CACHE_FOREVER if name.startswith(ASSETS_PREFIX) else CACHE_REVALIDATE
            files[name] = StaticFile(media, cache, tag, bodies, links if name == INDEX_FILE else {})
        return files


def _contents(root: Path, folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(root).as_posix(), path.read_bytes()


def encoding_for(accepted: str, file: StaticFile) -> str:
    """The best encoding that the client accepts and that the build has made; empty if there is none."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return next((encoding for encoding in ENCODING_SUFFIXES if encoding in taken and encoding in file.bodies), "")


def links_for(file: StaticFile, path: str, language: str) -> str:
    """Preload links for the files that the page will need: the browser would find them only one after another."""
    parts = path.split("/")
    # The largest first, as what is asked for last comes last: the app, the board if there is one, the page around it.
    addresses = dict.fromkeys(("", "/".join(parts[:2]), parts[0]))
    wanted = [file.links.get(address, {}) for address in addresses]
    names = [name for each in wanted for name in (*each.get("", ()), *each.get(language, ()))]
    return ", ".join(f"</{name}>; {PRELOAD_RELATIONS[PurePosixPath(name).suffix]}" for name in dict.fromkeys(names))


async def address_of_board(request: Request[Any, Any, Any], path: str) -> str:
    """A table's address with its game in place of the match, if the person may see it; other addresses unchanged."""
    page, _, match = path.partition("/")
    if page != TABLE_PAGE or not match or "/" in match:
        return path
    try:
        async with asyncio.timeout(MATCH_TIMEOUT_SECONDS):
            found: Match = await request.app.state.tables.get(match)
            actions.seats_for(found, await anybody(request))
    except (TorriError, TimeoutError):  # the app makes the same request, and reports the error
        return path
    return f"{page}/{found.created.game}"


def answer(file: StaticFile, headers: Any, path: str) -> Response[bytes]:
    encoding = encoding_for(headers.get("accept-encoding", ""), file)
    tag = f'"{file.tag}{f"-{encoding}" if encoding else ""}"'
    said = {"cache-control": file.cache, "etag": tag}
    if len(file.bodies) > 1:
        said["vary"] = "Accept-Encoding"
    if links := links_for(file, path, language_of(headers)):
        said["link"] = links
    if tag in headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=said, media_type=file.media)
    if encoding:
        said["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers=said, media_type=file.media)


def static_files(web: Path, browsers: Path | None = None) -> HTTPRouteHandler:
    """Serves the built browser app: its one page for every address of the app; and what browsers think with."""
    folder = StaticFolder(web, browsers)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        status_code=200,
        name="pages",
    )
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        wanted = request.scope["path"].strip("/") or INDEX_FILE
        file = None
        if wanted.partition("/")[0] not in RESERVED_PREFIXES:
            file = await asyncio.to_thread(folder.find, wanted)
        if file is None:
            raise NotFoundException
        return answer(file, request.headers, await address_of_board(request, wanted) if file.links else wanted)

    return page
