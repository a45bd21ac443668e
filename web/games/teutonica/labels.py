"""What the things on the board of Hansa Teutonica are called, for those who listen and those who point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.desk_view import Tradesman
from web.games.baltic.words import listed
from web.games.teutonica import words as text
from web.games.teutonica.words import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.teutonica.board import Space
    from hansa.teutonica.view import CityFace
    from web.games.teutonica.moment import Moment

VERBS = frozenset({"place", "displace", "lift", "drop", "remove"})
"""Kinds of actions that a tap on a post can mean."""


class Names:
    """What the things on the board are called, and what tapping them would do. Each is worked out once."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._words = moment.words
        self._routes = {route.id: route for route in moment.view.board.routes}
        self._cities = {city.id: city for city in moment.view.board.cities}
        self.standing: dict[str, str] = {}
        """The seat and the kind of each piece, by the place it stands on."""
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
            there[f"city:{city.id}"] = (face.control, view.next_space(city.id))

        self.standing = {place: f"{man.seat} {man.kind}" for place, man in there.items() if isinstance(man, Tradesman)}

        def label(target: str) -> str:
            if target not in there:
                return self._named(target)
            key = (target, there[target], self._can.get(target))
            if key not in self._memo:
                self._memo[key] = self._named(target)
            return self._memo[key]

        return label

    @property
    def dear(self) -> set[str]:
        """Provinces that the pawn reaches only for an action (T36)."""
        return {target for target, family in self._can.items() if family == "ride"}

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
            ("province", "ride"): "province.label.ride",
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
        """Who controls a city, the skills that are developed there, and what the next office takes."""
        city, control = self._cities[name], self._faces[name].control
        if control is None:
            told = tell("city.label.free", city=city.name)
        else:
            told = tell("city.label.control", city=city.name, who=self._moment.name(control))
        if city.skills:
            told = tell("city.label.skill", label=told, skill=listed([text.skill(skill) for skill in city.skills]))
        if space := self._moment.view.next_space(name):
            return tell("city.label.next", label=told, space=_space(space))
        return tell("city.label.full" if city.spaces else "city.label.green", label=told)

    def _office(self, name: str) -> str:
        city, _, n = name.partition(".")
        man = self._faces[city].spaces[int(n) - 1]
        if man:
            return tell("office.label.taken", who=self._owner(man), n=n, city=self._words.city(city))
        space = _space(self._cities[city].spaces[int(n) - 1])
        return tell("office.label", n=n, city=self._words.city(city), space=space)

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


def _space(space: Space) -> str:
    """What an office space takes and brings: `merchant, pink (III), coin 1`."""
    kind, colour = tell("kind.merchant" if space.merchant else "kind.trader"), text.colour(space.colour)
    return tell("space.label.coin" if space.coin else "space.label", kind=kind, colour=colour, coin=space.coin)
