"""Moving tradesmen from posts to posts: own ones (T13), others' (T25), anyone's (T44, T48); removing them (T25)."""

from __future__ import annotations

from itertools import chain
from operator import getitem
from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.events import Dropped, Lifted, Removed
from hansa.teutonica.families.common import at, finish, no_action, post_id, spend, wrong_frame
from hansa.teutonica.free_posts import Item, fits, free_posts
from hansa.teutonica.state import (
    ANYONE,
    BOOK,
    BOOK_VALUES,
    HAND,
    HAND_ROOM,
    KIND,
    KIND_NAMES,
    KIND_OF,
    MERCHANT,
    MOVE,
    OWN,
    POSTS,
    POSTS_END,
    REMOVING,
    SEAT,
    SEAT_OF,
    SUPPLY_T,
    TRADER,
    A,
    B,
    C,
    State,
    desk,
    piece,
    push,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def in_hand(s: State) -> list[int]:
    """Lifted pieces, each with its country above bit 4.

    Of own ones of a kind from two countries, one put down at home may be either (T47): both stay here, and the frame
    counts it (C, D) until another one put down abroad tells which it was.
    """
    return [item for item in s[HAND : HAND + HAND_ROOM] if item]


def held(s: State) -> list[int]:
    """The pieces in hand, whatever countries they are from."""
    hand = [item & 15 for item in in_hand(s)]
    if s[KIND] == MOVE:
        for kind in (TRADER, MERCHANT):
            for _ in range(s[C + kind]):
                hand.remove(piece(s[SEAT], kind))
    return hand


def _hands(s: State) -> list[list[int]]:
    """What may be in hand, by the country of each piece: one possibility, unless something is open."""
    hands = [in_hand(s)]
    for kind in (TRADER, MERCHANT):
        for _ in range(s[C + kind]):
            hands = [rest for hand in hands for rest in _without(s, hand, kind, 0)]
    return hands


def _without(s: State, hand: list[int], label: int, country: int) -> list[list[int]]:
    """What may be left of a hand when a piece of this name was put down in a country."""
    fitting = [item for item in hand if _label(s, item) == label and _countries(s, item) >> country & 1]
    rests = []
    for item in dict.fromkeys(fitting):
        rest = hand[:]
        rest.remove(item)
        rests.append(rest)
    return rests


def _hold(s: State, items: list[int]) -> None:
    s[HAND : HAND + HAND_ROOM] = sorted(items) + [0] * (HAND_ROOM - len(items))


def _countries(s: State, item: int) -> int:
    """T47: own pieces may also come home; others' stay in their country."""
    return 1 << (item >> 4) | (s[B] == OWN)


def _label(s: State, item: int) -> int:
    """How the catalogue names a piece: own ones by kind, others with their owner."""
    there = item & 15
    return KIND_OF[there] if SEAT_OF[there] == s[SEAT] else 1 + there


def _items(s: State, hand: list[int]) -> list[Item]:
    return [(KIND_OF[item & 15], _countries(s, item)) for item in hand]


def options(s: State, t: Tables, out: list[Action]) -> None:
    """One piece in hand, or none, is the common case: one look-up a route."""
    item = s[HAND]
    if s[HAND + 1]:
        _options_with_more_in_hand(s, t, out)
        return
    rows, seat, whose = t.rows, s[SEAT], s[B]
    key = whose + 1 << 8 if s[A] else 0
    if item:
        there = item & 15
        label = KIND_OF[there] if SEAT_OF[there] == seat else 1 + there
        key |= label + 1 << 4 | 1 << (item >> 4) | (whose == OWN)
    row = rows.move.get(key) or rows.move_row(key)
    out += chain.from_iterable(map(getitem, row, map(getitem, rows.seen[seat], s[POSTS:POSTS_END])))
    if not item:
        out.append(t.actions.done)


def _options_with_more_in_hand(s: State, t: Tables, out: list[Action]) -> None:
    """Every piece must still find a post; where several could be meant, one action stands for them."""
    rows, seen = t.rows, t.rows.see(s)
    if s[A]:
        out += chain.from_iterable(map(getitem, rows.lifts[s[B]], seen))
    hand = in_hand(s)
    drops: list[Action] = []
    fewest = len(t.boats)
    labels = []
    for item in dict.fromkeys(hand):
        labels.append(_label(s, item))
        row = rows.drops(labels[-1], _countries(s, item))
        found = list(chain.from_iterable(map(getitem, row, seen)))
        fewest = min(fewest, len(found))
        drops += found
    if fewest <= len(hand):
        drops = [action for action in drops if _leaves_room(s, t, action)]
    out += dict.fromkeys(drops) if len(labels) > len(set(labels)) else drops


def _dropped(s: State, t: Tables, action: Action) -> int:
    """Which piece of the hand an action puts down: one that can go nowhere else, where there is a choice. 0: none."""
    label, route, _ = action.args
    country = t.country[route]
    fitting = (i for i in in_hand(s) if _label(s, i) == label and _countries(s, i) >> country & 1)
    return min(fitting, default=0)


def _leaves_room(s: State, t: Tables, action: Action) -> bool:
    label, route, post = action.args
    free = free_posts(s, t)
    free[2 * t.country[route] + t.boats[route][post]] -= 1
    if t.revision.open_origin:
        rests = [rest for hand in _hands(s) for rest in _without(s, hand, label, t.country[route])]
    else:
        rest = in_hand(s)
        rest.remove(_dropped(s, t, action))
        rests = [rest]
    return any(fits(_items(s, rest), free) for rest in rests)


def _put_down(s: State, t: Tables, action: Action) -> int:
    """Take a piece out of a hand that holds several. It comes back as it was taken up."""
    label, route, _ = action.args
    item = _dropped(s, t, action)
    alike = {i for i in in_hand(s) if _label(s, i) == label}
    if t.revision.open_origin and s[B] == OWN and not t.country[route] and item >> 4 and len(alike) > 1:
        s[C + label] += 1
    else:
        hand = in_hand(s)
        hand.remove(item)
        _hold(s, hand)
    if s[B] == OWN:
        _tell_apart(s)
    return item


def _tell_apart(s: State) -> None:
    """Where all pieces of a kind are from one country, or none of it is left in hand, nothing is open any more."""
    for kind in (TRADER, MERCHANT):
        if s[C + kind]:
            hand = in_hand(s)
            alike = [item for item in hand if KIND_OF[item & 15] == kind]
            if len(set(alike)) == 1 or len(alike) == s[C + kind]:
                for item in alike[: s[C + kind]]:
                    hand.remove(item)
                s[C + kind] = 0
                _hold(s, hand)


def rule_of(s: State, t: Tables) -> str:
    """The rule of the move that begins or goes on: an own action, a marker or a permanent marker."""
    whose = s[B] if s[-1] == MOVE else OWN
    return {OWN: "T13", ANYONE: "T48" if t.board.countries else "T44"}.get(whose, "T25")


def refuse_lift(s: State, t: Tables, action: Action) -> Refusal | None:
    """In a turn this begins a move (T13), in a move it goes on with it."""
    route, post = action.args
    whose, rule = OWN, rule_of(s, t)
    if s[-1] == MOVE:
        whose = s[B]
        if not s[A]:
            return Refusal(rule, "no-more-lifts")
    elif refusal := no_action(s):
        return refusal
    there = at(s, route, post)
    if not there:
        return Refusal(rule, "nobody-there", {"post": post_id(t, route, post)})
    if whose != ANYONE and (whose == OWN) != (SEAT_OF[there] == s[SEAT]):
        return Refusal(rule, "own-pieces-only" if whose == OWN else "others-pieces-only")
    return None


def lift(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    route, post = action.args
    if s[-1] != MOVE:
        spend(s)
        push(s, MOVE, s[SEAT], BOOK_VALUES[s[desk(s[SEAT]) + BOOK]], OWN)
    there = at(s, route, post)
    s[POSTS + route] &= ~(15 << 4 * post)
    s[A] -= 1
    item = there | t.country[route] << 4
    if s[HAND]:
        _hold(s, [*in_hand(s), item])
    else:
        s[HAND] = item
    if emit:
        emit(Lifted(SEAT_OF[there], KIND_NAMES[KIND_OF[there]], post_id(t, route, post)))


def empty_hand(s: State, t: Tables) -> Refusal | None:
    return None if s[HAND] else Refusal(rule_of(s, t), "empty-hand")


def refuse_drop(s: State, t: Tables, action: Action) -> Refusal | None:
    label = action.args[0]
    if not any(_label(s, item) == label for item in in_hand(s)):
        return Refusal(rule_of(s, t), "not-in-hand")
    if not _dropped(s, t, action):
        return Refusal("T47", "other-country")
    return None if _leaves_room(s, t, action) else Refusal(rule_of(s, t), "others-need-it")


def drop(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    _, route, post = action.args
    item = s[HAND]
    if s[HAND + 1]:
        item = _put_down(s, t, action)
    else:
        s[HAND] = 0
    there = item & 15
    s[POSTS + route] |= there << 4 * post
    if emit:
        emit(Dropped(SEAT_OF[there], KIND_NAMES[KIND_OF[there]], post_id(t, route, post), "hand"))
    if not s[A] and not s[HAND]:
        finish(s, emit)


def refuse_done(s: State, t: Tables) -> Refusal | None:
    return Refusal(rule_of(s, t), "hand-not-empty") if in_hand(s) else None


def remove_options(s: State, t: Tables, out: list[Action]) -> None:
    out += t.rows.options(s, t.rows.removals)
    out.append(t.actions.done)


def refuse_remove(s: State, t: Tables, action: Action) -> Refusal | None:
    if refusal := wrong_frame(s, REMOVING):
        return refusal
    route, post = action.args
    return None if at(s, route, post) else Refusal("T25", "nobody-there", {"post": post_id(t, route, post)})


def remove(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    route, post = action.args
    there = at(s, route, post)
    s[POSTS + route] &= ~(15 << 4 * post)
    s[desk(SEAT_OF[there]) + SUPPLY_T + KIND_OF[there]] += 1
    s[A] -= 1
    if emit:
        emit(Removed(SEAT_OF[there], KIND_NAMES[KIND_OF[there]], post_id(t, route, post)))
    if not s[A] or not t.has_piece(s):
        finish(s, emit)
