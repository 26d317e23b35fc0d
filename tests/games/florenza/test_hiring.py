"""L5.4, with the guard of L4.1: action C, an artwork is planned and an artist hired."""

from __future__ import annotations

import pytest

from torri.engine.errors import Thing, UnknownNotation
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import WORK_IDS

from ...playing import give, refused, written
from .closely import reason, reasons, told
from .positions import cubes_of, person, position, under, work
from .rare import ALL_NAMELESS, TWO_PAINTERS

NAMELESS = ["nameless-architect", "nameless-sculptor", "nameless-painter"]


@pytest.mark.rule("L5.4")
def test_a_worker_on_an_artwork_of_the_own_district_and_an_artist_hired_for_it() -> None:
    at = position(town=["giotto"], florins={0: 70}, cubes={0: "wc"})
    facts = {"seat": 0, "person": "Giotto", "whom": "Giotto", "work": "Palazzo: Salone"}
    assert told(at, "create", "palazzo.salone", "giotto") == [("L5.4", "hired", facts)]
    assert (at.state.plans[0], at.state.artist[0][work("palazzo.salone")]) == (
        1 << work("palazzo.salone"),
        person("giotto"),
    )
    assert (at.state.workers[0], at.state.reserve[0], at.state.hired) == (3, 4, 1 << person("giotto"))
    assert (at.state.florins[0], cubes_of(at, 0), at.actor) == (70, "wc", 1)
    assert "giotto" in under(at, "III")


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize("name", ["banco.atrio", "lastricato.fontana", "duomo.cupola"])
def test_or_on_the_main_board(name: str) -> None:
    at = position(town=["giotto"])
    give(at, "create", name, "giotto")
    assert (at.state.plans[0], at.state.artist[0][work(name)]) == (1 << work(name), person("giotto"))


@pytest.mark.rule("L5.4", "L8.2")
def test_nothing_is_paid_and_no_talent_chosen_before_phase_7() -> None:
    at = position(town=["michelangelo"])
    give(at, "create", "duomo.altare", "michelangelo-buonarroti")
    assert (at.question, at.actor, at.state.talent) == (Ask.ACTION, 1, -1)


@pytest.mark.rule("L5.4")
def test_several_in_a_round_each_with_its_own_worker_and_artist() -> None:
    at = position(town=["giotto", "donatello"])
    give(at, "create", "duomo.cupola", "giotto", "-", "create", "palazzo.statua", "donatello")
    give(at, "create", "palazzo.ritratto", "nameless-painter")
    planned = [at.state.artist[0][work(name)] for name in ("duomo.cupola", "palazzo.statua", "palazzo.ritratto")]
    assert planned == [person("giotto"), person("donatello"), person("nameless-painter")]
    assert (at.state.plans[0].bit_count(), at.state.workers[0]) == (3, 1)


# Which artwork


@pytest.mark.rule("L5.4", "L1.2", "L1.4")
def test_eight_of_the_own_district_and_nineteen_of_the_main_board() -> None:
    at = position()
    give(at, "create")
    assert len(written(at)) == 27


@pytest.mark.rule("L5.4")
def test_districts_are_apart_each_family_has_its_own_works() -> None:
    at = position(works={1: ["palazzo.facciata"]}, plans={1: {"palazzo.statua": "donatello"}})
    give(at, "create", "palazzo.facciata", "nameless-architect", "-", "create", "palazzo.statua", "nameless-sculptor")
    assert (at.state.plans[0].bit_count(), at.state.plans[1].bit_count()) == (2, 1)
    assert at.state.artist[1][work("palazzo.statua")] == person("donatello")


@pytest.mark.rule("L5.4")
def test_a_completed_work_of_the_own_district_is_not_planned_again() -> None:
    at = position(works={0: ["chiesa.crocifisso"]})
    give(at, "create")
    facts = {"work": "Chiesa: Crocifisso", "holder_seat": 0, "own": 1}
    assert reason(at, "chiesa.crocifisso") == ("L5.4", "work-completed", facts)


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_on_the_main_board_whoever_has_completed_it(holder: int) -> None:
    at = position(3, works={holder: ["duomo.altare"]})
    give(at, "create")
    facts = {"work": "Duomo: Altare", "holder_seat": holder, "own": int(holder == 0)}
    assert reason(at, "duomo.altare") == ("L5.4", "work-completed", facts)


@pytest.mark.rule("L5.4")
def test_a_work_of_the_own_district_with_a_worker_on_it_is_not_planned_twice() -> None:
    at = position(plans={0: {"palazzo.statua": "donatello"}})
    give(at, "create")
    facts = {"work": "Palazzo: Statua", "holder_seat": 0, "own": 1}
    assert reason(at, "palazzo.statua") == ("L5.4", "work-planned", facts)


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_on_the_main_board_with_a_worker_of_anybody(holder: int) -> None:
    at = position(3, plans={holder: {"banco.atrio": "donatello"}})
    give(at, "create")
    facts = {"work": "Banco: Atrio", "holder_seat": holder, "own": int(holder == 0)}
    assert reason(at, "banco.atrio") == ("L5.4", "work-planned", facts)


