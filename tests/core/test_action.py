"""Actions are values with a text; a catalogue hands out each of them once."""

from __future__ import annotations

import hansa
from hansa.core.action import Action, Catalogue


def test_actions_are_equal_when_their_texts_are() -> None:
    one, same, other = Action("sail", "sail riga", 8), Action("sail", "sail riga", 8), Action("sail", "sail reval", 7)
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "sail riga"
    assert len({one, same, other}) == 2


def test_an_action_shows_its_text() -> None:
    action = Action("sail", "sail riga", 8)
    assert str(action) == "sail riga"
    assert repr(action) == "<sail riga>"


def test_a_catalogue_builds_each_action_once() -> None:
    catalogue = Catalogue()
    action = catalogue.add("sail", "sail riga", 8)
    assert catalogue.add("sail", "sail riga", 8) is action
    assert catalogue.find("sail riga") is action
    assert catalogue.find("sail oslo") is None
    assert list(catalogue) == [action]
    assert len(catalogue) == 1


def test_a_refusal_reads_as_rule_reason_and_facts() -> None:
    assert str(hansa.Refusal("H11", "no-route", {"from": "riga", "city": "reval"})) == (
        "H11: no-route (from riga, city reval)"
    )
    assert str(hansa.Refusal("H11", "no-taler")) == "H11: no-taler"
    assert hansa.IllegalAction(hansa.Refusal("H11", "no-taler")).rule == "H11"
