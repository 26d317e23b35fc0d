"""The weights of a network: `weights/GAME.npz`, 16-bit numbers and what they were learned for.

The file is a NumPy archive, read here without NumPy: a player needs no more than the standard library.
"""

from __future__ import annotations

import ast
import json
import struct
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from torri.engine.errors import TorriError
from torri.engine.parts import Parts
from torri.players.networks.plan import observation_version, plan

ABOUT: Final = "about"  # the name of the array that holds the text below
MAGIC, HEADER_SIZE = b"\x93NUMPY\x01\x00", 10


class NoNetwork(TorriError):
    """A game that no network has learned."""

    game: str


class OtherNetwork(TorriError):
    """Weights that were learned for something else: `what` differs, the rules or the observation."""

    game: str
    what: str
    wanted: str
    found: str


NetworkWeights = dict[str, tuple[float, ...]]  # by name, each row after row


def folder() -> Traversable:
    return files(__package__).joinpath("weights")


def has_network(game: str) -> bool:
    """Whether a network has learned this game."""
    return folder().joinpath(f"{game}.npz").is_file()


def about(game: Parts) -> dict[str, Any]:
    """What weights are learned for; with another edition they still can be used: the network reads its figures."""
    return {
        "game": game.name,
        "rules": game.version,
        "edition": game.edition.sha256[:12],
        "observation": observation_version(game),
    }


def read_weights(game: Parts, file: Traversable | Path | None = None) -> NetworkWeights:
    """The weights for a game; those of other rules or of another observation are refused."""
    if file is None and not has_network(game.name):
        raise NoNetwork(game.name)
    source = folder().joinpath(f"{game.name}.npz") if file is None else file
    with ZipFile(BytesIO(source.read_bytes())) as archive:
        found = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
    told = json.loads(bytes(_array(found.pop(ABOUT))[1])) if ABOUT in found else {}
    expected = about(game)
    for what in ("game", "rules", "observation"):
        if told.get(what) != expected[what]:
            raise OtherNetwork(game.name, what, str(expected[what]), str(told.get(what)))
    arrays = {name: _array(content) for name, content in found.items()}
    shapes = {name: shape for name, (shape, _) in arrays.items()}
    if shapes != plan(game).shapes():
        raise OtherNetwork(game.name, "observation", f"{len(plan(game).shapes())} arrays", f"{len(shapes)} arrays")
    return {name: numbers for name, (_, numbers) in arrays.items()}


def _array(content: bytes) -> tuple[tuple[int, ...], tuple[Any, ...]]:
    """The shape and the numbers of an array as NumPy writes it."""
    if not content.startswith(MAGIC):
        raise ValueError("not an array of NumPy")
    begin = HEADER_SIZE + int.from_bytes(content[8:HEADER_SIZE], "little")
    header = ast.literal_eval(content[HEADER_SIZE:begin].decode("latin1"))
    kind = {"<f2": "e", "|u1": "B"}[header["descr"]]
    if header["fortran_order"]:
        raise ValueError("an array that is not written row after row")
    numbers = content[begin:]
    return header["shape"], struct.unpack(f"<{len(numbers) // struct.calcsize(kind)}{kind}", numbers)
