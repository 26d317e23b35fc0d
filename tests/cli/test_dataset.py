"""Data sets as their users type them."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from torri import Game
from torri.research import dataset
from torri.texts import LANGUAGES

from ..amount import LONG, amount, cases
from ..playing import recorded
from .conftest import Run, process, refused


@pytest.fixture
def folder(patrizier: Game, tmp_path: Path) -> Path:
    found = tmp_path / "records"
    found.mkdir()
    for seed in (1, 2):
        recorded(patrizier, 2, seed).save(found / f"{seed}.torri")
    (found / "other.json").write_text("{}", encoding="utf-8")
    return found


def test_records_become_a_data_set_that_holds(run: Run, folder: Path, tmp_path: Path) -> None:
    done = run("dataset records --out games.parquet")
    assert done.exit_code == 0, done.stderr
    rows = dataset.length(tmp_path / "games.parquet")
    assert done.stdout.strip() == f"2 games, {rows} rows: games.parquet"
    assert done.stderr.splitlines() == [
        "One could not be taken:",
        f"  {Path('records') / 'other.json'} is no record that can be read: "
        "it does not begin as a Torri record of format 1 does.",
    ]
    held = run("dataset --check games.parquet")
    assert held.exit_code == 0, held.stderr
    assert held.stdout.strip() == (
        f"The data set holds: 2 games, {rows} rows; every answer is legal and leads to the next position."
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.parquet", "records"]


def test_what_is_in_it_can_be_chosen(run: Run, folder: Path, patrizier: Game) -> None:
    recorded(patrizier, 2, 3, plies=80).save(folder / "half.torri")
    assert run("dataset records --out a.parquet").exit_code == 0
    assert run("dataset records --out b.parquet --chance --no-observations --unfinished").exit_code == 0
    a, b = dataset.read("a.parquet"), dataset.read("b.parquet")
    assert set(a.column_names) - set(b.column_names) == {"observation"}
    assert (min(a["seat"].to_pylist()), min(b["seat"].to_pylist())) == (0, -1)
    assert (a["scores"].null_count, b["scores"].null_count > 0) == (0, True)
    result = run("dataset --check b.parquet")
    assert result.exit_code == 0
    assert "Its observations were not compared" in result.output


def test_bots_play_for_it(run: Run, tmp_path: Path) -> None:
    line = "dataset --play patrizier --players 3 --games 4 --bots random,greedy:depth=1,noise=9 --seed 3"
    # In the short run tests/research/test_dataset_sources.py compares what one and two processes make.
    result = run(f"{line} --option open_memory=yes --jobs {amount(short=1, long=2)} --out games.parquet")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("4 games, ")
    assert dataset.describe("games.parquet")["settings"]["about"] == {
        "bots": ["random", "greedy:depth=1,noise=9"],
        "seed": 3,
    }
    assert set(dataset.read("games.parquet", ["players"])["players"].to_pylist()) == {3}
    if LONG:
        again = run(f"{line} --option open_memory=yes --jobs 1 --out again.parquet")
        assert again.exit_code == 0
        assert Path("again.parquet").read_bytes() == Path("games.parquet").read_bytes()


def test_exit_status(run: Run, folder: Path) -> None:
    strict = run("dataset records --out games.parquet --strict")
    assert strict.exit_code == 1
    assert "2 games" in strict.output
    nothing = run(f"dataset {folder / 'other.json'} --out none.parquet")
    assert nothing.exit_code == 1
    assert "There was no game to write, so there is no data set." in nothing.output
    assert not Path("none.parquet").exists()
    assert run("dataset records/1.torri --out games.parquet --force --strict").exit_code == 0


def test_a_data_set_that_does_not_hold(run: Run, folder: Path) -> None:
    run("dataset records --out games.parquet")
    file = Path("games.parquet")
    table, footer = dataset.read(file), dataset.pq.read_metadata(file).metadata
    place = table.column_names.index("text")
    changed = table.set_column(place, table.schema.field("text"), [["nonsense"] * table.num_rows])
    with dataset.pq.ParquetWriter(file, table.schema) as writer:
        writer.write_table(changed)
        writer.add_key_value_metadata({key: footer[key] for key in footer if key.startswith(b"torri.")})
    result = run("dataset --check games.parquet")
    assert result.exit_code == 1
    assert "The data set fails after 0 rows that hold. Row 0, match " in result.output
    assert '“text” is "nonsense", and should be "' in result.output


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dataset", "Name records or folders of them"),
        ("dataset records", "Say where the data set is to go: --out FILE"),
        ("dataset nowhere.torri --out a.parquet", "There is no file and no folder nowhere.torri."),
        ("dataset records --out records/1.torri", "is there already. Choose another name, or replace it with --force."),
        ("dataset records --out no/folder.parquet", "no/folder.parquet can’t be used: "),
        ("dataset records --out a.parquet --games 3 --seed 1", "Only together with --play: --games, --seed"),
        ("dataset --play chess --out a.parquet", "There is no game “chess”."),
        ("dataset --play patrizier --bots deepblue --out a.parquet", "There is no player “deepblue”."),
        ("dataset --play patrizier --bots random:x=1 --out a.parquet", "has no setting “x”"),
        ("dataset --play patrizier --players 9 --out a.parquet", "patrizier is for 2 to 5 players, not 9."),
        ("dataset --play patrizier --option colour=red --out a.parquet", "patrizier has no option “colour”."),
        ("dataset --database sqlite:///nowhere.db --out a.parquet", "can’t be reached: there is no such file"),
        ("dataset --database nonsense --out a.parquet", "The database ? can’t be reached"),
        ("dataset --check nowhere.parquet", "nowhere.parquet can’t be used: "),
        ("dataset --check records/1.torri", "1.torri is no data set that this program can read: "),
        ("dataset --check a.parquet records", "--check looks at one data set and writes nothing"),
    ],
)
def test_wrong_use_is_one_clear_sentence(run: Run, folder: Path, line: str, sentence: str) -> None:
    assert sentence in " ".join(refused(run(line)).split())
    assert not Path("a.parquet").exists()


@pytest.mark.parametrize("language", cases(short=["de"], long=LANGUAGES))
def test_four_languages(run: Run, folder: Path, language: str, patrizier: Game) -> None:
    recorded(patrizier, 2, 1).save(folder / "again.json")
    recorded(patrizier, 2, 3, plies=80).save(folder / "half.torri")
    made = run(f"dataset records --out games.parquet --language {language}")
    assert made.exit_code == 0
    assert len(made.output.splitlines()) == 5
    assert run(f"dataset --check games.parquet --language {language}").exit_code == 0


def test_without_the_extra_it_is_asked_for(tmp_path: Path) -> None:
    missing = "raise ModuleNotFoundError(\"No module named 'pyarrow'\", name='pyarrow')\n"
    (tmp_path / "pyarrow.py").write_text(missing, encoding="utf-8")  # found first: it lies where the program starts
    done = process(tmp_path, "dataset", "--check", "a.parquet")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().endswith('pip install "torri[dataset]"')
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals need POSIX")
def test_nothing_remains_of_what_is_interrupted(tmp_path: Path) -> None:
    line = ["dataset", "--play", "patrizier", "--games", "100000", "--jobs", "1", "--out", "games.parquet"]
    running = subprocess.Popen(
        [sys.executable, "-m", "torri", *line, "--language", "en"], cwd=tmp_path, stderr=subprocess.PIPE, text=True
    )
    while not list(tmp_path.iterdir()):
        assert running.poll() is None
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate()
    assert running.returncode == 130
    assert told.strip() == "Interrupted: nothing was written."
    assert list(tmp_path.iterdir()) == []
