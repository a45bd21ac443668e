"""Hints for Hansa. Each position is reached by actions that are in it, so the rules vouch for it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import hansa
from hansa.baltic.board import BOARD
from web.draw.figures import Thing, lost, row, sign
from web.draw.writer import group
from web.games.baltic.board import Scene, city_fragment
from web.games.baltic.goods import marker, taler
from web.games.baltic.layout import LAYOUTS
from web.play.hint import SEED, Hint
from web.play.lesson import played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Match
    from web.draw.figures import Drawing
    from web.draw.players import Player

GOODS = """\
~ leave out orange, ~ leave out brown, ~ draw blue2, ~ draw pink1, ~ draw green2, ~ draw red1, ~ draw green3,
~ draw red2, ~ draw blue3, ~ draw red3, ~ draw blue1, ~ draw pink2, ~ draw green1, ~ draw pink3, ~ draw red1,
~ draw blue2,
"""
WINE = """\
~ leave out orange, ~ leave out brown, ~ draw blue2, ~ draw pink1, ~ draw red1, ~ draw green2, ~ draw green3,
~ draw red2, ~ draw red2, ~ draw red3, ~ draw red1, ~ draw pink2, ~ draw green1, ~ draw pink3, ~ draw blue1,
~ draw blue2,
"""
"""The same with more wine about."""
APART = "booths danzig, booths kalmar, booths stockholm, booths aalborg, booths luebeck, booths riga,"
SALE = """\
booths danzig, booths kalmar, booths luebeck, booths riga, booths stockholm, booths reval,
sail luebeck, buy red2, sail aalborg, sail copenhagen, buy green3, sail danzig, buy red3, end,
sail kalmar, buy red1, sail copenhagen, sail luebeck, buy red2, end,
"""
LEAD = """\
sail danzig, buy red3, end,
sail kalmar, buy blue1, sail copenhagen, buy green3, end
"""
ENTER = """\
sail luebeck, sail aalborg, buy red1, end,
sail copenhagen, sail danzig, sail kalmar, buy blue1, end
"""
KEEP = """\
sell red:3+2, lose red1, sail aalborg, buy green2, end,
buy red1, sail copenhagen, end
"""
FILL = """\
booths kalmar, booths danzig, booths luebeck, booths riga, booths stockholm, booths reval,
sail danzig, sail kalmar, buy blue1, end,
sail copenhagen, buy green3, sail danzig, buy red3, sail kalmar, end
"""


def _match(moves: str) -> Match:
    return played(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, SEED), moves)


def _at(name: str, rules: str, cities: str, moves: str) -> Hint:
    return Hint(name, tuple(rules.split()), partial(_cities, cities=cities), partial(_match, moves))


def _cities(match: Match | None, players: Sequence[Player], *, cities: str) -> Drawing:
    """Cities of the position, side by side."""
    assert match  # noqa: S101 - only hints with a position show one
    plan = LAYOUTS["wide"]
    scene = Scene(plan, match.game.view(match.state, 0), players, str)
    things = []
    for city in BOARD.cities:
        if city.id in cities.split():
            left, top, right, bottom = plan.box(city.id)
            drawn = group(-(left + right) / 2, -(top + bottom) / 2, city_fragment(city, scene))
            things.append(Thing(drawn, right - left + 40, bottom - top + 8))
    return row(*things, scale=0.62)


TALER = Thing(taler(), 44, 44)


def _kept(_match: Match | None, _players: Sequence[Player]) -> Drawing:
    goods = [Thing(marker("blue", barrels), 62) for barrels in (3, 2, 1)]
    return row(*[TALER] * 3, lost(TALER), *goods, lost(Thing(marker("pink", 1), 62)), scale=0.62)


def _passing(_match: Match | None, _players: Sequence[Player]) -> Drawing:
    return row(TALER, sign("arrow"), sign("replenish", 60), sign("hourglass", 60), scale=0.62)


HINTS = (
    _at("first", "H6 H12", "kalmar luebeck", GOODS),
    _at("lead", "H12 H13", "kalmar", GOODS + APART + LEAD),
    _at("sell", "H14 H15", "luebeck", WINE + SALE),
    _at("keep", "H14 H19", "danzig luebeck", WINE + SALE + KEEP),
    _at("enter", "H13 H19", "kalmar", GOODS + APART + ENTER),
    _at("fill", "H8 H12", "kalmar", GOODS + FILL),
    Hint("three", ("H16",), _kept),
    Hint("leave", ("H9", "H18"), _passing),
)
