"""One source, two ways to run it: linking, compiling, the cache on disk, and life without Numba."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pytest

from torri import Game, accelerate
from torri.engine import observing, playouts
from torri.engine.accelerate import available, cache_folder, link, settled, with_numba
from torri.engine.accelerate.cache import CODE_KEPT_SECONDS, used_folder
from torri.engine.accelerate.compiling import _shared, hash_of
from torri.engine.accelerate.linking import names_used
from torri.engine.loops import loops
from torri.engine.observing import put_eight

from ..amount import LONG

ROOT = Path(__file__).parents[2]
TABLE = [10, 20, 30]


class Colour(IntEnum):
    RED = 1
    BLUE = 2


def bonus(n: int) -> int:
    return TABLE[n] + Colour.BLUE


def doubled(n: int) -> int:
    return 2 * bonus(n)


def other_bonus(n: int) -> int:
    return n


def bits(n: int) -> int:
    return 100 * n.bit_count() + n.bit_length()


def factorial(n: int) -> int:
    product = 1
    for factor in range(2, n + 1):
        product *= factor
    return product


def with_inner(n: int) -> int:
    return sum([TABLE[k] for k in range(n)])


def checked(n: int) -> int:
    if n > 2:
        raise ValueError("too large")
    return n


def twice_checked(n: int) -> int:
    return 2 * checked(n)


class Inner(NamedTuple):
    numbers: Any
    factor: int


class Sums(NamedTuple):
    inner: Inner
    total: Any


def add(sums: Sums, place: int) -> None:
    for number in sums.inner.numbers:
        sums.total[place] += number
    sums.total[place] += sums.inner.factor


def shown_in_eight(row: list[int]) -> None:
    put_eight(row, 0, 1)


def test_numba_is_there_for_these_tests() -> None:
    assert available(), "the tests of acceleration need Numba (extra `fast`)"


def test_functions_run_the_same_compiled() -> None:
    fast = accelerate({"doubled": doubled, "bits": bits, "factorial": factorial}, {})
    assert [fast.doubled(n) for n in range(3)] == [doubled(n) for n in range(3)] == [24, 44, 64]
    for n in (0, 1, 2, 3, 1 << 40, (1 << 62) - 1):
        assert fast.bits(n) == bits(n)
    assert hasattr(fast.doubled, "py_func")


def test_what_a_compiled_function_calls_may_raise() -> None:
    fast = accelerate({"twice": twice_checked}, {})
    assert fast.twice(2) == 4
    with pytest.raises(ValueError, match="too large"):
        fast.twice(3)


def test_with_a_numba_that_is_not_known_all_is_done_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    assert with_numba.is_known(), "look whether `Part` still fits the inside of Numba, and add its version"
    version = hash_of({"doubled": doubled}, {}, settings=with_numba.settings(allocating=True))
    monkeypatch.setattr(with_numba, "KNOWN_VERSIONS", ("0.1.",))
    assert hash_of({"doubled": doubled}, {}, settings=with_numba.settings(allocating=True)) != version
    fast = accelerate({"doubled": doubled}, {})
    assert [fast.doubled(n) for n in range(3)] == [24, 44, 64]


def test_records_of_arrays_are_fields_to_the_compiler() -> None:
    """A named tuple in a named tuple; on CPython its fields are lists."""
    compiled = Sums(Inner(numpy.array([1, 2, 3]), 10), numpy.zeros(2, numpy.int64))
    plain = Sums(Inner([1, 2, 3], 10), [0, 0])
    for allocating in (False, True):
        accelerate({"add": add}, {}, allocating=allocating).add(compiled, 1)
        link({"add": add}, {}).add(plain, 1)
        assert compiled.total.tolist() == plain.total
    assert plain.total == [0, 32]


def test_the_order_of_a_record_is_part_of_what_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code knows a field by its place: the same names in another order are another program."""
    first = hash_of({"add": add}, {})
    assert hash_of({"add": add}, {}) == first
    monkeypatch.setattr(Inner, "_fields", ("factor", "numbers"))
    assert hash_of({"add": add}, {}) != first


