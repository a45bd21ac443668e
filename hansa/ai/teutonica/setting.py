"""What stays as it is while tradesmen come and go on the routes, counted once.

What the posts of a route are worth depends on the setting and the route's own pieces, so it is kept by those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.player import settled
from hansa.ai.teutonica.extras import extra_terms, flipping
from hansa.ai.teutonica.facts import (
    CONTROL,
    DESK,
    DESKS,
    ENDED,
    FLIP,
    HAND,
    HAND_ROOM,
    KIND,
    KIND_OF,
    LAID,
    LEFT,
    LEVELS,
    MARKERS,
    MISSION,
    NETWORK,
    OWNER,
    PLAYERS,
    POSTS,
    POSTS_END,
    SEAT,
    SEAT_OF,
    SKILLS,
    TABLE,
    TABLES,
    TILES,
    UNUSED,
    State,
    clock,
    desk,
    nibbles,
    score,
    winners,
)
from hansa.ai.teutonica.goals import Prospects, link_worth, pool_worth, pools
from hansa.ai.teutonica.promotional import BLOCKED, blocked_routes, tributes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.core.action import Action

Amounts = dict[str, float]
Blend = dict[str, float]
Shares = tuple[tuple[int, float], ...]
"""Seats with what they have, in points."""

PROGRESS = (
    (0.0,),
    (0.0, 0.8),
    (0.0, 0.28, 0.8),
    (0.0, 0.13, 0.4, 0.8),
    (0.0, 0.08, 0.22, 0.5, 0.8),
    (0.0, 0.06, 0.15, 0.32, 0.58, 0.8),
)
"""How near to its goal a seat is with so many of a route's posts."""

SHADOW = 0.45
"""What another's tradesman on the route leaves of it."""

WITHOUT, OPEN, WITH_MERCHANT = range(3)
SHAPES = (0.0, 0.6, 1.0)
"""How sure a merchant on the route is: none and no post open, perhaps, one is there."""

WORKERS = (0.0, 0.5, 0.95, 1.35, 1.7, 2.0, 2.25, 2.5, 2.7, 2.9, 3.0)
"""Traders at hand: the first ones count most."""

SHORT = (3.0, 1.6, 0.7)
"""How short of hands a seat is with so few tradesmen in supply and stock."""

WIN, LOSS = 20.0, 10.0
"""Points that a won game is worth, and a lost one costs, when it is over."""


