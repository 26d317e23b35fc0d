"""`torri play`: a whole game at this terminal."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

import click

from torri.cli.advise import show
from torri.cli.common import (
    Refused,
    console,
    edition_option,
    game_of,
    language_option,
    option_option,
    parsed_options,
    reconstructed,
    show_paragraph,
    words,
)
from torri.cli.records import loaded, refuse_illegal
from torri.cli.table import BOT_PREFIX, Table
from torri.engine.chance import SECRET_FORMAT, new_secret
from torri.engine.errors import TorriError
from torri.engine.lines import Stopped, WrittenLine
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.players import Information
from torri.players.advice import advise
from torri.players.searching import Effort
from torri.texts import Words

LOG_PLIES_SHOWN = 12  # lines shown by `log`
HINT_SECONDS = 3.0
DEFAULT_LEVEL = "compagno"  # of the bots on seats that nobody was named for


class Leave(Exception):
    """The person leaves the table, or the input has ended."""


class Terminal:
    """Shows a table to the people at this terminal and takes their answers."""

    def __init__(self, table: Table, said: Words, file: Path, confirm: bool) -> None:
        self.table = table
        self.said = said
        self.file = file
        self.confirm = confirm
        self.last_seat: int | None = None  # the seat that has seen the screen last
        self.line = WrittenLine()  # what was typed and has not been answered yet
        self.line_seat: int | None = None  # who typed it
        self.lines = 0  # typed so far
        people = table.people()
        self.observer = (
            people[0] if len(people) == 1 else None
        )  # with several, no secrets are shown on the common screen

    def say(self, text: str) -> None:
        console.print(text, markup=False)

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise Leave
        return line.strip()

    def run(self) -> None:
        """Play on until the game is over."""
        while not self.table.position.over:
            self.drop_rest()
            self.end_of_turn()
            position = self.table.position
            answer = self.table.answer_of_program()
            if answer is None:
                self.choose()
                continue
            if position.actor in self.table.people() and position.actor == self.line_seat:
                self.line.skip(position, answer)
            for event in self.table.answer(answer):
                self.say("  " + self.said.event(event, self.observer))
        self.drop_rest()
        self.show_end()

    def drop_rest(self) -> None:
        """Drop the rest of a line when others are asked: the position will have changed by then."""
        if self.line and self.table.position.actor not in (self.line_seat, NATURE):
            self.say(self.said("play-left-over", text=str(self.line)))
            self.line.drop()

    def add_entropy(self) -> None:
        """Each person adds a text to the committed secret, so that nobody can have chosen the draws."""
        people = self.table.people()
        self.table.record.entropy = [
            self.ask(self.said("play-entropy", seat=seat)) if seat in people else ""
            for seat in range(self.table.position.players)
        ]

    def end_of_turn(self) -> None:
        """If this is switched on, ask at the end of a person's turn, before anything that can't be taken back."""
        table = self.table
        if self.confirm and not self.line and table.actors and table.actors[-1] in table.people():
            seat = table.actors[-1]
            while table.position.actor != seat and table.choices:
                if self.ask(self.said("play-confirm")) != "undo":
                    table.choices.clear()
                elif table.undo(seat):
                    self.say(self.said("play-undone"))

    def choose(self) -> None:
        """Show the position to the person asked, and take lines until one is an answer."""
        position = self.table.position
        seat = position.actor
        assert seat is not None
        if self.line and seat == self.line_seat:
            self.give_next()
            return
        if seat != self.last_seat and self.observer is None:
            self.ask(self.said("play-pass-on", seat=seat))
            console.clear()
        if seat != self.last_seat or not self.table.choices or self.table.actors[-1] != seat:
            self.show_board()
        self.last_seat = seat
        while self.table.position is position and position.actor == seat and not position.over:
            asked = len(self.table.record.answers)
            line = self.ask(self.said("play-turn", seat=seat, question=self.said.question(position.question.name)))
            self.obey(line, seat)
            if len(self.table.record.answers) != asked:
                return

    def obey(self, line: str, seat: int) -> None:
        """Carry out one line: a command, or answers."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                self.say(self.said("play-prompt"))
            case "?":
                self.show_answers(self.table.position)
            case "help":
                self.say(self.said("play-help"))
            case "why":
                self.explain(rest)
            case "undo":
                self.say(self.said("play-undone" if self.table.undo(seat) else "play-no-undo"))
            case "board":
                self.show_board()
            case "log":
                self.show_log()
            case "score":
                self.show_ledger(seat)
            case "rules":
                self.show_rules(rest.strip().upper())
            case "save":
                self.save(Path(rest.strip()) if rest.strip() else self.file)
            case "quit":
                raise Leave
            case "auto":
                self.accept_automatic()
            case "forecast":
                self.show_forecast(seat)
            case "hint":
                self.show_hint(seat)
            case _:
                self.line, self.line_seat = WrittenLine(line, parsed), seat
                self.lines += 1
                self.give_next()

    def give_next(self) -> None:
        """Give the next answer of the line typed, if all of the line fits: otherwise nothing of it is given."""
        try:
            self.line.check(self.table.position)
        except Stopped as stopped:
            if stopped.word != str(self.line):
                self.say(self.said("play-stopped", line=str(self.line), word=stopped.word))
            self.say(self.said.error(stopped.error))
            self.line.drop()
        else:
            self.choose_answer(self.line.next(self.table.position))

    def choose_answer(self, answer: int) -> None:
        seat = self.table.position.actor
        for event in self.table.choose(answer, self.lines):
            self.say("  " + self.said.event(event, seat))

    def accept_automatic(self) -> None:
        """Give the answers that the rules offer an absent player, up to the next question that is something else."""
        seat, question = self.table.position.actor, self.table.position.question
        self.lines += 1
        if self.table.position.automatic() is None:
            self.say(self.said("play-no-automatic"))
        while (self.table.position.actor, self.table.position.question) == (seat, question):
            answer = self.table.position.automatic()
            if answer is None:
                return
            self.choose_answer(answer)

    def show_forecast(self, seat: int) -> None:
        """What the seat will have at each later moment; promises that it could not keep are marked."""
        moments = self.table.position.forecast(seat)
        for moment in moments:
            mark = "!" if moment.kept is False else " "
            self.say(f"{mark} {self.said(f'forecast-{moment.name}', **moment.facts)} ({moment.rule})")
        if not moments:
            self.say(self.said("play-no-forecast"))

    def show_hint(self, seat: int) -> None:
        """What the strongest player would do, knowing what the seat knows."""
        self.say(self.said("progress-thinking") + " ...")
        position = self.table.position
        show(advise(position, seat, Effort(None, HINT_SECONDS)), Information.of(position, seat).world, self.said)

    def explain(self, notation: str) -> None:
        position = self.table.position
        try:
            reasons = position.why_not(parsed(position, notation.strip()))
        except TorriError as error:
            self.say(self.said.error(error))
            return
        for reason in reasons:
            self.say(self.said.reason(reason))
        if not reasons:
            self.say(self.said("play-legal"))

    def show_board(self) -> None:
        position = self.table.position
        seat = self.observer if self.observer is not None else position.actor
        self.say("\n" + position.game.picture(position.view(seat), self.said) + "\n")

    def show_answers(self, position: Position) -> None:
        width = max(len(position.text(answer)) for answer in position.answers()) + 2
        for number, answer in enumerate(position.answers(), 1):
            name, facts = position.meaning(answer)
            self.say(f"{number:>3}  {position.text(answer):<{max(width, 11)}}{self.said(f'answer-{name}', **facts)}")
        automatic = position.automatic()
        if automatic is not None:
            self.say(self.said("play-automatic", text=position.text(automatic)))

    def show_log(self) -> None:
        told = self.table.events[-LOG_PLIES_SHOWN:]
        for event in (event for events in told for event in events):
            self.say("  " + self.said.event(event, self.observer))

    def show_ledger(self, seat: int | None) -> None:
        """Every point with its cause: of the seat, or at the end of everybody."""
        lines = self.table.position.ledger()
        for number, points in enumerate(self.table.position.scores()):
            if seat is None or number == seat:
                self.say(self.said("ledger-seat", seat=number, points=points))
                own = [line for line in lines if line.seat == number]
                for line in own:
                    self.say(f"  {line.points:>4}  {self.said.line(line)} ({line.rule})")
                if not own:
                    self.say("        " + self.said("ledger-none"))

    def show_rules(self, paragraph: str) -> None:
        game = self.table.game
        for name in game.paragraphs:
            if paragraph in ("", name, name.partition(".")[0]):
                show_paragraph(self.said.rule_line(game, name))

    def show_end(self) -> None:
        position = self.table.position
        self.show_board()
        self.show_ledger(None)
        winners = position.winners()
        names = ", ".join(map(self.said.seat, winners))
        self.say(self.said("play-won", winners=names, count=len(winners)))

    def save(self, file: Path) -> None:
        try:
            self.table.save(file)
        except OSError as error:
            self.say(self.said("play-not-saved", file=str(file), detail=error.strerror or str(error)))
        else:
            self.say(self.said("play-saved", file=str(file)))


