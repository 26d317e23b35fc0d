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
# Paragraphs that refuse no answer, and so have no reason: what each of them has instead of a limit.
WITHOUT_REASONS = {
    "components": "F1.1 F1.2 F1.3 F1.4 F1.5 F1.6 F1.7 P1.1 P1.2 L1.1 L1.2 L1.4 L1.5 L1.6",
    "set-up and options": "F2.4 F2.6 F2.7 L2.1 L12.1 L12.2",
    "the order of questions, by which others are not asked": "F3.1 F3.2 F9.4 F10.26 L5.1 L7.1",
    "what happens by itself": "F4.3 F4.5 F7.1 F10.25 P3.4 P3.7 L3.1 L3.2 L3.3 L7.4 L8.4 L9.0 L9.3 L9.4 L10.1",
    "what a card changes; the changed rule refuses": "F10.2 F10.3 F10.5 F10.14 F10.15 F10.16",
    "points": "F8.3 F10.9 F10.10 F10.11 F10.12 F10.13 F10.17 F11.2 F11.3 P4.1 P5.2 P5.3 L8.3 L8.5 L11.1 L11.2",
    "offices and the end": "F11.1 F11.4 P5.1 L9.1 L9.2 L10.2",
    "what is known": "F13.1 F13.2 P7.1 P7.2 L13.1",
}
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
    """Except for the examples: those are tests only."""
    files = [file for file in folder_of(name).rglob("*.py") if file.name != "__init__.py"]
    cited = {found for file in files for found in ID.findall(file.read_text(encoding="utf-8"))}
    assert set(torri.game(name).paragraphs) - examples_of(name) - cited == set()


@pytest.mark.parametrize("name", NAMES)
def test_each_paragraph_that_refuses_an_answer_has_its_reason(name: str) -> None:
    """A new paragraph needs a limit, or a place in the list of those that refuse nothing."""
    game = torri.game(name)
    with_reasons = {limit.rule for question in game.questions for limit in question.limits}
    listed = set(" ".join(WITHOUT_REASONS.values()).split())
    assert set(game.paragraphs) - examples_of(name) - with_reasons == listed & set(game.paragraphs)


def examples_of(game: str) -> set[str]:
    """The paragraphs that only give an example."""
    texts = (folder_of(game) / "texts" / "en.ftl").read_text(encoding="utf-8")
    return {f"{part}.{number}" for part, number in EXAMPLE.findall(texts)}


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
