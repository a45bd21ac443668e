"""Icons, signs and patterns: one sprite for the page."""

import re
from pathlib import Path
from xml.etree.ElementTree import XML

import pytest

from tests.web.document import parse
from web.draw.icons import icon, sprite, symbols
from web.draw.players import PATTERNS, Player, pattern
from web.games import packages


def test_the_sprite_holds_every_icon_sign_and_pattern_once() -> None:
    ids = [node.get("id", "") for node in XML(sprite(packages())).iter() if node.get("id")]
    wanted = [name for each in ("web.draw", *packages()) for name in symbols(each)]
    assert sorted(ids) == sorted(wanted + [f"pattern-{name}" for name in PATTERNS.values()])


def test_an_icon_beside_a_text_is_silent_and_one_alone_has_a_name() -> None:
    assert parse(icon("undo")).all("svg", aria_hidden="true")
    assert parse(icon("undo", "Undo")).all("svg", aria_label="Undo")


@pytest.mark.cpython_only
def test_every_icon_that_is_named_is_in_the_sprite() -> None:
    known = {name for each in ("web.draw", *packages()) for name in symbols(each)}
    sources = [path.read_text() for path in (Path(__file__).parents[2] / "web").rglob("*.py")]
    named = {found for source in sources for found in re.findall(r'\bicon(?:=icon)?\("([a-z-]+)"', source)}
    assert len(named) > 30
    assert {name for name in named if f"icon-{name}" not in known} == set()


def test_no_two_players_share_a_pattern() -> None:
    assert len({pattern(colour) for colour in PATTERNS}) == len(PATTERNS)
    assert Player("blue", "A") != Player("blue", "B")
