"""A linear evaluation of Hansa Teutonica that keeps what it counted.

Most of a position stays as it is while tradesmen come and go on the routes: that part is a `Stage`, counted once. What
the posts of a route are worth depends on the stage and the route's own pieces, so it is kept by those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.teutonica.facts import (
    CONTROL,
    DESK,
    DESKS,
    ENDED,
    HAND,
    HAND_ROOM,
    KIND,
    KIND_OF,
    LEFT,
    LEVELS,
    LYING,
    MARKERS,
    NETWORK,
    OWNER,
    PLAYERS,
    POSTS,
    POSTS_END,
    PRESTIGE,
    SEAT_OF,
    SKILLS,
    SPECIAL,
    STACK,
    TABLE,
    TABLES,
    UNUSED,
    State,
    clock,
    desk,
    nibbles,
    score,
    winners,
)
from hansa.ai.teutonica.goals import goal, link_worth, pool, pool_worth

if TYPE_CHECKING:
    from collections.abc import Mapping

Amounts = dict[str, float]
Blend = dict[str, float]

KEPT = 400
"""How many stages are kept before they start afresh."""

PROGRESS = (
    (0.0,),
    (0.0, 0.9),
    (0.0, 0.28, 0.9),
    (0.0, 0.13, 0.4, 0.9),
    (0.0, 0.08, 0.22, 0.5, 0.9),
    (0.0, 0.06, 0.15, 0.32, 0.58, 0.9),
)
"""How near to its goal a seat is with so many of a route's posts."""

SHADOW = 0.45
"""What another's tradesman on the route leaves of it."""

WITHOUT, OPEN, WITH_MERCHANT = range(3)
SHAPES = (0.0, 0.6, 1.0)
"""How sure a merchant on the route is: none and no post open, perhaps, one is there."""

WORKERS = (0.0, 0.5, 0.95, 1.35, 1.7, 2.0, 2.25, 2.5, 2.7, 2.9, 3.0)
"""Traders at hand: the first ones count most."""

WIN = 20.0


class Stage:
    """All of a position but tradesmen on routes and in supplies: the weights of its time and what they make of it."""

    __slots__ = ("action", "blend", "counted", "goals", "hands", "routes", "worths")

    def __init__(self, s: State, weights: Mapping[str, tuple[float, float]], early: float) -> None:
        self.blend: Blend = {name: early * first + (1 - early) * last for name, (first, last) in weights.items()}
        self.counted = standing(s)
        self.worths = [
            sum(amount * self.blend.get(name, 0.0) for name, amount in found.items()) for found in self.counted
        ]
        get = self.blend.get
        self.hands = (
            [get("traders", 0.0) * worth for worth in WORKERS],
            get("merchants", 0.0),
            get("stock", 0.0),
            get("lifted", 0.0),
        )
        self.action = get("actions-left", 0.0)
        self.goals: dict[int, float] = {}
        self.routes: dict[int, tuple[tuple[int, float], ...]] = {}

    def route(self, s: State, route: int, code: int) -> tuple[tuple[int, float], ...]:
        """What the tradesmen on a route are worth to their owners."""
        key = route << 20 | code
        worth = self.routes.get(key)
        if worth is None:
            worth = self.routes[key] = tuple(
                (seat, progress * self.blend.get("routes", 1.0) + bait * self.blend.get("bait", 0.5))
                for seat, progress, bait in self._on_route(s, route, code)
            )
        return worth

    def _on_route(self, s: State, route: int, code: int) -> list[tuple[int, float, float]]:
        pieces = [piece for piece in nibbles(code) if piece]
        length = len(TABLES[s[TABLE]].boats[route])
        seats = [SEAT_OF[piece] for piece in pieces]
        out = []
        for seat in sorted(set(seats)):
            mine = seats.count(seat)
            others = len(seats) - mine
            merchant = any(KIND_OF[piece] and SEAT_OF[piece] == seat for piece in pieces)
            shape = WITH_MERCHANT if merchant else WITHOUT if len(pieces) == length else OPEN
            progress = PROGRESS[length][mine] * SHADOW**others * self.goal(s, route, seat, shape)
            rival = max((seats.count(other) for other in seats if other != seat), default=0)
            bait = sum(1 + KIND_OF[piece] for piece in pieces if SEAT_OF[piece] == seat) if rival > mine else 0
            out.append((seat, progress, float(bait)))
        return out

    def with_routes(self, s: State) -> list[float]:
        """What each seat has without tradesmen at hand and actions left."""
        total = self.worths[:]
        routes = self.routes
        for route, code in enumerate(s[POSTS:POSTS_END]):
            if code:
                for seat, worth in routes.get(route << 20 | code) or self.route(s, route, code):
                    total[seat] += worth
        return total

    def with_route(self, before: State, total: list[float], s: State, route: int) -> list[float]:
        """The same after a change on one route only."""
        total = total[:]
        if code := before[POSTS + route]:
            for seat, worth in self.route(before, route, code):
                total[seat] -= worth
        if code := s[POSTS + route]:
            for seat, worth in self.route(s, route, code):
                total[seat] += worth
        return total

    def worths_of(self, s: State, total: list[float]) -> list[float]:
        """What each seat has in all; at the end of the game that is its score, and something for the win."""
        if s[KIND] == ENDED:
            won = winners(s)
            return [sheet.total + (WIN / len(won) if sheet.seat in won else 0.0) for sheet in score(s)]
        total = total[:]
        hired, merchant, stocked, lifted = self.hands
        at = DESKS
        for seat in range(len(total)):
            traders, merchants, stock_t, stock_m = s[at : at + 4]
            stock = stock_t + stock_m
            total[seat] += (
                hired[traders if traders < 10 else 10] + merchant * merchants + stocked * (stock if stock < 8 else 8)  # noqa: FURB136 - twice as fast as min
            )
            at += DESK
        total[s[OWNER]] += self.action * s[LEFT]
        if s[HAND]:
            for piece in s[HAND : HAND + HAND_ROOM]:
                if piece:
                    total[SEAT_OF[piece & 15]] += lifted * (1 + KIND_OF[piece & 15])
        return total

    def gain(self, s: State, route: int, more: int, seat: int) -> float:
        """What a further tradesman on a route, given as its bits, is worth to a seat."""
        code = s[POSTS + route]
        before = dict(self.route(s, route, code)).get(seat, 0.0) if code else 0.0
        return dict(self.route(s, route, code | more))[seat] - before

    def goal(self, s: State, route: int, seat: int, shape: int = 1) -> float:
        key = (8 * route + seat) * 4 + shape
        if key not in self.goals:
            self.goals[key] = goal(s, route, seat, self.blend, SHAPES[shape])
        return self.goals[key]


