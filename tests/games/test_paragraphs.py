"""From each paragraph of the rules a search for its id leads to the text, the code with its reasons, and the tests."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import torri
from torri.engine.questions import no_facts

from .every import NAMES

ID = re.compile(r"\b[A-Z]\d+\.\d+(?!\d)")
EXAMPLE = re.compile(r"^rule-([A-Z]\d+)-(\d+) = Example\b", re.MULTILINE)


def folder_of(game: str) -> Path:
    return Path(str(sys.modules[torri.game(game).package].__file__)).parent


def source_of(function: Callable[..., Any]) -> str:
    return Path(str(sys.modules[function.__module__].__file__)).read_text(encoding="utf-8")


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


@pytest.mark.parametrize("name", NAMES)
def test_each_paragraph_is_cited_by_the_code(name: str) -> None:
    """But for the examples: those are tests only."""
    files = [file for file in folder_of(name).rglob("*.py") if file.name != "__init__.py"]
    cited = {found for file in files for found in ID.findall(file.read_text(encoding="utf-8"))}
    texts = (folder_of(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
    examples = {f"{part}.{number}" for part, number in EXAMPLE.findall(texts)}
    assert set(torri.game(name).paragraphs) - examples - cited == set()


@pytest.mark.parametrize("name", NAMES)
def test_a_question_stands_with_its_limits_and_what_an_answer_does(name: str) -> None:
    rules = f"{torri.game(name).package}.rules."
    for question in torri.game(name).questions:
        assert question.act.__module__.startswith(rules)
        assert vars(sys.modules[question.act.__module__])[f"ASK_{question.ask.name}"] is question
        assert question.rule in source_of(question.act)
        for limit in question.limits:
            assert limit.allows.__module__.startswith(rules)
            assert limit.facts is no_facts or limit.facts.__module__.startswith(rules)
            assert limit.rule in source_of(limit.allows) + source_of(question.act)
