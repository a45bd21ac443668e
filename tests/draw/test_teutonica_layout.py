"""Nothing on a board of Hansa Teutonica covers anything else, on the five boards and on one of one's own."""

import math
from dataclasses import replace
from itertools import combinations

import pytest

from hansa.teutonica.board import BOARD_IDS, Board, board
from web.draw.lanes import Box, Point
from web.games.teutonica.board.hit_area import shapes
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.lettering import width
from web.games.teutonica.board.place import Thing, around, grid, overlap, settle
from web.games.teutonica.board.plan import EDGE, MARKER, POST, Plan
from web.games.teutonica.board.tuning import Tuning, tuning

OWN = replace(board("hanseatic-4-5"), id="own")
"""A board for which nothing was tuned."""


@pytest.fixture(params=[*BOARD_IDS, "own"])
def laid(request: pytest.FixtureRequest) -> Plan:
    return plan(OWN if request.param == "own" else board(request.param))


def holds(box: Box, point: Point) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def test_no_name_plaque_post_or_marker_covers_another(laid: Plan) -> None:
    for (one, a), (other, b) in combinations(laid.boxes(), 2):
        assert one == other or not overlap(a, b), (one, other)


def test_the_badge_of_control_covers_nothing_beside_its_city(laid: Plan) -> None:
    for city, (x, y) in laid.city.items():
        right, up = laid.towns[city].badge
        shield = around((x + right, y + up), 12, 20.8, 13)
        for name, box in laid.boxes():
            assert name == f"city:{city}" or not overlap(shield, box), (city, name)


def test_everything_lies_within_the_frame_of_the_map(laid: Plan) -> None:
    for name, (left, top, right, bottom) in laid.boxes():
        assert left >= EDGE - 1, name
        assert top >= EDGE - 1, name
        assert right <= laid.width - EDGE + 1, name
        assert bottom <= laid.height - EDGE + 1, name


def test_no_road_runs_through_another_city_or_another_post(laid: Plan) -> None:
    for route in laid.board.routes:
        ends = {f"city:{route.start}", f"city:{route.end}"}
        points = laid.roads[route.id].points()
        for name, box in laid.boxes():
            if name not in ends and not name.startswith((f"post:{route.id}.", "province:")):
                assert not any(holds(box, point) for point in points), (route.id, name)


def test_roads_go_through_their_posts_in_order_and_end_in_their_cities(laid: Plan) -> None:
    for route in laid.board.routes:
        road = laid.roads[route.id].through
        assert road == (laid.gate(route.start), *laid.posts[route.id], laid.gate(route.end))


def test_a_finger_finds_everything_on_a_tablet(laid: Plan) -> None:
    """Twenty-four pixels on a board as wide as its frame is there, and no two posts touch."""
    least = 24 * laid.size[0] / (704 if laid.upright else 736)
    shown = {name: shape for name, shape in shapes(laid).items() if not name.startswith("province:")}  # hit all over
    for name, shape in shown.items():
        for along in zip(*shape, strict=True):
            assert max(along) - min(along) >= least, name
    spots = [at for posts in laid.posts.values() for at in posts]
    assert min(math.dist(a, b) for a, b in combinations(spots, 2)) >= 2 * POST[0] + 4


def test_a_tap_belongs_to_the_nearest_thing(laid: Plan) -> None:
    """Places where things can be hit do not overlap."""
    spots = {f"post:{route}.{n + 1}": at for route, posts in laid.posts.items() for n, at in enumerate(posts)}
    spots |= {f"route:{route}": at for route, at in laid.markers.items()}
    for name, (x, y) in spots.items():
        for right, down in shapes(laid)[name]:
            corner = x + right * 0.99, y + down * 0.99
            assert min(spots, key=lambda other: math.dist(spots[other], corner)) == name


def test_posts_and_cities_lie_near_where_the_board_file_has_them(laid: Plan) -> None:
    across, down = laid.width / 1000, laid.height / 1000
    for route in laid.board.routes:
        for (x, y), drawn in zip(route.at, laid.posts[route.id], strict=True):
            assert math.dist((x * across, y * down), drawn) <= 24, route.id
    for city in laid.board.cities:
        x, y = city.at
        assert math.dist((x * across, y * down), laid.city[city.id]) <= 80, city.id


def test_a_marker_lies_beside_its_route(laid: Plan) -> None:
    for route, at in laid.markers.items():
        far = min(math.dist(at, point) for point in laid.roads[route].points())
        assert MARKER < far < 130, route


def test_a_board_of_ones_own_is_laid_out_without_tuning() -> None:
    assert tuning(OWN.id) == Tuning()
    assert plan(OWN).city.keys() == {city.id for city in OWN.cities}


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_tuned_places_belong_to_things_on_the_board(board_id: str) -> None:
    printed, tuned = board(board_id), tuning(board_id)
    cities = {city.id for city in printed.cities}
    routes = {route.id for route in printed.routes}
    posts = {f"{route.id}.{n + 1}" for route in printed.routes for n in range(len(route.at))}
    assert tuned.city.keys() <= cities
    assert tuned.marker.keys() <= routes
    assert tuned.post.keys() <= posts
    assert tuned.province.keys() <= {province.id for province in printed.provinces}
    assert tuned.country.keys() | tuned.outline.keys() <= {name for name, _ in printed.countries}
    assert tuned.sides.keys() <= cities


def test_pieces_have_one_size_so_crowded_boards_are_drawn_larger() -> None:
    sizes = {board_id: max(plan(board(board_id)).size) for board_id in BOARD_IDS}
    assert sizes["britannia-4-5"] > sizes["hanseatic-2-3"]


def test_the_ledger_stands_where_the_map_leaves_room() -> None:
    broad, upright = plan(board("eastern")), plan(board("britannia-3"))
    assert broad.ledger[1] == broad.height
    assert upright.ledger[0] == upright.width


def test_things_in_each_others_way_make_room() -> None:
    square = around((0, 0), 10, 10, 10)
    things = [Thing((50 + n, 50), (square,), (), grid(40, 40, 5)) for n in range(3)]
    settle(things, (0, 0, 100, 100))
    boxes = [thing.placed(thing.at)[0] for thing in things]
    assert all(overlap(a, b) == 0 for a, b in combinations(boxes, 2))


def test_what_is_nowhere_in_the_way_stays_at_home() -> None:
    thing = Thing((50, 50), (around((0, 0), 10, 10, 10),), ((80, 80, 90, 90),), grid(40, 40, 5))
    settle([thing], (0, 0, 100, 100))
    assert thing.at == (0, 0)


def test_longer_names_get_longer_ribbons() -> None:
    assert width("Quedlinburg", 100) == pytest.approx(536, rel=0.04)
    assert width("Osnabrück", 100) == pytest.approx(453, rel=0.04)
    assert width("漢", 100) > 0


def boxes_of(printed: Board) -> int:
    return sum(1 for _ in plan(printed).boxes())


def test_every_thing_has_its_box() -> None:
    printed = board("britannia-4-5")
    posts = sum(len(route.at) for route in printed.routes)
    assert boxes_of(printed) == 4 * len(printed.cities) + posts + len(printed.routes) + 1 + len(printed.countries)
