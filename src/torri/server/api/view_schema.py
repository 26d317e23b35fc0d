"""JSON schemas of the games' views, made from their types (`views.py` of each game) and the text under each field. We
make them ourselves, because msgspec has no schema for a union of dictionaries, for dictionaries with listed keys, or
for the text under a field.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from torri.engine.game import Game
from torri.engine.views import Length, Named, View

Schema: TypeAlias = dict[str, Any]

SCHEMA_REF_TEMPLATE: Final = "#/components/schemas/{name}"
PLAIN: Final[dict[Any, Schema]] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
}
ANYTHING: Final[Schema] = {}
OTHER_VIEW: Final = "OtherView"


def view_schemas(games: Iterable[Game]) -> dict[str, Schema]:
    """The components: `View` and `Outlook`, one of each game or, for a game without types of its own, any other."""
    schemas = _Schemas()
    found = list(games)
    views = [schemas.of(game.view_type) for game in found if game.view_type is not View]
    outlooks = [schemas.of(game.outlook_type) for game in found if game.outlook_type is not None]
    schemas.components[OTHER_VIEW] = schemas.of_typed_dict(View)
    schemas.components["View"] = {
        "description": "What a seat may know of a position: the type of its game, by `game`.",
        "anyOf": [*views, {"$ref": SCHEMA_REF_TEMPLATE.format(name=OTHER_VIEW)}],
    }
    schemas.components["Outlook"] = {
        "description": "Figures that follow from the table: the type of the match's game.",
        "anyOf": [*outlooks, {"description": "Of any other game.", "type": "object", "additionalProperties": {}}],
    }
    return schemas.components


class _Schemas:
    """Schemas of types; a type with a name becomes a component."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}
        self._makers: dict[Any, Callable[..., Schema]] = {
            Annotated: self._annotated,
            Union: self._union,
            UnionType: self._union,
            Literal: self._literal,
            list: self._list,
            dict: self._dict,
        }

    def of(self, hint: Any) -> Schema:
        if is_typeddict(hint):
            return self._component(hint.__name__, lambda: self.of_typed_dict(hint))
        make = self._makers.get(get_origin(hint))
        return make(*get_args(hint)) if make else dict(PLAIN.get(hint, ANYTHING))

    def _component(self, name: str, make: Callable[[], Schema]) -> Schema:
        if name not in self.components:
            self.components[name] = {}  # a type may contain itself
            self.components[name] = make()
        return {"$ref": SCHEMA_REF_TEMPLATE.format(name=name)}

    def of_typed_dict(self, typed: Any) -> Schema:
        notes = field_notes(typed)
        properties, required = {}, []
        for name, hint in get_type_hints(typed, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            properties[name] = self.of(get_args(hint)[0] if optional else hint)
            if name in notes:
                properties[name]["description"] = notes[name]
            if not optional and name in typed.__required_keys__:
                required.append(name)
        described = {"description": _one_line(typed.__doc__)} if typed.__doc__ else {}
        return {**described, "type": "object", "properties": properties, "required": required}

    def _annotated(self, hint: Any, mark: object) -> Schema:
        if isinstance(mark, Named):
            return self._component(mark.name, lambda: {"description": mark.description, **self.of(hint)})
        if isinstance(mark, Length):
            items = [self.of(item) for item in get_args(hint) * mark.items]
            return {"type": "array", "prefixItems": items, "minItems": mark.items, "maxItems": mark.items}
        return self.of(hint)

    def _union(self, *hints: Any) -> Schema:
        return {"anyOf": [self.of(hint) for hint in hints]}

    def _literal(self, *values: str | int) -> Schema:
        return {**PLAIN[type(values[0])], "enum": list(values)}

    def _list(self, item: Any) -> Schema:
        return {"type": "array", "items": self.of(item)}

    def _dict(self, key: Any, value: Any) -> Schema:
        """Listed keys may all be missing."""
        if get_origin(key) is Literal:
            return {"type": "object", "properties": {name: self.of(value) for name in get_args(key)}}
        return {"type": "object", "additionalProperties": self.of(value)}


def field_notes(typed: Any) -> dict[str, str]:
    """The text under each field of a TypedDict, its own and those of its bases; none where there is no source."""
    node = _classes(typed.__module__).get(typed.__name__)
    if node is None:
        return {}
    notes: dict[str, str] = {}
    space = vars(sys.modules[typed.__module__])
    for base in node.bases:
        if isinstance(base, ast.Name) and is_typeddict(space[base.id]):
            notes |= field_notes(space[base.id])
    for field, note in pairwise(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = _text(note)
            if text:
                notes[field.target.id] = _one_line(text)
    return notes


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written."""
    try:
        source = inspect.getsource(sys.modules[module])
    except OSError:
        return {}
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}


def _text(statement: ast.stmt) -> str:
    """The text of a statement that is only a string."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def _one_line(text: str) -> str:
    return " ".join(text.split())
