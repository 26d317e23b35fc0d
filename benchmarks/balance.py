"""Who wins Florenza, and by what: a part of the page that `./torri bench scores` writes.

Its games are replayed through the rules, so that every event is counted: read it before you touch a figure of the
edition.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt

import torri
from torri.engine.telling import Event, events_told
from torri.games.florenza.tables import BUILDING_NAMES, PERSON_NAMES, WORK_NAMES

RARE_SHARE = 0.02  # of the games
MIN_OWNERS_SHARE = 0.01  # of the families must have had a thing, else its wins mean nothing
STRONG, WEAK = 1.5, 0.7  # wins of its owners relative to an even share
UNEVEN = 0.2
NOTABLE = 1.2
POWERS = ("worker-guarded", "artist-guarded", "converted", "banished")  # events of phases 2 and 3


FINDINGS = """\
What experiments showed (2026-11-19; wins relative to an even share, with 95 % intervals). Each is a few lines of
Python that change the table before the first worker is placed, and let the same players go on.
Here and in the tables a capomastro searches with 70 iterations, as the level did until it was measured again, and all
players have the usual weights where nothing else is said.

- **The aims.** Between capomastri no place should win more than 1.25 times an even share, and no owner of a tile more
  than 1.3 times. Among two and three players no place surely does (place 2 of three: 1.27 ± 0.21). Place 1 wins 1.54
  ± 0.27 times among four and 1.93 ± 0.34 times among five: there the first aim is missed. Of what is finished in at
  least every second game only the Portali of the Battistero (1.39 ± 0.15) lie above the second.
- **The Setaiuolo.** It exists once and gives two cloth a round. What place 1 plans first is this building: in every
  one of 400 games of four and five capomastri. If it is left out of the supply, place 1 of greedy players wins 1.18 ±
  0.18 instead of 1.71 ± 0.19 among four, and 1.04 ± 0.20 instead of 1.93 ± 0.24 among five (400 games each): among
  them it is the cause. In an edition in which it costs one gold and 50 florins more they hardly build it, with the
  same effect (1.06 ± 0.17, 0.94 ± 0.19).
- **The first buildings** count more between capomastri: without the Setaiuolo place 1 of four still wins 1.52 ± 0.38
  (100 games). Places 1 and 2 of four always take a Boscaiuolo (1.54 and 1.30), places 3 and 4 a Picconiere (0.64 and
  0.52). If each has what the place opposite has chosen, 1 what 4 and 2 what 3, no place wins more than 1.18 ± 0.36;
  among five, however, place 2 then wins 2.10 ± 0.48, and place 1 0.55 ± 0.31 (100 games each). If all of four begin
  with one of both, place 1 wins 2.56 ± 0.53, and without the Setaiuolo 0.56 ± 0.38 (50 games each).
- **Not the turn order itself.** Place 1 is first in 3.0 of 8 rounds among four: offices do change it. Where the order
  of greedy players is drawn anew before round 2, place 1 of before still wins 1.64 ± 0.22, place 1 of now 1.20 ± 0.21
  (300 games): what round 1 has brought lasts.
- **The evaluation is a part of it.** Who wins from which place depends on how the same figures are weighed. With
  weights that were tuned for torri-2, win 1.3 times an even share against the usual ones, and were not taken
  (benchmarks/strength.md), places 1 to 4 of greedy players win 1.29 ± 0.21, 1.07, 0.91 and 0.73 instead of 1.51 ±
  0.17, 0.98, 0.87 and 0.63 (300 and 500 games), and place 1 of five 1.53 ± 0.26 instead of 1.93 ± 0.24; but place 1
  of two wins 1.67 ± 0.07 (400 games), as place 2 always answers with the same weak first buildings. Capomastri with
  70 iterations and the tuned weights: 0.76 ± 0.35, 0.91, 1.52 ± 0.43 and 0.81 among four (79 games), place 1 of five
  1.49 ± 0.59 (57 games). Counting buildings which exist once as contested, as artworks are, won 1.01 ± 0.15 and 0.86
  ± 0.15 of a fair share among four greedy players (400 games); it was left out.
