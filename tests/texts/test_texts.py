"""Texts: four languages with the same ids and variables, nothing missing, nothing unused, everything said."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import torri
from torri import Game, Position, texts
from torri.engine.catalogue import all_games
from torri.engine.errors import Reason, TorriError, kebab
from torri.engine.telling import Event, Line
from torri.texts import LANGUAGES, MINUS, MissingText, Words, preferred_language
from torri.texts.sentences import Sentences, texts_of

from ..amount import amount
from ..playing import walk

SOURCE = Path(torri.__file__).parent
GAMES = ("firenze", "florenza", "patrizier")
FOLDERS = [SOURCE / "texts", *(SOURCE / "games" / game / "texts" for game in GAMES)]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name.removesuffix("_adjective"))  # some languages need that form, some do not


@dataclass(frozen=True)
class Message:
    """What other languages must have as well."""

    variables: frozenset[str]
    says_something: bool
    attributes: int


@cache
def messages(file: Path) -> Mapping[str, Message]:
    """The messages of a file by their ids; to parse a file takes a fifth of a second, and many tests ask for it."""
    found: dict[str, Message] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = Message(frozenset(visitor.names), entry.value is not None, len(entry.attributes))
    return MappingProxyType(found)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_ids_and_variables(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert list(other) == list(english)
    assert {name: found for name, found in other.items() if found != english[name]} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_sentence_is_left_in_english(folder: Path) -> None:
    """Longer sentences that are the same in two languages were forgotten."""

    def sentences(language: str) -> set[str]:
        lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        return {line.strip() for line in lines if len(re.sub(r"\{.*?\}|^[\w-]+ = ", "", line).split()) > 4}

    for language in LANGUAGES[1:]:
        assert sentences("en") & sentences(language) == set()


@cache
def used_in_source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


def test_no_sentence_is_unused() -> None:
    """Those whose name is put together from parts (`error-...`) have tests of their own."""
    source = used_in_source()
    families = set(re.findall(r'f"([a-z]+)-\{', source)) | set(re.findall(r"f'([a-z]+)-\{", source))
    assert {"error", "problem", "reason", "event", "line", "ask", "answer", "rule", "chapter"} <= families
    families |= {"because", "face", "option", "either", "both"}
    quoted = set(re.findall(r"[\"']([\w-]+)(?=[\"'])", source))
    for folder in FOLDERS:
        for name in messages(folder / "en.ftl"):
            assert name.partition("-")[0] in families or name in quoted, name


@dataclass
class Tellable:
    """What games bring up, each thing once: the same sentence need not be said a thousand times."""

    questions: set[str] = field(default_factory=set)
    meanings: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    reasons: dict[str, Reason] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    lines: dict[str, Line] = field(default_factory=dict)

    def look_at(self, at: Position) -> None:
        self.questions.add(at.question.name)
        if not at.over:
            for answer in range(at.game.questions[at.state.ask].answers):
                meaning = at.meaning(answer)
                self.meanings[repr(meaning)] = meaning
                self.reasons |= {repr(reason): reason for reason in at.why_not(answer)}
            self.events |= {repr(event): event for event in at.copy().apply(at.answers()[-1])}

    def look_at_ledger(self, at: Position) -> None:
        self.lines |= {repr(line): line for line in at.ledger()}


@cache
def tellable(name: str) -> Tellable:
    """Of whole games, with the fewest and with the most players."""
    game, found = torri.game(name), Tellable()
    for players in (game.players[0], game.players[-1]):
        asked: Counter[str] = Counter()  # a question that comes often brings up much the same each time
        for step, at in enumerate(walk(game, players, 3, eager=True)):
            asked[at.question.name] += 1
            if asked[at.question.name] <= 4 or step % amount(short=16, long=1) == 0 or at.over:
                found.look_at(at)
            if step % amount(short=20, long=1) == 0 or at.over:
                found.look_at_ledger(at)
    return found


@cache
def reasons_in_words(name: str, language: str) -> tuple[tuple[Reason, str], ...]:
    """The reasons that games bring up, each with what is said."""
    words = Words(language, torri.game(name), ["Anna", "Bo", "Cosimo", "Dora", "Elia"])
    return tuple((reason, words.reason(reason)) for reason in tellable(name).reasons.values())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(name: str, language: str) -> None:
    """Every event, reason, question, meaning and ledger line that games bring up, in every language."""
    found = tellable(name)
    words = Words(language, torri.game(name), ["Anna", "Bo", "Cosimo", "Dora", "Elia"])
    assert all(words.question(question) for question in found.questions)
    said = {words(f"answer-{meaning}", **facts) for meaning, facts in found.meanings.values()}
    said |= {sentence for _, sentence in reasons_in_words(name, language)}
    said |= {words.event(event, seat) for event in found.events.values() for seat in (None, 0)}
    said |= {words.line(line) for line in found.lines.values()}
    assert not [sentence for sentence in said if re.search(r"[{}]|None|(city|card|colour|need|moment)-[a-z]", sentence)]
    assert len(said) > 300


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_no_notation_in_them(name: str, language: str) -> None:
    """Colours, goods and cards are called by their names: `y1`, `ww` and `ANY` are how answers are written."""
    for reason, said in reasons_in_words(name, language):
        assert not re.search(r"(?<![\w'’])([wygrbpt]\d|[wygbpmt]|([wygrbpmcst])\2+|ANY|MOVE)(?![\w'’])", said), said
        assert said.endswith(f"({reason.rule})") != reason.convention, said


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_option_can_be_read(name: str, language: str) -> None:
    game = torri.game(name)
    words = Words(language, game)
    read = [words.rule(game, paragraph) for paragraph in game.paragraphs]
    assert all(len(text) > 20 for text in read)
    assert len(set(read)) == len(read)
    for chapter in {paragraph.partition(".")[0] for paragraph in game.paragraphs}:
        assert words(f"chapter-{chapter}")
    for option in game.options:
        assert words(f"option-{kebab(option.name)}")
        assert words(f"option-{kebab(option.name)}-about")
        for choice in getattr(option, "choices", ()):
            assert words(f"option-{kebab(option.name)}-{kebab(choice)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_speak_of_the_figures_of_the_edition(patrizier: Game, firenze: Game, language: str) -> None:
    assert "39" in Words(language, patrizier).rule(patrizier, "P1.2")
    assert "88" in Words(language, firenze).rule(firenze, "F1.1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    words = Words(language)

    def kinds(error: type[TorriError]) -> list[type[TorriError]]:
        return [kind for child in error.__subclasses__() for kind in [child, *kinds(child)]]

    for error in kinds(TorriError):
        name = f"error-{kebab(error.__name__)}"
        kind_of = {field: kind for one in error.__mro__ for field, kind in vars(one).get("__annotations__", {}).items()}
        known = {field: (1,) if "tuple" in kind_of[field] else 1 for field in error.FIELDS}
        facts = known | {f"{name}_count": 1 for name in known}
        assert words(name, **facts)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_of_the_limits_have_sentences(name: str) -> None:
    words = Words("en", torri.game(name))
    named = {limit.name for question in torri.game(name).questions for limit in question.limits}
    for path in (SOURCE / "games" / name).glob("elsewhere.py"):
        named |= set(re.findall(r'Reason\("[A-Z0-9.]+", "([a-z-]+)"', path.read_text(encoding="utf-8")))
    for reason in named:
        assert words.has(f"reason-{reason}"), reason
    written = {text for text in messages(SOURCE / "games" / name / "texts" / "en.ftl") if text.startswith("reason-")}
    assert written <= {f"reason-{reason}" for reason in named}


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_ledger_line_has_its_sentence_and_no_other(name: str) -> None:
    tellings = import_module(f"torri.games.{name}.events").TELLINGS
    told = {f"{'event' if type(key).__name__ == 'Event' else 'line'}-{kebab(key.name)}" for key in tellings}
    written = messages(SOURCE / "games" / name / "texts" / "en.ftl")
    compared = {f"because-{one.name}" for one in torri.game(name).compared.values()}
    assert {text for text in written if text.startswith("because-")} == compared
    assert {text.removesuffix("-hidden") for text in written if text.startswith(("event-", "line-"))} == told


@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_its_sentence_and_no_other(name: str) -> None:
    written = messages(SOURCE / "games" / name / "texts" / "en.ftl")
    assert {text for text in written if text.startswith("ask-")} == {
        f"ask-{kebab(a.name)}" for a in torri.game(name).Ask
    }


def test_problems_and_reasons_named_in_the_source_have_sentences() -> None:
    games = [Words("en", torri.game(name)) for name in GAMES]
    source = used_in_source()
    for family, pattern in (
        ("problem", r'(?:Problem|_problem|\.wrong|_unreadable)\((?:source, )?"([a-z-]+)"'),
        ("reason", r'(?:Limit|Reason)\([^()"]*(?:"[A-Z0-9.]+", )?"([a-z-]+)"'),
    ):
        named = set(re.findall(pattern, source))
        assert len(named) > 8
        for name in named:
            assert any(words.has(f"{family}-{name}") for words in games), name


def test_facts_are_put_into_words(patrizier: Game) -> None:
    words = Words("it", patrizier, ["Anna"])
    assert "Anna" in words("event-starts", seat=0)
    assert words.seat(3) == "4"
    assert "Lucca" in words("event-tile-won", seat=0, city="city-lucca", points=7)


def test_nothing_that_is_put_in_commands_the_terminal(patrizier: Game) -> None:
    words = Words("en", patrizier, ["\x1b[2JAnna"])
    assert words("event-starts", seat=0) == "?[2JAnna starts."
    assert "\x1b" not in words("problem-wrong-line", line=3, found="\x1b]0;title\x07")


def test_numbers_of_any_size_can_be_said(patrizier: Game) -> None:
    (reason,) = patrizier.start(2).why_not(10**40)
    assert str(10**40) in Words("de", patrizier).reason(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_less_than_nothing_has_a_minus(florenza: Game, language: str) -> None:
    said = Words(language, florenza)("reason-lowest-prestige", has=-3, needs=-2)
    assert f"{MINUS}3" in said
    assert f"{MINUS}2" in said
    assert "-" not in said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "9,999 10,000"), ("nl", "9.999 10.000"), ("de", "9.999 10.000"), ("it", "9999 10.000")],
)
def test_numbers_are_grouped_as_in_the_browser(florenza: Game, language: str, said: str) -> None:
    """`web/src/lib/fluent.test.ts` holds the app to what browsers write."""
    words = Words(language, florenza)
    for number, written in zip((9_999, 10_000), said.split(), strict=True):
        assert re.search(rf"(?<![\d.,]){re.escape(written)}(?!\d)", words("line-florins", florins=number))


def test_a_missing_text_or_figure_is_a_fault(patrizier: Game) -> None:
    words = Words("en", patrizier)
    with pytest.raises(MissingText, match="no-such-sentence"):
        words("no-such-sentence")
    with pytest.raises(MissingText, match="event-starts"):
        words("event-starts")


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "nl_NL.UTF-8"}, "nl"), ({"LANG": "de", "LC_ALL": "it_IT"}, "it"), ({"LANG": "fr_FR"}, "en"), ({}, "en"),
     ({"TORRI_LANGUAGE": "de", "LANG": "nl"}, "de")],
)  # fmt: skip
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("TORRI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_every_game_has_its_texts() -> None:
    for name in all_games():
        for language in LANGUAGES:
            assert Words(language, torri.game(name))(f"game-{name}")


def test_a_sentence_is_parsed_with_what_it_mentions_when_it_is_said() -> None:
    first = {"greeting": "greeting = Good { day },\n    { $name }\n", "day": "day = day\n", "wrong": "wrong = { $\n"}
    said = Sentences(
        "en", first, {"day": "day = evening\n", "-city": "-city = Florence\n", "at": "at = in { -city }\n"}
    )
    assert said.say("greeting", {"name": "Anna"}) == "Good day,\nAnna"
    assert said.say("at", {}) == "in Florence"
    with pytest.raises(MissingText, match="en: wrong"):
        said.say("wrong", {})


def test_texts_that_were_read_are_not_read_again(patrizier: Game) -> None:
    """A server reads them beside its event loop: nobody waits for the first sentence of a language."""
    texts.read_all([patrizier])
    misses = texts_of.cache_info().misses
    for language in LANGUAGES:
        for lessons in (False, True):
            assert Words(language, patrizier, ["Anna"], lessons=lessons).has("ask-build")
    assert texts_of.cache_info().misses == misses
