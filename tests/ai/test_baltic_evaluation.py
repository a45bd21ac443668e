"""The terms of Hansa's evaluation count what they say; what is kept is what would be counted anew."""

from __future__ import annotations

import pytest
from hypothesis import given

import hansa.ai
from hansa.ai.baltic.evaluation import WIN, Evaluation
from hansa.ai.baltic.facts import CITIES, DISTANCE, clock, still_to_move
from hansa.ai.baltic.levels import PLAYERS, read_level
from hansa.ai.baltic.terms import TERMS, count
from hansa.baltic.scoring import score
from hansa.baltic.state import ENDED, PHASE
from tests.baltic.games import Plan, plans, positions, tries
from tests.baltic.table import table

POINTS = ("points.sold", "points.goods", "points.cities", "points.sole-cities", "bonuses")


def test_sets_singles_and_what_a_sale_of_others_would_take() -> None:
    mine, other = count(table(hands=("red3 red2 blue1", "red1 red1 green2")).state)
    assert (mine["sets"], mine["singles"]) == (5, 1)
    assert mine["exposed"] == 3  # the red2 and its point
    assert other["exposed"] == 2
    assert (other["sets"], other["singles"]) == (2, 2)


def test_cities_leads_and_spare_booths() -> None:
    mine, other = count(table(booths={"riga": (3, 1), "danzig": (1, 1), "reval": (0, 2)}).state)
    assert (mine["points.cities"], mine.get("points.sole-cities", 0)) == (4, 0)
    assert (other["points.cities"], other["points.sole-cities"]) == (6, 2)
    assert (mine["leads"], mine["lead.riga"], mine["safe-leads"]) == (1, 1, 1)
    assert (other["leads"], other["lead.reval"]) == (1, 1)
    assert mine["spare-booths"] == 2


def test_the_income_of_the_turn_is_not_counted_as_money() -> None:
    mine, other = count(table(talers=(5, 2)).state)
    assert (mine["talers"], other["talers"]) == (2, 2)
    mine, _ = count(table(talers=(5, 2), fresh=False).state)
    assert mine["talers"] == 5


def test_what_the_ship_s_place_offers_counts_for_the_next_seat_alone() -> None:
    mine, other = count(table(ship="reval", wares={"riga": "red1 -", "reval": "blue2"}, hands=("red3", "")).state)
    assert mine["berth.goods"] == pytest.approx(1.7)
    assert mine["berth.pairs"] == pytest.approx(0.7 * 4)
    assert not any(name.startswith("berth") for name in other)


def test_distances_follow_the_arrows() -> None:
    at = {name: index for index, name in enumerate(CITIES)}
    assert DISTANCE[at["reval"]][at["stockholm"]] == 6
    assert DISTANCE[at["copenhagen"]][at["danzig"]] == 1


def test_the_clock_runs_from_one_to_nothing() -> None:
    assert clock(table().state) == 1
    assert 0 < clock(table(left=10).state) < 0.5
    assert clock(table(left=5, opened_by=0).state) == 0


def test_who_still_gets_a_turn() -> None:
    assert still_to_move(table(players=3, turn=1).state) == (0, 1, 2)
    assert still_to_move(table(players=3, turn=1, opened_by=1, left=3).state) == (1, 2)


@tries(8)
@given(plan=plans)
def test_at_the_end_the_evaluation_is_the_score(plan: Plan) -> None:
    *_, (state, _) = positions(plan)
    worths = PLAYERS["master"].evaluation.worths(state)
    assert worths == pytest.approx([sheet.total for sheet in score(state)])


def test_a_win_is_worth_more_than_any_lead() -> None:
    evaluation = PLAYERS["merchant"].evaluation
    over = {"opened_by": 0, "left": 0, "sold": ("red3", "red3")}
    ahead, level = (table(booths=booths, **over).state for booths in ({"riga": (2, 0)}, {"riga": (1, 1)}))  # type: ignore[arg-type]
    for state in (ahead, level):
        state[PHASE] = ENDED
    assert evaluation.value(ahead, 0) == 4 + WIN
    assert evaluation.value(ahead, 1) == -4
    assert evaluation.value(level, 0) == evaluation.value(level, 1) == WIN / 2


def test_what_leading_a_city_is_worth_is_told_by_the_city_and_never_as_a_loss() -> None:
    parts = PLAYERS["master"].evaluation.parts(table(booths={"kalmar": (2, 0)}).state, 0)
    assert parts["lead.kalmar", 0] > 0
    assert parts["points.cities", 0] > 0
    assert not any(term in {"leads", "points.sole-cities"} for term, _ in parts)


def test_another_start_player_is_another_last_round() -> None:
    evaluation = Evaluation(PLAYERS["master"].evaluation.weights)
    facts = {"players": 3, "turn": 1, "opened_by": 1, "left": 3, "hands": ("red3 red2", "blue3 blue2", "green2")}
    for start in (0, 2, 1):
        state = table(start=start, **facts).state  # type: ignore[arg-type]
        assert evaluation.worths(state) == Evaluation(evaluation.weights).worths(state)


@pytest.mark.slow
@tries(6)
@given(plan=plans)
def test_what_is_kept_is_what_would_be_counted(plan: Plan) -> None:
    weights = PLAYERS["master"].evaluation.weights
    kept = Evaluation(weights)
    for state, _ in positions(plan):
        fresh = Evaluation(weights)
        assert kept.worths(state) == pytest.approx(fresh.worths(state))
        for seat in range(2):
            assert sum(kept.parts(state, seat).values()) == pytest.approx(kept.value(state, seat), abs=1e-5)


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
def test_every_level_counts_points_in_full_at_the_end(level: str) -> None:
    weights = PLAYERS[level].evaluation.weights
    assert set(weights) <= set(TERMS)
    assert weights["points.sold"] == (1, 1)
    assert set(POINTS) <= set(weights)


def test_a_level_file_with_an_unknown_term_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown terms luck"):
        read_level("bad", "[skill]\nnodes = 5\n[weights]\nluck = [1, 1]\n")
    with pytest.raises(ValueError, match="unknown terms lnik"):
        hansa.ai.read_level("teutonica", "bad", "[skill]\nwidth = 5\n[weights]\nlnik = [1, 1]\n")
