"""Using bonus markers between actions (T23 to T25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hansa.core.errors import Refusal
from hansa.teutonica.editions import DEVELOP, MARKER_KINDS, MARKERS
from hansa.teutonica.events import MarkerUsed, OfficesExchanged
from hansa.teutonica.families.common import finish, own_desk, turn_over, wrong_frame
from hansa.teutonica.offices import settle_control
from hansa.teutonica.skills import raise_skill, refuse_skill
from hansa.teutonica.state import (
    BEGUN,
    EXCHANGING,
    LEFT,
    MOVE,
    NETWORK,
    OFFICES,
    OTHERS,
    POSTS,
    POSTS_END,
    REMOVING,
    SEAT,
    SEAT_OF,
    SPENT,
    STAGE,
    TURN,
    UNUSED,
    WALKED,
    State,
    count_nibbles,
    nibbles,
    push,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def options(s: State, t: Tables, base: int, out: list[Action]) -> None:
    for kind, action in t.actions.use_of.items():
        if s[base + UNUSED + kind] and not _useless(s, t, kind):
            out.append(action)
    if s[base + UNUSED + DEVELOP]:
        seat = s[SEAT]
        out += [action for skill, action in enumerate(t.actions.develop) if not refuse_skill(s, seat, skill)]


def _useless(s: State, t: Tables, kind: int) -> Refusal | None:
    """Why a marker would do nothing now."""
    return EFFECTS[MARKER_KINDS[kind].effect].useless(s, t)


def _turn_is_spent(s: State, _t: Tables) -> Refusal | None:
    return Refusal("T36" if s[WALKED] else "T39", "no-more-actions") if s[STAGE] == SPENT else None


def _no_pair(s: State, t: Tables) -> Refusal | None:
    return None if _any_pair(s, t) else Refusal("T25", "no-offices-to-exchange")


def _no_others(s: State, _t: Tables) -> Refusal | None:
    seat = s[SEAT]
    for code in s[POSTS:POSTS_END]:
        if code and any(there and SEAT_OF[there] != seat for there in nibbles(code)):
            return None
    return Refusal("T25", "nobody-on-the-routes")


def _nobody(s: State, _t: Tables) -> Refusal | None:
    return None if any(s[POSTS:POSTS_END]) else Refusal("T25", "nobody-on-the-routes")


def refuse_marker(s: State, kind: int) -> Refusal | None:
    if refusal := wrong_frame(s, TURN):
        return refusal
    return None if s[own_desk(s) + UNUSED + kind] else Refusal("T23", "no-such-marker", {"marker": MARKERS[kind]})


def refuse(s: State, t: Tables, action: Action) -> Refusal | None:
    (kind,) = action.args
    return refuse_marker(s, kind) or _useless(s, t, kind)


def _turn_over(s: State, kind: int, emit: Emit | None) -> None:
    turn_over(s, own_desk(s), kind)
    s[STAGE] = max(s[STAGE], BEGUN)
    if emit:
        emit(MarkerUsed(s[SEAT], MARKERS[kind]))


def apply(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    (kind,) = action.args
    _turn_over(s, kind, emit)
    marker = MARKER_KINDS[kind]
    EFFECTS[marker.effect].begin(s, marker.amount)


def _more_actions(s: State, amount: int) -> None:
    s[LEFT] += amount


def _begin_exchange(s: State, _amount: int) -> None:
    push(s, EXCHANGING, s[SEAT])


def _begin_move(s: State, amount: int) -> None:
    push(s, MOVE, s[SEAT], amount, OTHERS)


def _begin_removing(s: State, amount: int) -> None:
    push(s, REMOVING, s[SEAT], amount)


class Effect(NamedTuple):
    """What using a marker begins, and why it would do nothing now."""

    useless: Callable[[State, Tables], Refusal | None]
    begin: Callable[[State, int], None]


EFFECTS = {
    "actions": Effect(_turn_is_spent, _more_actions),
    "exchange": Effect(_no_pair, _begin_exchange),
    "move": Effect(_no_others, _begin_move),
    "remove": Effect(_nobody, _begin_removing),
}


def refuse_develop(s: State, _t: Tables, action: Action) -> Refusal | None:
    return refuse_marker(s, DEVELOP) or refuse_skill(s, s[SEAT], action.args[0])


def develop(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    _turn_over(s, DEVELOP, emit)
    raise_skill(s, s[SEAT], action.args[0], emit)


def _pair(s: State, city: int, space: int) -> tuple[int, int, int] | None:
    """Two neighbouring offices, none an additional one, and how far the right one is shifted in the city's number."""
    shift = 4 * (count_nibbles(s[OFFICES + city]) - 2 - space)
    if shift < 0:
        return None
    code = s[OFFICES + city] >> shift
    return code >> 4 & 15, code & 15, shift


def _foreign(s: State, t: Tables, left: int, right: int) -> bool:
    return t.edition.exchange_own and s[SEAT] not in (SEAT_OF[left], SEAT_OF[right])


def _any_pair(s: State, t: Tables) -> bool:
    return next(_pairs(s, t), None) is not None


def _pairs(s: State, t: Tables) -> Iterator[Action]:
    """Every exchange there is, city by city; where one office must be own, only own cities are looked at."""
    cities = s[own_desk(s) + NETWORK] if t.edition.exchange_own else (1 << len(t.spaces)) - 1
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        if s[OFFICES + city] > 15:
            for action in t.actions.exchange[city][: count_nibbles(s[OFFICES + city]) - 1]:
                pair = _pair(s, city, action.args[1])
                if pair and not _foreign(s, t, pair[0], pair[1]):
                    yield action


def exchange_options(s: State, t: Tables, out: list[Action]) -> None:
    out += _pairs(s, t)


def refuse_exchange(s: State, t: Tables, action: Action) -> Refusal | None:
    city, space = action.args
    if refusal := wrong_frame(s, EXCHANGING):
        return refusal
    pair = _pair(s, city, space)
    if pair is None:
        return Refusal("T25", "not-two-offices", {"city": t.board.cities[city].id})
    return Refusal("T25", "one-must-be-yours") if _foreign(s, t, pair[0], pair[1]) else None


def exchange(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    city, space = action.args
    pair = _pair(s, city, space)
    assert pair  # noqa: S101 - a legal exchange has two offices
    left, right, shift = pair
    s[OFFICES + city] ^= (left ^ right) << shift | (left ^ right) << shift + 4
    settle_control(s, city)
    if emit:
        emit(OfficesExchanged(s[SEAT], t.board.cities[city].id, space + 1))
    finish(s, emit)
