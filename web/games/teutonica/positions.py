"""The board of Hansa Teutonica at the table: what glows, how large it is, where the arrow keys lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el
from web.games.teutonica.board import board as teutonica
from web.games.teutonica.board.scene import Scene
from web.games.teutonica.foresight import ready
from web.games.teutonica.labels import Labels, verbs
from web.games.teutonica.words import tell
from web.wire.part import Part

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from hansa import Action
    from hansa.teutonica.board import Board
    from hansa.teutonica.view import View
    from web.games.teutonica.foresight import Now

    Point = tuple[float, float]


def empty_board(view: View, keys: Sequence[str]) -> Markup:
    """The picture with a place for each of its parts."""
    laid = teutonica.plan(view.board)
    shape = "upright" if laid.upright else "broad"
    places = (el("g", id=key, data_part=key.removeprefix("part-")) for key in keys)
    box = teutonica.view_box(laid)
    return el("svg", *places, class_=f"board board-{shape}", viewBox=box, role="group", aria_label=tell("table.board"))


def positions(board: Board, *, provinces: bool = False) -> Mapping[str, Point]:
    """Where each target lies, for the arrow keys; provinces are there only where two play (T35)."""
    laid = teutonica.plan(board)
    places: dict[str, Point] = {f"city:{city}": at for city, at in laid.city.items()}
    for route, spots in laid.posts.items():
        places |= {f"post:{route}.{n + 1}": at for n, at in enumerate(spots)}
    places |= {f"route:{route}": at for route, at in laid.markers.items()}
    places |= {f"special:{space.points}": at for space, at in zip(board.special, laid.special, strict=True)}
    if provinces:
        places |= {f"province:{name}": at for name, at in laid.provinces.items()}
    return places


def office_positions(board: Board, offices: Iterable[str]) -> Mapping[str, Point]:
    """The same for single offices, which matter only where two change places (T25)."""
    laid, places = teutonica.plan(board), {}
    for target in offices:
        city, _, n = target.removeprefix("office:").partition(".")
        (x, y), (right, down) = laid.city[city], laid.towns[city].cell(int(n) - 1)
        places[target] = x + right, y + down
    return places


def glowing(moment: Now) -> set[str]:
    """What is marked: all that can be used, but in an open turn only free posts and finished routes.

    There nearly every post is of use, and a board where everything glows shows nothing.
    """
    if moment.phase == "turn" and not moment.chosen:
        found = {f"route:{route}" for route in ready(moment)}
        for action in moment.family("place"):
            found.update(moment.narrowing.targets_of(action))
        return found
    if moment.phase == "exchange" and not moment.chosen:
        changing = [action for action in moment.narrowing.actions if _changes(moment, action)]
        return {target for action in changing for target in moment.narrowing.targets_of(action)} or set(moment.possible)
    return set(moment.possible)


def _changes(moment: Now, exchange: Action) -> bool:
    """Whether two offices that differ change places; like ones may, but nobody wants that (T25)."""
    city, left = exchange.args
    face = moment.view.city(moment.view.board.cities[city].id)
    row = face.additional[face.beside :] if moment.view.board.cities[city].green else face.spaces
    return row[left] != row[left + 1]


class Ground:
    """A board at a table: which targets lie on each of its parts, and what a picture of each part depends on."""

    def __init__(self, view: View) -> None:
        self.plan = teutonica.plan(view.board)
        board = view.board
        self.route, self.city = {each.id: each for each in board.routes}, {each.id: each for each in board.cities}
        self.routes = [(route.id, _targets("route", "post", route.id, len(route.boats))) for route in board.routes]
        self.cities = [(city.id, _targets("city", "office", city.id, len(city.spaces))) for city in board.cities]
        self.specials = tuple(f"special:{space.points}" for space in board.special)
        self.telling = [targets[0] for _, targets in (*self.cities, *self.routes)]
        """Things that can always be tapped, if only to explain themselves."""
        self.home = board.home if board.countries else ""
        """The country of all that lies in no other one; nothing on boards without countries."""
        self.labels: dict[tuple[object, ...], str] = {}
        """Names of things that were asked for, by what lay there and what a tap did."""
        self.places = positions(board, provinces=view.has_pawn)

    def parts(self, moment: Now, marked: Collection[str] = ()) -> list[Part]:
        """The board, with the cities marked that somebody wants to see."""
        view, can = moment.view, verbs(moment)
        scene = Scene(self.plan, view, moment.players, Labels(moment, self, can, marked), moment.marks, marked)
        of = self._of(moment, can, marked)
        drawn = teutonica.drawings(scene)
        return [Part(f"part-{key}", of.get(key, ()), draw) for key, draw in drawn.items()]

    def _of(self, moment: Now, can: Mapping[str, str], shown: Collection[str]) -> dict[str, tuple[object, ...]]:
        """What each part depends on: what lies there, what is marked on its targets, what a tap on them does."""
        view, players, mark, verb = moment.view, moment.players, moment.marks.get, can.get
        numbers, created = view.numbers(), ready(moment)
        of: dict[str, tuple[object, ...]] = {}
        for (name, targets), lying in zip(self.routes, numbers.routes, strict=True):
            marked = tuple(map(mark, targets)), tuple(map(verb, targets))
            of[f"route:{name}"] = (lying, marked, name in created, players)
        for (name, targets), offices in zip(self.cities, numbers.cities, strict=True):
            of[f"city:{name}"] = (
                offices,
                tuple(map(mark, targets)),
                tuple(map(verb, targets)),
                players,
                name in shown,
            )
        of["special"] = (view.special, tuple(map(mark, self.specials)), tuple(map(verb, self.specials)), players)
        of["prestige"] = (numbers.prestige, players)
        of["completed"], of["markers"] = (view.completed_cities,), (view.marker_supply,)
        of["link"] = (view.connections,)
        if view.has_pawn:
            of["pawn"] = (view.pawn,)
            for province in view.board.provinces:
                target = f"province:{province.id}"
                of[target] = (view.pawn == province.id, mark(target), verb(target))
        return of


def _targets(whole: str, single: str, name: str, count: int) -> tuple[str, ...]:
    return f"{whole}:{name}", *(f"{single}:{name}.{n + 1}" for n in range(count))
