"""Recorded traffic, spoiled: in its bytes, its structure, its headers and its order."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from urllib.parse import quote

import httpx

from tests.server.nonsense import WRONG_HEADERS, WRONG_PARAMETERS, WRONG_VALUES

# How often a message ends its socket, of each way to do so: what comes behind is not read, and a new socket costs as
# much as ten messages.
ENDING_CHANCE = 0.005
ODD_FRAMES = (0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A, 0x83, 0xF1, 0xC1)  # by their first byte
ODD_BYTES = (b"\x00", b"\xff", b"\r\n", b"\n", b"\r\n\r\n", b":", b"%", b'"', b"{", b"9" * 40, b"\xed\xa0\x80")
ODD_LINES = (
    b"content-length: 7",
    b"content-length: -1",
    b"content-length: 99999999999999999999",
    b"content-length: 0x10",
    b"transfer-encoding: chunked",
    b"transfer-encoding: gzip, chunked",
    b"expect: 100-continue",
    b"connection: upgrade\r\nupgrade: websocket",
    b"connection: upgrade\r\nupgrade: h2c",
    b"host: elsewhere.example",
    b"x-forwarded-for: " + b"1," * 2_000,
    b"x-long: " + b"a" * 40_000,
    b"accept-encoding: gzip;q=9,*;q=-1,,",
    b"range: bytes=0-,5-1",
    b" folded",
    b"no colon at all",
    b": no name",
    b"bad name : x",
)


@dataclass(frozen=True)
class Sent:
    """A request as a client sent it."""

    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes = b""

    def raw(self) -> bytes:
        lines = [f"{self.method} {self.target} HTTP/1.1", *(f"{name}: {value}" for name, value in self.headers)]
        if self.body:
            lines.append(f"content-length: {len(self.body)}")
        return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + self.body


@dataclass
class Recorded:
    """What two persons sent in a few matches; whoever replays it is one of them."""

    requests: list[Sent] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)
    cookies: list[str] = field(default_factory=list)

    def play_instead(self, match: str, new: str) -> None:
        """Whatever was sent to a match is sent to another from now on."""
        self.matches = [new if one == match else one for one in self.matches]
        old_bytes, new_bytes = match.encode(), new.encode()
        self.requests = [
            replace(one, target=one.target.replace(match, new), body=one.body.replace(old_bytes, new_bytes))
            for one in self.requests
        ]

    def take(self, request: httpx.Request) -> None:
        wanted = ("cookie", "content-type", "accept", "host", "accept-language")
        headers = tuple((name, value) for name, value in request.headers.items() if name in wanted)
        target = request.url.raw_path.decode("ascii")
        self.requests.append(Sent(request.method, target, headers, request.content))
        # Each from an address of its own, where a proxy is trusted to say so: nothing is refused for being too much.
        number = len(self.requests)
        request.headers["x-forwarded-for"] = f"10.7.{number >> 8}.{number & 255}"


# Spoiling


def spoilt_bytes(data: bytes, rng: Random, other: bytes = b"") -> bytes:
    """A few bytes changed, lost, doubled or put in; or the beginning of one with the end of another."""
    spoilt = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 4, 9))):
        at = rng.randrange(len(spoilt) + 1)
        match rng.randrange(6):
            case 0 if spoilt:
                spoilt[at % len(spoilt)] ^= 1 << rng.randrange(8)
            case 1:
                spoilt[at:at] = rng.choice(ODD_BYTES)
            case 2:
                del spoilt[at : at + rng.randint(1, 20)]
            case 3:
                spoilt[at:at] = spoilt[at : at + rng.randint(1, 60)]
            case 4:
                del spoilt[at:]
                spoilt += other[rng.randrange(len(other) + 1) :]
            case _:
                spoilt[at:at] = rng.randbytes(rng.randint(1, 8))
    return bytes(spoilt)


def spoilt_value(value: Any, rng: Random) -> Any:
    """JSON with one thing in it wrong, missing, doubled or elsewhere."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(list(value))
        match rng.randrange(6):
            case 0:
                return {key: one for key, one in value.items() if key != name}
            case 1:
                return value | {rng.choice([*value, "more", "", "\ud800"]): value[name]}
            case _:
                return value | {name: spoilt_value(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        return [*value[:at], spoilt_value(value[at], rng), *value[at + rng.randrange(2) :]] * rng.choice((1, 1, 1, 40))
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice((-1, 1, 2, 7, -1000, 2**31, 2**63))
    return rng.choice(WRONG_VALUES)


def spoilt_text(message: Any, rng: Random) -> bytes:
    """A message of a socket."""
    if rng.random() < ENDING_CHANCE:  # mostly no UTF-8 any more
        return spoilt_bytes(json.dumps(message).encode(), rng)
    if rng.random() < 0.25:
        return spoilt_bytes(json.dumps(message).encode(), rng).decode("utf-8", "replace").encode()
    return json.dumps(message if rng.random() < 0.2 else spoilt_value(message, rng)).encode()


def spoilt_structure(sent: Sent, rng: Random) -> Sent:
    """A request that any server can read, and that makes no sense."""
    if sent.body and rng.random() < 0.8:
        try:
            body = json.dumps(spoilt_value(json.loads(sent.body), rng)).encode()
        except ValueError:
            body = spoilt_bytes(sent.body, rng)
        return replace(sent, body=body)
    path, _, query = sent.target.partition("?")
    match rng.randrange(5):
        case 0:
            return replace(
                sent, method=rng.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"))
            )
        case 1:
            parts = path.split("/")
            parts[rng.randrange(len(parts))] = quote(rng.choice(WRONG_PARAMETERS), safe="")
            return replace(sent, target="/" + "/".join(parts).lstrip("/") + (f"?{query}" if query else ""))
        case 2:
            name = rng.choice(("seat", "after", "answers", "since", "first", "before", "which", "language", "answer"))
            return replace(sent, target=f"{path}?{name}={quote(rng.choice(WRONG_PARAMETERS), safe='')}&{query}")
        case 3:
            wrong = {name: value for name, value in rng.choice(WRONG_HEADERS).items() if name != "host"}
            kept = tuple((name, value) for name, value in sent.headers if name not in wrong)
            return replace(sent, headers=(*kept, *wrong.items()))
        case _:
            return sent


def spoilt_head(sent: Sent, rng: Random) -> bytes:
    """A request whose head is wrong: lines missing, doubled, odd or in another order."""
    head, _, body = sent.raw().partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[at])
            case 2:
                rng.shuffle(lines)
            case 3:
                lines[at] = spoilt_bytes(lines[at], rng)
            case _:
                lines.insert(max(1, at), rng.choice(ODD_LINES))
        lines = lines or [b""]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def spoilt_frame(text: bytes, rng: Random) -> tuple[bytes, bool]:
    """A frame, and whether it is as long as it says; some are none that a client may send, and end the socket."""
    first = 0x81 if rng.random() >= ENDING_CHANCE else rng.choice(ODD_FRAMES)
    size = len(text) if rng.random() >= ENDING_CHANCE / 4 else rng.choice((0, 125, 126, 65_535, 2**40, 2**63 - 1))
    return frame(text, first, masked=rng.random() >= ENDING_CHANCE / 4, size=size), size == len(text)


def frame(text: bytes, first: int = 0x81, *, masked: bool = True, size: int | None = None) -> bytes:
    """A frame as a client sends it, unless something else is wished."""
    mask, size = 0x80 if masked else 0, len(text) if size is None else size
    if size < 126:
        head = bytes((first, mask | size))
    elif size < 65_536:
        head = bytes((first, mask | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, mask | 127)) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if mask else b"") + text
