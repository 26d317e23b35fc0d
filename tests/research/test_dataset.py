"""Data sets: row by row what a replay shows, nothing of who played, and no file that is not whole."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import torri
from tests.amount import cases
from tests.games.every import NAMES
from tests.matches.seated import SECRET
from tests.playing import recorded
from torri import NATURE, Game, Record
from torri.engine import catalogue
from torri.engine.rewards import MARGIN, OUTCOME
from torri.research import dataset
from torri.research.actions import actions
from torri.research.dataset import Choice, Written
from torri.research.extras import needs
from torri.research.rewards import rewards

pa: Any = needs("dataset", "pyarrow")
pq: Any = needs("dataset", "pyarrow.parquet")

NAMES_OF_PERSONS = ("Anna", "mason", "Cosimo", "Dora", "salt")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "games.parquet"


@pytest.fixture(scope="module")
def written_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set of one game, which tests copy."""
    folder = tmp_path_factory.mktemp("once")
    dataset.write(folder / "games.parquet", dataset.files([saved(folder, recorded(torri.game("patrizier"), 2, 1))]))
    return folder / "games.parquet"


@pytest.fixture
def one_game(written_once: Path, out: Path) -> Path:
    """A data set of one game, to be changed."""
    shutil.copyfile(written_once, out)
    return out


def saved(folder: Path, *records: Record) -> Path:
    folder.mkdir(exist_ok=True)
    for number, record in enumerate(records):
        record.save(folder / f"{number}.torri")
    return folder


def rows_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = dataset.read(path).to_pylist()
    return found


def errors(written: Written) -> list[tuple[str, str]]:
    return [(Path(one.name).name, type(one.error).__name__) for one in written.skipped]


@pytest.mark.parametrize(
    ("name", "chance"),
    cases(short=[("florenza", False), ("patrizier", True)], long=[*product(NAMES, (False, True))]),
)
def test_every_row_is_what_a_replay_shows(name: str, chance: bool, tmp_path: Path, out: Path) -> None:
    game = torri.game(name)
    record = recorded(game, 3, 6)
    written = dataset.write(out, dataset.files([saved(tmp_path / "r", record)]), Choice(chance=chance))
    found = iter(rows_of(out))
    numbers, position, end, drawn = actions(game), record.start(), record.position(), []
    outcome, margin = rewards(end, game, OUTCOME), rewards(end, game, MARGIN)
    for ply, answer in enumerate(record.answers):
        seat = position.actor
        assert seat is not None
        if seat == NATURE and not chance:
            drawn.append(answer)
        else:
            row = next(found)
            player = seat != NATURE
            assert (row["ply"], row["seat"], row["answer"], row["drawn"]) == (ply, seat, answer, drawn)
            assert row["position"] == position.encode()
            assert (row["question"], row["text"]) == (position.question.name, position.text(answer))
            assert row["rule"] == position.view(None)["rule"]
            assert row["legal"] == (numbers.legal(position) if player else None)
            assert row["action"] == (numbers.of(position, answer) if player else None)
            assert row["forced"] == (position.forced() == answer if player else len(position.answers()) == 1)
            assert game.observation is not None
            assert row["observation"] == (game.observation.row(position.state, seat) if player else None)
            assert row["reward"] == (pytest.approx(outcome[seat]) if player else None)
            assert row["margin"] == (pytest.approx(margin[seat]) if player else None)
            assert (row["scores"], row["winners"]) == (record.scores, record.winners)
            assert (row["game"], row["rules"], row["players"]) == (name, game.version, 3)
            assert (row["edition"], row["edition_sha256"]) == (game.edition.name, game.edition.sha256)
            assert json.loads(row["options"]) == position.options
            assert (row["plies"], row["player"]) == (len(record.answers), None)
            drawn = []
        position.apply(answer)
    assert next(found, None) is None
    assert written == Written(1, dataset.length(out), 0, [])
    assert dataset.check(out).holds


