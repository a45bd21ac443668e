"""What the bar of Hansa Teutonica says: who is spoken to, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.games.baltic.words import listed
from web.games.teutonica.moment import lifted
from web.games.teutonica.words import many, marker, tell
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.games.teutonica.moment import Moment


def prompt(moment: Moment) -> tuple[str, str]:
    """Who is spoken to, and what is asked."""
    session = moment.session
    if moment.handing_on:
        following = session.next_seat
        then = say("hand-on.end") if following < 0 else say("hand-on.next", who=moment.name(following))
        return say("turn.over", who=moment.name(moment.seat)), then
    if session.match.to_act == hansa.OVER:
        return say("turn.ended"), tell("phase.ended")
    answers = moment.seat != moment.view.turn
    return say("turn.answer" if answers else "turn.of", who=moment.name(moment.seat)), asked(moment)


def asked(moment: Moment) -> str:
    """What is to be decided now."""
    if moment.phase != "turn" and any(chosen.startswith("post:") for chosen in moment.narrowing.chosen):
        return tell("phase.which-piece")
    own = _ASKED.get(moment.phase)
    return own(moment) if own else tell(f"phase.{moment.phase}")


def _turn(moment: Moment) -> str:
    for chosen in reversed(moment.narrowing.chosen):  # what was tapped last is what is still to be completed
        kind, _, name = chosen.partition(":")
        if kind == "do":
            return tell(f"phase.turn.{chosen}")
        if kind == "supply":
            return tell("phase.turn.supply", a=tell("a.trader" if name == "t" else "a.merchant"))
        if kind in {"post", "province"}:
            return tell("phase.turn.place" if kind == "post" else "phase.turn.province")
    left = moment.view.actions_left
    if left:
        return many("phase.turn", left)
    if moment.family("use") or moment.family("use-develop"):
        return tell("phase.turn.none.use")
    return tell("phase.turn.none.pawn" if moment.family("pawn") else "phase.turn.none")


def _from(moment: Moment) -> str:
    """T11, T48: where further pieces come from."""
    return moment.view.source(moment.seat)


def _answer(moment: Moment) -> str:
    view = moment.view
    left, start = view.pieces_left, _from(moment)
    if not view.hand and start == "board":
        return many("phase.answer.board", left)
    more = many("phase.answer.more", left, source=tell(f"source.{start}")) if left else ""
    if not view.hand:
        return more
    held = listed([tell(f"a.{man.kind}") for man in view.hand])
    if moment.family("done"):
        key = "phase.answer.no-room"
    else:
        key = "phase.answer.taken-up" if start == "board" else "phase.answer"
    first = tell(key, route=moment.words.route(view.route_at_hand or ""), pieces=held)
    return f"{first} {more}".rstrip()


def _abroad(moment: Moment) -> str:
    left, start = moment.view.pieces_left, _from(moment)
    if moment.view.hand:
        return tell("phase.abroad.hand")
    if start == "board":
        return many("phase.abroad.board", left)
    return many("phase.abroad", left, source=tell(f"source.{start}"))


def _move(moment: Moment) -> str:
    left, count = moment.view.pieces_left, lifted(moment.session)
    if not moment.view.hand:
        return tell("phase.move.start", lifted=count, all=count + left)
    return tell("phase.move" if left else "phase.move.hand", lifted=count, all=count + left)


def _place_marker(moment: Moment) -> str:
    plate = dict.fromkeys(moment.desk.plate)
    chosen = [name.removeprefix("plate:") for name in moment.narrowing.chosen if name.startswith("plate:")]
    kinds = chosen or list(plate)
    return tell("phase.place-marker", marker=marker(kinds[0])) if len(kinds) == 1 else tell("phase.place-marker.many")


_ASKED: dict[str, Callable[[Moment], str]] = {
    "turn": _turn,
    "answer": _answer,
    "move": _move,
    "place-marker": _place_marker,
    "hire": lambda moment: tell("phase.hire", who=moment.name(moment.view.turn)),
    "create": lambda moment: tell("phase.create", route=moment.words.route(moment.view.route_at_hand or "")),
    "remove": lambda moment: many("phase.remove", moment.view.pieces_left),
    "abroad": _abroad,
    "from-route": lambda moment: many("phase.from-route", moment.view.pieces_left),
}
