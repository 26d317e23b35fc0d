"""The figures as a page: what was measured, what is comparable, and the result."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import chart
import of_torri
from contest import Contender, as_long, comparable

DECISIONS_PER_SECOND_AIM = 5_000_000  # of the vector environment on Patrizier
PEER_FACTOR_AIM = 10  # times the best peer
MAIN = "patrizier"

JUDGED = """## How comparability was judged

Counted are **choices**: questions to a player with at least two legal answers. Forced answers and chance are worked
off by all and counted by none; where an interface asks for forced answers too, its steps are multiplied with the
share of choices among its questions, measured over the same kind of random games. Branching is the mean number of
legal answers at a choice. All answers are drawn evenly from the legal ones.

- **Comparable branching**: between half and twice ours. The column "comparable with" names those of our games for
  which that holds.
- **As long**: at least a quarter as many choices a game as ours. What has comparable branching and is shorter is
  mostly a toy (Kuhn poker has three cards, tic-tac-toe nine squares), whose step costs next to nothing.
- **Environment or loop**: an environment shows each position to somebody outside and is told the answer. A loop plays
  whole games, or many steps, inside compiled code, and nobody outside sees a position or chooses. Our vector
  environment is an environment; it is set against both.

What the figures do not say:

- A decision is not the same in all games: one card, one checker, one stone, one floor. Branching and length are what
  can be measured of its weight; the work that the rules make is not.
- Rollouts in C++ are those of OpenSpiel's tree search, from a position already dealt: its dealing costs nothing there.
  OpenSpiel's states are asked for legal actions only, not for observations; nor is Catanatron.
- pgx makes an observation at every step; so do PettingZoo's environments and RLCard's. Ours makes them when they are
  looked at: "vector environment" looks at every step, "masks only" never.
- The batch sizes of pgx and of our vector environment are the fastest of a few, tried before the rounds.
- pgx draws its random answers inside the compiled step, which is kinder to it than drawing them outside. It is made
  for accelerators; this is one core of a CPU. Its loop is `lax.scan` over the same step. A new game is dealt at every
  step and mostly thrown away: that is how its `auto_reset` works in a batch.
