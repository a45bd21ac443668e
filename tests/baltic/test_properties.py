"""What holds in every position of every game, tried on random games with every number of players and every option."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

import hansa
from hansa.baltic.actions import CATALOGUE
from hansa.baltic.board import BOARD, SPACE_IDS
from hansa.baltic.events import (
    Bought,
    Built,
    Discarded,
    Drawn,
    Income,
    Lost,
    Replenished,
    Sailed,
    Taxed,
)
from hansa.baltic.goods import COLOURS, COPIES, KINDS, Good
from hansa.baltic.state import HELD
from hansa.baltic.turn import refuse
from tests.baltic.games import CONFIGS, Config, Plan, facts, plans, played, positions, tries
from tests.baltic.table import GAME

if TYPE_CHECKING:
    from hansa.baltic.view import View
    from hansa.core.events import Event

FAMILIES = tuple(dict.fromkeys(action.family for action in CATALOGUE))
TARGETS = (
    *(f"do:{family}" for family in FAMILIES),
    *(f"city:{city.id}" for city in BOARD.cities),
    *(f"space:{space}" for space in SPACE_IDS),
    *(f"hand:{good}" for good in KINDS),
    *(f"sell:{colour}" for colour in COLOURS),
)


def in_sight(view: View) -> Counter[Good]:
    """Markers on the board and with the players."""
    seen = Counter(good for city in view.board.cities for good in view.wares(city.id) if good)
    for seat in range(view.players):
        seen.update(view.hand(seat))
        seen.update(view.sold(seat))
    return seen


@pytest.mark.slow
@given(plans)
@tries(30)
def test_no_marker_is_made_or_lost_but_by_the_rules(plan: Plan) -> None:  # H1, H13, H15, H16
    gone: Counter[Good] = Counter()
    total = {2: 52, 3: 65, 4: 78}[plan.config.players]
    for state, action in positions(plan):
        view = GAME.view(state, 0)
        if view.phase not in {"leave-out", "fill", "draw-start", "first-booths"}:
            seen = in_sight(view)
            assert seen.total() + gone.total() + sum(view.piles) == total
            both = seen + gone
            assert all(count <= COPIES[good.barrels - 1] for good, count in both.items())
            assert {good.colour for good in both} <= set(view.colours) | {good.colour for good in gone}
        if action is not None:
            events: list[Event] = []
            GAME.advance(GAME.copy(state), action, events.append)
            gone.update(event.good for event in events if isinstance(event, Built | Lost | Discarded))


@given(plans)
@tries(60)
def test_every_player_always_has_fifteen_booths(plan: Plan) -> None:  # H5, H13, H14
    for state, _ in positions(plan):
        view = GAME.view(state, 0)
        for seat in range(view.players):
            on_board = sum(view.booths(city.id)[seat] for city in BOARD.cities)
            assert view.booths_left(seat) >= 0
            assert on_board + view.booths_left(seat) == 15


@given(plans)
@tries(60)
def test_talers_move_only_as_told_and_nobody_owes_any(plan: Plan) -> None:  # H7, H8, H11, H12, H16
    purse = [3] * plan.config.players
    for state, action in positions(plan):
        view = GAME.view(state, 0)
        assert [view.talers(seat) for seat in range(view.players)] == purse
        assert min(purse) >= 0
        events: list[Event] = []
        if action is not None:
            GAME.advance(GAME.copy(state), action, events.append)
        for event in events:
            match event:
                case Income(seat, talers):
                    purse[seat] += talers
                case Taxed(seat, talers):
                    purse[seat] -= talers
                case Sailed(seat) | Replenished(seat):
                    purse[seat] -= 1
                case Bought(seat, _, _, price, paid_to):
                    purse[seat] -= price
                    if paid_to is not None:
                        purse[paid_to] += price


@given(plans)
@tries(60)
def test_somebody_can_always_do_something_until_the_end(plan: Plan) -> None:  # H10, H18
    for state, action in positions(plan):
        view, actor, legal = GAME.view(state, 0), GAME.to_act(state), GAME.legal_actions(state)
        assert (actor == hansa.OVER) == (action is None) == view.ended == (not legal)
        assert len(set(map(str, legal))) == len(legal)
        if view.phase in {"leave-out", "fill", "draw-start"}:
            assert actor == hansa.CHANCE
            assert [choice for choice, _ in GAME.chances(state)] == legal
            assert all(weight > 0 for _, weight in GAME.chances(state))
        else:
            assert GAME.chances(state) == []
        if actor >= 0:
            assert actor < view.players
            assert (actor == view.turn) == (view.phase != "loss")
            assert actor == view.to_act


@given(plans)
@tries(60)
def test_nobody_is_asked_without_a_choice(plan: Plan) -> None:  # H14, H15, H16
    for state, _ in positions(plan):
        if GAME.view(state, 0).phase in {"sale", "loss", "taxes"}:
            assert len(GAME.legal_actions(state)) > 1


@given(plans)
@tries(30)
def test_hands_are_counted_right(plan: Plan) -> None:  # H16
    for state, _ in positions(plan):
        view = GAME.view(state, 0)
        for seat in range(view.players):
            assert state[HELD + seat] == len(view.hand(seat))
            if seat != view.turn and view.phase == "actions":
                assert len(view.hand(seat)) <= 3, "nobody gets goods in another's turn, and all paid their taxes"


@given(plans)
@tries(12)
def test_an_action_is_refused_exactly_when_it_is_not_in_the_legal_list(plan: Plan) -> None:  # H10
    for number, (state, _) in enumerate(positions(plan)):
        if number % 9 and GAME.view(state, 0).phase not in {"sale", "loss", "taxes", "ended"}:
            continue
        legal = [action for action in CATALOGUE if refuse(state, action) is None]
        assert sorted(map(str, legal)) == sorted(map(str, GAME.legal_actions(state)))


@pytest.mark.slow
@given(plans)
@tries(12)
def test_a_target_is_of_use_exactly_when_a_legal_action_has_it(plan: Plan) -> None:  # H10
    for number, (state, _) in enumerate(positions(plan)):
        if number % 23 and GAME.view(state, 0).phase not in {"loss", "taxes", "ended"}:
            continue
        useful = {target for action in GAME.legal_actions(state) for target in GAME.targets(state, action)}
        assert useful <= set(TARGETS)
        for target in TARGETS:
            refusal = GAME.why_not(state, target)
            assert (refusal is None) == (target in useful), target
            assert refusal is None or refusal.rule.startswith("H")


@given(plans)
@tries(60)
def test_every_action_reads_back_from_its_text(plan: Plan) -> None:
    for state, _ in positions(plan):
        for action in GAME.legal_actions(state):
            assert GAME.parse(state, str(action)) is action


def test_every_text_of_the_catalogue_names_one_action() -> None:
    texts = [str(action) for action in CATALOGUE]
    assert len(set(texts)) == len(texts) == len(CATALOGUE)
    assert all(CATALOGUE.find(text) is action for text, action in zip(texts, CATALOGUE, strict=True))


@pytest.mark.slow
@given(plans)
@tries(20)
def test_a_new_state_shares_nothing_with_the_old_one(plan: Plan) -> None:
    for number, (state, action) in enumerate(positions(plan)):
        if action is None or number % 3:
            continue
        before, copied, view = list(state), GAME.copy(state), GAME.view(state, 0)
        known = facts(view)
        after = GAME.after(state, action)
        assert state == before
        GAME.advance(copied, action)
        assert copied == after
        assert state == before
        assert facts(view) == known, "a view does not follow the state"


@given(plans)
@tries(20)
def test_events_do_not_change_what_happens(plan: Plan) -> None:
    for state, action in positions(plan):
        if action is not None:
            told = GAME.copy(state)
            GAME.advance(told, action, lambda _event: None)
            assert told == GAME.after(state, action)


@given(plans)
@tries(60)
def test_an_action_ends_the_turn_exactly_when_another_seat_is_next_or_the_game_over(plan: Plan) -> None:  # H18
    for state, action in positions(plan):
        if action is not None:
            after = GAME.after(state, action)
            handed_on = GAME.turn_of(after) != GAME.turn_of(state) or GAME.to_act(after) == hansa.OVER
            assert GAME.ends_turn(state, action) == handed_on
            assert handed_on <= (action.family in {"booths", "end", "discard", "draw", "start"})


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: "-".join(map(str, config)))
def test_games_come_to_an_end_after_equally_many_turns(config: Config) -> None:  # H18
    match = played(Plan(config, seed=5, zeal=0.5))
    turns = Counter(
        event.seat for ply in range(match.ply) for event in match.events(ply) if isinstance(event, hansa.TurnBegan)
    )
    assert len(set(turns.values())) == 1
    assert sorted(turns) == list(range(config.players))
    assert match.ply < 2000


@given(plans)
@tries(20)
def test_spaces_are_filled_from_the_first_empty_one_and_left_empty_only_without_markers(plan: Plan) -> None:  # H8, H9
    order = {space: number for number, space in enumerate(SPACE_IDS)}
    last = -1
    for state, action in positions(plan):
        view = GAME.view(state, 0)
        if view.phase != "fill" or action is None:
            if last >= 0 and view.phase != "draw-start":
                empty = [city.id for city in BOARD.cities if None in view.wares(city.id)]
                assert not empty or not sum(view.piles)
            last = -1
            continue
        events: list[Event] = []
        GAME.advance(GAME.copy(state), action, events.append)
        (drawn,) = (event for event in events if isinstance(event, Drawn))
        assert order[drawn.space] > last
        last = order[drawn.space]
