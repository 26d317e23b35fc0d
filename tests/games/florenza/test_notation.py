"""How answers are written and read; what they mean; and text pictures of Florenza."""

from __future__ import annotations

import pytest

from torri import Game
from torri.engine.errors import AmbiguousNotation, UnknownNotation
from torri.engine.lines import WrittenLine
from torri.games.florenza.state import Ask
from torri.texts import Words

from ...playing import give, walk
from .positions import cubes_of, lots_of, pass_all, position, works_of

NAMES = ["Massimiliano", "Bo", "Cosimo", "Elisabetta", "Dora"]
SEATS = ["medici", "pazzi", "pitti", "seat-4", "seat-5"]  # of three players
CUBES = ["m", "w", "g", "t", "c", "s"]
FACES = ["1", "2", "3", "4", "5", "6"]
BUILDINGS = [
    *("casa", "casamento", "palagio", "picconiere", "boscaiuolo", "fabbro", "monte-di-pieta", "lanaiuolo", "erbolaio"),
    *("cambiavalute", "cava", "segheria", "fonderia", "miniera", "setaiuolo", "mercatante", "scarpellino"),
    *("legnaiuolo", "orafo", "ottonaio", "tintore", "speziale", "baratto", "biblioteca", "convento", "loggia"),
    "fondaco",
]
WORKS = [
    *("palazzo.facciata", "palazzo.salone", "palazzo.statua", "palazzo.ritratto"),
    *("chiesa.facciata", "chiesa.campanile", "chiesa.pala-d-altare", "chiesa.crocifisso", "banco.atrio"),
    *("battistero.cupola", "battistero.portali", "lastricato.fontana", "lastricato.monumento-equestre"),
    *("ospedale.cappella", "ospedale.chiostro", "palazzo-della-signoria.facciata", "palazzo-della-signoria.salone"),
    *("palazzo-vescovile.facciata", "palazzo-vescovile.salone", "duomo.abside", "duomo.altare", "duomo.campanile"),
    *("duomo.cappella", "duomo.cupola", "duomo.facciata", "duomo.navata", "duomo.pulpito"),
]
ARTISTS = [
    *("michelangelo-buonarroti", "leonardo-da-vinci", "raffaello-sanzio", "gian-lorenzo-bernini", "giotto"),
    *("donatello", "filippo-brunelleschi", "sandro-botticelli", "caravaggio", "tiziano-vecellio"),
    *("piero-della-francesca", "masaccio", "lorenzo-ghiberti", "benvenuto-cellini", "andrea-del-verrocchio"),
    *("giambologna", "francesco-mochi", "luca-della-robbia", "leon-battista-alberti", "michelozzo"),
    *("donato-bramante", "antonio-da-sangallo", "andrea-palladio", "vignola", "francesco-borromini"),
    *("giorgio-vasari", "giulio-romano", "beato-angelico", "filippo-lippi", "domenico-ghirlandaio"),
    *("pietro-perugino", "andrea-mantegna", "tintoretto", "correggio"),
]
NAMELESS = ["nameless-architect", "nameless-sculptor", "nameless-painter"]
PREACHERS = [
    *("francesco-d-assisi", "antonio-da-padova", "bernardo-di-chiaravalle", "tommaso-d-aquino"),
    *("girolamo-savonarola", "giordano-bruno"),
]
ANSWERS = {
    Ask.ORDER: ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"],
    Ask.FAMILY: ["medici", "pazzi", "pitti", "rucellai", "strozzi"],
    Ask.DRAFT: BUILDINGS,
    Ask.DRAW: [*ARTISTS, *NAMELESS, *PREACHERS, "nameless-preacher"],
    Ask.INCOME: FACES,
    Ask.CAPTAIN: ["worker", "artist", "-"],
    Ask.GUARD_WORKER: SEATS,
    Ask.GUARD_ARTIST: ARTISTS,
    Ask.BISHOP: ["convert", "banish", "-"],
    Ask.CONVERT: SEATS,
    Ask.BANISH: PREACHERS,
    Ask.ACTION: ["use", "build", "create", "market", "donate", "-"],
    Ask.OCCUPY: [f"{seat}.{field}" for seat in SEATS for field in range(1, 9)],
    Ask.PLAN: BUILDINGS,
    Ask.CREATE: WORKS,
    Ask.HIRE: [*ARTISTS, *NAMELESS],
    Ask.DONATE: [*PREACHERS, "nameless-preacher"],
    Ask.PULPIT: ["chiesa", "pulpit"],
    Ask.PREACH: FACES,
    Ask.MARKET: ["sell", "buy", "trade", "-"],
    Ask.SELL: CUBES,
    Ask.BUY: CUBES,
    Ask.TRADE_GIVE: CUBES,
    Ask.TRADE_TAKE: CUBES,
    Ask.USE: ["yes", "no"],
    Ask.ANY_CUBE: CUBES,
    Ask.BARTER_GIVE: [*CUBES, "-"],
    Ask.BARTER_TAKE: CUBES,
    Ask.BUILD: ["yes", "no"],
    Ask.WORK: WORKS,
    Ask.TALENT: ["architect", "sculptor", "painter", "no"],
    Ask.FAME: FACES,
}


