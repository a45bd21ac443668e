"""The boards of Hansa Teutonica as drawn: everything is there, and only what changes is drawn anew."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from xml.etree.ElementTree import XML

import pytest

from hansa.core.match import Match
from hansa.core.setup import Setup
from hansa.teutonica.board import BOARD_IDS
from hansa.teutonica.board import board as printed
from hansa.teutonica.desk_view import Tradesman
from hansa.teutonica.editions import MARKERS
from hansa.teutonica.rules import Teutonica
from hansa.teutonica.view import CityFace, View
from tests.web.document import parse
from web.draw.icons import sprite, symbols
from web.draw.players import PATTERNS, Player
from web.draw.writer import Markup
from web.games import packages
from web.games.teutonica.board import pieces
from web.games.teutonica.board.board import board, fragments, plan
from web.games.teutonica.board.ledger import END
from web.games.teutonica.words import NUMERALS

WEB = Path(__file__).resolve().parents[2] / "web"
GAME = Teutonica()
COLOURS = ("blue", "yellow", "red", "green", "purple")
PLAYERS = [Player(colour, letter) for colour, letter in zip(COLOURS, "ABCDE", strict=True)]
MOST = {board_id: max(printed(board_id).players) for board_id in BOARD_IDS}


def match(board_id: str, plies: int, players: int = 0, seed: int = 1) -> Match:
    names = tuple("ABCDE"[: players or MOST[board_id]])
    options = {"board": board_id, "edition": "2009" if len(names) == 2 else printed(board_id).editions[0]}
    played = Match(GAME, Setup(GAME.id, names, options=options, seed=str(seed)))
    played.roll()
    rng = Random(seed)
    for _ in range(plies):
        actions = [action for action in played.legal_actions if action.family != "end"] or played.legal_actions
        played.play(actions[int(rng.random() * len(actions))])
    return played


@cache
def view(board_id: str, plies: int = 150, players: int = 0) -> View:
    return GAME.view(match(board_id, plies, players).state, 0)


class FullView(View):
    """More than can ever lie on a board: a tradesman everywhere, a marker on every route."""

    def posts(self, route_id: str) -> tuple[Tradesman | None, ...]:
        boats = self.board.route(route_id).boats
        return tuple(Tradesman(n % self.players, "merchant" if boat else "trader") for n, boat in enumerate(boats))

    def marker(self, route_id: str) -> str | None:
        return MARKERS[len(route_id) % len(MARKERS)]

    def city(self, city_id: str) -> CityFace:
        spaces = (Tradesman(0, "merchant" if space.merchant else "trader") for space in self.board.city(city_id).spaces)
        return CityFace((Tradesman(1, "trader"),), tuple(spaces), 1)


def drawing(now: View) -> Markup:
    return board(fragments(now, PLAYERS, str), plan(now.board), "chart")


def targets(drawn: str) -> list[str]:
    return parse(drawn).targets


def changed(before: View, after: View) -> set[str]:
    old, new = fragments(before, PLAYERS, str), fragments(after, PLAYERS, str)
    assert list(old) == list(new)
    return {key for key in old if old[key] != new[key]}


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_post_city_space_route_and_special_space_can_be_tapped_once(board_id: str) -> None:
    now = view(board_id)
    wanted = [f"city:{city.id}" for city in now.board.cities]
    wanted += [f"office:{city.id}.{n + 1}" for city in now.board.cities for n in range(len(city.spaces))]
    wanted += [f"route:{route.id}" for route in now.board.routes]
    wanted += [f"post:{route.id}.{n + 1}" for route in now.board.routes for n in range(len(route.boats))]
    wanted += [f"special:{space.points}" for space in now.board.special]
    assert sorted(targets(drawing(now))) == sorted(wanted)


def test_with_two_players_every_province_can_be_tapped_too() -> None:
    now = view("hanseatic-2-3", players=2)
    wanted = {f"province:{province.id}" for province in now.board.provinces}
    assert {target for target in targets(drawing(now)) if target.startswith("province:")} == wanted
    assert not any(target.startswith("province:") for target in targets(drawing(view("hanseatic-2-3", players=3))))


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_rules_know_everything_that_can_be_tapped(board_id: str) -> None:
    state = match(board_id, 40).state
    for target in targets(drawing(GAME.view(state, 0))):
        GAME.why_not(state, target)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_drawing_is_well_formed_and_refers_only_to_what_is_there(board_id: str) -> None:
    drawn = drawing(view(board_id))
    XML(drawn)
    assert parse(drawn).references <= set(parse(sprite(packages()) + drawn).values("id"))


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_fullest_board_stays_small(board_id: str) -> None:
    players = 2 if board_id == "hanseatic-2-3" else MOST[board_id]
    full = FullView(match(board_id, 5, players).state, 0)
    label = "a name of a post or a city that is as long as such names will be"
    assert len(board(fragments(full, PLAYERS, lambda _: label), plan(full.board), "chart")) < 275_000


def test_labels_and_names_are_escaped() -> None:
    drawn = board(
        fragments(view("eastern"), PLAYERS, lambda target: f'"<{target}>"'), plan(view("eastern").board), "<>"
    )
    labels = [node.get("aria-label") for node in XML(drawn).iter() if node.get("data-id")]
    assert '"<city:danzig>"' in labels


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_same_view_gives_the_same_drawing(board_id: str) -> None:
    now = view(board_id)
    assert changed(now, GAME.view(now.known(), 0)) == set()


def first(played: Match, family: str) -> None:
    """Play on until there is an action of a family, then play it."""
    rng = Random(5)
    while not any(action.family == family for action in played.legal_actions):
        played.play(played.legal_actions[int(rng.random() * len(played.legal_actions))])


def test_placing_changes_only_the_route() -> None:
    played = match("hanseatic-4-5", 30)
    first(played, "place")
    before = GAME.view(played.state, 0)
    action = next(action for action in played.legal_actions if action.family == "place")
    played.play(action)
    route = before.board.routes[action.args[-2]].id
    assert changed(before, GAME.view(played.state, 0)) == {f"route:{route}"}


def test_an_office_changes_its_city_its_route_and_what_it_earns() -> None:
    played = match("hanseatic-4-5", 30, seed=2)
    first(played, "office")
    before = GAME.view(played.state, 0)
    route = before.route_at_hand
    action = next(action for action in played.legal_actions if action.family == "office")
    played.play(action)
    city = before.board.cities[action.args[0]].id
    now = changed(before, GAME.view(played.state, 0))
    assert {f"city:{city}", f"route:{route}"} <= now
    assert now <= {f"city:{city}", f"route:{route}", "prestige", "completed", "link", "markers"}


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_all_pieces_on_the_board_are_drawn(board_id: str) -> None:
    now = view(board_id, 200)
    on_posts = [man for route in now.board.routes for man in now.posts(route.id) if man]
    faces = [now.city(city.id) for city in now.board.cities]
    offices = [man for face in faces for man in (*face.additional, *face.spaces) if man]
    men = Counter(PLAYERS[man.seat].letter for man in [*on_posts, *offices, *filter(None, now.special)])
    assert on_posts
    assert Counter(parse(drawing(now)).texts(class_="man-letter")) == men


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_who_controls_a_city_wears_the_crown(board_id: str) -> None:
    now = view(board_id, 200)
    drawn = fragments(now, PLAYERS, str)
    for city in now.board.cities:
        control = now.city(city.id).control
        shown = parse(drawn[f"city:{city.id}"]).texts(class_="badge-letter")
        assert shown == ([] if control is None else [PLAYERS[control].letter])


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_spaces_show_privilege_by_numeral_and_coins_where_they_are_still_to_be_had(board_id: str) -> None:
    now = GAME.view(match(board_id, 0).state, 0)
    drawn = fragments(now, PLAYERS, str)
    for city in now.board.cities:
        part = parse(drawn[f"city:{city.id}"])
        assert part.texts(class_="numeral") == [NUMERALS[space.colour] for space in city.spaces]
        assert part.texts(class_="small-coin-text") == [str(space.coin) for space in city.spaces if space.coin]


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_signs_of_skills_taverns_and_printed_bonuses_are_drawn(board_id: str) -> None:
    now = view(board_id)
    drawn, signs = fragments(now, PLAYERS, str), parse(drawing(now)).values("href")
    for city in now.board.cities:
        assert {f"icon-skill-{skill}" for skill in city.skills} <= parse(drawn[f"city:{city.id}"]).references
    assert signs.count("#icon-tavern") == 3
    for route in now.board.routes:
        assert not route.permanent or f"#icon-permanent-{route.permanent}" in signs


def test_markers_on_routes_are_drawn() -> None:
    now = view("eastern")
    drawn = fragments(now, PLAYERS, str)
    for route in now.board.routes:
        lying, signs = now.marker(route.id), parse(drawn[f"route:{route.id}"]).values("href")
        markers = [sign for sign in signs if sign.startswith("#icon-marker-")]
        assert markers == ([f"#icon-marker-{lying}"] if lying else [])


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_ledger_counts(board_id: str) -> None:
    now = view(board_id, 200)
    drawn = {name: parse(part) for name, part in fragments(now, PLAYERS, str).items()}
    assert drawn["prestige"].texts(class_="token-letter") == list("ABCDE"[: now.players])
    assert len(drawn["prestige"].all(class_="rung-number")) == END + 1
    assert len(drawn["completed"].all(class_="pip")) == now.board.completed_cities
    assert len(drawn["completed"].all(class_="is-full")) == now.completed_cities
    assert str(now.marker_supply) in drawn["markers"].texts()
    assert len(drawn["link"].all(class_="is-gone")) == now.connections


def test_countries_are_named_with_their_points_and_a_tap_asks_who_leads_there() -> None:  # T49
    names = parse(fragments(view("britannia-4-5"), PLAYERS, lambda target: f"!{target}")["countries"])
    assert names.texts("text") == ["Wales", "7 · 4 · 2", "Scotland", "7 · 4 · 2"]
    asked = names.all(data_do="country")
    assert [node["data-value"] for node in asked] == ["wales", "scotland"]
    assert [node["aria-label"] for node in asked] == ["!country:wales", "!country:scotland"]


def test_the_pawn_stands_in_its_province() -> None:
    now = view("hanseatic-2-3", players=2)
    drawn = fragments(now, PLAYERS, str)
    here = [key for key, part in drawn.items() if parse(part).all(class_="area is-here")]
    assert here == [f"province:{now.pawn}"]
    assert "pawn" in drawn["pawn"]
    assert not fragments(GAME.view(match("hanseatic-2-3", 0, 2).state, 0), PLAYERS, str)["pawn"]


def test_players_are_told_apart_by_letter_and_pattern_as_well_as_by_colour() -> None:
    for colour, name in PATTERNS.items():
        player = Player(colour, "Q")
        for drawn in (pieces.tradesman(player, "trader"), pieces.tradesman(player, "merchant"), pieces.badge(player)):
            assert f"pattern-{name}" in parse(drawn).references
            assert "Q" in parse(drawn).texts()


def test_traders_are_square_and_merchants_round() -> None:
    assert parse(pieces.tradesman(PLAYERS[0], "merchant")).all("circle")
    assert not parse(pieces.tradesman(PLAYERS[0], "trader")).all("circle")


def test_every_marker_has_an_icon() -> None:
    drawn = symbols("web.games.teutonica")
    for kind in MARKERS:
        assert f"icon-marker-{kind}" in drawn
        assert f"icon-marker-{kind}" in parse(pieces.marker_picture(kind, "spoken")).references


@pytest.mark.cpython_only
def test_no_style_of_the_page_is_meant_for_something_else_by_the_same_name() -> None:
    """Width and height in a style would change a rectangle of the drawing."""
    drawn = drawing(view("hanseatic-2-3", players=2)) + drawing(view("britannia-4-5"))
    used = {name for node in parse(drawn).walk() for name in node.classes}
    shared = [WEB / "page" / "css" / f"{name}.css" for name in ("app", "home", "rules", "sheets", "table")]
    for sheet in (*shared, WEB / "games" / "teutonica" / "table.css"):
        styles = sheet.read_text(encoding="utf-8")
        plain = set(re.findall(r"(?m)^\.([\w-]+)(?:,| \{)$", styles))
        assert not used & plain - {"board", "piece"}, sheet
