"""The band beside the map: prestige to 20, completed cities, markers left, the connection."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from web.draw.players import KEPT
from web.draw.writer import Markup, el, group, join
from web.games.teutonica.board.pieces import glyph, marker_back

if TYPE_CHECKING:
    from web.draw.players import Player
    from web.games.teutonica.board.plan import Plan
    from web.games.teutonica.board.scene import Scene

END = 20
"""Prestige that ends the game (T27)."""

_ACROSS, _DOWN = 42.0, 48.0
"""From one number of the prestige track to the next, in a broad and in an upright picture."""

_TOKEN = 10.5


@lru_cache(maxsize=KEPT)
def _token(player: Player) -> Markup:
    """A player's counter on the prestige track."""
    return el(
        "g",
        el("circle", r=_TOKEN, class_="man token"),
        el("text", player.letter, y=6.5, class_="token-letter"),
        class_=f"player-{player.colour}",
    )


SIGNS = {"prestige": "prestige-20", "completed": "completed", "markers": "marker-supply", "link": "link"}
"""The signs of the glossary that the tallies stand for."""


@cache
def _track(*, upright: bool) -> Markup:
    """The numbers of the prestige track, every fifth stronger, the last one marked as the end."""
    parts = []
    for n in range(END + 1):
        kind = "rung rung-end" if n == END else "rung rung-five" if n % 5 == 0 else "rung"
        if upright:
            box = el("rect", y=_DOWN * n, width=104, height=_DOWN - 3, rx=4, class_=kind)
            text = el("text", str(n), x=15, y=_DOWN * n + 29, class_="rung-number")
        else:
            box = el("rect", x=_ACROSS * n, width=_ACROSS - 2, height=72, rx=4, class_=kind)
            text = el("text", str(n), x=_ACROSS * (n + 0.5) - 1, y=16, class_="rung-number")
        parts += [box, text]
    return join(parts)


def _counter(step: int, order: int, of: int, *, upright: bool) -> tuple[float, float]:
    """Where a counter lies in its step, the `order`-th of so many there."""
    columns, gap = (3, 24.0) if upright else (2, 19.5)
    rows = -(-of // columns)
    row, column = divmod(order, columns)
    x = gap * (column - (min(of - row * columns, columns) - 1) / 2)
    y = (20 if upright else 17) * (row - (rows - 1) / 2)
    return (66 + x, _DOWN * (step + 0.5) - 1.5 + y) if upright else (_ACROSS * (step + 0.5) - 1 + x, 45 + y)


def prestige_fragment(scene: Scene) -> Markup:
    """How much prestige everybody has."""
    upright = scene.plan.upright
    steps = [min(scene.view.desk(seat).prestige, END) for seat in range(scene.view.players)]
    counters = []
    for seat, step in enumerate(steps):
        at = _counter(step, steps[:seat].count(step), steps.count(step), upright=upright)
        counters.append(group(*at, _token(scene.players[seat])))
    left, top, _, _ = scene.plan.ledger
    whole = el("g", _track(upright=upright), *counters, **_told(scene, "prestige"))
    return group(left + (8 if upright else 18), top + (18 if upright else 8), whole)


def _count(scene: Scene, n: int, what: str, *parts: Markup) -> Markup:
    """The n-th count of the ledger."""
    plan = scene.plan
    left, top, _, _ = plan.ledger
    x, y = left + 18 + _ACROSS * (END + 1) + _room(plan) * n, top + 44
    if plan.upright:
        x, y = left + 8, top + 18 + _DOWN * (END + 1) + 60 + 110 * n
    hit = el("rect", y=-24, width=112, height=48, class_="hit")
    return group(x, y, el("g", hit, *parts, class_="tally-group", **_told(scene, what)))


def _told(scene: Scene, what: str) -> dict[str, str]:
    """What a tally says, and that a tap tells what it means."""
    return {"role": "img", "aria_label": scene.label(f"track:{what}"), "data_do": "sign", "data_value": SIGNS[what]}


def _room(plan: Plan) -> float:
    """From one count to the next in a broad picture."""
    return (plan.width - 36 - _ACROSS * (END + 1)) / 3


def completed_fragment(scene: Scene) -> Markup:
    """Cities completed, and how many end the game (T27)."""
    most, now = scene.plan.board.completed_cities, scene.view.completed_cities
    row = (most + 1) // 2
    pips = []
    for n in range(most):
        x, y = 38 + 15 * (n % row), -16 + 17 * (n // row)
        pips.append(el("rect", x=x, y=y, width=12, height=14, rx=2, class_="pip is-full" if n < now else "pip"))
    return _count(scene, 0, "completed", glyph("city", 16, 0, 32), *pips)


def supply_fragment(scene: Scene) -> Markup:
    """Bonus markers left to draw."""
    left = el("text", str(scene.view.marker_supply), x=66, y=10, class_="tally")
    return _count(scene, 1, "markers", group(22, 0, marker_back()), left)


def link_fragment(scene: Scene) -> Markup:
    """What is still to be had for joining the two banner cities (T20)."""
    parts = [glyph("link", 10, 0, 24)]
    for n, points in enumerate(scene.plan.board.link_points):
        coin = el("circle", r=12.5, class_="prize is-gone" if n < scene.view.connections else "prize")
        parts.append(group(37 + 27 * n, 0, coin, el("text", str(points), y=6, class_="prize-text")))
    return _count(scene, 2, "link", *parts)
