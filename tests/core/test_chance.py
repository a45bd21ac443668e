"""Chance: weighted outcomes, drawn from a generator that every ply has for itself."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import hansa
from hansa.core.action import Action
from hansa.core.chance import generator

RARE, COMMON, NEVER = Action("x", "rare"), Action("x", "common"), Action("x", "never")


def test_outcomes_come_in_proportion_to_their_weights() -> None:
    rng = Random(1)
    drawn = Counter(str(hansa.draw([(NEVER, 0), (RARE, 1), (COMMON, 3)], rng)) for _ in range(4000))
    assert 900 < drawn["rare"] < 1100
    assert drawn["rare"] + drawn["common"] == 4000


def test_a_draw_uses_one_number_of_the_generator_and_no_more() -> None:
    one, two = Random(5), Random(5)
    hansa.draw([(RARE, 1), (COMMON, 3)], one)
    two.random()
    assert one.random() == two.random()


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        hansa.draw([], Random(1))


def test_every_ply_of_every_seed_has_its_own_generator() -> None:
    assert generator("a", 1).random() == generator("a", 1).random()
    assert len({generator(seed, ply).random() for seed in "ab" for ply in range(10)}) == 20


def test_the_generator_gives_the_same_numbers_on_every_python() -> None:
    assert [int(generator("hansa", ply).random() * 1000) for ply in range(5)] == [682, 801, 777, 941, 625]
