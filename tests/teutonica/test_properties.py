"""What holds in every position of every game, tried on random games with every board, number of players and option."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

import hansa
from hansa.teutonica import state as st
from hansa.teutonica.board import BOARD_IDS, board
from hansa.teutonica.tables import TABLES, tables
from hansa.teutonica.targets import things
from hansa.teutonica.turn import refuse
from tests.teutonica.games import CONFIGS, Config, Plan, facts, plans, played, positions, tries, wander
from tests.teutonica.invariants import broken, misread, pieces
from tests.teutonica.table import GAME

if TYPE_CHECKING:
    from hansa.teutonica.state import State


@pytest.mark.slow
@given(plans)
@tries(60)
def test_pieces_and_markers_are_conserved_and_every_piece_stands_right(plan: Plan) -> None:  # T2, T4, T8, T16, T43
    for number, (state, _) in enumerate(positions(plan, 600)):
        fresh = state[st.KIND] == st.TURN and state[st.STAGE] == st.FRESH
        if fresh or number % 5 == 0:
            assert broken(state) == ""


def test_the_checks_can_tell_when_something_is_wrong() -> None:
    state = played(Plan(CONFIGS[0], 1, 0.9))
    assert broken(state) == misread(state) == ""
    for cell, check, message in (
        (st.desk(0), broken, "pieces"),
        (st.SUPPLY, broken, "markers"),
        (st.CONTROL, misread, "control"),
    ):
        spoiled = list(state)
        spoiled[cell] += 1
        assert message in check(spoiled)


@pytest.mark.slow
@given(plans)
@tries(50)
def test_somebody_can_always_do_something_until_the_end(plan: Plan) -> None:  # T5, T27
    for state, _ in positions(plan):
        actor, legal = GAME.to_act(state), GAME.legal_actions(state)
        assert bool(legal) == (actor != hansa.OVER)
        assert len({str(action) for action in legal}) == len(legal)
        assert len(legal) <= 300
        assert (actor == hansa.CHANCE) == bool(GAME.chances(state))
        if actor == hansa.CHANCE:
            assert [action for action, _ in GAME.chances(state)] == legal
            assert all(weight > 0 for _, weight in GAME.chances(state))
        if actor >= 0:
            view = GAME.view(state, actor)
            assert actor == view.to_act < view.players
            assert (actor == view.turn) or view.phase in {"answer", "hire"}


def covered(state: State) -> set[str]:
    """The legal actions, and the same ones on posts that serve as well."""
    return {
        str(GAME.pick(state, action, target))
        for action in GAME.legal_actions(state)
        for target in GAME.targets(state, action)
    }


@pytest.mark.slow
@given(plans, some.integers(0, 40))
@tries(30)
def test_an_action_is_refused_exactly_when_the_list_has_nothing_as_good(plan: Plan, offset: int) -> None:  # T5
    for number, (state, _) in enumerate(positions(plan, 300)):
        if (number + offset) % 41 and (number % 9 or state[st.KIND] in (st.TURN, st.MOVE)):
            continue
        possible = set()
        for action in TABLES[state[st.TABLE]].actions.catalogue:
            refusal = refuse(state, action)
            if refusal is None:
                possible.add(str(action))
            else:
                assert refusal.rule[0] == "T"
                assert 1 <= int(refusal.rule[1:]) <= 52
        assert possible == covered(state)


@pytest.mark.slow
@given(plans, some.integers(0, 60))
@tries(25)
def test_a_target_is_of_use_exactly_when_a_legal_action_has_it(plan: Plan, offset: int) -> None:  # T5
    for number, (state, _) in enumerate(positions(plan, 300)):
        if (number + offset) % 61:
            continue
        t = TABLES[state[st.TABLE]]
        useful = {target for action in GAME.legal_actions(state) for target in GAME.targets(state, action)}
        for target in {thing for action in t.actions.catalogue for thing in things(t, action)}:
            assert (GAME.why_not(state, target) is None) == (target in useful), target


@pytest.mark.slow
@given(plans)
@tries(25)
def test_every_listed_action_reads_back_from_its_text(plan: Plan) -> None:
    for number, (state, _) in enumerate(positions(plan)):
        if number % 5 == 0:
            for action in GAME.legal_actions(state):
                assert GAME.parse(state, f"  {action} ") is action


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_text_of_a_catalogue_names_one_action(board_id: str) -> None:
    for edition in board(board_id).editions:
        catalogue = tables(board(board_id), edition).actions.catalogue
        texts = [str(action) for action in catalogue]
        assert len(set(texts)) == len(texts) == len(catalogue) > 0


@pytest.mark.slow
@given(plans)
@tries(25)
def test_a_new_state_shares_nothing_with_the_old_one(plan: Plan) -> None:
    for state, action in positions(plan, 300):
        if action is None:
            continue
        before = list(state)
        after = GAME.after(state, action)
        assert state == before
        told = GAME.copy(state)
        GAME.advance(told, action, lambda _event: None)
        assert told == after, "and events do not change what happens"
        assert GAME.digest(state) != GAME.digest(after)


@given(plans, some.integers(0, 250))
@tries(40)
def test_a_match_can_be_saved_loaded_and_taken_back_anywhere(plan: Plan, steps: int) -> None:  # T51
    match = hansa.new(plan.config.setup(str(plan.seed)))
    wander(match, plan.rng(), steps, plan.zeal)
    again = hansa.load(match.dumps())
    assert again.state == match.state
    assert again.digest() == match.digest()
    assert again.legal_actions == match.legal_actions
    ply, floor, digest = match.ply, match.floor, match.digest()
    while match.ply > floor:
        match.undo()
    while match.ply < ply:
        match.redo()
    assert match.digest() == digest


@given(plans)
@tries(30)
def test_a_step_is_taken_back_until_a_draw_another_seat_or_another_turn(plan: Plan) -> None:  # T51
    match = hansa.new(plan.config.setup(str(plan.seed)))
    wander(match, plan.rng(), 120, plan.zeal)
    for ply in range(match.floor, match.ply):
        assert match.actors[ply] == match.actors[-1]
        assert GAME.turn_of(match.at(ply)) == GAME.turn_of(match.at(match.ply - 1))
    if match.floor:
        before = match.actors[match.floor - 1]
        handed_on = GAME.turn_of(match.at(match.floor - 1)) != GAME.turn_of(match.at(match.floor))
        assert before == hansa.CHANCE or before != match.actors[match.floor] or handed_on


@pytest.mark.slow
@given(plans)
@tries(25)
def test_views_answer_everything_everywhere(plan: Plan) -> None:
    for number, (state, _) in enumerate(positions(plan)):
        if number % 17 == 0:
            known = [facts(GAME.view(state, seat)) for seat in range(plan.config.players)]
            assert all(each["phase"] == known[0]["phase"] for each in known)


def hidden_away(state: State, seat: int, rng: Random) -> State:
    """Another state that differs only in what this seat may not know."""
    return GAME.determinize(GAME.view(state, seat), rng)


@pytest.mark.slow
@given(plans, some.integers(0, 99))
@tries(40)
def test_states_that_differ_only_in_secrets_look_alike(plan: Plan, salt: int) -> None:  # T50
    rng = Random(salt)
    for number, (state, _) in enumerate(positions(plan)):
        if number % 7 or state[st.KIND] in (st.DRAW_START, st.DRAW_TAVERN, st.DRAW_MISSION):
            continue
        for seat in range(plan.config.players):
            view = GAME.view(state, seat)
            other = hidden_away(state, seat, rng)
            assert GAME.view(other, seat) == view
            assert hash(GAME.view(other, seat)) == hash(view)
            assert GAME.to_act(other) == GAME.to_act(state)
            assert bool(GAME.legal_actions(other)) == bool(GAME.legal_actions(state))
            if GAME.to_act(state) == seat:
                assert GAME.legal_actions(other) == GAME.legal_actions(state)
            for other_seat in range(plan.config.players):
                assert pieces(other, other_seat) == pieces(state, other_seat)


@given(plans, some.integers(0, 99))
@tries(15)
def test_a_determinized_state_can_be_played_on(plan: Plan, salt: int) -> None:  # T50
    rng = Random(salt)
    for number, (state, _) in enumerate(positions(plan, 200)):
        if number % 40 == 39:
            other = hidden_away(state, number % plan.config.players, rng)
            for _ in range(60):
                legal = GAME.legal_actions(other)
                if not legal:
                    break
                GAME.advance(other, legal[int(rng.random() * len(legal))])


@given(plans)
@tries(25)
def test_an_action_ends_the_turn_when_it_hands_on_or_ends_the_game(plan: Plan) -> None:  # T6, T27
    for state, action in positions(plan):
        if action is not None and GAME.to_act(state) >= 0:
            after = GAME.after(state, action)
            handed_on = GAME.turn_of(after) != GAME.turn_of(state) or GAME.to_act(after) == hansa.OVER
            assert GAME.ends_turn(state, action) == (handed_on or action.family == "end")


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_games_come_to_an_end(config: Config) -> None:  # T27
    for seed in range(5):
        state = played(Plan(config, seed, 0.9))
        assert GAME.to_act(state) == hansa.OVER
        assert state[st.ENDING]
        assert len(state) == st.STACK + st.FRAME