- Our PettingZoo and vector environments answer forced questions themselves (`skip_forced`)."""


def write(contest: Any, how: str, pinned: bool, out: Path | None) -> None:
    """Print the report; with `out` also write it, with its plot beside it."""
    contenders: list[Contender] = contest.contenders
    lines = [
        "# Beside other libraries of games",
        "",
        f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}; one process, one thread, "
        f"{'held on one core' if pinned else 'not held on one core'}; {how}. Made by `./torri bench peers`.",
        "",
        "Versions: " + ", ".join(f"{package} {number}" for package, number in contest.versions.items()) + ".",
        "",
        *summary(contenders),
    ]
    if out and chart.draw(contenders, comparables(contenders), out.with_suffix(".svg")):
        lines += [f"![Decisions a second on one core]({out.with_suffix('.svg').name})", ""]
    lines += [*table(contenders), "", JUDGED]
    if contest.left_out:
        lines += ["", "## Left out", "", *(f"- {told}" for told in contest.left_out)]
    text = "\n".join(lines) + "\n"
    if out:
        out.write_text(text, encoding="utf-8")
    print(text)


def ours(contenders: Iterable[Contender], game: str, interface: str) -> Contender | None:
    """One of our rows, with the batch size that it has chosen."""
    for contender in contenders:
        if contender.library == of_torri.LIBRARY and contender.game == game:
            chosen, _, _ = contender.interface.partition(", batch")
            if chosen == interface:
                return contender
    return None


def theirs(contenders: Iterable[Contender]) -> list[Contender]:
    return [contender for contender in contenders if contender.library != of_torri.LIBRARY]


def comparables(contenders: list[Contender]) -> list[Contender]:
    """What is comparable with Patrizier, and Patrizier itself."""
    facade = ours(contenders, MAIN, of_torri.FACADE)
    if facade is None:
        return contenders
    mine = [one for one in contenders if one.library == of_torri.LIBRARY and one.game == MAIN]
    return mine + [one for one in theirs(contenders) if comparable(facade.shape, one.shape)]


def against(mine: Contender, peers: list[Contender]) -> str:
    """The best of some peers, and how many times as fast we are."""
    if not peers:
        return "none | "
    best = max(peers, key=lambda peer: peer.rate)
    return f"{best.library} {best.game}, {best.rate:,.0f} | **{mine.rate / best.rate:.1f}**"


def summary(contenders: list[Contender]) -> list[str]:
    peers = theirs(contenders)
    rows: list[str] = []
    for game in of_torri.GAMES:
        for interface in (of_torri.VECTOR, of_torri.BLIND, of_torri.LOOP):
            mine = ours(contenders, game, interface)
            if mine is None:
                continue
            alike = [peer for peer in peers if comparable(mine.shape, peer.shape)]
            for asked, chosen in (("", alike), (", as long", [one for one in alike if as_long(mine.shape, one.shape)])):
                environments = against(mine, [peer for peer in chosen if peer.steered])
                loops = against(mine, [peer for peer in chosen if not peer.steered])
                rows.append(f"| {game}, {interface} | {mine.rate:,.0f} | branching{asked} | {environments} | {loops} |")
    if not rows:
        return []
    return [
        *target(contenders),
        "",
        "Ours beside the best peer of comparable branching, and of those at least a quarter as long:",
        "",
        "| ours | decisions/s | comparable by | best environment, decisions/s | ours to it "
        "| best loop, decisions/s | ours to it |",
        "|---|---|---|---|---|---|---|",
        *rows,
        "",
    ]


def target(contenders: list[Contender]) -> list[str]:
    """The aims, and the results."""
    told = [
        "Aimed at, for Patrizier in our vector environment on one core: "
        f"{DECISIONS_PER_SECOND_AIM:,} decisions a second, and {PEER_FACTOR_AIM} "
        "times the best peer of comparable branching.",
        "",
    ]
    for interface in (of_torri.VECTOR, of_torri.BLIND):
        mine = ours(contenders, MAIN, interface)
        if mine is None:
            told.append(f"- {interface}: not measured")
            continue
        line = f"- {mine.interface}: **{mine.rate:,.0f}** decisions a second"
        peers = [peer for peer in theirs(contenders) if comparable(mine.shape, peer.shape)]
        steered = [peer for peer in peers if peer.steered]
        for kind, chosen in (("environment", steered), ("environment or loop", peers)):
            if chosen:
                best = max(chosen, key=lambda peer: peer.rate)
                line += f"; **{mine.rate / best.rate:.1f}** times the best {kind} ({best.name})"
        told.append(line)
    return told


def table(contenders: list[Contender]) -> list[str]:
    """Every row that was measured, by library."""
    mine = ours(contenders, MAIN, of_torri.VECTOR)
    shapes = {one.game: one.shape for one in contenders if one.library == of_torri.LIBRARY}
    lines: list[str] = []
    for library in dict.fromkeys(one.library for one in contenders):
        lines += [
            f"## {library}",
            "",
            "| game | interface | players | branching | choices a game | decisions/s | ours to theirs "
            "| comparable with |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for one in (contender for contender in contenders if contender.library == library):
            peer = library != of_torri.LIBRARY
            alike = [game for game, shape in shapes.items() if comparable(shape, one.shape)] if peer else []
            lines.append(
                f"| {one.game} | {one.interface} | {one.players} | {one.shape.branching:.1f} | {one.shape.length:,.0f} "
                f"| {one.rate:,.0f} | {f'{mine.rate / one.rate:,.1f}' if peer and mine else ''} "
                f"| {', '.join(alike)} |"
            )
        lines.append("")
    lines.append("Ours to theirs: Patrizier in our vector environment, observations looked at, by that row.")
    return lines
