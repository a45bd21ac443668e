"""The terms of Hansa Teutonica's evaluation count what they say; what is kept is what would be counted anew."""

from __future__ import annotations

import pytest
from hypothesis import given

from hansa.ai.teutonica.evaluation import Evaluation, ahead, standing
from hansa.ai.teutonica.facts import TABLES, clock, missing_links
from hansa.ai.teutonica.goals import goal, pool
from hansa.ai.teutonica.levels import PLAYERS
from hansa.ai.teutonica.plans import sensible, toward
from hansa.teutonica.state import KIND, TURN
from tests.teutonica.games import Plan, plans, positions, tries
from tests.teutonica.table import GAME, table

WEIGHTS = PLAYERS["master"].evaluation.weights
BLEND = {name: early for name, (early, _) in WEIGHTS.items()}


def route(name: str) -> int:
    return TABLES[table().state[0]].route_index[name]


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
    assert (pool(state, 0), pool(state, 1), pool(state, 2)) == (10, 13, 12)


def test_a_marker_and_own_control_make_a_route_dearer_and_others_control_cheaper() -> None:
    name = "hildesheim-goslar"
    worth = [
        goal(position.state, route(name), 0, BLEND)
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
    closed = goal(table(offices={"brunswiek": ""}).state, route("minden-brunswiek"), 0, {**BLEND, "pool": 0.0})
    opened = table(skills={0: {"privilege": 1}}).state
    assert goal(opened, route("minden-brunswiek"), 0, {**BLEND, "pool": 0.0}) >= closed > 0


def test_a_round_space_needs_a_merchant() -> None:
    name = "muenster-minden"
    state = table(offices={"minden": "bt ct dt et"}).state
    assert goal(state, route(name), 0, BLEND, 1.0) > goal(state, route(name), 0, BLEND, 0.0)


def test_the_score_is_among_the_terms() -> None:
    mine, *_ = standing(table(offices={"goslar": "at"}, prestige=(3, 0, 0, 0)).state)
    assert (mine["score.prestige"], mine["score.cities"], mine["score.network"]) == (3, 2, 1)
    assert mine["controls"] == mine["offices"] == 1


def test_a_lone_rival_counts_whole_and_several_less() -> None:
    assert ahead([5.0, 3.0], 0) == 2
    assert ahead([5.0, 3.0, 3.0, 3.0], 0) == 3.5


def test_what_brings_a_route_nearer() -> None:
    legal = sensible(GAME.legal_actions(table(posts={"groningen-emden": "at at -"}).state))
    found = [str(action) for action in toward(legal, route("groningen-emden"))]
    assert found == ["place t groningen-emden.3", "place m groningen-emden.3"]
    assert not any(str(action) in {"income 1t", "income 2t"} for action in legal)


@tries(6)
@given(plan=plans)
def test_what_is_kept_is_what_would_be_counted(plan: Plan) -> None:
    kept = Evaluation(WEIGHTS)
    for number, (state, _) in enumerate(positions(plan, 150)):
        if state[KIND] >= TURN and not number % 3:
            assert kept.worths(state, 0.6) == pytest.approx(Evaluation(WEIGHTS).worths(state, 0.6))
