"""The board of Hansa as drawn: everything is there, and only what changes is drawn anew."""

from random import Random
from xml.etree.ElementTree import XML

import pytest

from hansa.baltic.board import BOARD, SPACE_IDS
from hansa.baltic.rules import Baltic
from hansa.baltic.view import View
from hansa.core.match import Match
from hansa.core.setup import Setup
from tests.web.document import parse
from web.draw import pieces
from web.draw.icons import sprite
from web.draw.players import PATTERNS, Player
from web.draw.tappable import Mark
from web.draw.writer import Markup
from web.games import packages
from web.games.baltic import goods
from web.games.baltic.board import board, chart, ends, fragments, ways_fragment
from web.games.baltic.layout import LAYOUTS

GAME = Baltic()
PLAYERS = [Player(colour, letter) for colour, letter in zip(("purple", "yellow", "gray", "white"), "ABCD", strict=True)]


def match(plies: int, players: int = 4, seed: int = 1) -> Match:
    played = Match(GAME, Setup(GAME.id, tuple("ABCD"[:players]), seed=str(seed)))
    played.roll()
    rng = Random(seed)
    for _ in range(plies):
        actions = played.legal_actions
        played.play(actions[int(rng.random() * len(actions))])
    return played


def view(plies: int, players: int = 4, seed: int = 1) -> View:
    return GAME.view(match(plies, players, seed).state, 0)


def changed(before: dict[str, Markup], after: dict[str, Markup]) -> set[str]:
    assert list(before) == list(after)
    return {key for key in before if before[key] != after[key]}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_city_space_and_the_piles_can_be_tapped_once(layout: str) -> None:
    drawing = board(fragments(view(60), PLAYERS, str, layout=layout), "chart", layout)
    targets = parse(drawing).targets
    wanted = [f"city:{city.id}" for city in BOARD.cities] + [f"space:{space}" for space in SPACE_IDS]
    assert sorted(targets) == sorted([*wanted, "do:replenish"])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_lane_is_drawn_and_the_road_is_told_from_the_sea(layout: str) -> None:
    lanes = {
        lane["data-lane"]: kind
        for lane in parse(chart(layout)).all(data_lane=True)
        for kind in ("road", "seaway")
        if lane.all("path", f"{kind}-bed")
    }
    assert lanes == {f"{r.start}-{r.end}": "road" if r.overland else "seaway" for r in BOARD.routes}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_drawing_is_well_formed_and_refers_only_to_what_is_there(layout: str) -> None:
    drawing = board(fragments(view(80), PLAYERS, str, layout=layout), "chart", layout)
    XML(drawing)
    assert parse(drawing).references <= set(parse(sprite(packages()) + drawing).values("id"))


def test_labels_are_escaped() -> None:
    drawing = board(fragments(view(10), PLAYERS, lambda target: f'"<{target}>"'), "<chart>")
    labels = [node.get("aria-label") for node in XML(drawing).iter() if node.get("data-id")]
    assert '"<city:danzig>"' in labels


def test_the_same_view_gives_the_same_drawing() -> None:
    assert fragments(view(50), PLAYERS, str) == fragments(view(50), PLAYERS, str)


def test_sailing_changes_only_the_ship_and_its_ways() -> None:
    played = match(30)
    while not any(action.family == "sail" for action in played.legal_actions):
        played.play(played.legal_actions[0])
    before, ways = GAME.view(played.state, 0), glowing(played)
    played.play(next(action for action in played.legal_actions if action.family == "sail"))
    after = GAME.view(played.state, 0)
    assert changed(fragments(before, PLAYERS, str), fragments(after, PLAYERS, str)) == {"ship"}
    shown = ways_fragment(LAYOUTS["wide"], before, ends(before, ways))
    assert shown != ways_fragment(LAYOUTS["wide"], after, ends(after, glowing(played)))


def test_buying_changes_only_the_city() -> None:
    played = match(30)
    while not any(action.family == "buy" for action in played.legal_actions):
        played.play(played.legal_actions[0])
    before = GAME.view(played.state, 0)
    played.play(next(action for action in played.legal_actions if action.family == "buy"))
    after = GAME.view(played.state, 0)
    assert changed(fragments(before, PLAYERS, str), fragments(after, PLAYERS, str)) == {f"city:{before.ship}"}


def glowing(played: Match) -> dict[str, int]:
    targets = {target for action in played.legal_actions for target in GAME.targets(played.state, action)}
    return dict.fromkeys(targets, Mark.GLOWS)


def test_ways_out_show_their_cost_only_while_the_ship_may_sail() -> None:
    placing, sailing = match(0), match(30)
    while not any(action.family == "sail" for action in sailing.legal_actions):
        sailing.play(sailing.legal_actions[0])
    assert "coin" not in fragments(GAME.view(placing.state, 0), PLAYERS, str, glowing(placing))["ways"]
    shown = fragments(GAME.view(sailing.state, 0), PLAYERS, str, glowing(sailing))["ways"]
    assert len(parse(shown).all(class_="coin")) == len(GAME.view(sailing.state, 0).ways_out)


def test_booths_are_counted_and_the_one_who_is_paid_wears_the_crown() -> None:
    now = view(60)
    drawn = fragments(now, PLAYERS, str)
    for city in BOARD.cities:
        part = parse(drawn[f"city:{city.id}"])
        assert part.texts(class_="stall-count") == [str(count) for count in now.booths(city.id) if count]
        assert part.values("href").count("#sign-crown") == (now.leader(city.id) is not None)


def test_the_piles_show_their_sizes_and_the_last_one_is_marked() -> None:
    now = view(0, players=3)
    part = parse(fragments(now, PLAYERS, str)["piles"])
    assert part.texts(class_="pile-count") == [str(size) for size in now.piles]
    assert part.values("href").count("#icon-hourglass") == 1


@pytest.mark.parametrize("barrels", [1, 2, 3])
def test_a_marker_shows_the_sign_of_its_colour_and_its_barrels(barrels: int) -> None:
    signs = parse(goods.marker("pink", barrels)).values("href")
    assert sorted(signs) == ["#sign-barrel"] * barrels + ["#sign-pink"]


def test_players_are_told_apart_by_letter_and_pattern_as_well_as_by_colour() -> None:
    for colour, name in PATTERNS.items():
        for drawing in (goods.booth(Player(colour, "Q"), 3), pieces.shield(Player(colour, "Q"))):
            assert f"pattern-{name}" in parse(drawing).references
            assert "Q" in parse(drawing).texts()


def test_pictures_speak_only_when_they_stand_alone() -> None:
    player = Player("blue", "A")
    pictures = (
        goods.marker_picture("red", 1, "wine"),
        goods.booth_picture(player, 2, "two booths"),
        pieces.shield_picture(player, "blue"),
    )
    assert all(parse(drawing).one(role="img")["aria-label"] for drawing in pictures)
    assert parse(goods.taler_picture()).one("svg")["aria-hidden"] == "true"
