"""What the bar of Hansa Teutonica says: who is spoken to, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.games.teutonica.foresight import desk_of, lifted
from web.games.teutonica.words import a_piece, marker, tell
from web.table import bar
from web.text import listed, sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.games.teutonica.foresight import Now


USING = ("use", "use-develop", "use-exchange-marker", "lay")
"""Kinds of actions that use a marker between others."""


def prompt(moment: Now) -> tuple[str, str]:
    """Who is spoken to, and what is asked."""
    return bar.prompt(moment, lambda: _asked(moment), answers=moment.seat != moment.view.turn)


def _asked(moment: Now) -> str:
    """What is to be decided now."""
    if moment.phase != "turn" and any(chosen.startswith("post:") for chosen in moment.chosen):
        return tell("phase.which-piece")
    own = _OWN.get(moment.phase)
    return own(moment) if own else tell(f"phase.{moment.phase}")


_UNDER_WAY = {"post": "phase.turn.place", "province": "phase.turn.province", "marker": "phase.turn.lay"}


def _turn(moment: Now) -> str:
    for chosen in reversed(moment.chosen):  # what was tapped last is what is still to be completed
        kind, _, name = chosen.partition(":")
        if kind == "do":
            return tell(f"phase.turn.{chosen}")
        if kind == "supply":
            return tell("phase.turn.supply", kind=tell("kind.trader" if name == "t" else "kind.merchant"))
        if kind in _UNDER_WAY:
            return tell(_UNDER_WAY[kind], marker=marker(name)) if kind == "marker" else tell(_UNDER_WAY[kind])
    left = moment.view.actions_left
    if left:
        return tell("phase.turn", n=left)
    if any(map(moment.family, USING)):
        return tell("phase.turn.none.use")
    return tell("phase.turn.none.pawn" if moment.family("pawn") else "phase.turn.none")


def _from(moment: Now) -> str:
    """T11, T48: where further pieces come from."""
    return moment.view.source(moment.seat)


def _answer(moment: Now) -> str:
    view = moment.view
    left, start = view.pieces_left, _from(moment)
    if not view.hand and start == "board":
        return tell("phase.answer.board", n=left)
    more = tell("phase.answer.more", n=left, source=tell(f"source.{start}")) if left else ""
    if not view.hand:
        return more
    held = listed([a_piece(man.kind) for man in view.hand])
    if moment.family("done"):
        key = "phase.answer.no-room"
    else:
        key = "phase.answer.taken-up" if start == "board" else "phase.answer"
    route, who = moment.words.route(view.route_at_hand or ""), moment.name(view.turn)
    first = tell(key, route=route, who=who, pieces=held)
    return sentences((first, more))


def _abroad(moment: Now) -> str:
    left, start = moment.view.pieces_left, _from(moment)
    if moment.view.hand:
        return tell("phase.abroad.hand")
    if start == "board":
        return tell("phase.abroad.board", n=left)
    return tell("phase.abroad", n=left, source=tell(f"source.{start}"))


def _move(moment: Now) -> str:
    left, count = moment.view.pieces_left, lifted(moment)
    if not moment.view.hand:
        return tell("phase.move.start", lifted=count, all=count + left)
    return tell("phase.move" if left else "phase.move.hand", lifted=count, all=count + left)


def _pay(moment: Now) -> str:
    """For a displaced piece, or for a block (T52)."""
    blocked = moment.view.blocked_route
    return tell("phase.pay.block", route=moment.words.route(blocked)) if blocked else tell("phase.pay")


def _place_marker(moment: Now) -> str:
    plate = dict.fromkeys(desk_of(moment).plate)
    chosen = [name.removeprefix("plate:") for name in moment.chosen if name.startswith("plate:")]
    kinds = chosen or list(plate)
    return tell("phase.place-marker", marker=marker(kinds[0])) if len(kinds) == 1 else tell("phase.place-marker.many")


_OWN: dict[str, Callable[[Now], str]] = {
    "turn": _turn,
    "answer": _answer,
    "move": _move,
    "pay": _pay,
    "tribute": lambda moment: tell("phase.tribute", city=moment.words.city(moment.view.tribute_city or "")),
    "place-marker": _place_marker,
    "hire": lambda moment: tell("phase.hire", who=moment.name(moment.view.turn)),
    "create": lambda moment: tell("phase.create", route=moment.words.route(moment.view.route_at_hand or "")),
    "remove": lambda moment: tell("phase.remove", n=moment.view.pieces_left),
    "abroad": _abroad,
    "from-route": lambda moment: tell("phase.from-route", n=moment.view.pieces_left),
}
