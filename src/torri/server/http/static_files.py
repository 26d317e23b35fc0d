"""The built browser app as static files: one page for all its addresses, and its files.

Files under `assets/` have a fingerprint in their name and never change: browsers keep them. The others are asked for
each time, and sent only if they have changed. Beside a file may lie the same compressed, `.br` or `.gz`.

Litestar's static files know neither compressed variants nor one page for many addresses nor links to preload, so these
are served here.
"""

from __future__ import annotations

import asyncio
import hashlib
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
LINKS_FILE: Final = "links.json"  # what each address will want, by language; under no language what all want
ASSETS_PREFIX: Final = "assets/"
TABLE_PAGE: Final = "table"
MATCH_TIMEOUT_SECONDS: Final = 0.1  # a page is sent without waiting any longer for what is only a hint
RESERVED_PREFIXES: Final = ("api", "health", "metrics")  # what is not there is no page of the app's either
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
CACHE_REVALIDATE: Final = "no-cache"
ENCODING_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # the better first
DEFAULT_MEDIA_TYPE: Final = "application/octet-stream"
ADDED_MEDIA_TYPES: Final = {  # which Python's own table lacks, or has otherwise, in some versions
    ".js": "text/javascript",
    ".ogg": "audio/ogg",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PRELOAD_RELATIONS: Final = {  # as the app will ask
    ".js": "rel=modulepreload",
    ".css": "rel=preload; as=style; crossorigin",
    # Where a page is wide, letters that come late move it; on a phone they would keep more important things waiting.
    ".woff2": 'rel=preload; as=font; crossorigin; media="(min-width: 701px)"',
}

_media_types: Final = MimeTypes()  # Python's own table, whatever the system's say
for _suffix, _media_type in ADDED_MEDIA_TYPES.items():
    _media_types.add_type(_media_type, _suffix)


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent, by encoding; as it is under the empty one."""

    media: str
    cache: str
    tag: str
    bodies: dict[str, bytes]
    links: dict[str, dict[str, list[str]]]  # of the page: what it will want next, at which address, in which language


class StaticFolder:
    """The built app, in memory; read again after a new build."""

    def __init__(self, web: Path) -> None:
        self._web = web
        self._built = 0
        self._files: dict[str, StaticFile] = {}

    def find(self, path: str) -> StaticFile | None:
        """The file at an address, or the page for the addresses of the app's own; None where there is nothing."""
        try:
            built = (self._web / INDEX_FILE).stat().st_mtime_ns
        except OSError:
            built = 0  # it is being built
        if built and built != self._built:
            self._files, self._built = self._read(), built
        found = self._files.get(path)
        if found is None and not PurePosixPath(path).suffix and not path.startswith(ASSETS_PREFIX):
            return self._files.get(INDEX_FILE)
        return found

    def _read(self) -> dict[str, StaticFile]:
        contents = {
            path.relative_to(self._web).as_posix(): path.read_bytes()
            for path in sorted(self._web.rglob("*"))
            if path.is_file()
        }
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


def encoding_for(accepted: str, file: StaticFile) -> str:
    """The best encoding that the client accepts and that the build has made; empty if there is none."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return next((encoding for encoding in ENCODING_SUFFIXES if encoding in taken and encoding in file.bodies), "")


def links_for(file: StaticFile, path: str, language: str) -> str:
    """What the page at an address is bound to ask for, else the browser would learn of it journey by journey."""
    parts = path.split("/")
    wanted = [file.links.get(address, {}) for address in ("", parts[0], "/".join(parts[:2]))]
    names = [name for each in wanted for name in (*each.get("", ()), *each.get(language, ()))]
    return ", ".join(f"</{name}>; {PRELOAD_RELATIONS[PurePosixPath(name).suffix]}" for name in dict.fromkeys(names))


async def address_of_board(request: Request[Any, Any, Any], path: str) -> str:
    """A table's address with its game in the place of the match, for those who may look at it; others as they are."""
    page, _, match = path.partition("/")
    if page != TABLE_PAGE or not match or "/" in match:
        return path
    try:
        async with asyncio.timeout(MATCH_TIMEOUT_SECONDS):
            found: Match = await request.app.state.tables.get(match)
            actions.seats_for(found, await anybody(request))
    except (TorriError, TimeoutError):  # the app asks for it too, and says what is the matter
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


def static_files(web: Path) -> HTTPRouteHandler:
    """The built browser app; every address of its own is served by its one page."""
    folder = StaticFolder(web)

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
