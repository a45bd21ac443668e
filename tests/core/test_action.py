"""Actions are values with a text; a catalogue hands out each of them once."""

from __future__ import annotations

import pytest

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


def test_a_catalogue_tells_its_own_actions_from_equal_ones() -> None:
    one, other = Catalogue(), Catalogue()
    own, foreign = (each.add("sail", "sail riga", 8) for each in (one, other))
    assert own == foreign
    assert one.owns(own)
    assert not one.owns(foreign)
    assert not one.owns(Action("sail", "sail oslo", 9))


def test_an_action_is_read_as_itself_and_one_from_elsewhere_by_its_text() -> None:
    catalogue, asked = Catalogue(), list[Action]()
    own = catalogue.add("sail", "sail riga", 8)
    for words in (own, "sail riga", "  sail\triga ", Action("sail", "sail riga", 99)):
        assert catalogue.read(words, asked.append) is own
    assert all(action is own for action in asked)
    assert len(asked) == 4
    for words in ("sail oslo", Action("sail", "sail oslo", 9), ""):
        with pytest.raises(hansa.NotationError):
            catalogue.read(words, asked.append)
    with pytest.raises(hansa.IllegalAction):
        catalogue.read(own, lambda _: hansa.Refusal("H11", "no-taler"))


def test_a_refusal_reads_as_rule_reason_and_facts() -> None:
    assert str(hansa.Refusal("H11", "no-route", {"from": "riga", "city": "reval"})) == (
        "H11: no-route (from riga, city reval)"
    )
    assert str(hansa.Refusal("H11", "no-taler")) == "H11: no-taler"
    assert hansa.IllegalAction(hansa.Refusal("H11", "no-taler")).rule == "H11"
