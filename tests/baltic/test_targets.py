"""Targets: what stands for an action on the table, and why a thing is of no use."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import hansa
from hansa.baltic.targets import _in_common
from hansa.core.errors import Refusal
from tests.baltic.table import GAME, table
from tests.calls import calls


def why(target: str, **position: Any) -> str:
    refusal = GAME.why_not(table(**position).state, target)
    return "" if refusal is None else f"{refusal.rule} {refusal.reason}"


def test_a_refusal_of_several_actions_keeps_only_the_facts_they_share() -> None:  # H10
    refusals = [Refusal("H12", "no-taler", {"city": "riga", "talers": talers}) for talers in (1, 0, 2)]
    for order in permutations(refusals):
        assert _in_common([*order]) == Refusal("H12", "no-taler", {"city": "riga"})


def test_an_action_names_its_button_and_the_things_to_tap() -> None:
    t = table(ship="luebeck", wares={"luebeck": "red1 red1"}, booths={"luebeck": (1, 0)}, hands=("blue1 blue2", ""))

    def targets(line: str) -> tuple[str, ...]:
        return GAME.targets(t.state, GAME.parse(t.state, line))

    assert targets("sail aalborg") == ("do:sail", "city:aalborg")
    assert targets("buy red1") == ("do:buy", "space:luebeck.1", "space:luebeck.2")
    assert targets("build blue2") == ("do:build", "hand:blue2")
    assert targets("sell blue:2+1") == ("do:sell", "sell:blue")
    assert targets("end") == ("do:end",)
    t = table(hands=("red1 red2 red3 blue1", ""))
    t.play("end")
    assert targets("discard red2") == ("do:discard", "hand:red2")


def test_a_city_says_why_the_ship_cannot_go_there() -> None:  # H11
    assert why("city:danzig") == ""
    assert why("city:kalmar") == "H11 against-the-arrow"
    assert why("city:riga") == "H11 no-route"
    assert why("city:copenhagen") == "H11 already-there"
    assert why("city:danzig", talers=(0, 0), fresh=False) == "H11 no-taler"


def test_a_warehouse_space_says_why_nothing_is_bought_there() -> None:  # H12
    assert why("space:riga.1", ship="riga") == ""
    assert why("space:riga.2", ship="riga") == "H12 empty-space"
    assert why("space:riga.1") == "H10 ship-elsewhere"
    assert why("space:riga.1", ship="riga", acted=True) == "H10 acted-here"
    assert why("space:riga.1", ship="riga", talers=(0, 0)) == "H12 no-taler"


def test_a_marker_says_why_no_booths_can_be_set_up_with_it() -> None:  # H13
    assert why("hand:red2", hands=("red2", "")) == ""
    assert why("hand:red2") == "H13 no-such-marker"
    assert why("hand:red2", hands=("red2", ""), booths={"riga": (15, 0)}) == "H13 no-booths-left"
    assert why("hand:red2", hands=("red2", ""), acted=True) == "H10 acted-here"


def test_a_button_says_what_is_in_the_way_of_what_lies_at_hand() -> None:  # H12 H13
    assert why("do:buy", ship="riga", talers=(0, 3)) == "H12 no-taler"
    assert why("do:buy", ship="danzig") == "H12 not-here"
    assert why("do:build", hands=("red2", ""), booths={"riga": (15, 0)}) == "H13 no-booths-left"
    assert why("do:build") == "H13 no-such-marker"


def test_a_colour_says_why_it_cannot_be_sold() -> None:  # H14
    booths = {"copenhagen": (1, 0)}
    assert why("sell:red", hands=("red2 red2", ""), booths=booths) == ""
    assert why("sell:red", hands=("red2 red2", "")) == "H14 no-own-booth"
    assert why("sell:red", hands=("red2", ""), booths=booths) == "H14 two-of-a-colour"


def test_a_button_says_what_most_of_its_actions_say() -> None:
    assert why("do:sell", hands=("red2 red2", "")) == "H14 no-own-booth"
    assert why("do:build", acted=True) == "H10 acted-here"
    assert why("do:replenish", fresh=False) == "H8 replenish-comes-first"
    assert why("do:done") == "H10 not-now"
    assert why("do:end") == ""


def test_on_an_empty_board_everything_says_that_replenishing_comes_first() -> None:  # H9
    for target in ("city:danzig", "do:end", "do:sail", "do:buy", "hand:red2", "sell:red"):
        assert why(target, wares={}, hands=("red2 red2", "")) == "H9 must-replenish"


@pytest.mark.parametrize(
    "target", ["", "do:", "do:dance", "city:oslo", "space:riga.3", "hand:red4", "sell:gold", "red1"]
)
def test_a_thing_that_is_not_on_the_table_is_an_error(target: str) -> None:
    with pytest.raises(hansa.NotationError):
        why(target)


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        ("sail kalmar", {"from": "copenhagen", "city": "kalmar"}),
        ("sail riga", {"from": "copenhagen", "city": "riga"}),
        ("sail copenhagen", {"city": "copenhagen"}),
        ("buy blue2", {"good": "blue2", "city": "copenhagen"}),
        ("build blue2", {"good": "blue2"}),
        ("sell red:2+1", {"city": "copenhagen"}),
        ("sail aalborg", {"from": "copenhagen", "city": "aalborg"}),
    ],
)
def test_a_refusal_carries_the_facts_that_a_sentence_needs(line: str, facts: dict[str, str]) -> None:
    with pytest.raises(hansa.IllegalAction) as caught:
        table(hands=("red1 red2", "")).play(line)
    assert caught.value.refusal.facts == facts


def test_a_space_elsewhere_names_its_city_and_where_the_ship_is() -> None:  # H10
    refusal = GAME.why_not(table(ship="danzig").state, "space:riga.1")
    assert refusal == hansa.Refusal("H10", "ship-elsewhere", {"city": "riga", "ship": "danzig"})


def test_the_answer_with_most_ways_to_look_at_costs_few_calls() -> None:
    def selling() -> None:
        why("do:sell", booths={"copenhagen": (1, 0)}, hands=("red1 blue1 green1", ""))

    assert calls(selling) < 12_000