def test_linking_replaces_functions_however_deep() -> None:
    plain = link({"doubled": doubled}, {bonus: other_bonus})
    fast = accelerate({"doubled": doubled}, {bonus: other_bonus})
    assert plain.doubled(7) == fast.doubled(7) == 14
    assert doubled(2) == 64


def test_names_inside_inner_functions_are_found() -> None:
    assert "TABLE" in names_used(with_inner.__code__)
    assert link({"f": with_inner}, {}).f(2) == 30


def there(n: int) -> int:
    return back(n - 1) if n else 0


def back(n: int) -> int:
    return there(n)


def test_recursion_is_refused() -> None:
    with pytest.raises(TypeError, match="there calls itself, directly or through others"):
        link({"f": there}, {})


def test_closures_are_refused() -> None:
    factor = 3

    def closure(n: int) -> int:
        return n * factor

    with pytest.raises(TypeError, match="is a closure"):
        link({"f": closure}, {})


# The cache on disk. The program below is two files, like a game and a loop over it: only the inner one changes.

INNER = (
    "from enum import IntEnum\nclass E(IntEnum):\n    A = {enum}\nTABLE = [{table}]\n"
    "def rule(n):\n    return n * {factor} + TABLE[0] + E.A\n"
)
UNCHANGED = {"enum": 0, "table": 0, "factor": 1}
OUTER = """
import json, os, sys
from importlib import import_module
from pathlib import Path
from torri import accelerate

def rule(n):
    return n

def total(n):
    x = 0
    for k in range(n):
        x += rule(k)
    return x

for text in json.loads(sys.argv[1]):
    Path("inner.py").write_text(text)
    os.utime("inner.py", (1, 1))  # as after a checkout or an unpacked archive: file times prove nothing
    sys.modules.pop("inner", None)
    fast = accelerate({"total": total}, {rule: import_module("inner").rule})
    print(fast.total(4), "hit" if fast.total.stats.cache_hits else "compiled")
"""