def test_the_file_explains_itself(patrizier: Game, florenza: Game, tmp_path: Path, out: Path) -> None:
    folder = saved(tmp_path / "r", recorded(patrizier, 2, 1), recorded(florenza, 2, 1))
    dataset.write(out, dataset.files([folder]), about={"asked by": "a test"})
    file = pq.ParquetFile(out)
    assert {file.metadata.row_group(0).column(n).compression for n in range(file.metadata.num_columns)} == {"ZSTD"}
    footer = {key.decode(): text.decode() for key, text in file.metadata.metadata.items()}
    assert (footer["torri.schema"], footer["torri.version"]) == ("1", torri.__version__)
    assert list(json.loads(footer["torri.columns"])) == file.schema_arrow.names
    assert json.loads(footer["torri.settings"]) == {
        "chance": False,
        "observations": True,
        "about": {"asked by": "a test"},
    }
    assert all(field.metadata[b"what"] for field in file.schema_arrow)
    for game, said in zip((patrizier, florenza), json.loads(footer["torri.games"]), strict=True):
        observation, numbers = game.observation, actions(game)
        assert observation is not None
        assert (said["game"], said["rules"], said["edition_sha256"]) == (game.name, game.version, game.edition.sha256)
        assert said["actions"] == [numbers.name(action) for action in range(len(numbers))]
        assert (said["observation"]["version"], said["observation"]["size"]) == (observation.version, observation.size)
        assert [block["name"] for block in said["observation"]["blocks"]] == [
            block.name for block in observation.blocks
        ]
        assert {block["name"]: slice(*block["where"]) for block in said["observation"]["blocks"]} == observation.slices
        assert [tuple(block["shape"]) for block in said["observation"]["blocks"]] == [
            block.shape for block in observation.blocks
        ]
    lengths = {row["game"]: len(row["observation"]) for row in rows_of(out)}
    assert lengths == {said["game"]: said["observation"]["size"] for said in dataset.describe(out)["games"]}


def test_nothing_says_who_played(patrizier: Game, tmp_path: Path, out: Path) -> None:
    one, other = recorded(patrizier, 4, 2), recorded(patrizier, 4, 2)
    one.seats = ["Anna", "bot:Anna", "bot:random:anna=1", "bot:exec:python /home/anna/bot.py"]
    other.seats = ["Dora", "bot:greedy:style=builder,noise=3", "bot:maestro", "Elia"]
    one.edition = "Anna's box"  # what its figures are called is not of the figures
    for record in (one, other):
        record.checksum = record.digest()
    dataset.write(out, dataset.files([saved(tmp_path / "1", one)]), Choice(chance=True))
    assert {row["seat"]: row["player"] for row in rows_of(out)} == {-1: None, 0: None, 1: None, 2: None, 3: "exec"}
    assert not [name for name in ("Anna", "anna", "salt", SECRET) if name.encode() in out.read_bytes()]
    texts = json.dumps([{**row, "question": ""} for row in rows_of(out)])
    assert not [name for name in (*NAMES_OF_PERSONS, "anna", SECRET) if name in texts]
    first = {row["match"] for row in rows_of(out)}
    dataset.write(out, dataset.files([saved(tmp_path / "2", other)]), force=True)
    players = {row["seat"]: row["player"] for row in rows_of(out)}
    assert players == {0: None, 1: "greedy:style=builder,noise=3", 2: "maestro", 3: None}
    assert {row["match"] for row in rows_of(out)} == first  # the same game, whoever played it
    assert dataset.check(out).holds


def test_the_same_game_comes_once(patrizier: Game, tmp_path: Path, out: Path) -> None:
    folder = saved(tmp_path / "r", recorded(patrizier, 2, 1), recorded(patrizier, 2, 2))
    recorded(patrizier, 2, 1).save(folder / "again.json")
    written = dataset.write(out, dataset.files([folder]))
    assert (written.matches, written.repeated, written.skipped) == (2, 1, [])
    assert len({row["match"] for row in rows_of(out)}) == 2


def test_what_does_not_hold_is_left_out_and_named(patrizier: Game, tmp_path: Path, out: Path) -> None:
    folder = saved(tmp_path / "r", recorded(patrizier, 2, 1))
    lying = recorded(patrizier, 2, 2)
    lying.scores = [99, 0]
    lying.save(folder / "lying.json")
    illegal = recorded(patrizier, 2, 3)
    illegal.answers[-1] = 62
    illegal.save(folder / "illegal.json")
    recorded(patrizier, 2, 4, plies=60).save(folder / "half.torri")
    recorded(patrizier, 2, 4, plies=0).save(folder / "none.torri")
    (folder / "other.json").write_text('{"a": 1}', encoding="utf-8")
    (folder / "ignored.txt").write_text("no record", encoding="utf-8")
    (folder / "binary.torri").write_bytes(b"\xff\xfe\x00")
    figures = recorded(patrizier, 2, 5)
    figures.edition_sha256 = "0" * 64
    figures.save(folder / "edition.json")
    broken = [
        ("binary.torri", "UnreadableRecord"),
        ("edition.json", "OtherEdition"),
        ("half.torri", "Unfinished"),
        ("illegal.json", "RecordFails"),
        ("lying.json", "RecordFails"),
        ("none.torri", "Unfinished"),
        ("other.json", "UnreadableRecord"),
    ]
    written = dataset.write(out, dataset.files([folder]))
    assert errors(written) == broken
    assert written.matches == 1
    also = dataset.write(out, dataset.files([folder]), Choice(unfinished=True), force=True)
    assert errors(also) == [
        (name, "Undecided" if name == "none.torri" else kind) for name, kind in broken if name != "half.torri"
    ]
    (half,) = {row["match"]: row for row in rows_of(out) if row["scores"] is None}.values()
    assert (half["reward"], half["margin"], half["winners"]) == (None, None, None)
    assert dataset.check(out) == dataset.Checked(2, also.rows, True)


