"""Markup is escaped by construction."""

from xml.etree.ElementTree import XML

import pytest

from web.draw.icon_paths import SIGNS
from web.draw.icons import LINES, icon, sprite
from web.draw.players import PATTERNS, Player, pattern
from web.draw.svg import Svg, join, number, tag

NASTY = """<script>&"' ]]>"""


def test_text_and_attributes_are_escaped() -> None:
    root = XML(tag("text", NASTY, aria_label=NASTY))
    assert root.text == NASTY
    assert root.get("aria-label") == NASTY


def test_finished_markup_is_not_escaped_again() -> None:
    assert tag("g", tag("path", d="M0 0")) == '<g><path d="M0 0"/></g>'
    assert join([tag("a"), tag("b")]) == "<a/><b/>"


def test_a_plain_string_is_never_taken_for_markup() -> None:
    assert isinstance(tag("g"), Svg)
    assert tag("g", str(tag("path"))) == "<g>&lt;path/&gt;</g>"


def test_numbers_are_short_and_nothing_is_left_out_silently() -> None:
    assert [number(n) for n in (3, 3.0, -0.25, 12.34)] == ["3", "3", "-0.2", "12.3"]
    assert tag("rect", x=0, rx=None) == '<rect x="0"/>'


def test_the_sprite_holds_every_icon_sign_and_pattern_once() -> None:
    ids = [node.get("id", "") for node in XML(sprite()).iter() if node.get("id")]
    wanted = [f"icon-{name}" for name in LINES] + [f"sign-{name}" for name in SIGNS]
    assert sorted(ids) == sorted(wanted + [f"pattern-{name}" for name in PATTERNS.values()])


def test_an_icon_beside_a_text_is_silent_and_one_alone_has_a_name() -> None:
    assert 'aria-hidden="true"' in icon("undo")
    assert 'aria-label="Undo"' in icon("undo", "Undo")
    with pytest.raises(KeyError, match="no icon 'undone'"):
        icon("undone")


def test_no_two_players_share_a_pattern() -> None:
    assert len({pattern(colour) for colour in PATTERNS}) == len(PATTERNS)
    assert Player("blue", "A") != Player("blue", "B")
