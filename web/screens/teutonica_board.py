"""The board of Hansa Teutonica at the table: what glows, what each thing is called, where the arrow keys lead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from web.draw import teutonica
from web.draw.svg import Svg, tag
from web.html import Markup, el
from web.text import teutonica as text
from web.text.hansa import listed
from web.text.teutonica import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from hansa.teutonica.board import Board
    from hansa.teutonica.desk_view import Tradesman
    from hansa.teutonica.view import CityFace, View
    from web.screens.teutonica_moment import Moment

    Point = tuple[float, float]

VERBS = frozenset({"place", "displace", "lift", "drop", "remove"})
"""Kinds of actions that a tap on a post can mean."""

ZOOMS = 4
_TARGET = re.compile(r'data-id="([^"]+)" class="target')
_TELLING = ("city:", "route:")
"""Things that can always be tapped, if only to explain themselves."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What glows, what can be used, what is chosen already, and where the keyboard is."""

    glowing: Collection[str]
    able: Collection[str]
    chosen: Collection[str]
    cursor: str

    def on(self, part: Svg) -> Svg:
        """The same part with its targets marked; one of all targets is within reach of the Tab key."""
        return Svg(_TARGET.sub(self._mark, part))

    def _mark(self, found: re.Match[str]) -> str:
        target = found[1]
        reach = 0 if target == self.cursor else -1
        able = "" if target in self.able or target.startswith(_TELLING) else ' aria-disabled="true"'
        look = " is-chosen" if target in self.chosen else " is-legal" if target in self.glowing else ""
        return f'data-id="{target}" tabindex="{reach}"{able} class="target{look}'


def empty_board(view: View, keys: tuple[str, ...]) -> Markup:
    """The picture with a place for each of its parts."""
    laid = teutonica.plan(view.board)
    shape = "upright" if laid.upright else "broad"
    places = (tag("g", id=key, data_part=key.removeprefix("part-")) for key in keys)
    box = teutonica.view_box(laid)
    return tag("svg", *places, class_=f"board board-{shape}", viewBox=box, role="group", aria_label=tell("table.board"))


def is_upright(board: Board) -> bool:
    return teutonica.plan(board).upright


def zoom(level: int) -> Markup:
    """The size of the board; styles look for the mark inside."""
    buttons = [
        el(
            "button",
            sign,
            type="button",
            class_="button quiet round",
            data_do="zoom",
            data_value=str(to),
            disabled=not 0 <= to < ZOOMS,
            aria_label=tell(f"zoom.{key}"),
            title=tell(f"zoom.{key}"),
            id=f"zoom-{key}",
        )
        for key, sign, to in (("out", "−", level - 1), ("in", "+", level + 1))
    ]
    mark = el("i", class_=f"zoomed-{level}")
    return el("div", mark, *buttons, class_="zoom", role="group", aria_label=tell("table.zoom"))


@lru_cache(maxsize=2)
def positions(board: Board) -> Mapping[str, Point]:
    """Where each target lies, for the arrow keys."""
    laid = teutonica.plan(board)
    places: dict[str, Point] = {f"city:{city}": at for city, at in laid.city.items()}
    for route, spots in laid.posts.items():
        places |= {f"post:{route}.{n + 1}": at for n, at in enumerate(spots)}
    places |= {f"route:{route}": at for route, at in laid.markers.items()}
    places |= {f"special:{space.points}": at for space, at in zip(board.special, laid.special, strict=True)}
    return places | {f"province:{name}": at for name, at in laid.provinces.items()}


def glowing(moment: Moment) -> set[str]:
    """What is marked: all that can be used, but in an open turn only free posts and finished routes.

    There nearly every post is of use, and a board where everything glows shows nothing.
    """
    if moment.phase == "turn" and not moment.narrowing.chosen:
        found = {f"route:{route}" for route in moment.ready}
        for action in moment.family("place"):
            found.update(moment.narrowing.targets_of(action))
        return found
    return set(moment.narrowing.possible)


def parts(moment: Moment, names: Names, cursor: str, *, highlight: bool) -> dict[str, Markup]:
    """The board in fragments, marked."""
    drawn = teutonica.fragments(moment.view, moment.players, names.at(moment))
    able = set(moment.narrowing.possible)
    marks = Marks(glowing(moment) if highlight else (), able, moment.narrowing.chosen, cursor)
    return {f"part-{key}": part if key == "chart" else marks.on(part) for key, part in drawn.items()}