def test_another_edition(patrizier: Game, tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = tmp_path / "box.toml"
    source = Path(torri.__file__).parent / "games" / "patrizier" / "edition.toml"
    figures.write_text(source.read_text(encoding="utf-8").replace('points = [6, "S"]', 'points = [8, "X"]'), "utf-8")
    folder = saved(tmp_path / "r", recorded(patrizier, 2, 1))
    box = patrizier.with_edition(figures)
    other = Record.begin(box, 2)
    other.answers = recorded(patrizier, 2, 1).answers  # only points differ, so the same may be answered
    other.finish(game=box)
    for ending in ("json", "torri"):
        other.save(folder / f"other.{ending}", box)
    assert [kind for _, kind in errors(dataset.write(out, dataset.files([folder])))] == ["OtherEdition"] * 2
    written = dataset.write(out, dataset.files([folder]), edition=figures, force=True)
    assert (written.matches, written.repeated, written.skipped) == (2, 1, [])
    assert [said["edition_sha256"] for said in dataset.describe(out)["games"]] == [
        patrizier.edition.sha256,
        box.edition.sha256,
    ]
    monkeypatch.setattr(catalogue, "_editions", {})  # as somewhere else, where nobody has that file
    assert dataset.check(out).holds


def test_observations_can_be_left_out(patrizier: Game, tmp_path: Path, out: Path) -> None:
    dataset.write(out, dataset.files([saved(tmp_path / "r", recorded(patrizier, 2, 1))]), Choice(observations=False))
    assert "observation" not in dataset.read(out).column_names
    assert "observation" not in dataset.describe(out)["columns"]
    checked = dataset.check(out)
    assert (checked.holds, checked.observed) == (True, False)


def test_memory_holds_one_row_group(patrizier: Game, tmp_path: Path, out: Path) -> None:
    folder = saved(tmp_path / "r", *(recorded(patrizier, 2, seed) for seed in range(4)))
    written = dataset.write(out, dataset.files([folder]), group=200)
    metadata = pq.read_metadata(out)
    sizes = [metadata.row_group(number).num_rows for number in range(metadata.num_row_groups)]
    assert len(sizes) == 2
    assert sum(sizes) == written.rows
    file = pq.ParquetFile(out)
    groups = [set(file.read_row_group(number, ["match"])["match"].to_pylist()) for number in range(2)]
    assert sum(map(len, groups)) == len(set.union(*groups)) == 4  # no game lies in two of them
    assert dataset.check(out).matches == 4


def test_records_come_back(florenza: Game, tmp_path: Path, out: Path) -> None:
    records = [recorded(florenza, 2, seed, secret=None) for seed in range(2)]
    dataset.write(out, dataset.files([saved(tmp_path / "r", *records)]))
    again = list(dataset.records(out))
    assert [record.answers for record in again] == [record.answers for record in records]
    assert [record.scores for record in again] == [record.scores for record in records]
    assert all(record.verify().holds for record in again)
    assert again[0].seats == ["1", "2"]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("answer", 62),
        ("ply", 5000),
        ("seat", 1),
        ("text", "nonsense"),
        ("legal", [0]),
        ("forced", ...),
        ("position", ...),
        ("observation", [1, 2, 3]),
        ("reward", 0.5),
        ("scores", [1, 2]),
        ("winners", [0, 1]),
        ("match", "0" * 32),
        ("options", "{"),
        ("player", "maestro"),
        ("drawn", ...),
        ("plies", 3),
        ("edition_sha256", "0" * 64),
    ],
)
def test_a_value_that_was_changed_is_found(column: str, value: object, one_game: Path) -> None:
    found = rows_of(one_game)
    place = 0 if column in ("options", "edition_sha256") else next(n for n, row in enumerate(found) if row["seat"] == 0)
    row = found[place]
    likely = {
        "position": found[place + 1]["position"],
        "forced": not row["forced"],
        "drawn": [*row["drawn"][:-1], 62],
    }
    row[column] = likely.get(column, value)
    rewritten(one_game, found)
    checked = dataset.check(one_game)
    assert not checked.holds
    if column == "edition_sha256":
        assert type(checked.problem).__name__ == "OtherEdition"
    elif column not in ("match", "player"):
        assert isinstance(checked.problem, dataset.BrokenRow)
        assert (checked.problem.row, checked.problem.column) == (place, column)


