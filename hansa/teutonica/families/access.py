"""Where a player may act: permissions abroad (T46) and the pawn's province (T37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.state import OFFICES, PAWN, PERMITS, PLAYERS, SEAT, SEAT_OF, State

if TYPE_CHECKING:
    from hansa.teutonica.tables import Tables


def refuse_pawn(s: State, t: Tables, route: int) -> Refusal | None:
    if s[PLAYERS] == 2 and route not in t.borders[s[PAWN]]:
        return Refusal("T37", "pawn-elsewhere", {"province": t.board.provinces[s[PAWN]].id})
    return None


def refuse_access(s: State, t: Tables, route: int) -> Refusal | None:
    """Why placing and displacing are not possible on this route."""
    if refusal := refuse_pawn(s, t, route):
        return refusal
    country = t.country[route]
    if country and not t.permitted(s, s[SEAT]) >> country & 1:
        return Refusal("T46", "no-permission", {"country": t.board.countries[country - 1][0]})
    return None


def use_permit(s: State, t: Tables, route: int) -> None:
    """Each permission serves once a turn; the narrowest that serves is used."""
    for bit, (city, countries) in enumerate(t.permits):
        free = not s[PERMITS] >> bit & 1 and SEAT_OF[s[OFFICES + city] & 15] == s[SEAT]
        if free and countries >> t.country[route] & 1:
            s[PERMITS] |= 1 << bit
            return
