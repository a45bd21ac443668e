"""The terms of Hansa Teutonica's evaluation count what they say; what is kept is what would be counted anew."""

from __future__ import annotations

import pytest
from hypothesis import given

from hansa.ai.player import Budget, Meter
from hansa.ai.teutonica.evaluation import Evaluation, ahead, shares, working
from hansa.ai.teutonica.extras import HELD, without_strangers
from hansa.ai.teutonica.facts import TABLE, TABLES, clock, missing_links
from hansa.ai.teutonica.goals import Prospects, office_worth, pools
from hansa.ai.teutonica.levels import PLAYERS
from hansa.ai.teutonica.plans import Planner, sensible, toward
from hansa.ai.teutonica.setting import SHORT, standing
from hansa.teutonica.state import KIND, MISSION, TURN, State, desk
from tests.teutonica.games import Plan, plans, positions, tries
from tests.teutonica.table import GAME, table

WEIGHTS = PLAYERS["master"].evaluation.weights
BLEND = {name: early for name, (early, _) in WEIGHTS.items()}


def route(name: str) -> int:
    return TABLES[table().state[0]].route_index[name]


def city(name: str) -> int:
    return TABLES[table().state[0]].city_index[name]


def promise(state: State, name: str, *, merchant: float = 1.0, misjudges: float = 0.0) -> float:
    return Prospects(state, BLEND, misjudges).guess(route(name), 0, merchant)


def test_the_clock_goes_by_the_nearest_end() -> None:
    assert clock(table().state) == 1
    assert clock(table(prestige=(10, 0, 0, 0)).state) == pytest.approx(0.5)
    assert clock(table(completed=8).state) == pytest.approx(0.2)
    assert clock(table(marker_supply=0).state) == 0


def test_offices_missing_to_the_connection() -> None:
    t = TABLES[table().state[0]]
    network = sum(1 << t.city_index[city] for city in ("arnheim", "minden", "stendal"))
    assert missing_links(t, 0) == 5
    assert missing_links(t, network) == 2


def test_tradesmen_outside_offices_and_tracks_are_counted() -> None:
    state = table(offices={"goslar": "at", "minden": "at bt"}, skills={1: {"bank": 1, "book": 1}}).state
    assert pools(state) == [10, 13, 12, 12]


def test_a_marker_and_own_control_make_a_route_dearer_and_others_control_cheaper() -> None:
    name = "hildesheim-goslar"
    worth = [
        promise(position.state, name)
        for position in (
            table(),
            table(markers={name: "four-actions"}),
            table(offices={"goslar": "at"}),
            table(offices={"goslar": "bt"}),
        )
    ]
    assert worth[1] > worth[0]
    assert worth[2] > worth[3]


def test_a_closed_colour_is_no_office() -> None:
    closed, opened = (table(skills={0: {"privilege": level}}).state for level in (0, 3))
    t = TABLES[closed[TABLE]]
    city, colour = next((at, spaces[0][1]) for at, spaces in enumerate(t.spaces) if spaces and spaces[0][1])
    assert office_worth(closed, t, city, 0, BLEND)[0] == 0
    assert office_worth(table(skills={0: {"privilege": colour}}).state, t, city, 0, BLEND)[0] > 0
    assert office_worth(opened, t, city, 0, BLEND)[0] > 0


def test_a_round_space_needs_a_merchant() -> None:
    name = "muenster-minden"
    state = table(offices={"minden": "bt ct dt et"}).state
    assert promise(state, name, merchant=1.0) > promise(state, name, merchant=0.0)


def test_who_misjudges_a_route_does_so_in_the_same_way_until_something_changes() -> None:
    name = "hildesheim-goslar"
    right, wrong = (promise(table().state, name, misjudges=error) for error in (0.0, 0.5))
    assert 0.5 * right <= wrong < right
    assert promise(table(posts={name: "bt - -"}).state, name, misjudges=0.5) == wrong
    changed = table(skills={0: {"book": 1}}).state
    assert promise(changed, name, misjudges=0.5) / promise(changed, name) != pytest.approx(wrong / right)


def test_placing_is_weighed_as_if_it_were_done() -> None:
    state = table(posts={"groningen-emden": "at bt -"}, supply={0: (10, 1)}).state
    evaluation = Evaluation(WEIGHTS)
    weigh(state, evaluation)


def test_the_last_tradesmen_at_hand_are_dear_to_who_minds_being_short_of_them() -> None:
    mine, *_ = working(table(supply={0: (1, 1)}, stock={0: (0, 0)}).state)
    assert mine["short"] == SHORT[2]
    for supply, stock in (((2, 1), (0, 0)), ((1, 1), (0, 0)), ((1, 1), (1, 0))):
        state = table(posts={"groningen-emden": "at bt -"}, supply={0: supply}, stock={0: stock}).state
        weigh(state, Evaluation({**WEIGHTS, "short": (-1.0, -1.0)}))


