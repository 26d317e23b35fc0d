"""The mistakes that mutants make: an operator looks at a node of the syntax tree, and offers other text for a part of
one line."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

LARGEST_NUMBER: Final = 16  # larger numbers are not changed by one: no test can notice a limit of 513 instead of 512

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitOr: (r"\|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: (r"\^", "|"),
}
BITS: Final = (ast.BitOr, ast.BitAnd, ast.BitXor)
# Swapped arguments would fail at once, or never.
EITHER_WAY: Final = ("min", "max", "isinstance", "issubclass", "compare_digest", "cast")
NOTHING: Final = {"int": "0", "float": "0.0", "str": '""', "list": "[]", "tuple": "()", "dict": "{}", "set": "set()"}
CONTEXT_ARGUMENTS: Final = ("s", "match", "self", "connection", "request", "state")  # never numbers
LOGGING_CALLS: Final = ("debug", "info", "warning", "error", "exception", "print")  # calls that only log


@dataclass(frozen=True)
class Edit:
    """Another text for the bytes from `begin` to `end` of a line."""

    operator: str
    line: int
    begin: int
    end: int
    text: str


class Source:
    """A file, its lines as bytes, and which text belongs to which node."""

    def __init__(self, text: str) -> None:
        self.lines = [line.encode() for line in text.splitlines()]
        self.tree = ast.parse(text)

    def of(self, node: ast.expr | ast.stmt) -> str:
        """The text of a node that stands on one line."""
        return self.lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()

    def around(self, line: int) -> tuple[list[str], list[str], list[str]]:
        """The outermost statement that a line is part of: what is before the line, all of it, what comes after."""
        for one in self.tree.body:
            first = min([one.lineno, *(decorator.lineno for decorator in getattr(one, "decorator_list", ()))])
            if first <= line <= (one.end_lineno or one.lineno):
                lines = [text.decode() for text in self.lines[first - 1 : one.end_lineno]]
                return lines[: line - first], lines, lines[line - first + 1 :]
        raise AssertionError(f"line {line} is not part of anything")

    def whole(self, node: ast.expr | ast.stmt, operator: str, text: str) -> Iterator[Edit]:
        """Another text for a node that stands on one line."""
        if node.lineno == node.end_lineno:
            assert node.end_col_offset is not None
            yield Edit(operator, node.lineno, node.col_offset, node.end_col_offset, text)

    def between(self, left: ast.expr, right: ast.expr, operator: str, old: str, new: str) -> Iterator[Edit]:
        """Another sign between two nodes, if all of that stands on one line."""
        if left.end_lineno != right.lineno:
            return
        assert left.end_col_offset is not None
        gap = self.lines[right.lineno - 1][left.end_col_offset : right.col_offset].decode()
        found = re.search(old, gap)
        if found is not None:
            begin = left.end_col_offset + len(gap[: found.start()].encode())
            yield Edit(operator, right.lineno, begin, begin + len(found.group().encode()), new)


# The operators


def comparison(source: Source, node: ast.AST) -> Iterator[Edit]:
    """`<` as `<=`, `==` as `!=`, `in` as `not in`."""
    if isinstance(node, ast.Compare):
        left = node.left
        for sign, right in zip(node.ops, node.comparators, strict=True):
            old, new = COMPARISONS[type(sign)]
            yield from source.between(left, right, "comparison", old, new)
            left = right


def arithmetic(source: Source, node: ast.AST) -> Iterator[Edit]:
    """`+` as `-`, `|` as `&`, `<<` as `>>`."""
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and _have_figures(node.left, node.right):
        old, new = ARITHMETIC[type(node.op)]
        name = "bits" if isinstance(node.op, BITS) else "arithmetic"
        yield from source.between(node.left, node.right, name, old, new)


def assignment(source: Source, node: ast.AST) -> Iterator[Edit]:
    """`+=` as `-=`, `|=` as `&=`."""
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC and _have_figures(node.value):
        old, new = ARITHMETIC[type(node.op)]
        name = "bits" if isinstance(node.op, BITS) else "arithmetic"
        yield from source.between(node.target, node.value, name, f"{old}=", f"{new}=")


def number(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A whole number as the next one or the one before it; True as False."""
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield from source.whole(node, "truth", str(not node.value))
    elif isinstance(node.value, int) and abs(node.value) <= LARGEST_NUMBER:
        yield from source.whole(node, "number-up", str(node.value + 1))
        if node.value > 0:
            yield from source.whole(node, "number-down", str(node.value - 1))


