"""Each paragraph of the rules is named by a test, and no test names one that does not exist."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import torri

from .every import NAMES


def named_by_tests(game: str) -> set[str]:
    """The ids given to `@pytest.mark.rule(...)` in the folder of a game."""
    found = set()
    for file in (Path(__file__).parent / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return {str(name) for name in found}


@pytest.mark.parametrize("name", NAMES)
def test_each_paragraph_is_named_by_a_test(name: str) -> None:
    paragraphs = set(torri.game(name).paragraphs)
    assert paragraphs - named_by_tests(name) == set()
    assert named_by_tests(name) - paragraphs == set()


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_cite_only_paragraphs_that_exist(name: str) -> None:
    game = torri.game(name)
    for question in game.questions:
        assert question.rule in game.paragraphs
        assert all(limit.rule in game.paragraphs for limit in question.limits)
    assert game.questions.end in game.paragraphs
    assert game.rulings <= set(game.paragraphs)
    assert all(option.rule in game.paragraphs for option in game.options)
