"""Icons, signs and patterns: one sprite for the page."""

from xml.etree.ElementTree import XML

import pytest

from web.draw.icon_paths import SIGNS
from web.draw.icons import LINES, icon, sprite
from web.draw.players import PATTERNS, Player, pattern


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