def connective(source: Source, node: ast.AST) -> Iterator[Edit]:
    """`and` as `or`, and the other way round."""
    if isinstance(node, ast.BoolOp):
        old, new = (r"\band\b", "or") if isinstance(node.op, ast.And) else (r"\bor\b", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield from source.between(left, right, "connective", old, new)


def negation(source: Source, node: ast.AST) -> Iterator[Edit]:
    """`not` dropped."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) and node.lineno == node.operand.lineno:
        gap = source.lines[node.lineno - 1][node.col_offset : node.operand.col_offset].decode()
        begin = node.col_offset
        yield Edit("negation", node.lineno, begin, begin + len(gap.encode()), gap.removeprefix("not").lstrip())


def condition(source: Source, node: ast.AST) -> Iterator[Edit]:
    """The condition of an `if` is always true, or never."""
    tests: list[ast.expr] = []
    if isinstance(node, ast.If | ast.IfExp):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    for test in tests:
        if not isinstance(test, ast.Constant):
            yield from source.whole(test, "condition-true", "True")
            yield from source.whole(test, "condition-false", "False")
    if isinstance(node, ast.While) and not isinstance(node.test, ast.Constant):
        yield from source.whole(node.test, "condition-false", "False")


def result(source: Source, node: ast.Return, returns: str) -> Iterator[Edit]:
    """A function returns nothing, or the opposite of a bool."""
    if node.value is None or node.lineno != node.end_lineno:
        return
    given = source.of(node.value)
    nothing = f"not ({given})" if returns == "bool" else NOTHING.get(returns.partition("[")[0], "None")
    if given != nothing:
        yield from source.whole(node, "result", f"return {nothing}")


def omission(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A call, or a change of something that others see, left out."""
    if isinstance(node, ast.Expr):
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call) and name_of(call.func) not in LOGGING_CALLS:
            yield from source.whole(node, "omission", "pass")
    elif isinstance(node, ast.AugAssign) or (
        isinstance(node, ast.Assign) and all(isinstance(one, ast.Attribute | ast.Subscript) for one in node.targets)
    ):
        yield from source.whole(node, "omission", "pass")


def arguments(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Two neighbouring arguments of a call swapped."""
    if not isinstance(node, ast.Call) or name_of(node.func) in EITHER_WAY:
        return
    for left, right in zip(node.args, node.args[1:], strict=False):
        if left.lineno == right.end_lineno and not any(map(_is_alone, (left, right))):
            assert left.end_col_offset is not None and right.end_col_offset is not None
            first, second = source.of(left), source.of(right)
            gap = source.lines[left.lineno - 1][left.end_col_offset : right.col_offset].decode()
            if first != second and gap.strip() == "," and _is_quoted(left) == _is_quoted(right):
                yield Edit("arguments", left.lineno, left.col_offset, right.end_col_offset, second + gap + first)


OPERATORS: Final[dict[type[ast.AST], tuple[Callable[[Source, ast.AST], Iterator[Edit]], ...]]] = {
    ast.Compare: (comparison,),
    ast.BinOp: (arithmetic,),
    ast.AugAssign: (assignment, omission),
    ast.Constant: (number,),
    ast.BoolOp: (connective,),
    ast.UnaryOp: (negation,),
    ast.If: (condition,),
    ast.IfExp: (condition,),
    ast.comprehension: (condition,),
    ast.While: (condition,),
    ast.Expr: (omission,),
    ast.Assign: (omission,),
    ast.Call: (arguments,),
}


def name_of(node: ast.AST) -> str:
    """The last name of what is written as `a` or `a.b.c`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is_alone(argument: ast.expr) -> bool:
    """Whether an argument is of another kind than its neighbours for certain, so that in their place it fails at once:
    a state, a member of an enumeration, several arguments."""
    if isinstance(argument, ast.Attribute):
        return argument.attr.isupper()
    return isinstance(argument, ast.Starred) or (isinstance(argument, ast.Name) and argument.id in CONTEXT_ARGUMENTS)


def _is_type(node: ast.expr) -> bool:
    """Whether it is written as a type is: then `|` is a union of types."""
    if isinstance(node, ast.Constant):
        return node.value is None
    name = name_of(node.value if isinstance(node, ast.Subscript) else node)
    return name in ("str", "int", "bool", "float", "bytes") or (name[:1].isupper() and not name.isupper())


def _is_quoted(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def _have_figures(*nodes: ast.expr) -> bool:
    """Whether they may be numbers: text, lists, dicts and types have sums or unions and nothing else."""
    for node in nodes:
        if _is_quoted(node) or isinstance(node, ast.JoinedStr | ast.List | ast.Dict | ast.DictComp | ast.ListComp):
            return False
    return not all(map(_is_type, nodes))
