"""What follows from the rows of a tournament, without any server."""

from __future__ import annotations

from msgspec.structs import replace

from torri.matches.entries import Clock
from torri.matches.tournaments import Course, Entrant, Manner, Outcome, Tournament, TournamentTable, draws, table_id

SECRET = "ab" * 32
MANNER = Manner("Lega", "patrizier", 2, "swiss", rounds=4, clock=Clock(60))


def course(*tables: TournamentTable, round: int = 0, manner: Manner = MANNER, programs: bool = False) -> Course:
    tournament = Tournament("t", "a", "running", round, True, 0, 0, None, manner)
    names = [Entrant(one, one, 0, 0, None if programs else one, "novizio" if programs else None) for one in "abcd"]
    return Course(tournament, tuple(names), tables)


def table(round: int, number: int, seats: str, *left: int) -> TournamentTable:
    return TournamentTable(round, number, f"{round}{number}", tuple(seats), Outcome((1, 2), (9, 3), left))


def test_who_misses_two_rounds_in_a_row_is_out_and_without_persons_nothing_goes_on() -> None:
    once = course(table(1, 1, "ab", 1), table(1, 2, "cd"), round=1)
    assert once.missing() == []
    twice = course(table(1, 1, "ab", 1), table(1, 2, "cd"), table(2, 1, "ac"), table(2, 2, "db", 1), round=2)
    assert [entrant.id for entrant in twice.missing()] == ["b"]
    assert twice.goes_on(twice.present) and not twice.goes_on(twice.present[:1])
    bots = [replace(entrant, person=None, bot="novizio") for entrant in twice.entrants]
    assert not twice.goes_on(bots), "all persons have gone"
    assert course(round=1, programs=True).goes_on(course(programs=True).present)
    assert not replace(twice, tournament=replace(twice.tournament, round=4)).goes_on(twice.present)


def test_pairings_follow_from_the_rows_alone() -> None:
    first = course()
    assert first.next_round(first.present) == course().next_round(course().present)
    after = course(table(1, 1, "ab"), table(1, 2, "cd"), round=1)
    assert {frozenset(one) for one in after.next_round(after.present)} == {frozenset("ac"), frozenset("bd")}
    league = course(round=1, manner=replace(MANNER, format="league"))
    assert league.rounds == 3
    without_b = league.next_round([entrant for entrant in league.present if entrant.id != "b"])
    assert sorted(name for pair in without_b for name in pair) == ["", "a", "c", "d"]


def test_a_round_waits_for_the_pause_after_the_last_table_but_not_where_only_programs_play() -> None:
    manner = replace(MANNER, pause=30)
    over = (table(1, 1, "ab"), table(1, 2, "cd"))
    assert course(*over, round=1, manner=manner).resumes([5_000, 9_000]) == 39_000
    assert course(*over, round=1).resumes([5_000, 9_000]) is None
    assert course(*over, round=1, manner=manner, programs=True).resumes([5_000]) is None


def test_who_comes_back_after_a_bot_has_answered_is_last_but_was_not_missing() -> None:
    returned = Outcome((2, 1), (9, 3), (), let_play=(0,))
    tables = [replace(table(round, 1, "ab"), outcome=returned) for round in (1, 2)]
    both = course(*tables, round=2)
    assert both.missing() == []
    assert both.results(1)[0].left == (0,)


def test_all_tables_of_a_round_have_the_same_draws_where_that_is_wanted() -> None:
    assert draws(SECRET, "t", 1, 1, same_deals=True) == draws(SECRET, "t", 1, 2, same_deals=True)
    assert draws(SECRET, "t", 1, 1, same_deals=False) != draws(SECRET, "t", 1, 2, same_deals=False)
    assert draws(SECRET, "t", 1, 1, same_deals=True) != draws(SECRET, "t", 2, 1, same_deals=True)
    assert len({table_id(SECRET, "t", round, number) for round in range(9) for number in range(9)}) == 81


def test_points_count_when_the_round_is_over() -> None:
    half = course(table(1, 1, "ab"), replace(table(1, 2, "cd"), outcome=None), round=1)
    assert half.whole_rounds == 0 and not half.is_whole(1)
    assert all(one.points == 0 for one in half.standings(0))
    over = course(table(1, 1, "ab"), table(1, 2, "cd"), round=1)
    assert over.whole_rounds == 1
    assert [one.name for one in over.standings(1)[:2]] in (["a", "c"], ["c", "a"])
