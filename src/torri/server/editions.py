"""Editions that persons have made: checked, tested in games, stored, and used in matches.

The server's own editions are files in the folder `editions` of its data; everybody may play with those.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import structlog

from torri.engine.catalogue import add_edition, all_games, known_edition
from torri.engine.catalogue import game as find_game
from torri.engine.corrections import Correction, head_of_file, line_of_file
from torri.engine.editions import EDITION_FILE, Edition
from torri.engine.errors import Problem, TorriError, WrongEdition
from torri.engine.game import Game
from torri.engine.loops import loops
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import TooMany
from torri.matches.storage import KeptEdition, Storage
from torri.server.api.errors import UnknownEdition
from torri.server.api.messages.editions import CorrectionGiven, CorrectionSeen, EditionDraft, EditionSeen, FigureProblem
from torri.server.operations.threads import REPLAY_THREAD, VERIFY_THREAD
from torri.texts import Words
from torri.texts.figures import labelled_cells, named_problem

MAX_EDITIONS_PER_PERSON: Final = 20
TRIAL_GAMES: Final = 2  # for the fewest and for the most players: one by random players, one by eager ones
GAME_NAMED: Final = re.compile(r'^\s*game\s*=\s*"(\w+)"', re.MULTILINE)

log: Final = structlog.get_logger()


def text_of(draft: EditionDraft) -> str:
    """The file that a draft becomes."""
    own = find_game(draft.game).edition
    title = " ".join(draft.title.split())
    head = head_of_file(draft.game, _file_name(title), title, corrects=own.name)
    return head + "".join(line_of_file(path, _correction(given)) for path, given in sorted(draft.corrections.items()))


def _correction(given: CorrectionGiven) -> Correction:
    return Correction(given.value, " ".join(given.note.split()))


def _file_name(title: str) -> str:
    """A title as a plain name: `My box, 2nd printing` is `my-box-2nd-printing`."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "box"


def game_named(text: str) -> str:
    """The game that an edition file is for; if it names none of our games, the first game reads the file and reports
    the error.
    """
    named = GAME_NAMED.search(text)
    return named[1] if named and named[1] in all_games() else all_games()[0]


def problems_of(error: WrongEdition, words: Words) -> tuple[FigureProblem, ...]:
    """What is wrong, in words, with the figures by their names."""
    cells = labelled_cells(find_game(error.game), words)
    named = (named_problem(problem, cells, words) for problem in error.problems)
    return tuple(FigureProblem(path, words.problem(problem)) for path, problem in named)


def tried(text: str) -> Game:
    """The game over these figures, after test games: whatever the figures break must break here, not in a match."""
    name = game_named(text)
    found = find_game(name).over_figures(text, EDITION_FILE)
    for players in (found.players[0], found.players[-1]):
        try:
            fault = loops(found, False).soak(found.start(players).state, TRIAL_GAMES, seed=1).fault
        except Exception as error:  # these figures break a rule
            log.warning("edition-breaks-rules", game=name, exc_info=error)
            fault = type(error).__name__
        if fault:
            raise WrongEdition(name, found.edition.name, (Problem("unplayable", {"fault": fault}),))
    return add_edition(name, text)


class EditionShelf:
    """The editions that this server knows."""

    def __init__(self, storage: Storage, folder: Path, per_person: int = MAX_EDITIONS_PER_PERSON) -> None:
        self._storage = storage
        self._per_person = per_person
        self._folder = folder
        self._installed: dict[str, Edition] = {}

    async def open(self) -> None:
        """Read the files of the operator; a wrong one is logged and left out."""
        for file in sorted(self._folder.glob("*.toml")):
            try:
                text = file.read_text(encoding="utf-8")
                edition = (await VERIFY_THREAD.run(tried, text)).edition
                self._installed[edition.sha256] = edition
            except (TorriError, OSError, UnicodeDecodeError) as error:
                said = Words("en").error(error) if isinstance(error, TorriError) else str(error)
                log.error("edition-unusable", file=file.name, detail=said)

    async def save(self, person: str, text: str) -> KeptEdition:
        game = await VERIFY_THREAD.run(tried, text)
        kept = KeptEdition(person, game.edition.sha256, game.name, text, wall_clock_ms())
        async with self._storage.turns.of(person):
            mine = {one.sha256 for one in await self._storage.editions.of(person)}
            if kept.sha256 not in mine and len(mine) >= self._per_person:
                raise TooMany("limit-editions", self._per_person)
            await self._storage.editions.save(kept)
        return kept

    async def text(self, game: str, sha256: str) -> str:
        for edition in self._installed.values():
            if edition.game == game and edition.sha256.startswith(sha256):
                return edition.text
        kept = await self._storage.editions.find(game, sha256)
        if kept is None:
            raise UnknownEdition(game, sha256[:12])
        return kept.text

    async def game(self, name: str, sha256: str | None) -> Game:
        """The game over these figures; without a hash over those of the package."""
        if sha256 is None:
            return find_game(name)
        known = known_edition(find_game(name).name, sha256)
        if known is not None:
            return known
        return await VERIFY_THREAD.run(add_edition, name, await self.text(name, sha256))

    async def learn(self, name: str, sha256: str) -> None:
        """Load the edition with these figures, if it is stored here, before a record is read."""
        if name in all_games():
            try:
                await self.game(name, sha256)
            except UnknownEdition:
                return

    async def seen(self, person: str | None, words_of: Mapping[str, Words], game: str | None) -> list[EditionSeen]:
        """The editions that somebody may choose from: their own, and the server's."""
        kept = await self._storage.editions.of(person) if person else []
        asked = [game] if game else all_games()
        # Piece by piece: each takes up to a tenth of a second.
        mine = [
            await REPLAY_THREAD.run(kept_edition_seen, one, words_of[one.game]) for one in kept if one.game in asked
        ]
        offered = [
            await REPLAY_THREAD.run(edition_seen, edition, None, words_of[edition.game])
            for edition in list(self._installed.values())
            if edition.game in asked
        ]
        return [*mine, *offered]


def kept_edition_seen(kept: KeptEdition, words: Words) -> EditionSeen:
    return edition_seen(find_game(kept.game).edition.other(kept.text), kept.made, words)


def edition_seen(edition: Edition, made: int | None, words: Words) -> EditionSeen:
    own = find_game(edition.game)
    return EditionSeen(
        sha256=edition.sha256,
        game=edition.game,
        name=edition.name,
        title=edition.title,
        made=made,
        mine=made is not None,
        corrections=corrections_seen(own, edition, words),
    )


def corrections_seen(own: Game, edition: Edition, words: Words) -> tuple[CorrectionSeen, ...]:
    before, after = labelled_cells(own, words), labelled_cells(own, words, edition)
    figures = {figure.path: figure for figure in edition.figures}
    return tuple(
        CorrectionSeen(
            path=path,
            label=label,
            value=figures[path].value,
            before=before[path][1].text if path in before else "",
            after=cell.text,
            note=edition.notes.get(path, ""),
        )
        for path, (label, cell) in after.items()
        if path not in before or before[path][1].text != cell.text or path in edition.notes
    )
