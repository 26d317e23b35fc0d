"""The site agrees with the repository: pages, links, pictures, modules, words and figures."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from torri.texts import LANGUAGES

from .pages import ROOT, all_pages, text_of

sys.path.insert(0, str(ROOT / "tools"))

from documentation import (
    command,
    diagrams,
    gathering,
    glossary,
    http_reference,
    imports,
    modules,
    python_reference,
)
from documentation.links import REPOSITORY, BrokenLink, links, relinked, resolve

RESULTS = "docs/results.md"
ROW = re.compile(
    r"^\| \[[^]]+\]\((?P<report>[^)]+)\) \| (?P<result>.*?) \| (?P<day>.*?) \| .*? \| `(?P<command>.*)` \|$"
)


# Pages and links ----------------------------------------------------------------------------------------------------


def test_the_navigation_leads_to_every_page() -> None:
    pages = {*gathering.written_pages().values(), *gathering.generated_pages()}
    assert set(gathering.listed(gathering.configuration(pages)["nav"])) == pages
    with pytest.raises(gathering.Unlisted, match=r"forgotten\.md"):
        gathering.configuration({*pages, "forgotten.md"})
    with pytest.raises(gathering.Unlisted, match=r"playing\.md"):
        gathering.configuration(pages - {"playing.md"})


def test_every_written_page_is_on_the_site() -> None:
    assert gathering.written_pages().keys() == set(all_pages())


def test_links_are_those_of_the_site() -> None:
    pages = {"README.md": "index.md", "docs/a.md": "a.md", "docs/decisions/b.md": "decisions/b.md"}
    assert relinked("[x](../a.md#y)", "docs/decisions/b.md", pages) == "[x](../a.md#y)"
    assert relinked("[x](docs/a.md)", "README.md", pages) == "[x](a.md)"
    assert relinked("[x](../torri)", "docs/a.md", pages) == f"[x]({REPOSITORY}torri)"
    assert relinked("```\n[x](nowhere)\n```\n[x](#y)", "docs/a.md", pages) == "```\n[x](nowhere)\n```\n[x](#y)"
    with pytest.raises(BrokenLink, match="nowhere"):
        relinked("[x](nowhere)", "docs/a.md", pages)


@pytest.mark.parametrize("page", all_pages())
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    """On the site and on GitHub alike: pages that are made when the site is built are not linked to."""
    relinked(text_of(page), page, {**gathering.written_pages(), **gathering.shown_files()})


def test_nothing_is_fetched_from_other_hosts() -> None:
    fetched = ['<script src="https://a.b/c.js">', "<img alt=x src='//a.b/c.png'>", '<link rel=x href="https://a.b/c">']
    assert all(command.FOREIGN.search(tag) for tag in fetched)
    own = ['<a href="https://a.b/">', '<script src="../assets/x.js">', '<img src="data:image/png;base64,//8=">']
    assert not any(command.FOREIGN.search(tag) for tag in own)


# Pictures -----------------------------------------------------------------------------------------------------------


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {resolve(link, page)[0] for page in all_pages() for link in links(text_of(page))}
    pictures = [path for path in (ROOT / "docs").rglob("*") if path.suffix in (".png", ".svg")]
    assert [path for path in pictures if path.relative_to(ROOT).as_posix() not in shown] == []


@pytest.mark.parametrize("name", ["architecture.svg", "answer.svg", "targets.svg"])
def test_diagrams_are_those_of_the_code(name: str) -> None:
    """Red after a change of packages, imports or docstrings: `./torri docs write` draws them again."""
    assert text_of(f"docs/images/{name}") == diagrams.pictures()[name]


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    arrows = frozenset({("a", "b"), ("b", "c"), ("a", "c"), ("d", "c")})
    assert imports.reduced(arrows) == {("a", "b"), ("b", "c"), ("d", "c")}


def test_each_step_of_an_answer_imports_what_it_uses() -> None:
    assert diagrams.missing_imports() == []
    assert (ROOT / diagrams.BROWSER).exists()
    assert not imports.needs("torri.engine.position", "torri.server")


# What is made from the code -----------------------------------------------------------------------------------------


def test_every_module_is_on_the_page_and_says_what_it_is() -> None:
    known = modules.all_modules()
    page = modules.page(known)
    files = set((ROOT / "src" / "torri").rglob("*.py"))
    assert {module.file for module in known} == files
    silent = [module.name for module in known if not module.about and module.file.stat().st_size]
    assert silent == []
    assert all(f"| `{module.name.rpartition('.')[2]}` |" in page for module in known if not module.is_package)


@pytest.mark.parametrize("folder", ["src/torri/games", "web/src/games"])
def test_files_that_several_games_have_are_in_the_table(folder: str) -> None:
    names = Counter(
        file.name
        for game in ("firenze", "patrizier", "florenza")
        for file in (ROOT / folder / game).iterdir()
        if file.suffix in (".py", ".toml", ".ts") and ".test." not in file.name and file.name != "__init__.py"
    )
    guide = text_of("CONTRIBUTING.md")
    assert [name for name, games in names.items() if games > 1 and f"`{name}`" not in guide] == []


def test_the_reference_has_all_public_names() -> None:
    made = python_reference.pages(modules.all_modules())
    import torri
    import torri.players

    for page, package in (("torri", torri), ("players", torri.players)):
        shown = set(re.findall(rf"^::: {package.__name__}\.(\w+)$", made[f"reference/{page}.md"], re.MULTILINE))
        assert shown == set(package.__all__)
    assert "::: torri.research.vector.VectorEnv\n" in made["reference/research.md"]


def test_the_reference_has_all_requests_and_messages() -> None:
    made = http_reference.pages()
    assert "### WebSocket /api/matches/{match}/live" in made["reference/http.md"]
    assert "### POST /api/matches/{match}/answer" in made["reference/http.md"]
    headings = re.findall(r"^## (\w+) ", made["reference/messages.md"], re.MULTILINE)
    assert {"Incoming", "Outgoing", "Problem", "TableWish"} <= set(headings)
    assert "anything anything" not in made["reference/messages.md"]


# Words --------------------------------------------------------------------------------------------------------------


def test_the_words_of_the_games_are_those_of_their_texts() -> None:
    """Red after a change of a text: `./torri docs write` makes the page again."""
    assert text_of("docs/glossary.md") == glossary.document()
    assert tuple(glossary.LANGUAGES) == LANGUAGES


def test_each_technical_word_is_explained_once_and_in_a_sentence() -> None:
    technical = text_of("docs/glossary.md").partition(glossary.MARKER)[0]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", technical, re.MULTILINE)
    words = [word for word, about in rows if word != "word"]
    assert len(words) == len(set(words)) > 40
    assert all(about.endswith(".") and about[0].isupper() for word, about in rows if word != "word")


# Results ------------------------------------------------------------------------------------------------------------


def results() -> dict[str, dict[str, str]]:
    found = [ROW.match(line) for line in text_of(RESULTS).splitlines() if line.startswith("| [")]
    assert all(found), "a row that has another form"
    return {resolve(row["report"], RESULTS)[0]: row.groupdict() for row in found if row}


def test_every_report_is_among_the_results() -> None:
    reports = {path.relative_to(ROOT).as_posix() for path in (ROOT / "benchmarks").glob("*.md")}
    assert reports | {"docs/statistics.md", "docs/research.md"} == results().keys()


def test_a_result_is_what_its_report_says_and_can_be_measured_again() -> None:
    for report, row in results().items():
        for figure in re.findall(r"\*\*(.+?)\*\*", row["result"]):
            assert figure in text_of(report), (report, figure)
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", row["day"]) or row["result"] == "not measured yet", report
        for script in re.findall(r"\btorri bench (\w+)", row["command"]):
            assert (ROOT / "benchmarks" / f"{script}.py").exists()
        for script in re.findall(r"\bpython (\S+\.py)", row["command"]):
            assert Path(ROOT / script).exists()