@pytest.mark.rule("L5.4")
def test_a_work_for_which_no_artist_is_left_is_not_planned() -> None:
    at = position(town=["donatello"], bag=(), plans={1: TWO_PAINTERS})
    give(at, "create")
    facts = {"work": "Duomo: Abside", "needs": "either-painter"}
    assert reason(at, "duomo.abside") == ("L5.4", "no-artist-for-it", facts)
    assert refused(at, "duomo.cappella") == []  # by a sculptor


@pytest.mark.rule("L5.4")
def test_one_painter_is_enough_for_it() -> None:
    at = position(town=["masaccio"], bag=(), plans={1: TWO_PAINTERS})
    give(at, "create", "duomo.abside")
    assert written(at) == ["masaccio"]


@pytest.mark.rule("L5.4")
def test_with_all_artists_hired_the_action_is_not_offered() -> None:
    at = position(town=["francesco-d-assisi"], bag=(), plans={1: ALL_NAMELESS}, workers={1: 2})
    assert reason(at, "create") == ("L5.4", "no-artwork-to-plan", {"has": 27})


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize(("plans", "against"), [({}, []), ({1: {"duomo.abside": "masaccio"}}, ["no-artwork-to-plan"])])
def test_nor_with_all_works_completed_or_planned(plans: dict[int, dict[str, str]], against: list[str]) -> None:
    done = {0: WORK_IDS[:12], 1: [name for name in WORK_IDS[12:] if name != "duomo.abside"]}
    at = position(works=done, plans=plans)
    assert refused(at, "create") == [("L5.4", name) for name in against]


@pytest.mark.rule("L5.4")
def test_with_one_artist_left_it_is() -> None:
    at = position(town=["giambologna"], bag=(), plans={1: ALL_NAMELESS}, workers={1: 2})
    give(at, "create")
    assert "palazzo.statua" in written(at)
    assert refused(at, "palazzo.ritratto") == [("L5.4", "no-artist-for-it")]


# By which artist


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize(
    ("name", "able"),
    [
        ("palazzo.ritratto", ["michelangelo-buonarroti", "giotto", "masaccio", "nameless-painter"]),
        ("palazzo.statua", ["michelangelo-buonarroti", "donatello", "nameless-sculptor"]),
        ("duomo.campanile", ["michelangelo-buonarroti", "giotto", "vignola", "nameless-architect"]),
        (
            "duomo.cappella",
            ["michelangelo-buonarroti", "giotto", "donatello", "masaccio", "nameless-sculptor", "nameless-painter"],
        ),
        (
            "banco.atrio",
            ["michelangelo-buonarroti", "giotto", "donatello", "masaccio", "vignola", *NAMELESS],
        ),
    ],
)
def test_an_artist_with_at_least_one_of_its_talents(name: str, able: list[str]) -> None:
    at = position(town=["michelangelo", "giotto", "donatello", "masaccio", "vignola"], bag=())
    give(at, "create", name)
    assert written(at) == able


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize(
    ("artist", "shown", "talents"),
    [
        ("donatello", "Donatello", "both-sculptor"),
        ("nameless-sculptor", "nameless-sculptor", "both-sculptor"),
        ("vignola", "Vignola", "both-architect"),
    ],
)
def test_not_one_without_any(artist: str, shown: str, talents: str) -> None:
    at = position(town=["donatello", "vignola"])
    give(at, "create", "palazzo.ritratto")
    facts = {"person": shown, "work": "Palazzo: Ritratto", "named": int(shown[0].isupper())}
    facts |= {"has": talents, "needs": "either-painter"}
    (only,) = reasons(at, artist)
    assert (only.rule, only.name, only.facts) == ("L5.4", "talent-missing", facts)
    assert only.compared == ((Thing("talent", talents.removeprefix("both-")),), (Thing("talent", "painter"),))


@pytest.mark.rule("L5.4")
def test_not_one_in_the_bag() -> None:
    at = position(town=["giotto"])
    give(at, "create", "palazzo.ritratto")
    facts = {"person": "Masaccio", "work": "Palazzo: Ritratto"}
    assert reason(at, "masaccio") == ("L5.4", "not-in-town", facts)


@pytest.mark.rule("L5.4")
def test_not_one_who_has_left_the_game() -> None:
    at = position(town=["giotto"], bag=())
    give(at, "create", "palazzo.ritratto")
    assert refused(at, "caravaggio") == [("L5.4", "not-in-town")]