def weigh(state: State, evaluation: Evaluation) -> None:
    """Every placing, by what it is taken to be and by what it is."""
    setting = evaluation.setting(state, 0.6)
    worths = setting.worths_of(state)
    places = [action for action in GAME.legal_actions(state) if action.family == "place"]
    assert {action.args[0] for action in places} == {0, 1}
    for action in places:
        after = evaluation.worths(GAME.after(state, action), 0.6)
        assert setting.placed(state, worths, action) == pytest.approx(after)


def test_the_score_is_among_the_terms() -> None:
    mine, *_ = standing(table(offices={"goslar": "at"}, prestige=(3, 0, 0, 0)).state)
    assert (mine["score.prestige"], mine["score.cities"], mine["score.network"]) == (3, 2, 1)
    assert mine["controls"] == mine["offices"] == 1


def test_a_lone_rival_counts_whole_and_several_less() -> None:
    assert ahead([5.0, 3.0], 0) == 2
    assert ahead([5.0, 3.0, 3.0, 3.0], 0) == 3.5


def test_cities_of_the_own_mission_are_worth_more() -> None:  # T38
    position = table(offices={"osnabrueck": "at", "stendal": "at"}, missions=True)
    state = position.state
    plain = [office_worth(state, TABLES[state[0]], city(name), 0, BLEND)[0] for name in ("paderborn", "goslar")]
    state[desk(0) + MISSION] = 1  # Osnabrück, Stendal and Paderborn
    known = [office_worth(state, TABLES[state[0]], city(name), 0, BLEND)[0] for name in ("paderborn", "goslar")]
    assert known[0] == pytest.approx(plain[0] + BLEND["score.mission"] + (HELD[3] - HELD[2]) * BLEND["mission"])
    assert known[1] == plain[1]
    assert standing(state)[0]["mission"] == HELD[2]
    assert "mission" not in standing(state)[1]


def test_what_others_may_have_for_a_mission_is_nothing_to_count_on() -> None:  # T38
    state = table(missions=True).state
    for seat in range(4):
        state[desk(seat) + MISSION] = 1 + seat
    blank = without_strangers(state, 2)
    assert [blank[desk(seat) + MISSION] for seat in range(4)] == [0, 0, 3, 0]


def test_favours_count_also_while_they_are_being_paid_for() -> None:  # T39, T40
    assert standing(table(tiles={1: "extra-action"}).state)[1]["favour.extra-action"] == 1
    position = table(unused={0: "exchange move-three"}, favours=("extra-action", "two-for-a-trader"))
    evaluation, worths = Evaluation(WEIGHTS), []
    for line in ("favour extra-action", "turn exchange", "turn move-three"):
        position.play(line)
        worths.append(evaluation.worths(position.state, 1.0)[0])
        told = evaluation.parts(position.state, 1.0, [1.0, 0.0, 0.0, 0.0])
        assert sum(told.values()) == pytest.approx(worths[-1])
    markers = [BLEND[f"marker.{name}"] for name in ("exchange", "move-three")]
    assert worths[0] - worths[1] == pytest.approx(markers[0])
    assert worths[1] - worths[2] == pytest.approx(markers[1])


def test_what_brings_a_route_nearer() -> None:
    legal = sensible(GAME.legal_actions(table(posts={"groningen-emden": "at at -"}).state))
    found = [str(action) for action in toward(legal, route("groningen-emden"))]
    assert found == ["place t groningen-emden.3", "place m groningen-emden.3"]
    assert not any(str(action) in {"income 1t", "income 2t", "end"} for action in legal)


def test_the_pawn_goes_to_the_route_that_is_worked_on() -> None:  # T37
    state = table("hanseatic-2-3", 2, "2009", pawn="north-west").state
    t = TABLES[state[0]]
    south_east = t.province_index["south-east"]
    far = t.borders[south_east][0]
    planner = Planner(GAME, Evaluation(WEIGHTS), Meter(Budget(), 100), 1.0)
    found = toward(GAME.legal_actions(state), far, planner.way(state, far))
    assert found
    assert all(far in t.borders[action.args[0]] for action in found)
    assert {action.family for action in found} <= {"pawn", "ride"}
    there = GAME.after(state, next(action for action in found if action.family == "ride"))
    assert planner.way(there, far) == []
    assert all(action.args[-2] == far for action in toward(GAME.legal_actions(there), far))


@tries(6)
@given(plan=plans)
def test_what_is_kept_is_what_would_be_counted(plan: Plan) -> None:
    kept = Evaluation(WEIGHTS)
    for number, (state, _) in enumerate(positions(plan, 150)):
        if state[KIND] >= TURN and not number % 3:
            worths = kept.worths(state, 0.6)
            assert worths == pytest.approx(Evaluation(WEIGHTS).worths(state, 0.6))
            parts = kept.parts(state, 0.6, shares(worths, 1))
            assert sum(parts.values()) == pytest.approx(ahead(worths, 1), abs=1e-5)
