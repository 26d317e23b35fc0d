"""What lies around the program agrees with it: workflows, hooks, forms, versions, the way to a release."""

from __future__ import annotations

import importlib
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

import torri
from torri.cli import cli

ROOT: Final = Path(__file__).resolve().parent.parent
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAPERS: Final = ["SECURITY.md", "CODE_OF_CONDUCT.md", "docs/releasing.md", ".github/PULL_REQUEST_TEMPLATE.md"]
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS: Final = sorted(
    set((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) - {ROOT / ".github/ISSUE_TEMPLATE/config.yml"}
)
OTHER_YAML: Final = [".github/actions/kept/action.yml", ".github/ISSUE_TEMPLATE/config.yml", ".pre-commit-config.yaml"]
COMMANDED: Final = [*PAPERS, *OTHER_YAML, *(path.relative_to(ROOT).as_posix() for path in WORKFLOWS)]

# A folder of ours and a path in it; what a run makes (build/) is not there before.
OUR_PATH: Final = re.compile(
    r"(?<![\w./-])(?:\./)?((?:\.github|benchmarks|deploy|docs|locks|src|tests|tools|web)/[\w./-]*\w)"
)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def load(path: Path) -> Any:
    yaml: Any = importlib.import_module("yaml")  # it has no types
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def jobs(name: str) -> dict[str, Any]:
    found: dict[str, Any] = load(ROOT / ".github" / "workflows" / name)["jobs"]
    return found


def minor(version: str) -> int:
    major, _, rest = version.partition(".")
    assert major == "3"
    return int(rest)


# Workflows, hooks and forms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_little_and_ends_in_time(path: Path) -> None:
    workflow = load(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["concurrency"]["group"]
    for job in workflow["jobs"].values():
        assert "uses" in job or 0 < job["timeout-minutes"] < 360  # GitHub ends a job after six hours


@pytest.mark.parametrize("path", [*WORKFLOWS, ROOT / OTHER_YAML[0]], ids=lambda path: path.name)
def test_actions_are_pinned_by_their_major_version(path: Path) -> None:
    used = re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8"))
    assert used
    for action in used:
        if action.startswith("./"):
            assert (ROOT / action).exists()
        else:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(release/)?v\d+", action)


def test_only_publishing_may_prove_who_it_is() -> None:
    publish = jobs("release.yml")["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["environment"] == "release"
    assert set(publish["needs"]) == {"checks", "build"}
    assert all("permissions" not in job for path in WORKFLOWS for job in load(path)["jobs"].values() if job != publish)


@pytest.mark.parametrize(("name", "job"), [("checks.yml", "everything"), ("long.yml", "long")])
def test_whole_runs_have_the_programs_that_tests_start(name: str, job: str) -> None:
    ran = " ".join(step.get("run", "") for step in jobs(name)[job]["steps"])
    assert set(runpy.run_path(str(ROOT / "tools" / "servers.py"))["NEEDED"]) <= set(ran.split())


def test_hooks_use_programs_of_the_checkout() -> None:
    hooks = [hook for repo in load(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert all(hook["language"] == "system" for hook in hooks)  # so that no version is written twice
    assert {hook["entry"].split()[0] for hook in hooks} <= {
        "git",
        "sh",
        "./torri",
        ".venv/bin/python",
        ".venv/bin/ruff",
        ".venv/bin/lint-imports",
    }
    (push,) = (hook for hook in hooks if hook.get("stages") == ["pre-push"])
    assert push["entry"] == "./torri test --changed"


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_what_github_can_ask(path: Path) -> None:
    form = load(path)
    assert form["name"] and form["description"]
    fields = form["body"]
    assert {field["type"] for field in fields} <= {"markdown", "input", "textarea", "dropdown", "checkboxes"}
    assert len({field["id"] for field in fields}) == len(fields)
    assert all(field["attributes"]["label"] for field in fields)
    choices = [choice for field in fields for choice in field["attributes"].get("options", [])]
    assert all(isinstance(choice, str) for choice in choices)  # an unquoted yes or no would be none


def test_the_form_about_rules_asks_what_is_needed_to_look_it_up() -> None:
    form = load(ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml")
    needed = {field["id"]: field for field in form["body"] if field.get("validations", {}).get("required")}
    assert {"game", "rule", "position", "edition"} <= needed.keys()
    assert {game.lower() for game in needed["game"]["attributes"]["options"]} == set(torri.all_games())


# What is said to exist ---------------------------------------------------------------------------------------------


BUILT = ("src/torri/browser",)  # by a release only


@pytest.mark.parametrize("name", COMMANDED)
def test_commands_and_paths_exist(name: str) -> None:
    said = text(name)
    missing = [path for path in OUR_PATH.findall(said) if path not in BUILT and not (ROOT / path).exists()]
    assert not missing
    assert set(re.findall(r"\btorri bench (\w+)", said)) <= {path.stem for path in (ROOT / "benchmarks").glob("*.py")}
    assert set(re.findall(r"\btorri ([a-z]+)\b", said)) <= {"test", "docs", *cli.commands}
    runs = text("tools/run_checks.py").partition('"""')[2].partition('"""')[0]
    for option in re.findall(r"\btorri test (--[a-z-]+)", said):
        assert f"./torri test {option}" in runs


@pytest.mark.parametrize("name", PAPERS)
def test_links_lead_somewhere(name: str) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text(name)):
        assert link.startswith("https://") or (ROOT / name).parent.joinpath(link).exists(), link


# Versions ----------------------------------------------------------------------------------------------------------


def test_the_version_is_one_and_the_newest_in_the_changelog() -> None:
    version = PROJECT["project"]["version"]
    assert torri.__version__ == version
    newest = re.search(r"^## (\S+) \((unreleased|\d{4}-\d\d-\d\d)\)$", text("CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == version
    assert newest[0] == next(line for line in text("CHANGELOG.md").splitlines() if line.startswith("## "))


def test_the_pythons_that_are_tried_are_those_that_are_promised() -> None:
    project = PROJECT["project"]
    named = re.findall(r"^Programming Language :: Python :: (3\.\d+)$", "\n".join(project["classifiers"]), re.MULTILINE)
    assert project["requires-python"] == f">={named[0]}"
    assert list(map(minor, named)) == list(range(minor(named[0]), minor(named[-1]) + 1))
    tried = {name: job["strategy"]["matrix"]["python"] for name, job in jobs("checks.yml").items()}
    assert tried == {"everything": [named[0], named[-1]], "engine": named}
    others = re.findall(r"python-version: \"([\d.]+)\"|image: python:([\d.]+)-", "".join(map(text, COMMANDED)))
    assert {one or other for one, other in others} <= set(named)


# The package -------------------------------------------------------------------------------------------------------


def test_addresses_are_of_the_project_and_encrypted() -> None:
    urls = PROJECT["project"]["urls"]
    assert urls.keys() == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    assert all(url.startswith("https://github.com/torri-games/torri") for url in urls.values())
    for url in (urls["Documentation"], urls["Changelog"]):
        assert (ROOT / url.split("/main/")[1]).exists()


def test_the_sdist_takes_along_what_exists_and_what_the_tests_read() -> None:
    taken = [path.lstrip("/") for path in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]]
    assert [path for path in taken if not (ROOT / path).exists()] == []
    assert {Path(name).parts[0] for name in ("CHANGELOG.md", *COMMANDED)} <= set(taken)
