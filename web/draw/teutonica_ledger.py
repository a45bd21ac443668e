"""The band beside the map: prestige to 20, completed cities, markers left, the connection; and the special points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from web.draw.svg import Svg, group, join, tag
from web.draw.teutonica_pieces import NUMERALS, glyph, marker_back, tradesman
from web.draw.teutonica_target import target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.draw.teutonica_plan import Plan
    from web.draw.teutonica_target import Label

END = 20
"""Prestige that ends the game (T27)."""

STEP = 41.0
"""From one number of the prestige track to the next."""

_TOKEN = 8.5


@cache
def _token(player: Player) -> Svg:
    """A player's counter on the prestige track."""
    return tag(
        "g",
        tag("circle", r=_TOKEN, class_="man token"),
        tag("text", player.letter, y=4.3, class_="token-letter"),
        class_=f"player-{player.colour}",
    )


@cache
def _track(*, upright: bool) -> Svg:
    """The numbers of the prestige track, every fifth stronger, the last one marked as the end."""
    parts = []
    for n in range(END + 1):
        kind = "step step-end" if n == END else "step step-five" if n % 5 == 0 else "step"
        if upright:
            box = tag("rect", x=0, y=STEP * n, width=72, height=STEP - 2, rx=4, class_=kind)
            text = tag("text", str(n), x=14, y=STEP * n + 26, class_="step-number")
        else:
            box = tag("rect", x=STEP * n, y=0, width=STEP - 2, height=70, rx=4, class_=kind)
            text = tag("text", str(n), x=STEP * n + STEP / 2 - 1, y=15, class_="step-number")
        parts += [box, text]
    return join(parts)


def _counter(step: int, order: int, *, upright: bool) -> tuple[float, float]:
    """Where a counter lies in its step, the `order`-th of those there."""
    column, row = order % 2, order // 2
    if upright:
        column, row = order % 3, order // 3
        return 32 + 16 * column, STEP * step + 11 + 17 * row
    return STEP * step + STEP / 2 - 1 + 17 * (column - 0.5), 27 + 16.5 * row


def prestige_fragment(plan: Plan, view: View, players: Sequence[Player], label: Label) -> Svg:
    """How much prestige everybody has."""
    seen: dict[int, int] = {}
    counters = []
    for seat in range(view.players):
        step = min(view.desk(seat).prestige, END)
        order = seen[step] = seen.get(step, -1) + 1
        counters.append(group(*_counter(step, order, upright=plan.upright), _token(players[seat])))
    left, top, _, _ = plan.ledger
    track = tag("g", _track(upright=plan.upright), *counters, role="img", aria_label=label("track:prestige"))
    return group(left + (10 if plan.upright else 16), top + (16 if plan.upright else 10), track)


def _place(plan: Plan, n: int) -> tuple[float, float]:
    """Where the n-th count of the ledger stands."""
    left, top, _, _ = plan.ledger
    if plan.upright:
        return left + 46, top + 16 + STEP * (END + 1) + 40 + 120 * n
    return left + 16 + STEP * (END + 1) + 14 + 150 * n, top + 45


def completed_fragment(plan: Plan, view: View, label: Label) -> Svg:
    """Cities completed, and how many end the game (T27)."""
    most, now = plan.board.completed_cities, view.completed_cities
    row = (most + 1) // 2
    pips = [
        tag(
            "rect",
            x=40 + 15 * (n % row),
            y=-16 + 17 * (n // row),
            width=12,
            height=13,
            rx=2,
            class_="pip is-full" if n < now else "pip",
        )
        for n in range(most)
    ]
    whole = tag("g", glyph("city", 16, 0, 32), *pips, role="img", aria_label=label("track:completed"))
    x, y = _place(plan, 0)
    return group(x - (46 if plan.upright else 0) + (4 if plan.upright else 0), y, whole)


def supply_fragment(plan: Plan, view: View, label: Label) -> Svg:
    """Bonus markers left to draw."""
    parts = [group(20, 0, marker_back()), tag("text", str(view.marker_supply), x=58, y=10, class_="count")]
    x, y = _place(plan, 1)
    return group(x - (38 if plan.upright else 0), y, tag("g", *parts, role="img", aria_label=label("track:markers")))


def link_fragment(plan: Plan, view: View, label: Label) -> Svg:
    """The two cities to be joined, and what is still to be had for it (T20)."""
    parts = [glyph("link", 16, 0, 30)]
    for n, points in enumerate(plan.board.link_points):
        gone = n < view.connections
        coin = tag("circle", r=13, class_="prize is-gone" if gone else "prize")
        parts.append(group(50 + 29 * n, 0, coin, tag("text", str(points), y=6, class_="prize-text")))
    x, y = _place(plan, 2)
    return group(x - (42 if plan.upright else 0), y, tag("g", *parts, role="img", aria_label=label("track:link")))


def special_fragment(plan: Plan, view: View, players: Sequence[Player], label: Label) -> Svg:
    """The table of special points (T22)."""
    left, top, right, bottom = plan.special_box
    paper = tag("rect", x=left, y=top, width=right - left, height=bottom - top, rx=6, class_="town-plaque")
    parts = []
    for space, at, man in zip(plan.board.special, plan.special, view.special, strict=True):
        face = tag(
            "g",
            tag("circle", r=15, class_="space"),
            tag("text", NUMERALS[space.colour], y=6, class_="numeral"),
            class_=f"privilege-{space.colour}",
        )
        parts.append(
            group(
                *at,
                tag(
                    "g",
                    tag("rect", x=-20, y=-18, width=40, height=54, class_="hit"),
                    face,
                    tradesman(players[man.seat], man.kind) if man else Svg(""),
                    tag("text", str(space.points), y=32, class_="special-points"),
                    tag("circle", r=18, class_="halo"),
                    **target(f"special:{space.points}", label, "special"),
                ),
            )
        )
    return tag("g", paper, *parts)
