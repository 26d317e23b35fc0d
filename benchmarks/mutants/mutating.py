"""Mutants of a source file: small changes of one line each, every one of which some test should notice.

What stands in types, decorators, assertions and text is left alone, and so is what certainly changes nothing.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from operators import OPERATORS, Edit, Source, name_of, result

NO_CODE: Final = ("annotation", "returns", "decorator_list", "type_params", "bases")  # fields of nodes
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
Statement: TypeAlias = ast.stmt | ast.ExceptHandler | ast.match_case


@dataclass(frozen=True)
class Mutant:
    """One line with another text. Columns are those of `ast`: bytes from the beginning of the line."""

    path: str
    line: int
    column: int
    operator: str
    original: str  # the whole line
    mutated: str
    first: int  # lines of the statement that it stands in
    last: int
    at_import: bool  # whether it runs when the module is imported, and not in a function

    @property
    def mark(self) -> str:
        """The same where only other lines have changed."""
        digest = hashlib.sha256(self.original.strip().encode()).hexdigest()[:8]
        return f"{self.column}:{self.operator}:{digest}"

    @property
    def id(self) -> str:
        return f"{self.path}:{self.line}:{self.mark}"

    def of(self, source: str) -> str:
        """The file as this mutant."""
        lines = source.splitlines(keepends=True)
        ending = lines[self.line - 1][len(self.original) :]
        lines[self.line - 1] = self.mutated + ending
        return "".join(lines)


@dataclass(frozen=True)
class Place:
    """A node with what it stands in."""

    node: ast.AST
    first: int
    last: int
    in_function: bool
    returns: str


def _lines_of(statement: Statement) -> tuple[int, int]:
    """Of a statement that has others in it: only what comes before them."""
    if isinstance(statement, ast.match_case):
        return statement.pattern.lineno, statement.body[0].lineno - 1
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, last


def _is_for_types(node: ast.AST) -> bool:
    """Whether it is there for those who check types, or for `import *`."""
    if isinstance(node, ast.If):
        return name_of(node.test) == "TYPE_CHECKING"
    if isinstance(node, ast.AnnAssign):
        return name_of(node.annotation) == "TypeAlias"
    if isinstance(node, ast.Subscript):
        return name_of(node.value) == "Literal"
    return isinstance(node, ast.Assign) and all(name_of(target).startswith("__") for target in node.targets)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes in a node that are code: no types, decorators, assertions, names of exports."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr) or _is_for_types(node):
        return
    for name, value in ast.iter_fields(node):
        if name in NO_CODE or (isinstance(node, ast.ClassDef) and name == "keywords"):
            continue
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.AST):
                yield one


def places(tree: ast.Module) -> Iterator[Place]:
    """All nodes that operators look at, in the order of the text."""

    def walk(node: ast.AST, at: Place) -> Iterator[Place]:
        returns = at.returns
        if isinstance(node, FUNCTIONS):
            returns = ast.unparse(node.returns) if not isinstance(node, ast.Lambda) and node.returns else ""
        for one in _inside(node):
            first, last = _lines_of(one) if isinstance(one, Statement) else (at.first, at.last)
            in_function = at.in_function or (isinstance(node, FUNCTIONS) and not isinstance(one, ast.arguments))
            place = Place(one, first, last, in_function, returns)
            yield place
            yield from walk(one, place)

    yield from walk(tree, Place(tree, 1, 1, False, ""))


def mutants_of(path: str, text: str) -> list[Mutant]:
    """All that the operators offer for a file, in the order of the text."""
    source = Source(text)
    found: dict[str, Mutant] = {}
    for place in places(source.tree):
        for edit in _edits(source, place):
            mutant = _mutant(path, source, place, edit)
            if mutant is not None:
                found.setdefault(mutant.id, mutant)
    return sorted(found.values(), key=lambda one: (one.line, one.column, one.operator))


def _edits(source: Source, place: Place) -> Iterable[Edit]:
    for operator in OPERATORS.get(type(place.node), ()):
        yield from operator(source, place.node)
    if isinstance(place.node, ast.Return):
        yield from result(source, place.node, place.returns)


def _mutant(path: str, source: Source, place: Place, edit: Edit) -> Mutant | None:
    line = source.lines[edit.line - 1]
    mutated = (line[: edit.begin] + edit.text.encode() + line[edit.end :]).decode()
    original = line.decode()
    if mutated == original:
        return None
    at_import = not place.in_function
    return Mutant(path, edit.line, edit.begin, edit.operator, original, mutated, place.first, place.last, at_import)


def changes(mutant: Mutant, source: Source) -> bool:
    """Whether it is Python still, and means something else."""
    before, lines, after = source.around(mutant.line)
    try:
        return _meaning([*before, mutant.mutated, *after]) != _meaning(lines)
    except SyntaxError:
        return False


def _meaning(lines: Sequence[str]) -> str:
    return ast.dump(ast.parse("\n".join(lines)))