@pytest.mark.parametrize("ask", [ask for ask in Ask if ask != Ask.OVER])
def test_how_every_answer_to_every_question_is_written(ask: Ask) -> None:
    at = position(3)
    at.state.ask = ask
    assert [at.text(answer) for answer in range(len(ANSWERS[ask]))] == ANSWERS[ask]
    assert at.text(len(ANSWERS[ask])) == f"#{len(ANSWERS[ask])}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_written_is_read_as_the_same_answer_legal_or_not(florenza: Game, players: int) -> None:
    seen = set()
    for at in walk(florenza, players, 21, eager=True, families="chosen"):
        if at.over or at.question in seen:
            continue
        seen.add(at.question)
        size = florenza.questions[at.state.ask].answers
        assert [at.parse(at.text(answer)) for answer in range(size)] == list(range(size))
        assert [at.parse(f"#{answer}") for answer in range(size)] == list(range(size))
    assert len(seen) >= 20


def test_any_case_spaces_around_and_a_clear_beginning_will_do() -> None:
    at = position(buildings={1: ["fabbro"]}, town=["giotto", "andrea-palladio"])
    assert (at.text(at.parse(" BUILD ")), at.text(at.parse("cr")), at.text(at.parse("U"))) == ("build", "create", "use")
    give(at, "c", "duomo.cu")
    assert at.text(at.parse("GIO")) == "giotto"
    give(at, "andrea-p")
    assert [at.state.plans[0].bit_count(), at.actor] == [1, 1]


@pytest.mark.parametrize(
    ("answers", "beginning", "meanings"),
    [
        (["build"], "cas", ("casa", "casamento")),
        (["build"], "bo", None),
        (["create"], "duomo.ca", ("duomo.campanile", "duomo.cappella")),
        (["create"], "palazzo.s", ("palazzo.salone", "palazzo.statua")),
        (["create", "palazzo.ritratto"], "g", ("giotto", "giulio-romano")),
        (["use"], "pazzi", ("pazzi.1", "pazzi.2")),
        (["donate"], "gi", ("girolamo-savonarola", "giordano-bruno")),
    ],
)
def test_a_beginning_that_fits_several_is_refused_with_all_of_them(
    answers: list[str], beginning: str, meanings: tuple[str, ...] | None
) -> None:
    at = position(
        buildings={0: ["orafo"], 1: ["fabbro", "cava"]},
        town=["giotto", "giulio-romano", "girolamo-savonarola", "giordano-bruno"],
        florins={0: 500},
        bishop_points={0: 2},
        bag=[],
    )
    give(at, *answers)
    before = at.copy().state
    if meanings is None:
        assert at.text(at.parse(beginning)) == "boscaiuolo"
        return
    with pytest.raises(AmbiguousNotation) as error:
        give(at, beginning)
    assert (error.value.notation, error.value.meanings) == (beginning, meanings)
    assert (error.value.question, at.state) == (at.question.name, before)


def test_a_whole_name_is_itself_though_another_begins_with_it() -> None:
    at = position()
    give(at, "build", "casa")
    assert lots_of(at, 0) == ["casa"]


def test_a_beginning_speaks_of_legal_answers_only() -> None:
    at = position(works={1: ["duomo.campanile"]})
    give(at, "create")
    assert at.text(at.parse("duomo.ca")) == "duomo.cappella"
    assert at.text(at.parse("duomo.campanile")) == "duomo.campanile"  # so that it can be said why not


@pytest.mark.parametrize("notation", ["", "  ", "buy", "casa", "medici.1", "#", "#x", "1"])
def test_what_is_no_answer_is_refused_with_examples(notation: str) -> None:
    at = position()
    with pytest.raises(UnknownNotation) as error:
        at.parse(notation)
    assert (error.value.question, error.value.examples) == ("ACTION", ("build", "create", "market", "-"))


