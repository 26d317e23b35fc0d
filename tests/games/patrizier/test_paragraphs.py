"""Each paragraph of the rules is named by a test, and no test names one that does not exist."""

from __future__ import annotations

import ast
from pathlib import Path

from torri import Game


def named_by_tests() -> set[str]:
    """The ids given to `@pytest.mark.rule(...)` in this folder."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return {str(name) for name in found}


def test_each_paragraph_is_named_by_a_test(patrizier: Game) -> None:
    assert set(patrizier.paragraphs) - named_by_tests() == set()
    assert named_by_tests() - set(patrizier.paragraphs) == set()


def test_the_rules_cite_only_paragraphs_that_exist(patrizier: Game) -> None:
    for question in patrizier.questions:
        assert question.rule in patrizier.paragraphs
        assert all(limit.rule in patrizier.paragraphs for limit in question.limits)
    assert patrizier.questions.end in patrizier.paragraphs
    assert patrizier.rulings <= set(patrizier.paragraphs)
