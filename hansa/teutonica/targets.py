"""The things on the table that stand for an action: `post:stade-hamburg.2`, `city:halle`, `do:end`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import NotationError, Refusal
from hansa.teutonica.actions import LETTERS
from hansa.teutonica.board import SKILLS
from hansa.teutonica.editions import FAVOURS, MARKERS
from hansa.teutonica.families.common import at, post_id, wrong_frame
from hansa.teutonica.route_options import equals
from hansa.teutonica.state import POSTS, SEAT, SEAT_OF, TABLE, State
from hansa.teutonica.tables import TABLES
from hansa.teutonica.turn import refuse
from hansa.teutonica.view import View

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from hansa.core.action import Action
    from hansa.teutonica.tables import Tables

ON_POSTS = ("place", "displace", "lift", "drop", "remove")
BUTTONS = {
    "use-develop": "use",
    "use-exchange-marker": "use",
    "lay": "use",
    "lift": "move",
    "ride": "pawn",
    "privilege": "skill",
}


def _post(t: Tables, args: tuple[int, ...]) -> str:
    return f"post:{post_id(t, args[-2], args[-1])}"


def _city(t: Tables, city: int) -> str:
    return f"city:{t.board.cities[city].id}"


def _skill(t: Tables, args: tuple[int, ...]) -> tuple[str, ...]:
    cities = (city.id for city in t.board.cities if SKILLS[args[0]] in city.skills)
    return f"skill:{SKILLS[args[0]]}", *(f"city:{city}" for city in cities)


def _exchange(t: Tables, args: tuple[int, ...]) -> tuple[str, ...]:
    city = t.board.cities[args[0]].id
    if t.board.cities[args[0]].green:
        return (f"city:{city}",)
    return f"office:{city}.{args[1] + 1}", f"office:{city}.{args[1] + 2}", f"city:{city}"


_THINGS: dict[str, Callable[[Tables, tuple[int, ...]], tuple[str, ...]]] = {
    "place": lambda t, args: (f"supply:{LETTERS[args[0]]}", _post(t, args)),
    "displace": lambda t, args: (f"supply:{LETTERS[args[0]]}", _post(t, args)),
    "drop": lambda t, args: (f"hand:{t.actions.dropped[args[0]]}", _post(t, args)),
    "lift": lambda t, args: (_post(t, args),),
    "remove": lambda t, args: (_post(t, args),),
    "route": lambda t, args: (f"route:{t.board.routes[args[0]].id}",),
    "office": lambda t, args: (_city(t, args[0]),),
    "additional": lambda t, args: ("marker:additional-office", f"hand:{LETTERS[args[0]]}", _city(t, args[1])),
    "green": lambda t, args: (f"supply:{LETTERS[args[0]]}", _city(t, args[1])),
    "skill": _skill,
    "privilege": lambda _t, _args: ("skill:privilege",),
    "use-develop": lambda _t, args: ("marker:develop", f"skill:{SKILLS[args[0]]}"),
    "special": lambda t, args: (f"special:{t.board.special[args[0]].points}",),
    "use": lambda _t, args: (f"marker:{MARKERS[args[0]]}",),
    "turn": lambda _t, args: (f"marker:{MARKERS[args[0]]}",),
    "exchange": _exchange,
    "use-exchange-marker": lambda _t, args: ("marker:exchange-marker", f"used:{args[0] + 1}.{MARKERS[args[1]]}"),
    "lay": lambda t, args: (f"marker:{MARKERS[args[0]]}", f"route:{t.board.routes[args[1]].id}"),
    "marker": lambda t, args: (f"plate:{MARKERS[args[0]]}", f"route:{t.board.routes[args[1]].id}"),
    "favour": lambda _t, args: (f"tile:{FAVOURS[args[0]]}",),
    "pawn": lambda t, args: (f"province:{t.board.provinces[args[0]].id}",),
    "ride": lambda t, args: (f"province:{t.board.provinces[args[0]].id}",),
    "hire": lambda _t, args: (f"stock:{LETTERS[args[0]]}",),
}
"""What each kind of action stands for, apart from its button."""


def things(t: Tables, action: Action) -> tuple[str, ...]:
    """What an action stands for by itself: the button of its kind first, then the things to tap."""
    named = _THINGS.get(action.family)
    button = BUTTONS.get(action.family, action.family)
    return (f"do:{button}", *(named(t, action.args) if named else ()))


def targets(s: State, action: Action) -> tuple[str, ...]:
    """The things that stand for an action, every post that serves as well among them."""
    t = TABLES[s[TABLE]]
    plain = things(t, action)
    if action.family not in ON_POSTS:
        return plain
    route, post = action.args[-2:]
    posts = equals(s[POSTS + route], t.boats[route], post)
    return *plain[:-1], *(f"post:{post_id(t, route, other)}" for other in posts)


def pick(s: State, action: Action, target: str) -> Action:
    """The same action on just the post that was tapped."""
    if action.family in ON_POSTS and target.startswith("post:") and target in targets(s, action):
        t = TABLES[s[TABLE]]
        words = [*action.text.split()[:-1], target.removeprefix("post:")]
        return t.actions.catalogue.find(" ".join(words)) or action
    return action


def _index(t: Tables) -> dict[str, list[Action]]:
    """Every thing on the table with the actions it could stand for."""
    if not t.by_target:
        for action in t.actions.catalogue:
            for thing in things(t, action):
                t.by_target.setdefault(thing, []).append(action)
        for city in t.board.cities:
            for space in range(len(city.spaces)):
                t.by_target.setdefault(f"office:{city.id}.{space + 1}", [])
    return t.by_target


def why_not(s: State, target: str) -> Refusal | None:
    """The rule that keeps a target from being of any use now, or None when it is of use."""
    candidates = _index(TABLES[s[TABLE]]).get(target)
    if candidates is None:
        raise NotationError(f"no such target: {target}")
    refusals: list[tuple[Action, Refusal]] = []
    for action in candidates:
        refusal = refuse(s, action)
        if refusal is None:
            return None
        refusals.append((action, refusal))
    waiting = wrong_frame(s) or Refusal("T5", "not-now")
    telling = [(action, refusal) for action, refusal in refusals if refusal != waiting]
    return _most_telling(s, telling) if telling else waiting


_PUTTING_DOWN = frozenset({"answer", "move", "from-route", "abroad"})


def meant(s: State, target: str, chosen: Collection[str] = ()) -> Action | None:
    """The action that a tap on a post most likely means, legal or not, after other things were chosen.

    None for whatever is no post, and in decisions in which posts stand for nothing.
    """
    kind, _, name = target.partition(":")
    if kind != "post":
        return None
    view = View(s, s[SEAT])
    route, _, post = name.partition(".")
    man = view.posts(route)[int(post) - 1]
    piece = _piece(view, chosen)
    if view.phase == "turn":
        verb = f"place {piece}" if man is None else "lift" if man.seat == s[SEAT] else f"displace {piece}"
    elif view.phase in _PUTTING_DOWN:
        lifts = man is not None and not view.hand and view.phase != "from-route"
        verb = "lift" if lifts else f"drop {_held(view) or piece}"
    elif view.phase == "remove":
        verb = "remove"
    else:
        return None
    return TABLES[s[TABLE]].actions.catalogue.find(f"{verb} {name}")


def _piece(view: View, chosen: Collection[str]) -> str:
    """The piece in question: the chosen one, else a trader as long as there is one."""
    for one in chosen:
        if one.startswith("supply:"):
            return one.removeprefix("supply:")
    desk = view.desk(view.seat)
    stocked = view.phase != "turn" and view.source(view.seat) == "stock"
    pieces = desk.stock if stocked else desk.supply
    return "m" if pieces[1] and not pieces[0] else "t"


def _held(view: View) -> str:
    """The first piece in the hand, as actions name it."""
    if not view.hand:
        return ""
    man = view.hand[0]
    return man.kind[0] if man.seat == view.seat else f"{man.seat + 1}{man.kind[0]}"


def outcomes(s: State, route_id: str) -> list[Action]:
    """What a created route may bring, possible or not: offices, additional ones, skills, special points, nothing (T17).

    Without a marker, or with one taken just now (T23), there is no additional office to speak of.
    """
    t = TABLES[s[TABLE]]
    view, route = View(s, s[SEAT]), t.board.route(route_id)
    ends = [t.board.city(route.start), t.board.city(route.end)]
    kinds = sorted({man.kind for man in view.posts(route_id) if man}, reverse=True)
    find = t.actions.catalogue.find
    more = [find(f"additional {kind[0]} {city.id}") for city in ends for kind in kinds]
    offered = [action for action in more if action and not _lacks_marker(s, action)]
    texts = [f"skill {name}" for name in dict.fromkeys(skill for city in ends for skill in city.skills)]
    if route_id in t.board.special_routes:
        texts += [f"special {space.points}" for space in t.board.special]
    offices = [find(f"office {city.id}") for city in ends]
    return [action for action in (*offices, *offered, *map(find, texts), find("nothing")) if action]


def _lacks_marker(s: State, action: Action) -> bool:
    refusal = refuse(s, action)
    return refusal is not None and refusal.reason == "no-such-marker"


_NOT_AT_HAND = {
    *("not-all-yours", "no-such-marker", "none-in-supply", "not-on-the-plate", "not-in-hand", "not-to-be-placed"),
}
"""Reasons that only say that something else was meant."""


def _most_telling(s: State, refusals: list[tuple[Action, Refusal]]) -> Refusal:
    """Of what one would do with this thing, the reason that most ways to do it share; the first of those level."""
    meant = [refusal for action, refusal in refusals if _natural(s, action)] or [refusal for _, refusal in refusals]
    meant = [refusal for refusal in meant if refusal.reason not in _NOT_AT_HAND] or meant
    counts = [meant.count(refusal) for refusal in meant]
    return meant[counts.index(max(counts))]


def _natural(s: State, action: Action) -> bool:
    """What one would do with a post: fill a free one, displace an opponent, lift an own piece."""
    if action.family not in ON_POSTS:
        return True
    there = at(s, *action.args[-2:])
    if not there:
        return action.family in {"place", "drop"}
    return action.family in ({"lift", "remove"} if SEAT_OF[there] == s[SEAT] else {"displace", "remove"})
