"""Creating a route: points for control, the marker, then one outcome (T14 to T18, T21, T22, T24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.board import COLOURS, SKILLS
from hansa.teutonica.editions import ADDITIONAL, MARKERS
from hansa.teutonica.events import MarkerTaken, MarkerUsed, RouteCreated, Scored, SpecialTaken
from hansa.teutonica.families import permanent, tribute
from hansa.teutonica.families.access import refuse_pawn
from hansa.teutonica.families.common import finish_action, no_action, own_desk, spend, turn_over, wrong_frame
from hansa.teutonica.offices import add_office, open_office, score
from hansa.teutonica.skills import raise_skill, refuse_skill
from hansa.teutonica.state import (
    BY_MARKERS,
    CONTROL,
    CREATE,
    ENDING,
    KIND_NAMES,
    KIND_OF,
    LAID,
    LYING,
    MERCHANT,
    OFFICES,
    PERMANENT,
    PLATE,
    POSTS,
    PRIVILEGE,
    SEAT,
    SEAT_OF,
    SPECIAL,
    STOCK_M,
    STOCK_T,
    SUPPLY,
    TRADER,
    UNUSED,
    A,
    B,
    State,
    count_nibbles,
    desk,
    nibbles,
    piece,
    pop,
    push,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def on_posts(s: State, t: Tables, route: int) -> list[int]:
    """The pieces on a route, or [] unless every post is taken."""
    pieces = nibbles(s[POSTS + route])
    return pieces if len(pieces) == len(t.boats[route]) and all(pieces) else []


def refuse(s: State, t: Tables, action: Action) -> Refusal | None:
    (route,) = action.args
    if refusal := no_action(s):
        return refusal
    pieces = on_posts(s, t, route)
    if not pieces or any(SEAT_OF[there] != s[SEAT] for there in pieces):
        return Refusal("T14", "not-all-yours", {"route": t.board.routes[route].id})
    return refuse_pawn(s, t, route)


def apply(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    (route,) = action.args
    seat = s[SEAT]
    spend(s)
    if emit:
        emit(RouteCreated(seat, t.board.routes[route].id))
    for city in t.ends[route]:
        if s[CONTROL + city]:
            score(s, s[CONTROL + city] - 1, 1)
            if emit:
                emit(Scored(s[CONTROL + city] - 1, 1, "control", t.board.cities[city].id))
    taken = s[LYING + route]
    push(s, CREATE, seat, route, taken)
    if taken:
        _take_marker(s, t, route, emit)


def _take_marker(s: State, t: Tables, route: int, emit: Emit | None) -> None:
    """T16: face up to the player; another is drawn to the plate, and where there is none the game ends."""
    kind = s[LYING + route] - 1
    base = own_desk(s)
    s[LYING + route] = 0
    s[base + UNUSED + kind] += 1
    drawn = s[SUPPLY] > 0
    if drawn:
        s[SUPPLY] -= 1
        s[base + PLATE] += 1
    else:
        s[ENDING] |= BY_MARKERS
    if emit:
        emit(MarkerTaken(s[SEAT], MARKERS[kind], t.board.routes[route].id, s[SUPPLY], drawn))


def options(s: State, t: Tables, out: list[Action]) -> None:
    actions = t.actions
    cities = t.ends[s[A]]
    kinds = sorted({KIND_OF[there] for there in nibbles(s[POSTS + s[A]])})
    offered = [actions.office[city] for city in cities]
    out += [action for action in offered if not refuse_office(s, t, action)]
    if additional_left(s):
        offered = [actions.additional[kind][city] for city in cities for kind in kinds]
        out += [action for action in offered if not refuse_additional(s, t, action)]
    seat = s[SEAT]
    out += [actions.skill[skill] for skill in t.skills_at[s[A]] if not refuse_skill(s, seat, skill)]
    if t.is_special[s[A]]:
        out += [action for action in actions.special if not refuse_special(s, t, action)]
    out.append(actions.nothing)


def _refuse_end(s: State, t: Tables, city: int) -> Refusal | None:
    if refusal := wrong_frame(s, CREATE):
        return refusal
    if city not in t.ends[s[A]]:
        return Refusal("T18", "not-on-this-route", {"city": t.board.cities[city].id})
    return None


def _lacks(s: State, kind: int) -> bool:
    """Whether the route has no piece of this kind (T18: the piece must come from it)."""
    return piece(s[SEAT], kind) not in nibbles(s[POSTS + s[A]])


def _refuse_colour(s: State, colour: int, rule: str) -> Refusal | None:
    if s[own_desk(s) + PRIVILEGE] >= colour:
        return None
    return Refusal(rule, "privilege-too-low", {"colour": COLOURS[colour]})


def refuse_office(s: State, t: Tables, action: Action) -> Refusal | None:
    (city,) = action.args
    if refusal := _refuse_end(s, t, city):
        return refusal
    spaces = t.spaces[city]
    if not spaces:
        return Refusal("T42", "green-city", {"city": t.board.cities[city].id})
    taken = count_nibbles(s[OFFICES + city])
    if taken == len(spaces):
        return Refusal("T18", "no-empty-space", {"city": t.board.cities[city].id})
    kind, colour, _ = spaces[taken]
    if _lacks(s, kind):
        return Refusal("T18", "wrong-shape", {"kind": KIND_NAMES[kind]})
    return _refuse_colour(s, colour, "T18")


def office(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    (city,) = action.args
    kind = t.spaces[city][count_nibbles(s[OFFICES + city])][0]
    open_office(s, t, city, piece(s[SEAT], kind), emit)
    _clear(s, t, kind, emit, city)


def additional_left(s: State) -> int:
    """Unused additional-office markers, less the one this very action took (T23)."""
    return s[own_desk(s) + UNUSED + ADDITIONAL] - (s[B] == 1 + ADDITIONAL)


def refuse_additional(s: State, t: Tables, action: Action) -> Refusal | None:
    kind, city = action.args
    if refusal := _refuse_end(s, t, city):
        return refusal
    if not additional_left(s):
        return Refusal("T23" if s[B] == 1 + ADDITIONAL else "T24", "no-such-marker", {"marker": MARKERS[ADDITIONAL]})
    if t.spaces[city] and not s[OFFICES + city]:
        return Refusal("T24", "first-space-empty", {"city": t.board.cities[city].id})
    return Refusal("T24", "not-of-this-route", {"kind": KIND_NAMES[kind]}) if _lacks(s, kind) else None


def additional(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    kind, city = action.args
    turn_over(s, own_desk(s), ADDITIONAL)
    if emit:
        emit(MarkerUsed(s[SEAT], MARKERS[ADDITIONAL]))
    add_office(s, t, city, piece(s[SEAT], kind), emit)
    _clear(s, t, kind, emit, city)


def refuse_develop(s: State, t: Tables, action: Action) -> Refusal | None:
    (skill,) = action.args
    if refusal := wrong_frame(s, CREATE):
        return refusal
    if skill not in t.skills_at[s[A]]:
        return Refusal("T21", "no-such-skill-here", {"skill": SKILLS[skill]})
    return refuse_skill(s, s[SEAT], skill)


def develop(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    raise_skill(s, s[SEAT], action.args[0], emit)
    _clear(s, t, -1, emit)


def refuse_special(s: State, t: Tables, action: Action) -> Refusal | None:
    (index,) = action.args
    if refusal := wrong_frame(s, CREATE):
        return refusal
    points, colour = t.special[index]
    if not t.is_special[s[A]]:
        return Refusal("T22", "not-on-this-route", {"city": t.board.special_city})
    if s[SPECIAL + index]:
        return Refusal("T22", "space-taken", {"points": points})
    if _lacks(s, MERCHANT):
        return Refusal("T22", "wrong-shape", {"kind": KIND_NAMES[MERCHANT]})
    return _refuse_colour(s, colour, "T22")


def special(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    (index,) = action.args
    s[SPECIAL + index] = piece(s[SEAT], MERCHANT)
    if emit:
        emit(SpecialTaken(s[SEAT], t.special[index][0]))
    _clear(s, t, MERCHANT, emit)


def refuse_nothing(s: State, _t: Tables, _action: Action) -> Refusal | None:
    return wrong_frame(s, CREATE)


def nothing(s: State, t: Tables, _action: Action, emit: Emit | None) -> None:
    _clear(s, t, -1, emit)


def _clear(s: State, t: Tables, kept: int, emit: Emit | None, city: int = -1) -> None:
    """All pieces but the one kept go to stock (T17); then the route's permanent marker, and the action is over.

    An office in a city may make tributes work in between (T52). What the permanent marker may still bring back from
    this route is not in stock before that.
    """
    route, seat = s[A], s[SEAT]
    base = desk(seat)
    kinds = [KIND_OF[there] for there in nibbles(s[POSTS + route])]
    if kept >= 0:
        kinds.remove(kept)
    traders, merchants = kinds.count(TRADER), kinds.count(MERCHANT)
    s[POSTS + route] = 0
    pop(s)
    seats = tribute.owners(s, t, city) if s[LAID] and city >= 0 else ()
    if seats and t.permanent[route] == "two-from-route":
        push(s, PERMANENT, seat, route, traders, merchants)
        tribute.begin(s, t, city, seats, emit)
        return
    s[base + STOCK_T] += traders
    s[base + STOCK_M] += merchants
    if seats:
        push(s, PERMANENT, seat, route)
        tribute.begin(s, t, city, seats, emit)
        return
    if not t.permanent[route] or not permanent.begin(s, t, route, traders, merchants):
        finish_action(s, emit)
