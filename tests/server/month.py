"""A month of a server in minutes: thousands of persons play, on the server's own code and storage, by a clock of its
own. What a person plays is decided by a program of a level that nobody is told: ratings have to find it out.

Tables are set up and sat down at as requests and sockets do it; some matches are played over HTTP from the first
request to the last, deals of the day and tournaments always begin so.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from litestar import Litestar, Response
from msgspec import to_builtins

from torri.engine.position import Position
from torri.matches.ahead import MAX_PLAN_ANSWERS
from torri.matches.chairs import Who
from torri.matches.clock import clock_read_by
from torri.matches.decisions import forced_answers
from torri.matches.match import Match
from torri.matches.storage import Person, Storage
from torri.matches.tables import Tables
from torri.players.player import Information, Player
from torri.players.specs import player
from torri.players.thinking_here import ThinkingHere
from torri.players.thinking_pool import BotAnswer, Claim, ThinkingPool
from torri.server import actions
from torri.server.api.messages.live import Plan
from torri.server.api.messages.tables import ChairWish, SitWish, TableWish
from torri.server.app import application
from torri.server.settings import Settings

PATRIZIER: Final = "patrizier"  # the quickest to play
# What every tenth person plays: most of them the quick game.
ALL_GAMES: Final = (*(PATRIZIER,) * 4, "firenze", *(PATRIZIER,) * 4, "florenza")
LEVELS: Final = ("novizio", "garzone", "lavorante", "compagno")
STUDENT: Final = "compagno"  # sits in for the maestro, who would think for an hour about each day's deals
FIRST_DAY: Final = int(datetime(2026, 10, 1, tzinfo=UTC).timestamp()) * 1_000
DAY_MS: Final = 86_400_000
MORNING_MS: Final = 3_600_000  # when deals of the day are played: all of them are over before midnight
EACH_OVER_HTTP: Final = 25  # one match in so many is played by requests alone
EACH_WITH_BOT: Final = 8  # and one in so many against a bot
EACH_TALKS: Final = 10
NEAR: Final = 40  # persons among whom an opponent is found
AT_ONCE: Final = 8  # matches that are played side by side


@dataclass(frozen=True)
class Scale:
    """How large the month is."""

    persons: int
    matches: int
    days: int = 30
    deals: int = 6  # persons who play the deal of each day
    entrants: int = 16  # of each event
    games: tuple[str, ...] = ALL_GAMES  # each person has one of them, in this order
    minutes: float | None = None  # of the real clock, at most: then each day has its share of them, and fewer matches


class SimulatedClock:
    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class PoolOfOneProcess(ThinkingPool):
    """Bots think in the process that is measured, on the one core that it has."""

    def __init__(self, _settings: Settings) -> None:
        super().__init__(1, advisers=0)
        self._here = ThinkingHere()

    async def open(self, games: Any = ()) -> None:
        """There is nothing to start."""

    async def answer(
        self,
        table: str,
        seat: int,
        spec: str,
        position: Position,
        limit: float = 0.0,
        claim: Claim | None = None,
        seed_of: str = "",
    ) -> BotAnswer:
        del limit  # nobody else could answer
        known = STUDENT if spec == "maestro" else spec
        return await self._here.answer(table, seat, known, position, claim=claim, seed_of=seed_of)

    async def leave(self, table: str) -> None:
        await self._here.leave(table)


class Called:
    """Listens on a seat, so that nobody has to ask whether a bot has answered."""

    def __init__(self, seat: int, ids: tuple[str, ...]) -> None:
        self.seat: int | None = seat
        self.ids = ids
        self.unheard: frozenset[str] = frozenset()
        self._told = asyncio.Event()

    def tell(self, _update: object) -> None:
        self._told.set()

    def lose(self) -> None:
        self._told.set()

    async def wait(self) -> None:
        await self._told.wait()
        self._told.clear()


@dataclass
class Somebody:
    """A person, and the level that decides what they play."""

    who: Who
    level: str
    game: str
    login: str
    cookie: str


@dataclass(frozen=True)
class DayEnd:
    """How much there is of everything when a day is over."""

    day: int
    played: int
    in_memory: int
    tasks: int
    letters: int
    resident_mb: float
    database_mb: float


async def silent(_day: DayEnd) -> None:
    """Nobody wants to know how a day went."""


@dataclass
class Month:
    """Everything of a simulation that goes on."""

    scale: Scale
    app: Litestar
    http: httpx.AsyncClient
    clock: SimulatedClock
    data: Path
    people: list[Somebody] = field(default_factory=list)
    days: list[DayEnd] = field(default_factory=list)
    tournaments: list[str] = field(default_factory=list)
    last_match: str = ""
    played: int = 0
    tell: Callable[[DayEnd], Awaitable[None]] = silent
    rng: Random = field(default_factory=lambda: Random(29))

    @property
    def storage(self) -> Storage:
        found: Storage = self.app.state.storage
        return found

    @property
    def tables(self) -> Tables:
        found: Tables = self.app.state.tables
        return found

    async def fill(self, *, known: bool) -> None:
        """Accounts, which may be known from before; their password would be hashed for longer than they play."""
        for number in range(self.scale.persons):
            login = f"person-{number}"
            person = Person(f"id-{login}", f"Person {number}", FIRST_DAY, login=login)
            if not known:
                await self.storage.people.create_person(person)
            welcomed = self.app.state.identity.welcome(Response(None), person)
            cookie = f"{welcomed.cookies[0].key}={welcomed.cookies[0].value}"
            who = Who(person.id, person.name, account=True)
            self.people.append(Somebody(who, self._level(number), self._game(number), login, cookie))
        if known:
            return
        for one in self.people[1 : self.scale.persons // 2]:
            await self.storage.friends.tie(self.people[0].who.id, one.who.id, "follow", self.clock())
            if len(await self.storage.friends.ties_of(self.people[0].who.id)) >= NEAR:
                break

    def _game(self, number: int) -> str:
        return self.scale.games[number % len(self.scale.games)]

    def _level(self, number: int) -> str:
        """All levels in turn among those who play the same game."""
        rounds = number // len(self.scale.games)
        return LEVELS[(rounds + self.scale.games[: number % len(self.scale.games)].count(self._game(number))) % 4]

    def players_of(self, game: str) -> list[Somebody]:
        return [one for one in self.people if one.game == game]

    # Requests

    async def ask(self, somebody: Somebody, method: str, path: str, data: object = None) -> Any:
        response = await self.http.request(method, path, json=data, headers={"cookie": somebody.cookie})
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    # One match

    async def match(self, number: int) -> None:
        one = self.rng.choice(self.people)
        over_http = number % EACH_OVER_HTTP == 0
        if number % EACH_WITH_BOT == 0:
            wish = TableWish(
                game=one.game,
                chairs=[ChairWish("me"), ChairWish("bot", level=self.rng.choice(LEVELS))],
                rated=True,
                public=True,
            )
            other = None
        else:
            wish = TableWish(game=one.game, chairs=[ChairWish("me"), ChairWish("friend")], rated=True, public=True)
            other = self._opponent(one)
        if over_http:
            made = await self.ask(one, "POST", "/api/matches", to_builtins(wish))
            id, links = made["match"], list(made["links"].values())
        else:
            created = await actions.create_table(self.tables, self.app.state.editions, one.who, wish)
            id, links = created.match, list(created.links.values())
        if other is not None and over_http:
            await self.ask(other, "POST", f"/api/matches/{id}/sit", {"token": links[0]})
        elif other is not None:
            await actions.sit(self.tables, id, other.who, SitWish(token=links[0]))
        if number % EACH_TALKS == 0:
            await actions.say(self.tables, id, one.who, "Buona fortuna!")
        await self.play(id, over_http=over_http)
        self.played += 1
        self.last_match = id
        self.clock.now += DAY_MS // (2 * max(1, self.scale.matches // self.scale.days))

    def _opponent(self, one: Somebody) -> Somebody:
        """Somebody else; not always of the same strength, nor always the same person."""
        others = self.players_of(one.game)
        place = others.index(one)
        while True:
            other = others[(place + self.rng.randint(1, NEAR)) % len(others)]
            if other is not one:
                return other

    async def play(self, id: str, *, over_http: bool = False) -> None:
        """All persons of a match, until it is over."""
        match = await self.tables.get(id)
        byid = {one.who.id: one for one in self._of(match)}
        programs: dict[int, Player] = {}
        rng = Random(id)
        listening = None
        if any(chair.bot for chair in match.chairs):
            seat = match.people()[0]
            listening = Called(seat, (str(match.chairs[seat].person),))
            await self.tables.listen(id, listening)
        try:
            while (match := await self.tables.get(id)).status != "over":
                seat_asked = match.asked
                if seat_asked is None or match.bot_at(seat_asked):
                    assert listening is not None
                    await listening.wait()
                    continue
                somebody = byid[str(match.chairs[seat_asked].person)]
                program = programs.setdefault(seat_asked, player(somebody.level, rng))
                plan = Plan(match.seq, secrets.token_urlsafe(6), await turn(match.position, seat_asked, program))
                if over_http:
                    await self.ask(somebody, "POST", f"/api/matches/{id}/plan", to_builtins(plan, str_keys=True))
                else:
                    await actions.give_plan(self.tables, id, somebody.who, plan)
        finally:
            if listening is not None:
                await self.tables.stop_listening(id, listening)

    def _of(self, match: Match) -> list[Somebody]:
        ids = {chair.person for chair in match.chairs}
        return [self.people[int(id.rpartition("-")[2])] for id in ids if id]

    # Deals of the day, and events

    async def deals(self, game: str, day: int) -> None:
        """Some play the deal of the day; the first of them begins it in two tabs at the same time."""
        first, people = day * self.scale.deals, self.players_of(game)
        players = [people[(first + number) % len(people)] for number in range(self.scale.deals)]
        begun = await asyncio.gather(*(self.ask(one, "POST", f"/api/deals/{game}") for one in (players[0], *players)))
        assert begun[0] == begun[1], "two tabs have begun two matches"
        for made in begun[1:]:
            await self.play(made["match"])

    async def hold(self, game: str, format: str, players: int, rounds: int, first: int) -> str:
        """An event, joined over HTTP by so many persons, and begun."""
        people = self.players_of(game)
        entrants = [people[(first + 7 * number) % len(people)] for number in range(self.scale.entrants)]
        wish = {
            "name": f"{format} of {day_of(self.clock())}",
            "game": game,
            "players": players,
            "format": format,
            "clock": {"bank": 3 * 86_400, "hour": "days"},
            "rounds": rounds,
            "rated": format == "swiss",
        }
        id = str((await self.ask(entrants[0], "POST", "/api/tournaments", wish))["tournament"])
        for one in entrants[1:]:
            await self.ask(one, "POST", f"/api/tournaments/{id}/join")
        await self.ask(entrants[0], "POST", f"/api/tournaments/{id}/begin")
        self.tournaments.append(id)
        return id

    async def play_rounds(self) -> None:
        """One round of each event that runs."""
        for id in self.tournaments:
            course = await self.storage.tournaments.course(id)
            if course.tournament.status != "running":
                continue
            for table in course.tables_of(course.tournament.round):
                await self.play(table.match)
            await self.app.state.organiser.move_on(id)

    # The month

    async def live(self) -> None:
        begun = time.monotonic()
        for day in range(len(self.days), self.scale.days):
            share = (self.scale.minutes or float("inf")) * 60 * (day + 1) / self.scale.days
            self.clock.now = FIRST_DAY + day * DAY_MS + MORNING_MS
            for game in dict.fromkeys(self.scale.games):
                await self.deals(game, day)
            if day == self.scale.days // 6:
                await self.hold(self.scale.games[0], "swiss", 2, 4, day)
            if day == self.scale.days // 2:
                await self.hold(self.scale.games[-1], "duplicate", 3, 3, day)
            await self.play_rounds()
            first, last = (self.scale.matches * one // self.scale.days for one in (day, day + 1))
            numbers = iter(range(first, last))
            await asyncio.gather(*(self._play_all(numbers, begun + share) for _ in range(AT_ONCE)))
            await self.tables.rate()
            self.tables.sweep()
            self.days.append(await self._day_end(day))
            await self.tell(self.days[-1])
        self.clock.now = FIRST_DAY + self.scale.days * DAY_MS + MORNING_MS
        await self.play_rounds()

    async def _play_all(self, numbers: Iterator[int], until: float) -> None:
        for number in numbers:
            if time.monotonic() > until:
                return
            await self.match(number)

    async def _day_end(self, day: int) -> DayEnd:
        return DayEnd(
            day=day + 1,
            played=self.played,
            in_memory=self.tables.count[0],
            tasks=len(asyncio.all_tasks()),
            letters=await self.storage.letters.count(),
            resident_mb=resident_mb(),
            database_mb=sum(file.stat().st_size for file in self.data.glob("torri.db*")) / 1e6,
        )


async def turn(position: Position, seat: int, program: Player) -> tuple[int, ...]:
    """The answers of a turn, from what the seat knows: until somebody else is asked, or chance."""
    world = Information.of(position, seat).world
    answers: list[int] = []
    while len(answers) < MAX_PLAN_ANSWERS:
        for forced in forced_answers(world, seat):
            world.game.questions.apply(world.state, forced)
        if world.actor != seat:
            break
        answers.append(await program.think(Information(world, seat)))
        world.game.questions.apply(world.state, answers[-1])
    return tuple(answers)


def day_of(now: int) -> str:
    return f"{datetime.fromtimestamp(now / 1_000, UTC):%Y-%m-%d}"


def resident_mb() -> float:
    """The memory of this process that is really used; 0 where the system does not say so in this way."""
    file = Path("/proc/self/status")
    if not file.exists():
        return 0.0
    line = next(line for line in file.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1_000


@asynccontextmanager
async def month(scale: Scale, data: Path, *, known: bool = False) -> AsyncIterator[Month]:
    """A server in this process, with the persons of a month, who may be known from before; it is the first day."""
    clock = SimulatedClock(FIRST_DAY)
    settings = Settings(data=data, rates=0, bots=1)
    with clock_read_by(clock):
        app = application(settings, new_pool=PoolOfOneProcess)
        async with app.lifespan():
            transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                made = Month(scale, app, http, clock, data)
                await made.fill(known=known)
                yield made