def standing(s: State) -> list[Amounts]:
    """The terms of every seat that no tradesman on a route or in a supply changes."""
    t = TABLES[s[TABLE]]
    out: list[Amounts] = []
    sheets = score(s)
    totals = [sheet.total for sheet in sheets]
    gone = 1 - clock(s)
    for sheet in sheets:
        base = desk(sheet.seat)
        found: Amounts = {f"score.{row.name}": float(row.points) for row in sheet.rows}
        for skill, name in enumerate(SKILLS):
            for level in range(1, s[base + LEVELS + skill] + 1):
                found[f"{name}.{level}"] = 1.0
        found["pool"] = pool_worth(pool(s, sheet.seat))
        lead = sheet.total - max(totals[: sheet.seat] + totals[sheet.seat + 1 :])
        found["ending"] = gone * max(-10, min(10, lead))
        found["controls"] = float(s[CONTROL : CONTROL + len(t.spaces)].count(sheet.seat + 1))
        found["offices"] = float(s[base + NETWORK].bit_count())
        found["link"] = link_worth(s, t, sheet.seat, s[base + NETWORK])
        for kind, name in enumerate(MARKERS):
            if s[base + UNUSED + kind]:
                found[f"marker.{name}"] = float(s[base + UNUSED + kind])
        out.append(found)
    return out


def working(s: State) -> list[Amounts]:
    """Tradesmen in supplies and stocks, those lifted just now, and actions left."""
    out: list[Amounts] = []
    for seat in range(s[PLAYERS]):
        base = DESKS + DESK * seat
        traders, merchants, stock_t, stock_m = s[base : base + 4]
        out.append(
            {
                "traders": WORKERS[min(traders, 10)],
                "merchants": float(merchants),
                "stock": float(min(stock_t + stock_m, 8)),
            }
        )
    out[s[OWNER]]["actions-left"] = float(s[LEFT])
    for piece in s[HAND : HAND + HAND_ROOM]:
        if piece:
            found = out[SEAT_OF[piece & 15]]
            found["lifted"] = found.get("lifted", 0.0) + 1 + KIND_OF[piece & 15]
    return out


class Evaluation:
    """Worth of a position for every seat, by one set of weights."""

    def __init__(self, weights: Mapping[str, tuple[float, float]]) -> None:
        self.weights = dict(weights)
        self._stages: dict[tuple[float, ...], Stage] = {}

    def stage(self, s: State, early: float) -> Stage:
        players = s[PLAYERS]
        parts = s[LYING:STACK] + s[SPECIAL:POSTS]
        for at in range(DESKS + PRESTIGE, DESKS + DESK * players, DESK):
            parts += s[at : at + DESK - PRESTIGE]
        parts += s[0:1] + s[PLAYERS : PLAYERS + 1]
        key = (early, *parts)
        stage = self._stages.get(key)
        if stage is None:
            if len(self._stages) >= KEPT:
                self._stages.clear()
            stage = self._stages[key] = Stage(s, self.weights, early)
        return stage

    def worths(self, s: State, early: float) -> list[float]:
        """What each seat has, in points, at a time of the game: all that are compared must be seen from the same."""
        stage = self.stage(s, early)
        return stage.worths_of(s, stage.with_routes(s))

    def terms(self, s: State, seat: int, early: float) -> Amounts:
        """What each term adds to the value for a seat, in points, against the mean of the others."""
        stage = self.stage(s, early)
        share = 1 / (s[PLAYERS] - 1)
        found: Amounts = {}
        for other, (standing_, working_) in enumerate(zip(stage.counted, working(s), strict=True)):
            sign = 1.0 if other == seat else -share
            for name, amount in (*standing_.items(), *working_.items()):
                found[name] = found.get(name, 0.0) + sign * amount * stage.blend.get(name, 0.0)
        for route, code in enumerate(s[POSTS:POSTS_END]):
            for other, worth in stage.route(s, route, code) if code else ():
                found["routes"] = found.get("routes", 0.0) + worth * (1.0 if other == seat else -share)
        return found


def ahead(worths: list[float], seat: int) -> float:
    """What a seat has over the others. Of many others the harm to one counts less: it serves the rest as well."""
    mine = worths[seat]
    others = worths[:seat] + worths[seat + 1 :]
    count = len(others)
    return mine - (max(others) + sum(others) / count) / (1 + count)
