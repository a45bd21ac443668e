"""What the things on the board of Hansa Teutonica are called, for those who listen and those who point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.games.teutonica import words as text
from web.games.teutonica.foresight import ready
from web.games.teutonica.words import tell
from web.text import language, listed

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from hansa.teutonica.board import Space
    from hansa.teutonica.desk_view import Tradesman
    from web.games.teutonica.foresight import Now
    from web.games.teutonica.positions import Ground
    from web.games.teutonica.words import Words

VERBS = frozenset({"place", "displace", "lift", "drop", "remove"})
"""Kinds of actions that a tap on a post can mean."""


def verbs(moment: Now) -> dict[str, str]:
    """What a tap on each target would do: the kind of the first action that it stands for.

    A route stands for laying a marker there only when the marker was chosen (T52).
    """
    found: dict[str, str] = {}
    lays = any(chosen.startswith("marker:") for chosen in moment.chosen)
    for action in moment.actions:
        family = action.family
        if family == "lay" and not lays:
            continue
        for target in moment.narrowing.targets_of(action):
            found.setdefault(target, family)
    return found


class Labels:
    """What the things on the board are called at a moment, and what tapping them would do."""

    def __init__(self, moment: Now, ground: Ground, can: Mapping[str, str], marked: Collection[str] = ()) -> None:
        self._moment = moment
        self._ground = ground
        self._words: Words = moment.words
        self._can = can
        self._marked = marked
        numbers = moment.view.numbers()
        self._lying: dict[str, object] = dict(zip(ground.route, numbers.routes, strict=True))
        self._lying.update(zip(ground.city, numbers.cities, strict=True))
        self._ready = ready(moment)

    def __call__(self, target: str) -> str:
        """Worked out once for what lies there and what a tap does."""
        kind, _, name = target.partition(":")
        place = name.partition(".")[0]
        lying = self._lying.get(place)
        if lying is None:
            return self._named(target, kind, name)
        key = (language(), target, lying, self._can.get(target), place in self._ready, place in self._marked)
        known = self._ground.labels.get(key)
        if known is None:
            known = self._ground.labels[key] = self._named(target, kind, name)
        return known

    def _named(self, target: str, kind: str, name: str) -> str:
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
            ("route", "lay"): "route.label.lay",
            ("office", "exchange"): "office.label.exchange",
            ("province", "pawn"): "province.label.move",
            ("province", "ride"): "province.label.ride",
        }.get((kind, family))
        return tell(own, label=label) if own else label

    def _owner(self, man: Tradesman) -> str:
        return self._moment.name(man.seat)

    def _post(self, name: str) -> str:
        route_id, _, n = name.partition(".")
        route = self._ground.route[route_id]
        place = self._words.post(name)
        if route.country:
            place = tell("post.in.country", place=place, country=text.country(route.country))
        man = self._moment.view.posts(route_id)[int(n) - 1]
        if man:
            return tell("post.taken", who=self._owner(man), kind=tell(f"kind.{man.kind}"), place=place)
        return tell("post.free.boat" if route.boats[int(n) - 1] else "post.free", place=place)

    def _route(self, name: str) -> str:
        label = tell(
            "route.label.create" if name in ready(self._moment) else "route.label", route=self._words.route(name)
        )
        if country := self._ground.route[name].country or self._ground.home:
            where = text.country(country)
            label = tell("route.label.in", label=label, country=where)
        if lying := self._moment.view.marker(name):
            label = tell("route.label.marker", label=label, marker=text.marker(lying))
        if laid := self._moment.view.laid(name):
            staked = [
                tell("route.staked", who=self._moment.name(one.seat), marker=text.marker(one.marker)) for one in laid
            ]
            label = tell("route.label.staked", label=label, staked=listed(staked))
        permanent = self._ground.route[name].permanent
        if permanent:
            label = tell("route.label.permanent", label=label, permanent=tell(f"permanent.{permanent}"))
        return label

    def _city(self, name: str) -> str:
        """Who controls a city, the skills that are developed there, and what the next office takes."""
        city, control = self._ground.city[name], self._moment.view.city(name).control
        if control is None:
            told = tell("city.label.free", city=city.name)
        else:
            told = tell("city.label.control", city=city.name, who=self._moment.name(control))
        if self._ground.home:
            where = text.every(city.countries or (self._ground.home,))
            told = tell("route.label.in", label=told, country=where)
        if city.skills:
            told = tell("city.label.skill", label=told, skill=listed([text.skill(skill) for skill in city.skills]))
        if name in self._marked:
            told = tell("city.label.mission", label=told)
        if space := self._moment.view.next_space(name):
            return tell("city.label.next", label=told, space=_space(space))
        return tell("city.label.full" if city.spaces else "city.label.green", label=told)

    def _office(self, name: str) -> str:
        city, _, n = name.partition(".")
        man = self._moment.view.city(city).spaces[int(n) - 1]
        if man:
            return tell("office.label.taken", who=self._owner(man), n=n, city=self._words.city(city))
        space = _space(self._ground.city[city].spaces[int(n) - 1])
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
        return tell("country.label.lead", country=text.country(name))

    def _guard(self, name: str) -> str:
        start, end = name.split("-")
        return tell("guard.label", start=self._words.city(start), end=self._words.city(end))

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