def run_programs(folder: Path, *changes: dict[str, int]) -> list[str]:
    """What a new process makes of these, one after the other."""
    texts = json.dumps([INNER.format(**(UNCHANGED | change)) for change in changes])
    environment = os.environ | {"TORRI_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "outer.py", texts], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_the_cache_is_used_and_never_stale(tmp_path: Path) -> None:
    (tmp_path / "outer.py").write_text(OUTER)
    figure_in_another_file, rule_in_another_file = {"table": 5}, {"factor": 3}
    assert run_programs(tmp_path, {}, figure_in_another_file) == ["6 compiled", "26 compiled"]
    if LONG:
        assert run_programs(tmp_path, rule_in_another_file, {"enum": 2}) == ["18 compiled", "14 compiled"]
    assert run_programs(tmp_path, {}) == ["6 hit"]  # and back again


def test_the_cache_knows_the_instructions_that_the_compiler_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    def version() -> str:
        return hash_of({"put": shown_in_eight}, observing.compiled())

    first = version()
    assert version() == first
    instructions = observing.compiled()[observing.put_eight]
    monkeypatch.setattr(instructions, "fingerprint", (*instructions.fingerprint, "changed"))
    assert version() != first


def test_functions_that_are_inlined_run_the_same() -> None:
    assert accelerate({"doubled": doubled}, {}, [bonus]).doubled(1) == doubled(1)


def test_a_settled_function_takes_arguments_of_its_types() -> None:
    assert settled(accelerate({"doubled": doubled}, {}).doubled, 0)(2) == doubled(2)


BOTH = """
import sys
from torri import accelerate

def total(n):
    return rule(n) + 1

def rule(n):
    return n

def version(factor):  # a rule large enough not to be inlined, under one name, as two editions of a game have it
    space = {"__name__": "__main__"}
    steps = "".join(f"    if n != {-k}: total += {factor} if n > {k} else 0\\n" for k in range(1, 20))
    exec(f"def rule(n):\\n    total = {factor} * n\\n{steps}    return total - {factor} * (n - 1)", space)
    return accelerate({"total": total}, {rule: space["rule"]})

print([version(int(factor)).total(4) for factor in sys.argv[1:]])
"""


def test_two_versions_of_a_function_live_in_one_process(tmp_path: Path) -> None:
    """Each compiled in a process of its own, then both loaded from the cache: neither takes the other's place."""
    (tmp_path / "both.py").write_text(BOTH)

    def run(*factors: str) -> str:
        return subprocess.run(
            [sys.executable, "both.py", *factors],
            cwd=tmp_path,
            env=os.environ | {"TORRI_CACHE": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()

    assert (run("2"), run("5")) == ("[9]", "[21]")
    assert run("2", "5") == "[9, 21]"
    if LONG:
        assert run("5", "2") == "[21, 9]"


def test_where_compiled_code_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_CACHE", str(tmp_path / "here"))
    assert cache_folder() == tmp_path / "here"
    monkeypatch.delenv("TORRI_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "torri" / "compiled"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "file"))
    assert cache_folder().name.startswith("torri-")
    assert cache_folder().stat().st_mode & 0o077 == 0 or sys.platform == "win32"  # nobody else may write there


def test_compiled_code_that_nobody_uses_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_CACHE", str(tmp_path))
    old, recent, now = "0" * 32, "1" * 32, "2" * 32
    for name, age in (
        (old, CODE_KEPT_SECONDS + 60),
        (recent, 60),
        ("letters", CODE_KEPT_SECONDS + 60),
    ):
        (tmp_path / name / "inside").mkdir(parents=True)
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    assert used_folder(now) == tmp_path / now
    assert sorted(path.name for path in tmp_path.iterdir()) == [recent, now, "letters"]  # what is not ours stays


WITHOUT_NUMBA = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
sys.meta_path.insert(0, type("Refuse", (), {"find_spec": staticmethod(
    lambda name, *_: (_ for _ in ()).throw(ModuleNotFoundError(name)) if name.split(".")[0] in
    ("numba", "numpy", "llvmlite") else None)})())
import torri
result = torri.simulate("patrizier", 3, 20, seed=4)
print(result.scores, result.questions, result.draws)
print(any(name.startswith("numba.") for name in sys.modules))
"""


def in_process(program: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_everything_works_without_numba_only_slower(patrizier: Game) -> None:
    fast = loops(patrizier).simulate(patrizier.start(3).state, 20, seed=4)
    expected = f"{fast.scores} {fast.questions} {fast.draws}"
    assert in_process(WITHOUT_NUMBA) == [expected, "False"]
    switched_off = "import torri; r = torri.simulate('patrizier', 3, 20, seed=4); print(r.scores, r.questions, r.draws)"
    assert in_process(switched_off, TORRI_PLAIN="1") == [expected]


BOUNDS = """
import os
import torri
from torri.engine.loops import loops
game = torri.game(os.environ["GAME"])
for players in game.players:
    start = game.start(players, {"campanile": True} if game.name == "firenze" else {}).state
    assert loops(game).soak(start, 300, seed=8).fault is None
    assert loops(game, False).soak(start, 3, seed=8).fault is None
import numba
print(numba.config.BOUNDSCHECK)
"""


@pytest.mark.long
@pytest.mark.parametrize("name", ["firenze", "florenza", "patrizier"])
def test_no_index_leaves_its_bounds(name: str, tmp_path: Path) -> None:
    assert in_process(BOUNDS, GAME=name, NUMBA_BOUNDSCHECK="1", TORRI_CACHE=str(tmp_path)) == ["1"]


def test_the_engine_imports_no_numba_by_itself() -> None:
    program = "import sys, torri; print([name for name in ('numba', 'numpy', 'click', 'rich') if name in sys.modules])"
    assert in_process(program) == ["[]"]


def test_what_loops_have_in_common_is_compiled_once(patrizier: Game) -> None:
    """Two sets of functions over one game share its rules; functions that are inlined elsewhere are others."""

    def new(functions: tuple[str, ...], inlined: tuple[Any, ...] = ()) -> set[str]:
        """Names of the functions that had to be made for these."""
        before = dict(_shared)
        loops(patrizier).link({name: getattr(playouts, name) for name in functions}, inlined=inlined)
        return {made.py_func.__name__ for key, made in _shared.items() if key not in before}

    new(("simulate",))
    assert new(("simulate",)) == set()
    assert "apply" not in new(("simulate", "trace"))
    assert "simulate" in new(("simulate",), inlined=(playouts.draw,))