class Names:
    """What the things on the board are called, and what tapping them would do. Each is worked out once."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._words = moment.words
        self._routes = {route.id: route for route in moment.view.board.routes}
        self._can: dict[str, str] = {}
        self._faces: dict[str, CityFace] = {}
        self._memo: dict[tuple[object, ...], str] = {}

    def at(self, moment: Moment) -> Callable[[str], str]:
        """The names of a moment."""
        self._moment = moment
        self._can = {}
        for action in moment.narrowing.actions:
            for target in moment.narrowing.targets_of(action):
                self._can.setdefault(target, action.family)
        view = moment.view
        there: dict[str, object] = {}
        for route in self._routes:
            there |= {f"post:{route}.{n + 1}": man for n, man in enumerate(view.posts(route))}
            there[f"route:{route}"] = (view.marker(route), route in moment.ready)
        for city in view.board.cities:
            face = self._faces[city.id] = view.city(city.id)
            there |= {f"office:{city.id}.{n + 1}": man for n, man in enumerate(face.spaces)}
            there[f"city:{city.id}"] = face.control

        def label(target: str) -> str:
            if target not in there:
                return self._named(target)
            key = (target, there[target], self._can.get(target))
            if key not in self._memo:
                self._memo[key] = self._named(target)
            return self._memo[key]

        return label

    def _named(self, target: str) -> str:
        kind, _, name = target.partition(":")
        plain: str = getattr(self, f"_{kind}")(name)
        return self._doing(target, kind, plain)

    def _doing(self, target: str, kind: str, label: str) -> str:
        """The same with what a tap does now."""
        family = self._can.get(target)
        if family is None:
            return label
        if kind == "post" and family in VERBS:
            return tell(f"post.{family}", label=label)
        own = {
            ("route", "marker"): "route.label.lay",
            ("office", "exchange"): "office.label.exchange",
            ("province", "pawn"): "province.label.move",
            ("province", "ride"): "province.label.move",
        }.get((kind, family))
        return tell(own, label=label) if own else label

    def _owner(self, man: Tradesman) -> str:
        return self._moment.name(man.seat)

    def _post(self, name: str) -> str:
        route_id, _, n = name.partition(".")
        route = self._routes[route_id]
        place = self._words.post(name)
        man = self._moment.view.posts(route_id)[int(n) - 1]
        if man:
            return tell("post.taken", who=self._owner(man), kind=tell(f"kind.{man.kind}"), place=place)
        return tell("post.free.boat" if route.boats[int(n) - 1] else "post.free", place=place)

    def _route(self, name: str) -> str:
        ready = name in self._moment.ready
        label = tell("route.label.create" if ready else "route.label", route=self._words.route(name))
        if lying := self._moment.view.marker(name):
            label = tell("route.label.marker", label=label, marker=text.marker(lying))
        permanent = self._routes[name].permanent
        if permanent:
            label = tell("route.label.permanent", label=label, permanent=tell(f"permanent.{permanent}"))
        return label

    def _city(self, name: str) -> str:
        control = self._faces[name].control
        named = self._words.city(name)
        if control is None:
            return tell("city.label.free", city=named)
        return tell("city.label.control", city=named, who=self._moment.name(control))

    def _office(self, name: str) -> str:
        city, _, n = name.partition(".")
        man = self._faces[city].spaces[int(n) - 1]
        if man:
            return tell("office.label.taken", who=self._owner(man), n=n, city=self._words.city(city))
        return tell("office.label", n=n, city=self._words.city(city))

    def _special(self, name: str) -> str:
        view = self._moment.view
        for space, man in zip(view.board.special, view.special, strict=True):
            if str(space.points) == name:
                if man:
                    return tell("special.label.taken", points=name, who=self._owner(man))
                return tell("special.label", points=name, colour=text.colour(space.colour))
        raise LookupError(name)

    def _province(self, name: str) -> str:
        here = self._moment.view.pawn == name
        return tell("province.label.pawn" if here else "province.label", province=self._words.province(name))

    def _country(self, name: str) -> str:
        return text.country(name)

    def _track(self, name: str) -> str:
        view = self._moment.view
        match name:
            case "prestige":
                return listed([f"{self._moment.name(seat)} {view.desk(seat).prestige}" for seat in range(view.players)])
            case "completed":
                return tell("head.cities", n=view.completed_cities, all=view.board.completed_cities)
            case "markers":
                return tell("head.markers", n=view.marker_supply)
            case _:
                start, end = (self._words.city(city) for city in view.board.link)
                left = view.board.link_points[view.connections :]
                return tell("track.link", start=start, end=end, points=listed([str(n) for n in left]) or "0")
