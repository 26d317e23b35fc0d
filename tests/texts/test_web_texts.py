"""The sentences of the browser app: the same in four languages, each one used, none missing, none falling back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from torri.texts import LANGUAGES
from torri.texts.sentences import texts_of

from .test_texts import GAMES, messages

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
TEXTS = WEB / "texts"
AREAS = sorted(path.name for path in (TEXTS / "en").glob("*.ftl"))

# An id as a whole: t('home-play'), or kept in a table and said later. Ids begin with the name of an area.
WHOLE = re.compile(r"""['"`]([a-z]+(?:-[a-z0-9]+)+)['"`]""")
# What stands between the brackets of t(...), where brackets may stand too: also t(mine ? 'table-you' : 'table-other').
SAID = re.compile(r"\bt\(((?:[^()]|\([^()]*\))*)\)")
# Put together: t(`home-about-${game}`); every id that begins and ends so counts as used.
PUT_TOGETHER = re.compile(r"`([a-z]+-[a-z0-9-]*)\$\{[^`]*?\}([a-z0-9-]*)`")


@cache
def sources() -> Mapping[Path, str]:
    """The files of the app, and what stands in them."""
    return {
        path: path.read_text(encoding="utf-8")
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name and "generated" not in path.parts
    }


def source() -> str:
    return "\n".join(sources().values())


@cache
def of(language: str) -> Mapping[str, str]:
    """The area of each id."""
    found: dict[str, str] = {}
    for area in AREAS:
        for name in messages(TEXTS / language / area):
            assert name not in found, f"{name} stands in {area} and in {found[name]}"
            found[name] = area
    return found


def test_every_language_has_every_area() -> None:
    assert AREAS
    for language in LANGUAGES:
        assert sorted(path.name for path in (TEXTS / language).glob("*")) == AREAS, language


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_ids_and_variables(area: str, language: str) -> None:
    english, other = messages(TEXTS / "en" / area), messages(TEXTS / language / area)
    assert list(other) == list(english)
    assert {name: found for name, found in other.items() if found != english[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(language: str) -> None:
    for area in AREAS:
        for name, message in messages(TEXTS / language / area).items():
            assert message.says_something, name
            assert message.attributes == 0, f"{name}: the app says messages only"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    """Longer sentences that are the same in two languages were forgotten."""

    def sentences(one: str) -> set[str]:
        lines = [line for area in AREAS for line in (TEXTS / one / area).read_text(encoding="utf-8").splitlines()]
        spoken = [line.strip() for line in lines if not line.startswith("#")]
        return {line for line in spoken if len(re.sub(r"\{.*?\}|\{[^}]*$|^[\w-]+ = ", "", line).split()) > 4}

    assert sentences("en") & sentences(language) == set()


def test_ids_begin_with_the_name_of_their_area() -> None:
    for name, area in of("en").items():
        assert name.startswith(area.removesuffix(".ftl") + "-"), f"{area}: {name}"


def test_every_sentence_that_is_said_is_there() -> None:
    ids = of("en")
    missing = {
        f"{path.relative_to(WEB)}: {name}"
        for path, text in sources().items()
        for call in SAID.findall(text)
        for name in WHOLE.findall(call.partition("{")[0])
        if name not in ids
    }
    assert missing == set()


def test_what_many_pages_share_says_what_all_of_them_fetch() -> None:
    """The areas of the first page, and those of the table and the rules: the pages that show boards fetch them
    (pages/areas.ts)."""
    for path, text in sources().items():
        if path.relative_to(WEB / "src").parts[0] in ("lib", "parts"):
            for call in SAID.findall(text):
                for name in WHOLE.findall(call.partition("{")[0]):
                    assert name.startswith(("app-", "home-", "table-", "rules-")), f"{path.name}: {name}"


def test_every_family_that_is_put_together_has_members() -> None:
    areas = {area.removesuffix(".ftl") for area in AREAS}
    ids = of("en")
    for beginning, end in PUT_TOGETHER.findall(source()):
        if beginning.partition("-")[0] in areas:
            assert any(name.startswith(beginning) and name.endswith(end) for name in ids), f"{beginning}*{end}"


def test_no_sentence_is_unused() -> None:
    text = source()
    used = set(WHOLE.findall(text))
    families = PUT_TOGETHER.findall(text)
    unused = [
        f"{area}: {name}"
        for name, area in of("en").items()
        if name not in used and not any(name.startswith(begin) and name.endswith(end) for begin, end in families)
    ]
    assert unused == []


def test_the_app_repeats_no_sentence_of_the_games() -> None:
    games = {name for game in GAMES for name in texts_of(f"torri.games.{game}", "texts", "en")}
    assert "ask-build" in games
    assert games & set(of("en")) == set()