def parsed(position: Position, notation: str) -> int:
    """An answer as it is written, or its number in the list."""
    answers = position.answers()
    if notation.isdigit() and 1 <= int(notation) <= len(answers):
        return answers[int(notation) - 1]
    return position.parse(notation)


@click.command()
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--players", type=int, help="How many play; seats not named are bots (default: 2, or the seats named).")
@click.option("--seat", "seats", multiple=True, metavar="NAME", help="A person, or bot:LEVEL; repeat for each seat.")
@click.option("--continue", "file", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--save", "save_as", type=click.Path(path_type=Path), help="Where the game is saved when you leave.")
@click.option("--confirm", is_flag=True, help="Ask before the end of each turn of yours.")
@click.option("--entropy", is_flag=True, help="Let each person add to the draws, after the secret is committed to.")
@click.option("--secret", help="Fix the draws: 64 hexadecimal digits (default: a new secret).")
@option_option
@edition_option
@language_option
def play(
    game: str | None,
    players: int | None,
    seats: tuple[str, ...],
    file: Path | None,
    save_as: Path | None,
    confirm: bool,
    entropy: bool,
    secret: str | None,
    options: tuple[str, ...],
    edition: Path | None,
) -> None:
    """Play GAME at this terminal: people and bots at one table.

    With nobody named you play against bots of the level compagno. Levels: novizio, garzone, lavorante, compagno,
    capomastro, maestro. During the game, type help.
    """
    if file is not None:
        record, found = loaded(file, edition)
        refuse_illegal(record, found)
        table = Table.resume(file, found, record, trusted=seats)
        names = record.seats
    else:
        if game is None:
            raise click.UsageError("Name a game (see torri games), or give --continue FILE.")
        if secret is not None and not SECRET_FORMAT.fullmatch(secret):
            raise click.UsageError("--secret takes 64 hexadecimal digits.")
        found = game_of(game, edition)
        names = seated(seats, players, DEFAULT_LEVEL if found.evaluate else "random")
        table = Table.create(found, names, parsed_options(options), secret or new_secret())
    said = words(table.game, shown_names(names))
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    place = save_as or file or Path(f"{table.game.name}-{stamp}.torri")
    terminal = Terminal(table, said, place, confirm)
    terminal.say(said("play-committed", commitment=table.record.commitment))
    if any(table.game.edition.reconstructed()):
        terminal.say(reconstructed(table.game, said))
    try:
        if entropy and file is None:
            terminal.add_entropy()
        terminal.run()
        terminal.save(place)
    except (Leave, KeyboardInterrupt):
        terminal.say("")
        terminal.save(place)
        terminal.say(said("play-continue", file=str(place)))
    except TorriError:  # a bot has failed; the game is saved
        terminal.save(place)
        raise
    finally:
        table.close()


def seated(seats: tuple[str, ...], players: int | None, usual: str) -> list[str]:
    """The names of all seats: those given, then bots of the usual kind; without any, you and bots."""
    named = list(seats) or [words()("play-person", number=1)]
    count = players if players is not None else max(2, len(named))
    if len(named) > count:
        raise Refused(words()("play-too-many-seats", seats=len(named), players=count))
    return named + [f"{BOT_PREFIX}{usual}"] * (count - len(named))


def shown_names(names: list[str]) -> list[str]:
    return [
        words()("play-bot", number=number) if name.startswith(BOT_PREFIX) else name
        for number, name in enumerate(names, 1)
    ]
