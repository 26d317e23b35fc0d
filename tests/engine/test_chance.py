"""Fair chance: committed, without bias, and re-derived by a script that knows nothing of the engine."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import subprocess
import sys
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from torri import Chance, Game, new_secret
from torri.engine.chance import WORD_VALUES, commitment, write_weights

from ..playing import SECRET, recorded

CHECKER = Path(__file__).parents[2] / "tools" / "check_chance.py"


def checked(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-I", str(CHECKER), str(path)], capture_output=True, text=True, check=False)


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert new_secret() != new_secret()
    assert len(bytes.fromhex(new_secret())) == 32


def test_draws_depend_on_secret_entropy_and_number_alone() -> None:
    first = [Chance(SECRET, ["a", "b"]).below(1000, n) for n in range(20)]
    assert first == [Chance(SECRET, ["a", "b"]).below(1000, n) for n in range(20)]
    assert first != [Chance(SECRET, ["a", "c"]).below(1000, n) for n in range(20)]
    assert first != [Chance(SECRET, ["ab", ""]).below(1000, n) for n in range(20)]
    assert first != [Chance("00" * 32, ["a", "b"]).below(1000, n) for n in range(20)]


def test_every_answer_comes_as_often_as_its_weight_says() -> None:
    chance = Chance(SECRET)
    counts = Counter(chance.answer([2, 5, 9], [1, 2, 3], number) for number in range(6000))
    for answer, weight in ((2, 1), (5, 2), (9, 3)):
        assert abs(counts[answer] - 1000 * weight) < 150


def test_the_last_partial_round_is_thrown_away() -> None:
    """With a total just above half of all words, nearly every second attempt must be thrown away."""
    total, attempts = WORD_VALUES // 2 + 1, 0
    key = hmac.digest(bytes.fromhex(SECRET), b"", "sha256")
    for number in range(400):
        for attempt in count():
            attempts += 1
            digest = hmac.digest(key, number.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
            word = int.from_bytes(digest[:8], "big")
            if word < total:
                break
        assert Chance(SECRET).below(total, number) == word
    assert 680 < attempts < 920


def test_weights_are_written_in_short() -> None:
    assert write_weights([0, 1, 2, 5, 9], [1, 1, 1, 1, 2]) == "0-2 5 9x2"
    assert write_weights([0, 1, 2], [2, 1, 1]) == "0x2 1-2"
    assert write_weights([3], [1]) == "3"
    assert write_weights([0, 1, 2, 3], [1, 3, 1, 1]) == "0 1x3 2-3"


def test_the_checker_is_short_and_stands_alone() -> None:
    text = CHECKER.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    assert set(re.findall(r"^(?:import|from) (\w+)", text, re.M)) <= sys.stdlib_module_names


@pytest.mark.parametrize("players", [2, 5])
def test_the_checker_re_derives_all_draws(patrizier: Game, tmp_path: Path, players: int) -> None:
    record = recorded(patrizier, players, seed=6)
    path = tmp_path / "game.json"
    record.save(path)
    done = checked(path)
    assert done.returncode == 0
    assert f"{len(record.draws)} draws" in done.stdout


def test_the_checker_finds_what_was_changed(patrizier: Game, tmp_path: Path) -> None:
    record = recorded(patrizier, 2, seed=6)
    data = json.loads(record.to_json())
    drawn = int(data["draws"][7].partition(":")[0])
    path = tmp_path / "game.json"
    for key, value in (
        ("answers", [*data["answers"][:drawn], data["answers"][drawn] ^ 1, *data["answers"][drawn + 1 :]]),
        ("secret", "ab" * 32),
        ("secret", None),
        ("entropy", ["other"]),
    ):
        path.write_text(json.dumps(data | {key: value}))
        done = checked(path)
        assert done.returncode == 1
        assert done.stdout.startswith("FAILS: ")
