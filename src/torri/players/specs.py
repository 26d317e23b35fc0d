"""Players chosen by a spec string: a name, optionally with settings (`search:seconds=1,style=builder`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from torri.engine.errors import TorriError
from torri.engine.weights import STYLES
from torri.players.coroutines import at_once
from torri.players.greedy import MAX_DEPTH, NOISE_HUNDREDTHS
from torri.players.levels import GRAN_MAESTRO, LEVELS, OTHER_GAMES, spec_of
from torri.players.networks.looking import Looking
from torri.players.networks.network_loops import NetworkLoops
from torri.players.outside import OutsidePlayer
from torri.players.player import Information, Player, RandomPlayer
from torri.players.searching import Effort, SearchPlayer
from torri.players.warming import best_network_loops, best_player_loops


class UnknownPlayer(TorriError):
    player: str
    known: tuple[str, ...]


class WrongSetting(TorriError):
    """A setting that a player does not have, or that can't have this value."""

    player: str
    setting: str
    known: tuple[str, ...]


class SpecSettings:
    """The settings of a spec; each may be given once."""

    def __init__(self, spec: str, known: tuple[str, ...]) -> None:
        self.spec = spec
        self._known = known
        _, _, rest = spec.partition(":")
        self._given = dict(setting.partition("=")[::2] for setting in rest.split(",") if setting)
        for name in self._given:
            if name.partition("=")[0] not in [one.partition("=")[0] for one in known]:
                raise WrongSetting(spec, name, known)

    def number(self, name: str, default: float | None, least: float, most: float) -> Any:
        text = self._given.get(name)
        if text is None:
            return default
        try:
            value = float(text)
        except ValueError:
            value = -1
        if not least <= value <= most:
            raise WrongSetting(self.spec, f"{name}={text}", self._known)
        return value

    def style(self) -> str:
        style = self._given.get("style", STYLES[0])
        if style not in STYLES:
            raise WrongSetting(self.spec, f"style={style}", self._known)
        return style


class GreedyPlayer(Player):
    """The answer that the evaluation rates highest; the more noise, the more often one that is only plausible."""

    thinks = True

    def __init__(self, style: str, depth: int, noise: int, rng: Random) -> None:
        self._style, self._depth, self._noise, self._rng = style, depth, noise, rng

    def answer(self, seen: Information) -> int:
        return at_once(self.think(seen))

    async def think(self, seen: Information) -> int:
        answers = seen.world.answers()
        if len(answers) == 1:
            return answers[0]
        thinking = best_player_loops(seen.world.game)
        return await thinking.greedy_answer(seen.world.state, self._rng, self._style, self._depth, self._noise)


class PolicyPlayer(Player):
    """The answer that a network prefers at first sight."""

    thinks = True
    guided = True

    def __init__(self) -> None:
        self._looking: tuple[NetworkLoops, Looking] | None = None

    def answer(self, seen: Information) -> int:
        answers = seen.world.answers()
        if len(answers) == 1:
            return answers[0]
        loops = best_network_loops(seen.world.game)
        if self._looking is None or self._looking[0] is not loops:
            self._looking = loops, loops.looking()
        preferred = loops.preferences(self._looking[1], seen.world.state, seen.seat)
        return max(preferred, key=lambda answer: (preferred[answer], -answer))


class LevelPlayer(Player):
    """A level: it becomes the player that stands for it in the game it is asked about. Settings given with the
    level come before those of that player."""

    thinks = True

    def __init__(self, level: str, settings: str, rng: Random) -> None:
        self._level, self._settings, self._rng = level, settings, rng
        self.guided = level == GRAN_MAESTRO
        self._player: Player | None = None

    def answer(self, seen: Information) -> int:
        return self._level_in(seen.world.game.name).answer(seen)

    async def think(self, seen: Information) -> int:
        return await self._level_in(seen.world.game.name).think(seen)

    def _level_in(self, game: str) -> Player:
        if self._player is None:
            kind, _, usual = spec_of(self._level, game).partition(":")
            self._player = player(f"{kind}:{','.join(filter(None, (usual, self._settings)))}", self._rng)
        return self._player

    def close(self) -> None:
        if self._player is not None:
            self._player.close()


STYLE_SETTING: Final = f"style={'|'.join(STYLES)}"
GREEDY_SETTINGS: Final = (STYLE_SETTING, f"depth=1..{MAX_DEPTH}", "noise=1..100000")
EFFORT_SETTINGS: Final = ("iterations=1..10000000", "seconds=0.01..3600", "trees=1..64")
SEARCH_SETTINGS: Final = (STYLE_SETTING, *EFFORT_SETTINGS)


def _random(spec: str, rng: Random) -> Player:
    SpecSettings(spec, ())
    return RandomPlayer(rng)


def _greedy(spec: str, rng: Random) -> Player:
    settings = SpecSettings(spec, GREEDY_SETTINGS)
    depth, noise = (
        settings.number("depth", MAX_DEPTH, 1, MAX_DEPTH),
        settings.number("noise", NOISE_HUNDREDTHS, 1, 100_000),
    )
    return GreedyPlayer(settings.style(), int(depth), int(noise), rng)


def _effort(settings: SpecSettings) -> Effort:
    iterations = settings.number("iterations", None, 1, 10_000_000)
    seconds = settings.number("seconds", 1.0 if iterations is None else 3600.0, 0.01, 3600)
    trees = settings.number("trees", 1, 1, 64)
    return Effort(None if iterations is None else int(iterations), float(seconds), int(trees))


def _search(spec: str, rng: Random) -> Player:
    settings = SpecSettings(spec, SEARCH_SETTINGS)
    return SearchPlayer(_effort(settings), settings.style(), rng)


def _policy(spec: str, _rng: Random) -> Player:
    SpecSettings(spec, ())
    return PolicyPlayer()


def _guided(spec: str, rng: Random) -> Player:
    return SearchPlayer(_effort(SpecSettings(spec, EFFORT_SETTINGS)), STYLES[0], rng, guided=True)


def _level(spec: str, rng: Random) -> Player:
    level, _, settings = spec.partition(":")
    kind = "guided" if level == GRAN_MAESTRO else spec_of(level, OTHER_GAMES).partition(":")[0]
    PLAYERS[kind](spec, rng)  # a wrong setting is refused now, not at the first question
    return LevelPlayer(level, settings, rng)


def _exec(spec: str, _rng: Random) -> Player:
    return OutsidePlayer.of(spec.partition(":")[2])


Maker = Callable[[str, Random], Player]
PLAYERS: dict[str, Maker] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
    "policy": _policy,
    "guided": _guided,
    **dict.fromkeys((*LEVELS, GRAN_MAESTRO), _level),
    "exec": _exec,
}


def player(spec: str, rng: Random) -> Player:
    """The player that a spec string names."""
    name = spec.partition(":")[0]
    if name not in PLAYERS:
        raise UnknownPlayer(spec, tuple(PLAYERS))
    return PLAYERS[name](spec, rng)
