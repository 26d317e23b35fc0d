"""Every sentence in use, for whoever translates: games are played, and what they make the program say is printed.

.venv/bin/python tools/sentences.py                       all games, in all languages
.venv/bin/python tools/sentences.py firenze --language de nl --examples 5

Under the name of each text stand examples with real values: questions, answers, reasons why not, what happened (told to
somebody who watches and to who did it) and lines of the ledger, first of rare positions, then of games with every
number of players and every option. Each kind ends with how many of its texts were heard.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.games.every import TABLES
from tests.texts.test_texts import messages

import torri
from torri import Game, Position
from torri.engine.errors import Reason, kebab
from torri.texts import LANGUAGES, Words

GAMES = ("firenze", "florenza", "patrizier")
NAMES = ["Anna", "Bruno", "Cosimo", "Dora", "Elia"]
KINDS = ("ask", "answer", "reason", "event", "line")
SEEDS = range(1, 7)

# What says a text in a language.
Saying = Callable[[Words], str]


def brought_up(at: Position) -> Iterator[tuple[str, Saying]]:
    """Texts by their names, as a position brings them up."""
    if at.over:
        yield "ask-over", partial(Words.question, name="OVER")
        yield from ((f"line-{line.what}", partial(Words.line, line=line)) for line in at.ledger())
        return
    yield f"ask-{kebab(at.question.name)}", partial(Words.question, name=at.question.name)
    for answer in range(at.game.questions[at.state.ask].answers):
        meaning, facts = at.meaning(answer)
        yield f"answer-{meaning}", text(f"answer-{meaning}", facts)
        yield from reasons(at.why_not(answer))
    for part in rare(at.game.name).ELSEWHERE:
        yield from reasons(at.why_not_there(part))
    for answer in {*at.answers()[:5], at.answers()[-1]}:
        for event in at.copy().apply(answer):
            told = partial(Words.event, event=event, seat=None)
            yield f"event-{event.name}{'-hidden' * (event.seen_by(None) is not event)}", told
            if "seat" in event.facts:
                yield f"event-{event.name}", text(f"event-{event.name}", {"you": "seat", **event.facts})


def rare(game: str) -> Any:
    return import_module(f"tests.games.{game}.rare")


def reasons(against: Iterable[Reason]) -> Iterator[tuple[str, Saying]]:
    return ((f"reason-{one.name}", partial(Words.reason, reason=one)) for one in against)


def text(name: str, facts: Mapping[str, Any]) -> Saying:
    return lambda words: words(name, **facts)


def examples_of(game: Game, number: int) -> dict[str, list[Saying]]:
    """So many examples of each text, no two alike."""
    english = Words("en", game, NAMES)
    heard: dict[str, dict[str, Saying]] = defaultdict(dict)
    played = (table.positions(seed) for seed in SEEDS for table in TABLES if table.game is game)
    for at in chain(rare(game.name).rare_positions(), *played):
        for name, say in brought_up(at):
            if len(heard[name]) < number:
                heard[name].setdefault(say(english), say)
    return {name: list(sayings.values()) for name, sayings in heard.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--language", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--examples", type=int, default=3)
    arguments = parser.parse_args()
    for name in arguments.games:
        game = torri.game(name)
        examples = examples_of(game, arguments.examples)
        written = messages(ROOT / "src/torri/games" / name / "texts/en.ftl")
        for language in arguments.language:
            words = Words(language, game, NAMES)
            print(f"\n# {name}, {language}")
            for kind in KINDS:
                names = [one for one in written if one.startswith(f"{kind}-")]
                for one in names:
                    print(one, *(say(words) for say in examples.get(one, ())), sep="\n    ")
                print(f"## {kind}: {sum(one in examples for one in names)} of {len(names)}")


if __name__ == "__main__":
    main()
