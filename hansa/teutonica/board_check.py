"""Whether a board holds together: everything the rules take for granted about one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from hansa.teutonica.board import BANNERS, COLOURS, PERMANENT, SKILLS, BoardError
from hansa.teutonica.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hansa.teutonica.board import Board, Point

MAX_CITIES = 40
MAX_ROUTES = 48
MAX_POSTS = 4
MAX_SPECIAL = 4
TAVERNS = 3


def check(board: Board) -> None:
    """Raise BoardError with the first thing that is wrong."""
    _names(board)
    _sizes(board)
    _cities(board)
    _routes(board)
    _special(board)
    _countries(board)
    _missions(board)
    _provinces(board)
    if pair := crossing(board):
        raise BoardError(f"the drawn routes {pair[0]} and {pair[1]} cross")


def _need(good: object, message: str) -> None:
    if not good:
        raise BoardError(message)


def _known(names: Iterable[str], known: Sequence[str], what: str) -> None:
    for name in names:
        _need(name in known, f"{what}: {name!r} is not one of {', '.join(known) or 'nothing'}")


def _unique(names: Sequence[str], what: str) -> None:
    twice = [name for name, count in Counter(names).items() if count > 1]
    _need(not twice, f"two {what} share the id {twice[0]!r}" if twice else "")


def _names(board: Board) -> None:
    plain = [board.id, *(city.id for city in board.cities), *(province.id for province in board.provinces)]
    for name in plain:
        good = name and name.isascii() and name == name.lower() and not set(name) & set(" .:\n\t")
        _need(good, f"an id is small letters, digits, - and _, not {name!r}")
    for city in board.cities:
        _need("-" not in city.id, f"a city's id has no -: {city.id!r}")
    _unique([city.id for city in board.cities], "cities")
    _unique([route.id for route in board.routes], "routes")
    _unique([province.id for province in board.provinces], "provinces")
    _known(board.editions, tuple(EDITIONS), "editions")


def _sizes(board: Board) -> None:
    _need(0 < len(board.cities) <= MAX_CITIES, f"a board has 1 to {MAX_CITIES} cities")
    _need(0 < len(board.routes) <= MAX_ROUTES, f"a board has 1 to {MAX_ROUTES} routes")
    _need(board.players and all(2 <= count <= 5 for count in board.players), "players: some of 2 to 5")
    _need(2 not in board.players or board.provinces, "two players need provinces (T35)")
    _need(board.editions, "a board needs an edition")
    _need(0 < board.completed_cities <= len(board.cities), "completed_cities: at most all of them")
    counts = {
        "cities": len(board.cities),
        "spaces": sum(len(city.spaces) for city in board.cities),
        "routes": len(board.routes),
        "posts": sum(len(route.boats) for route in board.routes),
    }
    for what, total in board.totals:
        _need(what in counts, f"totals: no such thing as {what!r}")
        _need(counts[what] == total, f"totals say {total} {what}, the lines have {counts[what]}")


def _cities(board: Board) -> None:
    ids = [city.id for city in board.cities]
    for city in board.cities:
        _known(city.skills, SKILLS, f"skills of {city.id}")
        _known(city.banner, BANNERS, f"banner of {city.id}")
        _need(all(0 <= at <= 1000 for at in city.at), f"{city.id} lies outside 0 to 1000")
        _need(city.green == ("green" in city.banner), f"{city.id}: a green banner and no spaces go together")
    skills = Counter(skill for city in board.cities for skill in city.skills)
    for skill in SKILLS:
        _need(skills[skill] == 1, f"the skill {skill!r} stands in {skills[skill]} cities, not in one")
    _known(board.link, ids, "link")
    _need(board.link[0] != board.link[1], "link: two different cities")
    for city in board.cities:
        _need(("red" in city.banner) == (city.id in board.link), f"{city.id}: red banners are those of the link")


def _routes(board: Board) -> None:
    ids = [city.id for city in board.cities]
    pairs = Counter(frozenset((route.start, route.end)) for route in board.routes)
    for route in board.routes:
        _known((route.start, route.end), ids, f"route {route.id}")
        _need(route.start != route.end, f"route {route.id} leads nowhere")
        _need(pairs[frozenset((route.start, route.end))] == 1, f"{route.start} and {route.end} are joined twice")
        _need(2 <= len(route.boats) <= MAX_POSTS, f"route {route.id}: 2 to {MAX_POSTS} posts")
        _need(len(route.at) == len(route.boats), f"route {route.id}: as many positions as posts")
        for at in (*route.at, route.marker):
            _need(all(0 <= value <= 1000 for value in at), f"route {route.id} lies outside 0 to 1000")
        if route.permanent:
            _known((route.permanent,), PERMANENT, f"permanent marker of {route.id}")
        _need(not (route.tavern and (route.permanent or route.country)), f"route {route.id}: no tavern here (T43, T45)")
    taverns = sum(route.tavern for route in board.routes)
    _need(taverns == TAVERNS, f"{taverns} taverns, not {TAVERNS}")
    kinds = {route.permanent for route in board.routes}
    _need("green-office" not in kinds or any(city.green for city in board.cities), "green-office without a green city")
    _need("two-abroad" not in kinds or board.countries, "two-abroad without a country")
    _connected(board)


def _connected(board: Board) -> None:
    reached, fresh = {board.cities[0].id}, [board.cities[0].id]
    while fresh:
        here = fresh.pop()
        for route in board.routes:
            for start, end in ((route.start, route.end), (route.end, route.start)):
                if start == here and end not in reached:
                    reached.add(end)
                    fresh.append(end)
    for city in board.cities:
        _need(city.id in reached, f"no routes lead from {board.cities[0].id} to {city.id}")


def _special(board: Board) -> None:
    _known((board.special_city,), [city.id for city in board.cities], "special city")
    _known(board.special_routes, [route.id for route in board.routes], "special routes")
    for route_id in board.special_routes:
        route = board.route(route_id)
        _need(board.special_city in (route.start, route.end), f"special route {route_id} misses {board.special_city}")
    _need(0 < len(board.special) <= MAX_SPECIAL, f"1 to {MAX_SPECIAL} special spaces")
    _known((space.colour for space in board.special), COLOURS, "colour of a special space")
    _unique([str(space.points) for space in board.special], "special spaces")


def _countries(board: Board) -> None:
    names = [name for name, _ in board.countries]
    _need(not names or board.home, "countries need a home")
    _need(len(names) <= 3 and board.home not in names, "countries: at most three besides home")
    for city in board.cities:
        _known(city.countries, names, f"countries of {city.id}")
        _known(city.permits, names, f"permits of {city.id}")
    for route in board.routes:
        _known(filter(None, (route.country,)), names, f"country of {route.id}")


def _missions(board: Board) -> None:
    ids = [city.id for city in board.cities]
    for cities in board.missions:
        _known(cities, ids, "mission")
        _need(len(set(cities)) == 3, "a mission names three cities")
    _unique(["-".join(cities) for cities in board.missions], "missions")
    _need(not board.missions or len(board.missions) >= max(board.players), "fewer missions than players")


def _provinces(board: Board) -> None:
    ids = [province.id for province in board.provinces]
    routes = [route.id for route in board.routes]
    _known((end for guard in board.guards for end in guard), [city.id for city in board.cities], "guards")
    for province in board.provinces:
        _known(province.next, ids, f"next to {province.id}")
        _known(province.routes, routes, f"routes of {province.id}")
        _need(province.routes and province.next, f"province {province.id} has no border")
    for here in board.provinces:
        for there in board.provinces:
            _need((there.id in here.next) == (here.id in there.next), f"only one way between {here.id} and {there.id}")
    bordered = {route for province in board.provinces for route in province.routes}
    for route_id in routes if ids else ():
        _need(route_id in bordered, f"route {route_id} borders no province")


def crossing(board: Board) -> tuple[str, str] | None:
    """Two routes whose lines, from city to city through the posts, cross each other, if there are any."""
    drawn = [(route.id, (board.city(route.start).at, *route.at, board.city(route.end).at)) for route in board.routes]
    lines = [(name, points, _box(points)) for name, points in drawn]
    for (one, mine, here), (other, theirs, there) in combinations(lines, 2):
        if _apart(here, there):  # nearly all are, which spares comparing their pieces
            continue
        if any(_cross(*a, *b) for a in pairwise(mine) for b in pairwise(theirs)):
            return one, other
    return None


def _box(points: Sequence[Point]) -> tuple[Point, Point]:
    across, down = zip(*points, strict=True)
    return (min(across), min(down)), (max(across), max(down))


def _apart(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (left, top), (right, bottom) = one
    return other[1][0] < left or other[0][0] > right or other[1][1] < top or other[0][1] > bottom


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments pass through each other; meeting in a common end is no crossing."""
    if {a, b} & {c, d}:
        return False
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0
