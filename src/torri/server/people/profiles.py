"""What the matches of a person say together: their page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from torri.engine.catalogue import all_games
from torri.matches import deals
from torri.matches import rating as rules
from torri.matches.clock import wall_clock_ms
from torri.matches.puzzle_tries import PuzzleTry, last_rating
from torri.matches.storage import Person, Played, Standing, Storage
from torri.players.levels import LEVELS
from torri.puzzles.choosing import run
from torri.server.api.messages.puzzles import OwnPuzzles
from torri.server.api.messages.ratings import (
    BotRecord,
    CoursePoint,
    DealRecord,
    FriendShown,
    GameRecord,
    Profile,
    RatingSeen,
)

MAX_MATCHES_COUNTED: Final = 5_000
FORM_MATCHES: Final = 20
COURSE_MATCHES: Final = 200
PROFILE_SETTING: Final = "profile"
PRIVATE: Final = "private"
INSIGHTS_SETTING: Final = "insights"  # luck, play and where points come from
FRIENDS_SETTING: Final = "friends"
SHOWN: Final = "shown"  # to others, on the page of a person; what is not said stays private


def is_public(person: Person) -> bool:
    """Guests have no page that others see."""
    return person.login is not None and person.settings.get(PROFILE_SETTING) != PRIVATE


def shows(person: Person, part: str) -> bool:
    """Whether others see a part of the page that they see only if its person wants it."""
    return is_public(person) and person.settings.get(part) == SHOWN


def rating_seen(standing: Standing) -> RatingSeen:
    return RatingSeen(
        game=standing.game,
        points=standing.points,
        error=rules.error(standing.sigma),
        provisional=rules.is_provisional(standing.sigma),
        matches=standing.matches,
    )


async def profile(storage: Storage, person: Person, yours: bool) -> Profile:
    """The page of somebody; others see rated matches only."""
    played = await storage.played(person.id, MAX_MATCHES_COUNTED, rated=None if yours else True)
    standings = {standing.game: standing for standing in await storage.ratings.of(person.id)}
    puzzles = await _puzzles(storage, person)
    games = sorted({one.game for one in played} | set(standings) | set(puzzles))
    runs = [sum(1 for _ in run) for won, run in groupby(one.place == 1 for one in played) if won]
    now = next((place for place, one in enumerate(played) if one.place != 1), len(played))
    return Profile(
        login=person.login,
        name=person.name,
        crest=person.crest,
        since=person.created,
        yours=yours,
        public=is_public(person),
        matches=len(played),
        won=sum(one.place == 1 for one in played),
        people=sum(one.people > 0 for one in played),
        streak=now,
        longest=max(runs, default=0),
        games=tuple(
            [
                replace(await _game(storage, person.id, game, played, standings.get(game)), puzzles=puzzles.get(game))
                for game in games
            ]
        ),
        bots=_bots(played),
        deals=await _deals(storage, person),
        friends=() if yours else await _friends(storage, person),
        insights=shows(person, INSIGHTS_SETTING),
    )


async def _friends(storage: Storage, person: Person) -> tuple[FriendShown, ...]:
    """Nobody is shown here who does not want to be seen."""
    if not shows(person, FRIENDS_SETTING):
        return ()
    found = await storage.people.friends_of(person.id)
    return tuple(FriendShown(one.login, one.name, one.crest) for one in found if one.login and is_public(one))


def puzzles_seen(tries: Sequence[PuzzleTry], rated: bool) -> OwnPuzzles:
    """How somebody stands in the puzzles of a game."""
    rating = last_rating(tries)
    return OwnPuzzles(
        tried=len(tries),
        solved=sum(one.solved for one in tries),
        run=run([one.solved for one in tries]),
        points=rules.points(rating.mu) if rated else None,
        error=rules.error(rating.sigma) if rated else None,
    )


async def _puzzles(storage: Storage, person: Person) -> dict[str, OwnPuzzles]:
    """Of each game of which somebody has tried one."""
    found = {game: await storage.puzzles.of((person.id,), game) for game in all_games()}
    return {game: puzzles_seen(tries, storage.puzzles.rated) for game, tries in found.items() if tries}


async def _deals(storage: Storage, person: Person) -> DealRecord:
    own = await storage.deals.of((person.id,))
    streak, longest = deals.streaks((one.day for one in own), deals.day_at(wall_clock_ms()))
    return DealRecord(len(own), streak, longest)


async def _game(
    storage: Storage, person: str, game: str, played: Sequence[Played], standing: Standing | None
) -> GameRecord:
    own = [one for one in played if one.game == game]
    form = tuple(one.place == 1 for one in reversed(own[:FORM_MATCHES]))
    won = sum(one.place == 1 for one in own)
    if standing is None:
        return GameRecord(game, len(own), won, form)
    higher, listed = await storage.ratings.rank(game, standing.points)
    course = await storage.ratings.course(person, game, COURSE_MATCHES)
    steps = tuple(CoursePoint(step.ended, rules.points(step.mu), rules.error(step.sigma)) for step in course)
    return GameRecord(game, len(own), won, form, rating_seen(standing), higher, listed, steps)


def _bots(played: Sequence[Played]) -> tuple[BotRecord, ...]:
    found = []
    for level in LEVELS:
        own = [one for one in played if one.bots == level]
        if own:
            fair = sum(1 / one.players for one in own if one.players) / len(own)
            found.append(BotRecord(level, len(own), sum(one.place == 1 for one in own), round(fair, 3)))
    return tuple(found)
