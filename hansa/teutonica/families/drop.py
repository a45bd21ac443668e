"""Lifting, dropping and being done: which rule they follow depends on the decision they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.families import answer, move, permanent
from hansa.teutonica.families.common import at, finish, post_id, wrong_frame
from hansa.teutonica.state import (
    ABROAD,
    ANSWER,
    DEVELOPING,
    FROM_ROUTE,
    GREEN,
    HIRE,
    KIND,
    MOVE,
    REMOVING,
    TURN,
    State,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables

_LIFT = {TURN: move.lift, MOVE: move.lift, ANSWER: answer.lift, ABROAD: permanent.lift}
_REFUSE_LIFT = {
    TURN: move.refuse_lift,
    MOVE: move.refuse_lift,
    ANSWER: answer.refuse_lift,
    ABROAD: permanent.refuse_lift,
}
_DROP = {MOVE: move.drop, ANSWER: answer.drop, FROM_ROUTE: permanent.drop_from_route, ABROAD: permanent.drop_abroad}
_REFUSE_DROP = {
    MOVE: move.refuse_drop,
    ANSWER: answer.refuse_drop,
    FROM_ROUTE: permanent.refuse_from_route,
    ABROAD: permanent.refuse_abroad,
}
_EMPTY_HAND = {MOVE: move.empty_hand, ANSWER: answer.empty_hand, ABROAD: permanent.empty_hand}
_ONTO_FREE_POSTS = {ANSWER: "T12", FROM_ROUTE: "T44", ABROAD: "T48"}
_REFUSE_DONE = {MOVE: move.refuse_done, ANSWER: answer.refuse_done, ABROAD: permanent.refuse_done}


def refuse_lift(s: State, t: Tables, action: Action) -> Refusal | None:
    return wrong_frame(s, *_LIFT) or _REFUSE_LIFT[s[KIND]](s, t, action)


def lift(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    _LIFT[s[-1]](s, t, action, emit)


def refuse_drop(s: State, t: Tables, action: Action) -> Refusal | None:
    if refusal := wrong_frame(s, *_DROP):
        return refusal
    what, route, post = action.args
    empty = _EMPTY_HAND.get(s[KIND])
    if empty and (refusal := empty(s, t)):
        return refusal
    if at(s, route, post):
        rule = _ONTO_FREE_POSTS.get(s[KIND]) or move.rule_of(s, t)
        return Refusal(rule, "post-taken", {"post": post_id(t, route, post)})
    if t.boats[route][post] and what % 2 == 0:
        return Refusal("T43", "boats-take-merchants", {"post": post_id(t, route, post)})
    return _REFUSE_DROP[s[KIND]](s, t, action)


def drop(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    _DROP[s[-1]](s, t, action, emit)


def refuse_done(s: State, t: Tables, _action: Action) -> Refusal | None:
    if refusal := wrong_frame(s, MOVE, ANSWER, HIRE, REMOVING, GREEN, DEVELOPING, FROM_ROUTE, ABROAD):
        return refusal
    check = _REFUSE_DONE.get(s[KIND])
    return check(s, t) if check else None


def done(s: State, _t: Tables, _action: Action, emit: Emit | None) -> None:
    if s[KIND] == ANSWER:
        answer.done(s, emit)
    else:
        finish(s, emit)