- **No single figure was found that mends it for all players.** That a building like the Setaiuolo exists once is a
  rule of the seed (L1.3). What it costs and gives, what the first buildings give and in which order they are chosen
  (L2.2) is reconstructed or ruled; it stays as the record has it, and nothing in the seed forbids that the record
  changes. With the usual weights a Setaiuolo that gives one cloth and 50 florins instead of two cloth evens out
  places among four greedy players (at most 1.09 ± 0.20) and nearly among five (1.34 ± 0.25); with the tuned ones
  place 1 wins 1.43 ± 0.22 and 1.68 ± 0.27 with it. A dearer one and a Picconiere that gives 100 florins: at most 1.17
  ± 0.21 among four, but place 3 of five wins 1.63 ± 0.27; that Picconiere alone: place 1 wins 1.97 ± 0.23 and 2.63 ±
  0.28; a dearer one and a Boscaiuolo without florins: 1.40 ± 0.22 and at most 1.20 ± 0.24 (300 games each). But for
  the order of choosing nothing makes up for a late place: if places 2 to 4 of four had 100, 100 and 150 florins more,
  place 1 of greedy players would win 1.28 ± 0.12 (1,000 games).
- **Portali.** Capomastri (70 iterations) who complete them win 0.95 ± 0.45 times an even share among two (19 owners
  in 108 games); with the tuned weights 0.57 ± 0.19 among two (87 owners), 1.66 ± 0.44 among four (77) and 1.67 ± 0.61
  among five (57). So it is no tile that wins everywhere: among two it does not. Of the 77 among four, those who were
  ahead by the evaluation when they promised it won 8 of 11, the others 24 of 66, which is 1.45 ± 0.46: being ahead
  does not explain all of it. Whether a lower prestige would even it out (its 4 points are reconstructed) was not
  tried.
- **Palagio.** Its owner wins less than 1.2 times an even share since it costs what it costs in torri-2. In torri-1,
  where it was cheaper, it was 1.7 times among two greedy players (84 % of their games).
