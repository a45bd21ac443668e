"""A match: playing, taking back, doing again, branching, looking back (H22, H23)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

import hansa
from hansa.baltic.events import Drawn, LeftOut, StartDrawn
from tests.baltic.games import CONFIGS, Plan, facts, plans, played, tries, wander


def match_of(*lines: str, players: int = 2, seed: str = "match") -> hansa.Match:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo", "Cleo", "Dan")[:players], {"start": "1"}, seed))
    for line in lines:
        match.play(line)
    return match


def in_first_turn() -> hansa.Match:
    """Two players past their first booths; seat 0 to move with six talers."""
    return match_of(*(f"booths {city}" for city in ("riga", "danzig", "reval", "kalmar", "luebeck", "aalborg")))


def log_of(match: hansa.Match) -> list[str]:
    return [str(action) for action in match.log]


# Playing


def test_a_new_match_stands_at_the_first_decision() -> None:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), seed="new"))
    events = [event for ply in range(match.ply) for event in match.events(ply)]
    assert [type(event) for event in events] == [LeftOut, LeftOut, *[Drawn] * 14, StartDrawn]
    assert set(match.actors) == {hansa.CHANCE}
    assert match.to_act in {0, 1}
    assert match.outcome is None


@pytest.mark.parametrize("line", ["sail riga", "booths danzig", "sell red:3+3", "~ draw red1", "dance", "", "  "])
def test_a_refused_action_changes_nothing(line: str) -> None:
    match = in_first_turn()
    match.play("sail danzig")
    match.play("sail kalmar")
    match.undo()
    before = (match.dumps(), match.digest(), match.can_redo, match.ply)
    with pytest.raises((hansa.IllegalAction, hansa.NotationError)):
        match.play(line)
    assert (match.dumps(), match.digest(), match.can_redo, match.ply) == before


def test_an_action_may_be_given_as_itself_or_as_text_with_any_spaces() -> None:
    one, two, three = in_first_turn(), in_first_turn(), in_first_turn()
    one.play("sail danzig")
    two.play(next(action for action in two.legal_actions if str(action) == "sail danzig"))
    three.play("  sail \t danzig ")
    assert one.digest() == two.digest() == three.digest()


def test_an_action_of_the_list_is_played_as_the_one_it_is() -> None:
    match = in_first_turn()
    action = next(action for action in match.legal_actions if str(action) == "sail danzig")
    before = match.log
    match.play(action)
    assert match.action(len(before)) is action
    with pytest.raises(hansa.IllegalAction):
        match.play(action)
    assert match.action(match.ply - 1) is action


def test_an_action_of_another_board_is_taken_by_its_text_and_refused_where_there_is_none() -> None:
    names = ("Anna", "Bo", "Cleo")
    large, small = (
        hansa.new(hansa.Setup("teutonica", names, {"board": board, "start": "1"}, "boards"))
        for board in ("eastern", "hanseatic-2-3")
    )
    foreign = next(action for action in large.legal_actions if str(action).startswith("place t luebeck-wismar"))
    with pytest.raises(hansa.NotationError):
        small.play(foreign)
    with pytest.raises(hansa.NotationError):
        match_of().play(foreign)
    shared = next(action for action in large.legal_actions if str(action) == "income 3t")
    small.play(shared)
    own = small.action(small.ply - 1)
    assert own == shared
    assert own is not shared


def test_log_and_actors_are_as_they_were_when_asked_for() -> None:
    match = in_first_turn()
    log, actors = match.log, match.actors
    assert match.log is log
    assert match.actors is actors
    assert match.branch(match.ply).log == log
    match.play("sail danzig")
    assert (len(match.log), len(match.actors)) == (len(log) + 1, len(actors) + 1)
    match.play("sail kalmar")
    match.undo()
    assert [str(action) for action in match.log[len(log) :]] == ["sail danzig"]
    match.take_back(match.ply - 1)
    assert (match.log, match.actors) == (log, actors)
    assert [match.action(ply) for ply in range(match.ply)] == list(match.log)
    assert [match.actor(ply) for ply in range(match.ply)] == list(match.actors)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(hansa.SetupError):
        hansa.new(hansa.Setup("chess", ("Anna", "Bo")))


@pytest.mark.parametrize("options", [{"start": "5"}, {"start": "x"}, {"bonuses": "yes"}, {"colour": "red"}])
def test_an_unknown_option_or_choice_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(hansa.SetupError):
        hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), options))


def test_the_outcome_names_winners_and_sheets_when_the_game_is_over() -> None:
    match = played(Plan(CONFIGS[0], 1, 0.5))
    assert match.outcome is not None
    assert match.outcome.winners == match.game.winners(match.state)
    assert match.outcome.sheets == match.game.score(match.state)
    last = match.events(match.ply - 1)[-1]
    assert last == hansa.GameEnded(match.outcome.winners)


def test_events_can_be_asked_for_again_at_any_ply() -> None:
    match = in_first_turn()
    told = match.play("sail danzig")
    match.play("end")
    assert match.events(match.ply - 2) == told


# Open and hidden


@given(plans)
@tries(15)
def test_all_is_open_to_all_but_what_the_piles_hide(plan: Plan) -> None:  # H22
    match = plan.match()
    wander(match, plan.rng(), plan.seed % 200, plan.zeal)
    other = hansa.load(match.dumps().replace(f"seed: {plan.seed}\n", "seed: another\n"))
    assert other.setup.seed == "another"
    assert log_of(other) == log_of(match)
    assert other.state == match.state, "states hold nothing of the seed, which is all that the piles hide"
    for seat in range(plan.config.players):
        view = match.game.view(match.state, seat)
        assert view == other.game.view(other.state, seat)
        assert facts(view) == facts(match.game.view(match.state, 0)), "every seat sees the same"
        assert view.seat == seat


def test_what_the_piles_hide_differs_between_matches_that_look_alike() -> None:  # H22
    def with_seed(seed: str) -> hansa.Match:
        match = in_first_turn()
        wander(match, Random(3), 40)
        while match.game.view(match.state, 0).phase != "actions" or "replenish" not in map(str, match.legal_actions):
            wander(match, Random(3), 1)
        return hansa.load(match.dumps().replace("seed: match\n", f"seed: {seed}\n"))

    alike = [with_seed(seed) for seed in ("a", "b", "c")]
    assert len({match.digest() for match in alike}) == 1
    for match in alike:
        match.play("replenish")
    assert len({match.digest() for match in alike}) > 1


def test_the_sizes_of_the_piles_are_open() -> None:  # H22
    match = in_first_turn()
    assert match.game.view(match.state, 1).piles == (8, 8, 8, 7, 7)


@given(plans)
@tries(15)
def test_a_view_is_enough_to_play_on_from(plan: Plan) -> None:  # H22
    match = plan.match()
    wander(match, plan.rng(), plan.seed % 200, plan.zeal)
    for seat in range(plan.config.players):
        state = match.game.determinize(match.game.view(match.state, seat), Random(1))
        assert match.game.legal_actions(state) == match.legal_actions
        assert match.game.digest(state) == match.digest()


# Taking back


def test_every_step_of_a_turn_can_be_taken_back() -> None:  # H23
    match = in_first_turn()
    digests = [match.digest()]
    for line in ("sail danzig", "sail kalmar", "sail copenhagen", "end"):
        match.play(line)
        digests.append(match.digest())
    assert match.floor == match.ply - 4
    while len(digests) > 1:
        assert match.digest() == digests.pop()
        match.undo()
    assert match.digest() == digests.pop()


def test_a_whole_turn_can_be_taken_back_at_once() -> None:  # H23
    match = in_first_turn()
    before = match.digest()
    for line in ("sail danzig", "sail kalmar"):
        match.play(line)
    match.undo(match.floor)
    assert match.digest() == before


def test_another_players_step_closes_the_turn_before() -> None:  # H23
    match = in_first_turn()
    for line in ("sail danzig", "end", "sail kalmar"):
        match.play(line)
    assert match.floor == match.ply - 1
    match.undo()
    assert match.game.turn_of(match.state) == 1


def test_nothing_is_taken_back_behind_a_replenish() -> None:  # H23
    match = in_first_turn()
    match.play("sail danzig")
    match.play(next(action for action in match.legal_actions if action.family == "buy"))
    match.play("end")
    match.play("replenish")
    assert match.actors[-1] == hansa.CHANCE
    assert match.floor == match.ply
    with pytest.raises(hansa.UndoError):
        match.undo()
    match.play("sail kalmar")
    match.undo()
    with pytest.raises(hansa.UndoError):
        match.undo()


def test_nothing_is_taken_back_behind_an_opponents_answer() -> None:  # H23
    lines = ["riga", "danzig", "reval", "kalmar", "luebeck", "aalborg"]
    text = match_of(seed="x").dumps().partition("\n\n")[0] + "\n\n~ leave out pink\n~ leave out brown\n"
    markers = "red1 red2 red1 red2 blue1 red3 red3 blue1 blue1 blue2 blue2 blue2 blue2 red2"
    text += "".join(f"~ draw {good}\n" for good in markers.split()) + "".join(f"booths {city}\n" for city in lines)
    turns = "sail luebeck/buy red3/sail aalborg/sail copenhagen/sail luebeck/buy red3/end/"
    turns += "sail aalborg/buy red1/sail copenhagen/sail toensberg/buy red2/end/"
    turns += "sail stockholm/sail reval/sell red:3+3"
    match = hansa.load(text + turns.replace("/", "\n") + "\n")
    assert match.to_act == 1, "Bo chooses which red he loses"
    match.undo()
    assert match.to_act == 0, "until he has chosen, the sale can be taken back"
    match.redo()
    match.play("lose red1")
    assert match.floor == match.ply - 1
    match.play("sail riga")
    assert match.floor == match.ply - 1
    with pytest.raises(hansa.UndoError):
        match.undo(match.ply - 3)


@pytest.mark.parametrize("steps", [-1, 0, 1, 2])
def test_undo_goes_neither_forward_nor_below_the_floor(steps: int) -> None:  # H23
    match = in_first_turn()
    match.play("sail danzig")
    before = match.dumps()
    to = {-1: match.floor - 1, 0: match.ply, 1: match.ply + 1, 2: -1}[steps]
    with pytest.raises(hansa.UndoError):
        match.undo(to)
    assert match.dumps() == before


def steps_that_may_be_taken_back(match: hansa.Match) -> int:
    """H23 read again: from the end, steps of one seat in one turn, and no draw."""
    steps = 0
    last = match.ply - 1
    while steps < match.ply:
        ply = last - steps
        if match.actors[ply] == hansa.CHANCE or match.actors[ply] != match.actors[last]:
            break
        if match.game.turn_of(match.at(ply)) != match.game.turn_of(match.at(last)):
            break
        steps += 1
    return steps


@given(plans)
@tries(25)
def test_undo_never_crosses_a_draw_another_seats_step_or_a_turn(plan: Plan) -> None:  # H23
    match, rng = plan.match(), plan.rng()
    while match.to_act != hansa.OVER:
        wander(match, rng, 1, plan.zeal)
        assert match.floor == match.ply - steps_that_may_be_taken_back(match)


@given(plans)
@tries(25)
def test_what_was_taken_back_can_be_done_again_with_the_same_end(plan: Plan) -> None:  # H23
    match, rng = plan.match(), plan.rng()
    while match.to_act != hansa.OVER:
        wander(match, rng, 1 + int(rng.random() * 9), plan.zeal)
        if match.floor == match.ply:
            continue
        before = (match.digest(), match.dumps(), match.actors)
        to = match.floor + int(rng.random() * (match.ply - match.floor))
        steps = match.ply - to
        earlier = match.game.digest(match.at(to))
        match.undo(to)
        assert (match.ply, match.digest()) == (to, earlier)
        for _ in range(steps):
            assert match.can_redo
            match.redo()
        assert (match.digest(), match.dumps(), match.actors) == before
        assert not match.can_redo


def test_playing_the_same_step_again_keeps_the_rest_to_be_done_again() -> None:
    match = in_first_turn()
    for line in ("sail danzig", "sail kalmar", "sail copenhagen"):
        match.play(line)
    match.undo(match.ply - 3)
    match.play("sail danzig")
    assert match.can_redo
    match.redo()
    match.redo()
    assert match.game.view(match.state, 0).ship == "copenhagen"


def test_playing_something_else_forgets_what_was_taken_back() -> None:
    match = in_first_turn()
    match.play("sail danzig")
    match.undo()
    match.play("sail luebeck")
    assert not match.can_redo
    with pytest.raises(hansa.UndoError):
        match.redo()


def test_a_draw_that_is_reached_again_comes_out_the_same() -> None:
    """Otherwise a player could take back and try until the draw is to his liking."""
    first, second = in_first_turn(), in_first_turn()
    for match in (first, second):
        wander(match, Random(9), 30)
    assert first.digest() == second.digest()
    second.branch(second.ply).play(second.legal_actions[0])
    wander(first, Random(4), 60)
    wander(second, Random(4), 60)
    assert log_of(first) == log_of(second)


# Branching and looking back


@given(plans)
@tries(20)
def test_a_branch_goes_its_own_way_and_leaves_the_match_alone(plan: Plan) -> None:
    match = plan.match()
    wander(match, plan.rng(), plan.seed % 150, plan.zeal)
    before = (match.dumps(), match.digest(), [match.game.digest(match.at(ply)) for ply in range(match.ply + 1)])
    ply = plan.seed % (match.ply + 1)
    branch = match.branch(ply)
    assert log_of(branch)[:ply] == log_of(match)[:ply]
    assert branch.to_act != hansa.CHANCE
    assert branch.setup == match.setup
    wander(branch, Random(plan.seed), 30)
    assert (match.dumps(), match.digest(), [match.game.digest(match.at(ply)) for ply in range(match.ply + 1)]) == before
    assert hansa.load(branch.dumps()).digest() == branch.digest()


@given(plans)
@tries(10)
def test_every_moment_of_a_match_can_be_looked_at(plan: Plan) -> None:
    match = played(plan)
    state = match.game.initial(match.setup)
    for ply, action in enumerate(match.log):
        assert match.at(ply) == state
        state = match.game.after(state, action)
    assert match.at(match.ply) == match.state == state


# Going back anywhere


def test_any_decision_can_be_gone_back_to_and_the_match_remembers_that() -> None:
    match = in_first_turn()
    before = match.ply
    wander(match, Random(3), 40)
    assert set(match.actors[before:]) == {hansa.CHANCE, 0, 1}, "draws and steps of both"
    log = log_of(match)
    match.take_back(before)
    assert (match.ply, match.taken_back, match.to_act) == (before, 1, 0)
    match.redo()
    assert log_of(match) == log[: match.ply], "the same step, and the same draws after it"
    assert not match.can_redo
    match.take_back(before - 6)
    assert match.game.view(match.state, 0).phase == "first-booths"
    assert match.taken_back == 2


@pytest.mark.parametrize("ply", [-1, 0, 99])
def test_draws_and_what_never_was_cannot_be_gone_back_to(ply: int) -> None:
    match = in_first_turn()
    with pytest.raises(hansa.UndoError):
        match.take_back(ply)
    assert match.taken_back == 0


# Digests


def test_a_digest_tells_positions_apart() -> None:
    match = played(Plan(CONFIGS[3], 2, 0.5))
    digests = [match.game.digest(match.at(ply)) for ply in range(match.ply + 1)]
    assert len(set(digests)) == len(digests), "in this game no position comes back"
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests)


def test_a_digest_does_not_depend_on_names_or_seed() -> None:
    one = match_of("booths riga")
    text = one.dumps().replace("Anna", "Zoe").replace("seed: match", "seed: other")
    assert hansa.load(text).digest() == one.digest()
