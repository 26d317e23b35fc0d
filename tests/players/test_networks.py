"""Players with a network: their weights fit the game, and they play by what it prefers."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from zipfile import ZIP_STORED, ZipFile

import pytest

import torri
from tests.amount import amount
from tests.players.thinking import midway, played
from torri import Game
from torri.players import Information, player, searching, specs
from torri.players.networks import weights_file
from torri.players.networks.network_loops import NetworkLoops
from torri.players.networks.weights_file import NoNetwork, OtherNetwork, has_network, read_weights
from torri.players.searching import Effort, Searcher

network = pytest.importorskip("torri.research.network")
LEARNED = [name for name in ("patrizier", "firenze", "florenza") if has_network(name)]
MOST_BYTES = 2_000_000
ITERATIONS = amount(short=5, long=12)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Weights that know nothing yet, as the trainer writes them."""
    made = tmp_path_factory.mktemp("weights") / "patrizier.npz"
    game = torri.game("patrizier")
    network.save(made, game, network.Layout(game).initial(1))
    return made


@pytest.fixture(scope="module")
def loops(file: Path) -> NetworkLoops:
    game = torri.game("patrizier")
    return NetworkLoops(game, False, read_weights(game, file))


@pytest.fixture
def guided(loops: NetworkLoops, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players with a network have this one, and do not compile it: that would take longer than all these tests."""
    monkeypatch.setattr(searching, "best_player_loops", lambda _game, _guided: loops)
    monkeypatch.setattr(specs, "best_network_loops", lambda _game: loops)


def test_weights_in_the_package_fit_their_game_and_a_telephone() -> None:
    for name in LEARNED:
        assert read_weights(torri.game(name))
        assert len(weights_file.folder().joinpath(f"{name}.npz").read_bytes()) < MOST_BYTES


def test_the_app_offers_the_level_where_there_are_weights() -> None:
    about = (Path(__file__).parents[2] / "web" / "src" / "games" / "about.ts").read_text(encoding="utf-8")
    assert re.findall(r"game: '(\w+)'[^}]*learned: true", about) == [
        name for name in re.findall(r"game: '(\w+)'", about) if name in LEARNED
    ]


@pytest.mark.parametrize("what", ["rules", "observation"])
def test_weights_of_another_state_of_the_game_are_refused(
    what: str, file: Path, tmp_path: Path, patrizier: Game
) -> None:
    other = tmp_path / "patrizier.npz"
    with ZipFile(file) as whole:
        contents = {name: whole.read(name) for name in whole.namelist()}
    head, _, told = contents["about.npy"].partition(b"\n")
    about = json.loads(told)
    about[what] = 0
    padded = json.dumps(about).encode().ljust(len(told))
    with ZipFile(other, "w", ZIP_STORED) as changed:
        for name, content in (contents | {"about.npy": head + b"\n" + padded}).items():
            changed.writestr(name, content)
    with pytest.raises(OtherNetwork) as refused:
        read_weights(patrizier, other)
    assert (refused.value.what, refused.value.found) == (what, "0")


def test_a_game_that_no_network_has_learned_says_so(patrizier: Game) -> None:
    with pytest.raises(NoNetwork):
        read_weights(replace(patrizier, name="another"))


def test_with_other_figures_the_same_weights_fit(patrizier: Game, file: Path) -> None:
    """An edition that differs a little is played on: the network reads what is printed on cards and tiles."""
    text = patrizier.edition.written.text
    box = patrizier.over_figures(
        text.replace('name = "torri-1"', 'name = "box"').replace("points = [6,", "points = [7,")
    )
    assert box.edition.sha256 != patrizier.edition.sha256
    assert read_weights(box, file) == read_weights(patrizier, file)


@pytest.mark.usefixtures("guided")
def test_the_policy_knows_only_what_its_seat_knows(patrizier: Game) -> None:
    at = midway(patrizier, 5, 2, 0.4)
    seat = at.state.actor
    worlds = [Information.of(world, seat) for world in (at, at.sample(seat, Random(3)), at.sample(seat, Random(4)))]
    answers = {player("policy", Random(1)).answer(seen) for seen in worlds}
    assert len(answers) == 1 and answers <= set(at.answers())


@pytest.mark.usefixtures("guided")
def test_so_does_the_search_and_a_seed_settles_its_answer(patrizier: Game) -> None:
    at = midway(patrizier, 3, 1, 0.5)
    seat = at.state.actor
    worlds = [Information.of(world, seat) for world in (at, at.sample(seat, Random(5)))]
    found = [Searcher(Effort(ITERATIONS, 3600, 1), "all-round", Random(1), guided=True).think(seen) for seen in worlds]
    assert found[0] == found[1]
    assert sorted(one.answer for one in found[0]) == at.answers()
    assert 0 < sum(one.visits for one in found[0]) <= ITERATIONS
    assert all(0 <= one.win <= 1 for one in found[0])


@pytest.mark.long
def test_compiled_it_finds_the_same_and_plays_whole_games(
    patrizier: Game, loops: NetworkLoops, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = NetworkLoops(patrizier, True, read_weights(patrizier, file))
    at = midway(patrizier, 2, 3, 0.3)
    one, other = (made.preferences(made.looking(), at.state, at.state.actor) for made in (loops, fast))
    assert one == pytest.approx(other, abs=1e-4)
    monkeypatch.setattr(searching, "best_player_loops", lambda _game, _guided: fast)
    for players in patrizier.players:
        own, *others = played(patrizier, ["guided:iterations=200", *["random"] * (players - 1)], 1).scores()
        assert own > max(others)  # even an untaught network sees the end of the game