class Setting:
    """All of a position but tradesmen on routes and in supplies: the weights of its time and what they make of it."""

    __slots__ = (
        "_goals",
        "_lengths",
        "_prospects",
        "_routes",
        "action",
        "blend",
        "blocked",
        "counted",
        "hired",
        "others",
        "short",
        "worths",
    )

    def __init__(
        self, s: State, weights: Mapping[str, tuple[float, float]], early: float, misjudges: float = 0.0
    ) -> None:
        self.blend: Blend = {name: early * first + (1 - early) * last for name, (first, last) in weights.items()}
        get = self.blend.get
        self.counted = standing(s)
        self.worths = [sum(amount * get(name, 0.0) for name, amount in found.items()) for found in self.counted]
        self.hired = [get("traders", 0.0) * worth for worth in WORKERS]
        self.others = get("merchants", 0.0), get("stock", 0.0), get("lifted", 0.0)
        self.short = [get("short", 0.0) * worth for worth in SHORT] if get("short") else []
        self.action = get("actions-left", 0.0)
        self._prospects = Prospects(s[:], self.blend, misjudges)
        self._lengths = [len(boats) for boats in TABLES[s[TABLE]].boats]
        self.blocked = blocked_routes(s) if s[LAID] else {}
        self._goals: dict[int, float] = {}
        self._routes: dict[int, Shares] = {}

    def route(self, route: int, code: int) -> Shares:
        """What the tradesmen on a route are worth to their owners."""
        key = route << 20 | code
        worth = self._routes.get(key)
        if worth is None:
            worth = self._routes[key] = tuple(
                (seat, progress * self.blend.get("routes", 1.0) + bait * self.blend.get("bait", 0.0))
                for seat, progress, bait in self._on_route(route, code)
            )
        return worth

    def _on_route(self, route: int, code: int) -> list[tuple[int, float, float]]:
        pieces = [piece for piece in nibbles(code) if piece]
        length = self._lengths[route]
        seats = [SEAT_OF[piece] for piece in pieces]
        out = []
        for seat in sorted(set(seats)):
            mine = seats.count(seat)
            others = len(seats) - mine
            merchant = any(KIND_OF[piece] and SEAT_OF[piece] == seat for piece in pieces)
            shape = WITH_MERCHANT if merchant else WITHOUT if len(pieces) == length else OPEN
            goal = self.sure_goal(route, seat, shape) if mine == length else self.goal(route, seat, shape)
            progress = PROGRESS[length][mine] * SHADOW**others * goal
            if route in self.blocked and mine < length:
                progress *= BLOCKED ** self.blocked[route]
            rival = max((seats.count(other) for other in seats if other != seat), default=0)
            bait = sum(1 + KIND_OF[piece] for piece in pieces if SEAT_OF[piece] == seat) if rival > mine else 0
            out.append((seat, progress, float(bait)))
        return out

    def with_routes(self, s: State) -> list[float]:
        """What each seat has without tradesmen at hand and actions left."""
        total = self.worths[:]
        routes = self._routes
        for route, code in enumerate(s[POSTS:POSTS_END]):
            if code:
                for seat, worth in routes.get(route << 20 | code) or self.route(route, code):
                    total[seat] += worth
        return total

    def worths_of(self, s: State) -> list[float]:
        """What each seat has in all."""
        if s[KIND] == ENDED:
            return self._at_the_end(s)
        total = self.with_routes(s)
        hired = self.hired
        merchant, stocked, lifted = self.others
        at = DESKS
        for seat in range(len(total)):
            traders, merchants, stock_t, stock_m = s[at : at + 4]
            stock = stock_t + stock_m
            total[seat] += (
                hired[traders if traders < 10 else 10] + merchant * merchants + stocked * (stock if stock < 8 else 8)  # noqa: FURB136 - twice as fast as min
            )
            if self.short and traders + merchants + stock < len(SHORT):
                total[seat] += self.short[traders + merchants + stock]
            at += DESK
        total[s[OWNER]] += self.action * s[LEFT]
        if s[KIND] == FLIP:
            total[s[SEAT]] += flipping(s, self.blend)
        if s[HAND]:
            for piece in s[HAND : HAND + HAND_ROOM]:
                if piece:
                    total[SEAT_OF[piece & 15]] += lifted * (1 + KIND_OF[piece & 15])
        return total

    def _at_the_end(self, s: State) -> list[float]:
        """Scores, and what it means to win or not, on the scale of a game that goes on."""
        totals = [sheet.total for sheet in score(s)]
        level = (sum(self.worths) - sum(totals)) / len(totals)
        return [level + total + won for total, won in zip(totals, self.outcomes(s), strict=True)]

    @staticmethod
    def outcomes(s: State) -> list[float]:
        """What a game that is over means to each seat."""
        won = winners(s)
        return [WIN / len(won) if seat in won else -LOSS for seat in range(s[PLAYERS])]

    def placed(self, s: State, worths: list[float], action: Action) -> list[float]:
        """What `worths_of` will be after a tradesman is placed, without placing it: the commonest step by far."""
        kind, route, post = action.args
        seat = s[SEAT]
        total = worths[:]
        routes, code = self._routes, s[POSTS + route]
        if code:
            for other, worth in routes.get(route << 20 | code) or self.route(route, code):
                total[other] -= worth
        code |= 1 + 2 * seat + kind << 4 * post
        for other, worth in routes.get(route << 20 | code) or self.route(route, code):
            total[other] += worth
        base = DESKS + DESK * seat
        left = sum(s[base : base + 4]) - 1
        if self.short and left < len(SHORT):
            total[seat] += self.short[left] - (self.short[left + 1] if left + 1 < len(SHORT) else 0.0)
        if kind:
            total[seat] -= self.action + self.others[0]
        else:
            traders = s[base]
            total[seat] -= self.action + (self.hired[traders] - self.hired[traders - 1] if traders <= 10 else 0.0)
        return total

    def gain(self, s: State, route: int, more: int, seat: int) -> float:
        """What a further tradesman on a route, given as its bits, is worth to a seat."""
        code = s[POSTS + route]
        before = dict(self.route(route, code)).get(seat, 0.0) if code else 0.0
        return settled(dict(self.route(route, code | more))[seat] - before)

    def sure_goal(self, route: int, seat: int, shape: int = OPEN) -> float:
        """What a route brings to a seat that has all its posts; nobody misjudges that."""
        return self._prospects.goal(route, seat, SHAPES[shape])

    def goal(self, route: int, seat: int, shape: int = OPEN) -> float:
        """What a route promises to a seat."""
        key = (8 * route + seat) * 4 + shape
        worth = self._goals.get(key)
        if worth is None:
            worth = self._goals[key] = self._prospects.guess(route, seat, SHAPES[shape])
        return worth


def standing(s: State) -> list[Amounts]:
    """The terms of every seat that no tradesman on a route or in a supply changes."""
    t = TABLES[s[TABLE]]
    out: list[Amounts] = []
    sheets = score(s)
    totals = [sheet.total for sheet in sheets]
    gone = 1 - clock(s)
    outside = pools(s)
    for sheet in sheets:
        base = desk(sheet.seat)
        found: Amounts = {f"score.{row.name}": float(row.points) for row in sheet.rows}
        for skill, name in enumerate(SKILLS):
            for level in range(1, s[base + LEVELS + skill] + 1):
                found[f"{name}.{level}"] = 1.0
        found["pool"] = pool_worth(outside[sheet.seat])
        lead = sheet.total - max(totals[: sheet.seat] + totals[sheet.seat + 1 :])
        found["ending"] = gone * max(-10, min(10, lead))
        found["controls"] = float(s[CONTROL : CONTROL + len(t.spaces)].count(sheet.seat + 1))
        found["offices"] = float(s[base + NETWORK].bit_count())
        found["link"] = link_worth(s, t, sheet.seat, s[base + NETWORK])
        for kind, name in enumerate(MARKERS):
            if s[base + UNUSED + kind]:
                found[f"marker.{name}"] = float(s[base + UNUSED + kind])
        if s[LAID] and (offices := tributes(s, sheet.seat)):
            found["tributes"] = offices
        if s[base + MISSION] or s[base + TILES]:
            found |= extra_terms(s, sheet.seat)
        out.append(found)
    return out