def test_rows_that_are_missing_or_shuffled_are_found(patrizier: Game, tmp_path: Path, out: Path) -> None:
    records = [recorded(patrizier, 2, seed) for seed in (1, 2)]
    dataset.write(out, dataset.files([saved(tmp_path / "r", *records)]))
    whole = rows_of(out)
    assert dataset.check(out).matches == 2
    for changed in (whole[:10] + whole[11:], whole[:-1], whole[1:], [*whole, whole[0]], sorted(whole, key=_ply)):
        rewritten(out, changed)
        assert isinstance(dataset.check(out).problem, dataset.BrokenRow)


def _ply(row: dict[str, Any]) -> int:
    return int(row["ply"])


def rewritten(path: Path, rows: list[dict[str, Any]]) -> None:
    """The same file with other rows."""
    file = pq.ParquetFile(path)
    with pq.ParquetWriter(path, file.schema_arrow) as writer:
        writer.write_table(pa.Table.from_pylist(rows, file.schema_arrow))
        writer.add_key_value_metadata(
            {key: value for key, value in file.metadata.metadata.items() if key.startswith(b"torri.")}
        )


def test_observations_of_another_version_are_not_compared(one_game: Path) -> None:
    file = pq.ParquetFile(one_game)
    found, footer = file.read(), dict(file.metadata.metadata)
    games = json.loads(footer[b"torri.games"])
    games[0]["observation"]["version"] += 1
    with pq.ParquetWriter(one_game, file.schema_arrow) as writer:
        writer.write_table(found)
        footer[b"torri.games"] = json.dumps(games).encode()
        writer.add_key_value_metadata({key: footer[key] for key in footer if key.startswith(b"torri.")})
    checked = dataset.check(one_game)
    assert (checked.holds, checked.observed) == (True, False)


def test_files_that_are_no_data_sets_are_refused(tmp_path: Path) -> None:
    with pytest.raises(dataset.UnusableDataset, match="nowhere"):
        dataset.read(tmp_path / "nowhere.parquet")
    with pytest.raises(dataset.UnusableDataset):
        dataset.check(tmp_path)
    (tmp_path / "text.parquet").write_text("no Parquet at all", encoding="utf-8")
    with pytest.raises(dataset.NotDataset):
        dataset.check(tmp_path / "text.parquet")
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(dataset.NotDataset, match=r"torri\.schema"):
        dataset.describe(tmp_path / "other.parquet")


def test_nothing_is_overwritten_and_nothing_half_done_remains(patrizier: Game, tmp_path: Path, out: Path) -> None:
    sources = dataset.files([saved(tmp_path / "r", recorded(patrizier, 2, 1))])
    out.write_text("precious", encoding="utf-8")
    with pytest.raises(dataset.DatasetExists):
        dataset.write(out, sources)
    assert out.read_text(encoding="utf-8") == "precious"

    def interrupted() -> Iterator[dataset.Source]:
        yield from sources
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset.write(out, interrupted(), force=True)
    assert out.read_text(encoding="utf-8") == "precious"

    def late() -> Iterator[dataset.Source]:
        yield from sources
        (tmp_path / "late.parquet").write_text("somebody was quicker", encoding="utf-8")

    with pytest.raises(dataset.DatasetExists):
        dataset.write(tmp_path / "late.parquet", late())
    with pytest.raises(dataset.UnusableDataset):
        dataset.write(tmp_path / "no" / "such" / "folder.parquet", sources)
    assert dataset.write(tmp_path / "empty.parquet", []) == Written()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.parquet", "late.parquet", "r"]
    dataset.write(out, sources, force=True)
    assert dataset.check(out).holds


def test_without_the_extra_it_says_what_to_install() -> None:
    program = """
import sys
sys.modules["pyarrow"] = None
try:
    import torri.research.dataset
except ImportError as error:
    sys.stdout.write(str(error))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("pip install 'torri[dataset]'")