"""


@dataclass
class Tally:
    """What was counted in games of one number of players."""

    players: int
    games: int = 0
    wins_by_place: Counter[int] = field(default_factory=Counter)  # in the first turn order
    wins_by_family: Counter[str] = field(default_factory=Counter)
    games_by_family: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)  # points by ledger line
    things: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))  # by event and name
    with_winner: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seats_with: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    offices: Counter[str] = field(default_factory=Counter)
    wins_by_offices: Counter[int] = field(default_factory=Counter)
    seats_by_offices: Counter[int] = field(default_factory=Counter)
    works_a_seat: list[int] = field(default_factory=list)

    def take(self, start: torri.Position, answers: Iterable[int]) -> None:
        """Count one game."""
        at = start.copy()
        had: dict[str, dict[int, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
        offices: Counter[int] = Counter()
        order: list[int] = []
        for answer in answers:
            for event in told(at, answer):
                self.events[event.name] += 1
                seat = event.facts.get("seat")
                if event.name == "placed" and isinstance(seat, int):
                    order.append(seat)
                if event.name in ("captain-named", "bishop-named") and isinstance(seat, int):
                    offices[seat] += 1
                for kind in ("building", "work", "person"):
                    name = event.facts.get(kind)
                    if name is not None:
                        self.things[event.name][str(name)] += 1
                        if isinstance(seat, int):
                            had[event.name][seat][str(name)] += 1
        winners = at.winners()
        self.games += 1
        for seat in range(self.players):
            share = seat in winners
            self.wins_by_place[order.index(seat) + 1] += share
            family = at.view(None)["table"]["seats"][seat]["family"]
            self.games_by_family[family] += 1
            self.wins_by_family[family] += share
            self.seats_by_offices[offices[seat]] += 1
            self.wins_by_offices[offices[seat]] += share
            self.works_a_seat.append(at.state.works[seat].bit_count())
            for kind in ("built", "completed"):
                for thing in had[kind][seat]:
                    self.seats_with[kind][thing] += 1
                    self.with_winner[kind][thing] += share
        for line in at.ledger():
            self.lines[line.what] += line.points


def told(at: torri.Position, answer: int) -> list[Event]:
    """What an answer known to be legal brings about."""
    with events_told() as events:
        at.game.questions.apply(at.state, answer)
    return [at.game.teller.event(event) for event in events]


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    """A table of Markdown."""
    names = list(heads)
    lines = [" | ".join(names), "|".join(["---"] + ["--:"] * (len(names) - 1))]
    lines += [" | ".join(map(str, row)) for row in rows]
    return [f"| {line} |" if "---" not in line else f"|{line}|" for line in lines] + [""]


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def report(by_level: dict[str, list[Tally]]) -> Iterator[str]:
    """The part of the page: of all levels which owners win, and of the first everything else."""
    yield FINDINGS
    yield from owners(by_level)
    level, tallies = next(iter(by_level.items()))
    yield f"What follows is from the first {tallies[0].games} games of players of the level {level}, for each number of"
    yield "players."
    yield ""
    yield from seats(tallies)
    yield from offices(tallies)
    yield from ledger(tallies)
    yield from used(tallies)
    yield from artists(tallies)
    yield from remarks(tallies)


def owners(by_level: dict[str, list[Tally]]) -> Iterator[str]:
    """Whose owners win most, at any level."""
    yield "### Owners who win most"
    yield ""
    yield "Wins of the families that finished a building or completed an artwork, relative to an even share, over all"
    yield f"numbers of players and with 95 % intervals: those of {NOTABLE} or more at one level. What stands here is"
    yield "not the cause of all the wins of its owner: who is ahead has more of everything."
    yield ""
    rows = []
    for event, names in (("built", BUILDING_NAMES), ("completed", WORK_NAMES)):
        for name in names:
            rates = [win_rate(tallies, event, name) for tallies in by_level.values() if often(tallies, event, name)]
            if max(rates, default=0) >= NOTABLE:
                rows.append([name, *(owned(tallies, event, name) for tallies in by_level.values())])
    heads = (f"{level}, {sum(tally.games for tally in tallies)} games" for level, tallies in by_level.items())
    yield from table(["", *heads], rows)


def often(tallies: list[Tally], event: str, name: str) -> bool:
    """Whether so many had it that their wins mean something."""
    return merged(tallies, "seats_with", event)[name] > MIN_OWNERS_SHARE * sum(t.games * t.players for t in tallies)


def owned(tallies: list[Tally], event: str, name: str) -> str:
    """How often the families that had a thing won, and by how much that may be chance."""
    fair = chance = 0.0
    for tally in tallies:
        families, wins = tally.seats_with[event][name], tally.with_winner[event][name]
        fair += families / tally.players
        chance += wins * (1 - wins / families) if families else 0
    families = merged(tallies, "seats_with", event)[name]
    return f"{win_rate(tallies, event, name):.2f} ± {1.96 * sqrt(chance) / fair:.2f} of {families}" if fair else "-"


def seats(tallies: list[Tally]) -> Iterator[str]:
    yield "### Seats: wins by place in the first turn order, and by family"
    yield ""
    yield "Shared wins count for each winner, so a row can add up to a little more than 100 %."
    yield ""
    most = max(tally.players for tally in tallies)
    rows = [
        [tally.players, percent(1, tally.players)]
        + [
            percent(tally.wins_by_place[place], tally.games) if place <= tally.players else ""
            for place in range(1, most + 1)
        ]
        for tally in tallies
    ]
    yield from table(["players", "fair", *(f"place {place}" for place in range(1, most + 1))], rows)
    families = list(tallies[-1].games_by_family)
    rows = [
        [tally.players] + [percent(tally.wins_by_family[name], tally.games_by_family[name]) for name in families]
        for tally in tallies
    ]
    yield from table(["players", *(name.capitalize() for name in families)], rows)


def offices(tallies: list[Tally]) -> Iterator[str]:
    yield "### Offices"
    yield ""
    names = ("captain-named", "no-captain", "bishop-named", "no-bishop", "cardinal")
    yield "How often in a game:"
    yield ""
    rows = [[tally.players, *(f"{tally.events[name] / tally.games:.2f}" for name in names)] for tally in tallies]
    yield from table(["players", "Captain named", "no Captain", "Bishop named", "no Bishop", "Cardinals"], rows)
    yield "Wins by the number of times a family held an office:"
    yield ""
    groups = ((0, 0), (1, 2), (3, 4), (5, 6), (7, 16))
    rows = []
    for tally in tallies:
        row: list[object] = [tally.players]
        for low, high in groups:
            held = range(low, high + 1)
            wins, families = (sum(c[n] for n in held) for c in (tally.wins_by_offices, tally.seats_by_offices))
            row.append(f"{percent(wins, families)} of {families}")
        rows.append(row)
    yield from table(["players", *(f"{low}-{high}" if low != high else str(low) for low, high in groups)], rows)
    yield "What offices were used for, in a game:"
    yield ""
    rows = [[tally.players, *(f"{tally.events[name] / tally.games:.2f}" for name in POWERS)] for tally in tallies]
    yield from table(["players", *POWERS], rows)


def ledger(tallies: list[Tally]) -> Iterator[str]:
    yield "### Where points come from: per family and game"
    yield ""
    names = list(dict.fromkeys(name for tally in tallies for name in tally.lines))
    rows = [[name, *(f"{tally.lines[name] / tally.games / tally.players:+.2f}" for tally in tallies)] for name in names]
    yield from table(["line", *(f"{tally.players} players" for tally in tallies)], rows)
    counted = {
        "buildings finished": "built",
        "buildings given up": "not-built",
        "artworks completed": "completed",
        "artworks failed": "failed",
        "masterpieces": "masterpiece",
        "Palazzo complete": "palazzo-complete",
        "Chiesa complete": "chiesa-complete",
        "buildings used": "used",
        "others' buildings occupied": "occupied",
        "visits to the market": "to-market",
        "donations": "donated",
        "donations in the pulpit": "donated-in-pulpit",
    }
    rows = [
        [said, *(f"{tally.events[name] / tally.games / tally.players:.2f}" for tally in tallies)]
        for said, name in counted.items()
    ]
    yield "What a family does in a game:"
    yield ""
    yield from table(["", *(f"{tally.players} players" for tally in tallies)], rows)
    yield "Artworks per family:"
    yield ""
    rows = []
    for tally in tallies:
        works = Counter(min(number, 15) for number in tally.works_a_seat)
        rows.append([str(tally.players), *(percent(works[n], len(tally.works_a_seat)) for n in range(16))])
    yield from table(["players", *(str(n) if n < 15 else "15+" for n in range(16))], rows)


def merged(tallies: list[Tally], part: str, *events: str) -> Counter[str]:
    """Counts of things over all numbers of players."""
    result: Counter[str] = Counter()
    for tally in tallies:
        for event in events:
            result.update(getattr(tally, part)[event])
    return result


def engaged(tallies: list[Tally]) -> Counter[str]:
    return merged(tallies, "things", "hired", "donated", "donated-in-pulpit")


def win_rate(tallies: list[Tally], event: str, name: str) -> float:
    """Wins of families that had a thing, relative to an even share; 0 if nobody had it."""
    wins = sum(tally.with_winner[event][name] for tally in tallies)
    fair = sum(tally.seats_with[event][name] / tally.players for tally in tallies)
    return wins / fair if fair else 0.0


def used(tallies: list[Tally]) -> Iterator[str]:
    total = sum(tally.games for tally in tallies)
    yield "### Buildings"
    yield ""
    yield "How often in a game; `wins` compares the wins of families that finished it with an even share (1 is even)."
    yield ""
    starts, built, given = (merged(tallies, "things", name) for name in ("start-building", "built", "not-built"))
    uses, declined = merged(tallies, "things", "used"), merged(tallies, "things", "declined")
    rows = []
    for name in BUILDING_NAMES:
        shares = (count[name] / total for count in (starts, built, given, uses, declined))
        rows.append([name, *(f"{share:.2f}" for share in (*shares, win_rate(tallies, "built", name)))])
    yield from table(["building", "started with", "finished", "given up", "used", "declined", "wins"], rows)
    yield "### Artworks"
    yield ""
    yield "Those of the districts exist once for each family, those of the city once."
    yield ""
    completed, failed = merged(tallies, "things", "completed"), merged(tallies, "things", "failed")
    rows = [
        [
            name,
            *(f"{count[name] / total:.2f}" for count in (completed, failed)),
            f"{win_rate(tallies, 'completed', name):.2f}",
        ]
        for name in WORK_NAMES
    ]
    yield from table(["artwork", "completed", "failed", "wins"], rows)


def artists(tallies: list[Tally]) -> Iterator[str]:
    yield "### Persons"
    yield ""
    yield "How often hired or given to, of the times they came to town (the nameless: in a game)."
    yield ""
    total = sum(tally.games for tally in tallies)
    came, hired = merged(tallies, "things", "drawn", "arrived"), engaged(tallies)
    rows = [[name, came[name], hired[name], f"{hired[name] / (came[name] or total):.2f}"] for name in PERSON_NAMES]
    yield from table(["person", "came to town", "engaged", "each time"], rows)


def remarks(tallies: list[Tally]) -> Iterator[str]:
    """Everything that is never used or always best."""
    yield "### What stands out"
    yield ""
    total = sum(tally.games for tally in tallies)
    seats = sum(tally.games * tally.players for tally in tallies)
    for what, names, counts in (
        ("Buildings", BUILDING_NAMES, merged(tallies, "things", "built", "start-building")),
        ("Artworks", WORK_NAMES, merged(tallies, "things", "completed")),
        ("Persons", PERSON_NAMES, engaged(tallies)),
    ):
        yield f"- {what} never used: {listed(name for name in names if not counts[name])};"
        rare = listed(name for name in names if 0 < counts[name] < RARE_SHARE * total)
        yield f"  in fewer than one game of fifty: {rare}."
    for what, event, names in (("Buildings", "built", BUILDING_NAMES), ("Artworks", "completed", WORK_NAMES)):
        had = merged(tallies, "seats_with", event)
        rates = {name: win_rate(tallies, event, name) for name in names if often(tallies, event, name)}
        yield f"- {what} that nine of ten families have: {listed(n for n in names if had[n] > 0.9 * seats)}."
        yield "- " + f"{what} whose owners win at least half more often than an even share:"
        yield f"  {listed(name for name, rate in rates.items() if rate >= STRONG)};"
        yield f"  at least three tenths less often: {listed(name for name, rate in rates.items() if rate <= WEAK)}."
    yield "- Places in the first turn order whose families win at least a fifth more or less often than an even share:"
    yield f"  {listed(uneven(tallies))}."
    yield f"- Powers used in fewer than one game of fifty: {listed(unused_powers(tallies))}. The player looks at what"
    yield "  its own round comes to, and so hardly sees what it is worth to keep an artist or a preacher from others."


def uneven(tallies: list[Tally]) -> Iterator[str]:
    for tally in tallies:
        for place in range(1, tally.players + 1):
            share = tally.wins_by_place[place] * tally.players / tally.games
            if not 1 - UNEVEN <= share <= 1 + UNEVEN:
                yield f"place {place} of {tally.players} ({share:.2f})"


def unused_powers(tallies: list[Tally]) -> Iterator[str]:
    total = sum(tally.games for tally in tallies)
    return (power for power in POWERS if sum(tally.events[power] for tally in tallies) < RARE_SHARE * total)


def listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
