"""The pages of the browser app, from the folder that it was built into: one page for all its addresses, and its files.

Files under `assets/` bear a fingerprint in their name and never change: browsers keep them. The others are asked for
each time, and sent only if they have changed. Beside a file may lie the same compressed, `.br` or `.gz`.
"""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from torri.server.problems import language_of

PAGE: Final = "index.html"
LINKS: Final = "links.json"  # what each address will want, by language; under no language what all want
ASSETS: Final = "assets/"
RESERVED: Final = ("api", "health", "metrics")  # what is not there is no page of the app's either
KEPT: Final = "public, max-age=31536000, immutable"
ASKED_FOR: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the better first
MEDIA: Final = {  # Litestar adds the charset of texts
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
OTHER: Final = "application/octet-stream"
AHEAD: Final = {  # as the app will ask
    ".js": "rel=modulepreload",
    ".css": "rel=preload; as=style; crossorigin",
    # Where a page is wide, letters that come late move it; on a phone they would keep more important things waiting.
    ".woff2": 'rel=preload; as=font; crossorigin; media="(min-width: 701px)"',
}


@dataclass(frozen=True)
class File:
    """A file as it is sent, by encoding; as it is under the empty one."""

    media: str
    cache: str
    tag: str
    bodies: dict[str, bytes]
    links: dict[str, dict[str, list[str]]]  # of the page: what it will want next, at which address, in which language


class Folder:
    """What was built, in memory; read anew when it is built anew."""

    def __init__(self, web: Path) -> None:
        self._web = web
        self._built = 0
        self._files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """The file at an address, or the page for the addresses of the app's own; None where there is nothing."""
        try:
            built = (self._web / PAGE).stat().st_mtime_ns
        except OSError:
            built = 0  # it is being built
        if built and built != self._built:
            self._files, self._built = self._read(), built
        found = self._files.get(path)
        if found is None and not PurePosixPath(path).suffix and not path.startswith(ASSETS):
            return self._files.get(PAGE)
        return found

    def _read(self) -> dict[str, File]:
        contents = {
            path.relative_to(self._web).as_posix(): path.read_bytes()
            for path in sorted(self._web.rglob("*"))
            if path.is_file()
        }
        files = {}
        links = msgspec.json.decode(contents.get(LINKS, b"{}"), type=dict[str, dict[str, list[str]]])
        for name, body in contents.items():
            if name.endswith(tuple(ENCODINGS.values())):
                continue
            smaller = {encoding: contents.get(f"{name}{ending}") for encoding, ending in ENCODINGS.items()}
            bodies = {"": body} | {encoding: found for encoding, found in smaller.items() if found is not None}
            tag = hashlib.sha256(body).hexdigest()[:20]
            media = MEDIA.get(PurePosixPath(name).suffix, OTHER)
            cache = KEPT if name.startswith(ASSETS) else ASKED_FOR
            files[name] = File(media, cache, tag, bodies, links if name == PAGE else {})
        return files


def encoding_for(accepted: str, file: File) -> str:
    """The best encoding of those that the client takes and that lie there; the empty one if there is none."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return next((encoding for encoding in ENCODINGS if encoding in taken and encoding in file.bodies), "")


def links_for(file: File, path: str, language: str) -> str:
    """What the page at an address is bound to ask for, else the browser would learn of it journey by journey."""
    parts = path.split("/")
    wanted = [file.links.get(address, {}) for address in ("", parts[0], "/".join(parts[:2]))]
    names = [name for each in wanted for name in (*each.get("", ()), *each.get(language, ()))]
    return ", ".join(f"</{name}>; {AHEAD[PurePosixPath(name).suffix]}" for name in dict.fromkeys(names))


def answer(file: File, headers: Any, path: str) -> Response[bytes]:
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


def pages(web: Path) -> HTTPRouteHandler:
    """The built browser app; every address of its own is served by its one page."""
    folder = Folder(web)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        status_code=200,
        name="pages",
    )
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        wanted = request.scope["path"].strip("/") or PAGE
        file = None
        if wanted.partition("/")[0] not in RESERVED:
            file = await asyncio.to_thread(folder.find, wanted)
        if file is None:
            raise NotFoundException
        return answer(file, request.headers, wanted)

    return page
