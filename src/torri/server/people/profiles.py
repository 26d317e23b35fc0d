"""What the matches of a person say together: their page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from torri.matches import rating as rules
from torri.matches.storage import Person, Played, Standing, Storage
from torri.players.levels import LEVELS
from torri.server.api.messages.ratings import BotRecord, CoursePoint, GameRecord, Profile, RatingSeen

MAX_MATCHES_COUNTED: Final = 5_000
FORM_MATCHES: Final = 20
COURSE_MATCHES: Final = 200
PROFILE_SETTING: Final = "profile"
PRIVATE: Final = "private"


def is_public(person: Person) -> bool:
    """Guests have no page that others see."""
    return person.login is not None and person.settings.get(PROFILE_SETTING) != PRIVATE


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
    games = sorted({one.game for one in played} | set(standings))
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
        games=tuple([await _game(storage, person.id, game, played, standings.get(game)) for game in games]),
        bots=_bots(played),
    )


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
