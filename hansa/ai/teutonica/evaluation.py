"""A linear evaluation of Hansa Teutonica that keeps what it counted.

Most of a position stays as it is while tradesmen come and go on the routes: that part is a `Setting`, counted once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.player import settled
from hansa.ai.teutonica.extras import flipping
from hansa.ai.teutonica.facts import (
    DESK,
    DESKS,
    ENDED,
    FAVOUR_NAMES,
    FLIP,
    HAND,
    HAND_ROOM,
    KIND,
    KIND_OF,
    LEFT,
    LYING,
    MARKERS,
    OWNER,
    PLAYERS,
    POSTS,
    POSTS_END,
    PRESTIGE,
    SEAT,
    SEAT_OF,
    SKILLS,
    SPECIAL,
    STACK,
    TOPS,
    A,
    State,
    score,
)
from hansa.ai.teutonica.setting import SHORT, WORKERS, Amounts, Setting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hansa.ai.reasons import Parts

KEPT = 1000
"""How many settings are kept before they start afresh."""

TERMS = (
    *(
        f"score.{row}"
        for row in ("prestige", "skills", "special", "markers", "cities", "network", "mission", "favours")
    ),
    *("cities", "tolls", "controls", "offices", "link", "pool", "ending", "routes", "bait", "mission", "tributes"),
    *("traders", "merchants", "stock", "short", "lifted", "actions-left"),
    *(f"{name}.{level}" for name, top in zip(SKILLS, TOPS, strict=True) for level in range(1, top + 1)),
    *(f"marker.{name}" for name in MARKERS),
    *(f"favour.{name}" for name in FAVOUR_NAMES),
)
"""The names of all terms."""


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
        if (hands := traders + merchants + stock_t + stock_m) < len(SHORT):
            out[-1]["short"] = SHORT[hands]
    out[s[OWNER]]["actions-left"] = float(s[LEFT])
    for piece in s[HAND : HAND + HAND_ROOM]:
        if piece:
            found = out[SEAT_OF[piece & 15]]
            found["lifted"] = found.get("lifted", 0.0) + 1 + KIND_OF[piece & 15]
    return out


class Evaluation:
    """Worth of a position for every seat, by one set of weights."""

    def __init__(self, weights: Mapping[str, tuple[float, float]], misjudges: float = 0.0) -> None:
        self.weights = dict(weights)
        self.misjudges = misjudges  # by what share it may be wrong about what a route promises
        self._settings: dict[tuple[float, ...], Setting] = {}

    def setting(self, s: State, early: float) -> Setting:
        players = s[PLAYERS]
        parts = s[LYING:STACK] + s[SPECIAL:POSTS]
        for at in range(DESKS + PRESTIGE, DESKS + DESK * players, DESK):
            parts += s[at : at + DESK - PRESTIGE]
        parts += s[0:1] + s[PLAYERS : PLAYERS + 1]
        key = (early, *parts)
        setting = self._settings.get(key)
        if setting is None:
            if len(self._settings) >= KEPT:
                self._settings.clear()
            setting = self._settings[key] = Setting(s, self.weights, early, self.misjudges)
        return setting

    def worths(self, s: State, early: float) -> list[float]:
        """What each seat has, in points, at a time of the game: all that are compared must be seen from the same."""
        return self.setting(s, early).worths_of(s)

    def parts(self, s: State, early: float, weights: Sequence[float]) -> Parts:
        """What each term of each seat adds to a worth in which the seats count with these weights, in points."""
        setting = self.setting(s, early)
        found: Parts = {}
        if s[KIND] == ENDED:
            won = setting.outcomes(s)
            for sheet, worth, end in zip(score(s), setting.worths_of(s), won, strict=True):
                weight = weights[sheet.seat]
                found["won", sheet.seat] = weight * end
                found["level", sheet.seat] = weight * (worth - sheet.total - end)
                found |= {(f"score.{row.name}", sheet.seat): weight * row.points for row in sheet.rows}
            return found
        for seat, (standing_, working_) in enumerate(zip(setting.counted, working(s), strict=True)):
            for name, amount in (*standing_.items(), *working_.items()):
                found[name, seat] = weights[seat] * amount * setting.blend.get(name, 0.0)
        for route, code in enumerate(s[POSTS:POSTS_END]):
            for seat, worth in setting.route(route, code) if code else ():
                found["routes", seat] = found.get(("routes", seat), 0.0) + weights[seat] * worth
        if s[KIND] == FLIP:
            found[f"favour.{FAVOUR_NAMES[s[A]]}", s[SEAT]] = weights[s[SEAT]] * flipping(s, setting.blend)
        return found


def shares(worths: Sequence[float], seat: int) -> list[float]:
    """How much each seat's worth counts in `ahead`."""
    count = len(worths) - 1
    found = [-1 / count / (1 + count)] * len(worths)
    strongest = max((other for other in range(len(worths)) if other != seat), key=lambda other: worths[other])
    found[strongest] -= 1 / (1 + count)
    found[seat] = 1.0
    return found


def ahead(worths: list[float], seat: int) -> float:
    """What a seat has over the others. Of many others the harm to one counts less: it serves the rest as well."""
    mine = worths[seat]
    others = worths[:seat] + worths[seat + 1 :]
    count = len(others)
    return settled(mine - (max(others) + sum(others) / count) / (1 + count))