@pytest.mark.rule("L5.4", "L1.5")
@pytest.mark.parametrize(("card", "round"), [("III", 2), ("II", 2), ("I", 3)])
def test_under_whatever_card_of_life(card: str, round: int) -> None:
    at = position(town={"giotto": card}, round=round)
    give(at, "create", "palazzo.ritratto", "giotto")
    assert "giotto" in under(at, card)
    assert at.state.hired == 1 << person("giotto")


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_named_artists_once_a_round_for_all_families(holder: int) -> None:
    at = position(3, plans={holder: {"duomo.cupola": "giotto"}})
    give(at, "create", "palazzo.ritratto")
    facts = {"person": "Giotto", "work": "Duomo: Cupola", "holder_seat": holder, "own": int(holder == 0)}
    assert reason(at, "giotto") == ("L5.4", "artist-hired", facts)


@pytest.mark.rule("L5.4")
def test_preachers_are_no_artists() -> None:
    at = position(town=["girolamo-savonarola"])
    give(at, "create", "palazzo.ritratto")
    with pytest.raises(UnknownNotation):
        give(at, "girolamo-savonarola")


# The nameless


@pytest.mark.rule("L5.4", "L1.5")
def test_two_nameless_of_each_talent_for_all_families_together() -> None:
    at = position(3)
    give(at, "create", "palazzo.ritratto", "nameless-painter", "create", "palazzo.ritratto", "nameless-painter")
    assert at.state.nameless == [0, 0, 2, 0]
    give(at, "create", "palazzo.salone")
    assert reason(at, "nameless-painter") == ("L5.4", "nameless-hired", {"person": "nameless-painter", "needs": 2})
    give(at, "nameless-architect")
    assert at.state.nameless == [1, 0, 2, 0]


@pytest.mark.rule("L5.4", "L1.5")
@pytest.mark.parametrize(("talent", "index"), [("architect", 0), ("sculptor", 1)])
def test_one_family_may_have_both(talent: str, index: int) -> None:
    nameless = f"nameless-{talent}"
    at = position(plans={0: {"palazzo.facciata": nameless}})
    give(at, "create", "chiesa.facciata", nameless)
    assert at.state.nameless[index] == 2
    give(at, "create", "lastricato.fontana")
    assert reason(at, nameless) == ("L5.4", "nameless-hired", {"person": nameless, "needs": 2})


# L4.1 The artist whom the Captain guards


@pytest.mark.rule("L4.1", "L5.4")
def test_whom_the_captain_guards_no_other_family_hires() -> None:
    at = position(3, seat=0, captain=1, order=[1, 0, 2], guarded="giotto")
    give(at, "create", "palazzo.ritratto")
    facts = {"person": "Giotto", "work": "Palazzo: Ritratto", "captain_seat": 1}
    assert reason(at, "giotto") == ("L4.1", "artist-guarded", facts)


@pytest.mark.rule("L4.1", "L5.4")
def test_the_captain_hires_him_with_a_worker_as_usual() -> None:
    at = position(3, seat=1, captain=1, guarded="giotto")
    give(at, "create", "palazzo.ritratto", "giotto")
    assert (at.state.workers[1], at.state.artist[1][work("palazzo.ritratto")]) == (3, person("giotto"))
    assert at.state.hired == 1 << person("giotto")


@pytest.mark.rule("L4.1", "L5.4")
def test_once_a_round_like_others() -> None:
    at = position(2, captain=0, guarded="giotto", plans={0: {"duomo.cupola": "giotto"}})
    give(at, "create", "palazzo.ritratto")
    assert refused(at, "giotto") == [("L5.4", "artist-hired")]


@pytest.mark.rule("L4.1", "L5.4")
def test_hired_by_the_captain_he_is_both_guarded_and_hired_for_others() -> None:
    at = position(2, seat=1, captain=0, guarded="giotto", plans={0: {"duomo.cupola": "giotto"}})
    give(at, "create", "palazzo.ritratto")
    assert refused(at, "giotto") == [("L5.4", "artist-hired")]


@pytest.mark.rule("L4.1", "L5.4")
def test_other_artists_are_free_for_all() -> None:
    at = position(2, seat=1, captain=0, guarded="giotto", town=["masaccio"], bag=())
    give(at, "create", "palazzo.ritratto")
    assert written(at) == ["masaccio", "nameless-painter"]


@pytest.mark.rule("L4.1", "L5.4")
@pytest.mark.parametrize(("seat", "against"), [(0, []), (1, [("L5.4", "no-artist-for-it")])])
def test_the_last_painter_guarded_the_captain_alone_plans_a_painting(seat: int, against: list[tuple[str, str]]) -> None:
    at = position(3, seat=seat, captain=0, guarded="masaccio", bag=(), plans={2: TWO_PAINTERS})
    give(at, "create")
    assert refused(at, "palazzo.ritratto") == against


@pytest.mark.rule("L4.1", "L5.4")
@pytest.mark.parametrize(("seat", "against"), [(0, []), (1, [("L5.4", "no-artwork-to-plan")])])
def test_the_last_artist_guarded_the_captain_alone_plans_at_all(seat: int, against: list[tuple[str, str]]) -> None:
    at = position(3, seat=seat, captain=0, guarded="masaccio", bag=(), plans={2: ALL_NAMELESS}, workers={2: 0})
    assert refused(at, "create") == against
