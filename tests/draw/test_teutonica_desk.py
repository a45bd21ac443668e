"""A desk shows all that lies before a player, and no more than may be seen."""

from dataclasses import replace
from xml.etree.ElementTree import XML

import pytest

from hansa.core.match import Match
from hansa.core.setup import Setup
from hansa.teutonica.board import SKILLS
from hansa.teutonica.desk_view import Desk
from hansa.teutonica.editions import FAVOURS
from hansa.teutonica.rules import Teutonica
from hansa.teutonica.state import TOPS, VALUES
from tests.web.document import parse
from web.draw.icons import symbols
from web.draw.players import Player
from web.games.teutonica.desk import desk

GAME = Teutonica()
PLAYER = Player("green", "D")


@pytest.fixture
def start() -> Desk:
    options = {"board": "hanseatic-4-5", "edition": "big-box"}
    played = Match(GAME, Setup(GAME.id, tuple("ABCDE"), options=options, seed="1"))
    played.roll()
    return GAME.view(played.state, 0).desk(2)


def test_every_field_of_every_track_is_there_and_one_in_each_is_in_force(start: Desk) -> None:
    drawn = parse(desk(start, PLAYER, str))
    assert len(drawn.all(class_="slot-now")) == len(SKILLS)
    assert len(drawn.all(class_="slot-covered")) == sum(start.covered) == sum(TOPS)
    assert len(drawn.all(class_="slot-value")) == sum(len(values) for values in VALUES)


def test_the_value_in_force_is_the_one_the_rules_use(start: Desk) -> None:
    raised = replace(start, skills=(3, 2, 2, 1, 3))
    now = [slot.one(class_="slot-value").text for slot in parse(desk(raised, PLAYER, str)).all(class_="slot-now")]
    assert sorted(now) == sorted(["3", "3", "III", "3", "∞"])


def test_merchants_cover_the_book(start: Desk) -> None:
    covered = parse(desk(start, PLAYER, str)).all(class_="slot-covered")
    assert len([slot for slot in covered if slot.all("circle")]) == 3


def test_supply_and_stock_are_counted_by_kind(start: Desk) -> None:
    drawn = parse(desk(replace(start, supply=(11, 3), stock=(9, 0)), PLAYER, str))
    assert drawn.texts(class_="desk-count") == ["11", "3", "9", "0"]


def test_markers_are_gathered_by_kind_and_used_ones_lie_face_down(start: Desk) -> None:
    markers = ("additional-office", "develop", "additional-office")
    drawn = parse(desk(replace(start, unused=markers, used=4), PLAYER, str))
    icons = [href for href in drawn.values("href") if href.startswith("#icon-marker-")]
    assert icons == ["#icon-marker-additional-office", "#icon-marker-develop"]
    assert [times for times in drawn.texts(class_="times") if times] == ["2"]
    assert drawn.texts(class_="desk-count")[-1] == "4"


def test_the_plate_shows_what_may_be_seen_and_counts_the_rest(start: Desk) -> None:
    seen = parse(desk(replace(start, plate=("exchange",), plate_hidden=0), PLAYER, str))
    hidden = parse(desk(replace(start, plate=(), plate_hidden=2), PLAYER, str))
    assert "plate:exchange" in seen.texts("title")
    assert not [title for title in hidden.texts("title") if title.startswith("plate:")]
    assert hidden.texts(class_="desk-count")[-1] == "2"


def test_everything_on_a_desk_is_called_something(start: Desk) -> None:
    full = replace(start, unused=("exchange",), used=1, plate_hidden=1, favours=FAVOURS[:2])
    asked: list[str] = []

    def label(name: str) -> str:
        asked.append(name)
        return f"<{name}>"

    XML(desk(full, PLAYER, label))
    assert {"desk:used", "desk:plate", "marker:exchange", "supply:t", "skill:keys"} <= set(asked)
    assert {f"favour:{name}" for name in FAVOURS[:2]} <= set(asked)


def test_a_desk_without_extras_is_lower(start: Desk) -> None:
    plain, with_favour = desk(start, PLAYER, str), desk(replace(start, favours=FAVOURS[:1]), PLAYER, str)
    heights = [float(XML(drawn).attrib["viewBox"].split()[-1]) for drawn in (plain, with_favour)]
    assert heights[0] < heights[1]


def test_every_favour_has_an_icon() -> None:
    for name in FAVOURS:
        assert f"icon-favour-{name}" in symbols("web.games.teutonica")
