"""Everything that is told of a game is of the type that the API document gives it: no key too many, none missing."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import islice
from typing import Any

import jsonschema_rs  # comes with schemathesis
import msgspec
import pytest

import torri
from torri.engine.parts import ForecastMoment
from torri.server.api.view_schema import field_notes, view_schemas

from ..amount import LONG, amount
from ..engine import toy
from ..playing import walk
from .every import NAMES, TABLES, VARIED, Table

EVERY = amount(short=61, long=3)  # plies between two looks
BEGINNING = 200  # plies
SEED = 21


@cache
def schemas() -> dict[str, Any]:
    """The schemas of the API document, except that they allow no key that they do not name."""
    found = deepcopy(view_schemas(map(torri.game, NAMES)))
    for schema in found.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return found


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas()}})


def check(name: str, told: object) -> None:
    """As it is sent."""
    validator(name).validate(msgspec.json.decode(msgspec.json.encode(told)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_and_outlooks_are_of_their_type(table: Table) -> None:
    game, looked = table.game, 0
    view_type, outlook_type = game.view_type.__name__, f"{table.name.capitalize()}Outlook"
    positions = walk(game, table.players, SEED + table.players, True, **dict(table.options))
    broken_off = table in VARIED and not LONG  # what an option shows is there long before the end
    for ply, at in enumerate(islice(positions, BEGINNING) if broken_off else positions):
        if ply % EVERY and not at.over:
            continue
        for seat in (None, *range(at.players)):
            check(view_type, at.view(seat))
            check(view_type, at.view(seat, open=True))
            check(outlook_type, at.outlook(seat))
            looked += at.over
    assert looked == table.players + 1 or broken_off, "the end was looked at too"


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "florenza"], ids=str)
def test_forecasts_are_of_their_type(table: Table) -> None:
    for at in islice(walk(table.game, table.players, SEED, True, **dict(table.options)), 0, None, EVERY):
        for seat in range(at.players):
            moments = at.forecast(seat)
            assert msgspec.convert(msgspec.to_builtins(moments), list[ForecastMoment], strict=True) == moments


@pytest.mark.parametrize("name", NAMES)
def test_a_key_too_many_or_too_few_is_refused(name: str) -> None:
    """The check itself: at the top, on the table and before a seat."""
    at = torri.game(name).start(2)
    view_type = at.game.view_type.__name__
    view = msgspec.json.decode(msgspec.json.encode(at.view(0)))
    for part in (view, view["table"], view["table"]["seats"][1]):
        for key in list(part):
            value = part.pop(key)
            with pytest.raises(jsonschema_rs.ValidationError):
                check(view_type, view)
            part[key] = value
        part["more"] = 1
        with pytest.raises(jsonschema_rs.ValidationError):
            check(view_type, view)
        del part["more"]
    check(view_type, view)


@pytest.mark.parametrize("name", NAMES)
def test_every_type_and_every_field_is_described(name: str) -> None:
    """Bot authors read it in the API document instead of the source. Of mere counts the type says it all."""
    for told, schema in schemas().items():
        if told.lower().startswith(name):
            assert schema["description"], told
            counts = all(field == {"type": "integer"} for field in schema["properties"].values())
            unsaid = [name for name, field in schema["properties"].items() if "description" not in field]
            assert counts or unsaid == [], told


def test_notes_of_a_field_come_from_its_type_and_its_bases() -> None:
    game = torri.game("patrizier")
    notes = field_notes(game.view_type)
    assert notes["seat"] == "The seat whose view this is, from 0; null: a spectator's."
    assert set(notes) > {"rules", "edition", "answers", "winners"}


def test_a_game_from_outside_needs_no_types() -> None:
    at = toy.GAME.start(2)
    for name in ("OtherView", "View"):
        check(name, at.view(0))
    check("Outlook", at.outlook(0))
    assert view_schemas([toy.GAME])["View"]["anyOf"] == [{"$ref": "#/components/schemas/OtherView"}]