def test_a_number_beyond_the_answers_is_refused_by_the_rules() -> None:
    at = position()
    reason = at.why_not(at.parse("#6"))[0]
    assert (reason.rule, reason.name, reason.has, reason.needs) == ("L5.1", "no-such-answer", 6, 5)
    assert at.why_not(at.parse("#-1"))[0].name == "no-such-answer"


def test_a_whole_turn_reads_as_one_line() -> None:
    at = position(workers={1: 1}, cubes={0: "mmwwgcss"}, florins={0: 200}, passed=[1], buildings={0: ["baratto"]})
    line = WrittenLine(
        "use medici.1 create palazzo.salone nameless-painter market build baratto sell s trade wm t - yes sg cm yes no"
    )
    while line:
        at.apply(line.next(at))
    assert (at.question, at.state.round) == (Ask.INCOME, 3)
    assert (cubes_of(at, 0), at.state.florins[0]) == ("mmmwtcc", 200 + 100 - 50 + 200)
    assert lots_of(at, 0) == ["baratto", "baratto"]


# What answers mean


def test_every_answer_has_a_meaning(florenza: Game) -> None:
    words, said = Words("en", florenza, NAMES), set[str]()
    for players in (2, 5):
        for at in walk(florenza, players, 6, True, families="chosen"):
            for answer in at.answers():
                name, facts = at.meaning(answer)
                if (meaning := f"{name} {facts}") not in said:
                    assert words(f"answer-{name}", **facts)
                    said.add(meaning)


def test_the_meaning_of_a_talent_is_the_price_with_its_fee_and_of_no_what_is_lost() -> None:
    at = position(plans={0: {"duomo.cupola": "giotto"}}, prestige={0: 1})
    pass_all(at)
    assert at.meaning(at.parse("painter")) == (
        "talent",
        {"talent": "talent-painter", "work": "Duomo: Cupola", "price": "mmmmwwwgs ƒ500"},
    )
    assert at.meaning(at.parse("architect"))[1]["price"] == "mmmmwwwgs ƒ450"
    assert at.meaning(at.parse("no")) == ("talent-no", {"work": "Duomo: Cupola", "lost": 4})


@pytest.mark.parametrize(("prestige", "lost"), [(1, 4), (0, 3), (-2, 1), (-3, 0)])
def test_at_the_lower_end_of_the_track_there_is_less_to_lose(prestige: int, lost: int) -> None:
    at = position(plans={0: {"duomo.cupola": "giotto"}}, prestige={0: prestige})
    pass_all(at)
    assert at.meaning(at.parse("no"))[1]["lost"] == lost


# Text pictures


@pytest.mark.parametrize("players", [2, 5])
def test_the_picture_fits_a_terminal(florenza: Game, players: int) -> None:
    words = Words("en", florenza, NAMES)
    for step, at in enumerate(walk(florenza, players, 13, eager=True, open_memory=players == 5)):
        for seat in (None, 0, 1) if step % 19 == 0 or at.over else ():
            drawn = florenza.picture(at.view(seat), words)
            assert max(map(len, drawn.splitlines())) <= 100


def test_the_picture_says_what_stands_where(florenza: Game) -> None:
    at = position(
        buildings={0: ["casa", "fabbro"]},
        sites={1: ["cava"]},
        occupied={(0, 2): 1},
        works={0: ["duomo.pulpito", "palazzo.statua"]},
        plans={1: {"banco.atrio": "giotto"}},
        cubes={0: "mmws"},
        florins={0: 350},
        captain=0,
        guarded="donatello",
        masters=["giotto"],
    )
    drawn = florenza.picture(at.view(0), Words("en", florenza, ["Anna", "Bo"])).splitlines()
    lines = [" ".join(line.split()) for line in drawn]
    assert "Turn order: Anna, Bo" in lines
    assert "duomo.pulpito s mmwc ƒ100 ★4 †2 - [1]" in lines
    assert "palazzo.statua s tt ƒ100 ★3 - [1]" in lines
    assert "banco.atrio asp wgtc ƒ100 ★4 ƒ100 (2) giotto" in lines
    assert "Anna: 1:Casa 2:Fabbro[2] / palazzo.statua" in lines
    assert "Bo: 1:(Cava) / -" in lines
    assert works_of(at, 0) == ["palazzo.statua", "duomo.pulpito"]
    town = " ".join(lines)
    assert "!Donatello (s ƒ200 234445)" in town
    assert "x*Giotto (a ƒ150 222333, p ƒ200 223444)" in town
