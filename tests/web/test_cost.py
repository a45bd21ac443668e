"""What a tap may cost: calls of Python functions, counted, so that the figure is the same on every machine."""

from __future__ import annotations

import pytest

from tests.web import cost

pytestmark = pytest.mark.cpython_only

BUYING = {"tap": 3_535, "nothing": 370}
PLACING = {"tap": 5_400, "nothing": 436}


def test_a_tap_that_buys_goods_costs_few_calls() -> None:
    found = cost.buying()
    assert {name: found[name] <= most for name, most in BUYING.items()} == dict.fromkeys(BUYING, True), found


def test_a_tap_that_places_a_trader_costs_few_calls() -> None:
    found = cost.placing()
    assert {name: found[name] <= most for name, most in PLACING.items()} == dict.fromkeys(PLACING, True), found
