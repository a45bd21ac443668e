"""What holds in every position, as plain checks that a long run can afford."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica import state as st
from hansa.teutonica.editions import MARKER_KINDS
from hansa.teutonica.families.answer import OPEN
from hansa.teutonica.laid import laid_markers
from hansa.teutonica.tables import TABLES
from tests.teutonica import second_reading
from tests.teutonica.table import GAME

if TYPE_CHECKING:
    from hansa.teutonica.state import State


def pieces(s: State, seat: int) -> list[int]:
    """Traders and merchants of a player wherever they are: desk, supply, stock, routes, cities, special, in hand."""
    return _counted(s, seat, _about(s))


def _about(s: State) -> list[int]:
    """Every piece on the board, in a hand, or waiting for an answer."""
    cells = [*s[st.POSTS : st.POSTS_END], *s[st.OFFICES : st.CONTROL], *s[st.SPECIAL : st.POSTS]]
    lying = [there for code in cells if code for there in st.nibbles(code)]
    lying += [item & 15 for item in s[st.HAND : st.HAND + st.HAND_ROOM]]
    for top in range(st.STACK, len(s), st.FRAME):
        _a, b, c, d, who, kind = s[top : top + st.FRAME]
        if kind == st.PAY:
            lying.append(c)
        if kind == st.PERMANENT:
            lying += [st.piece(who, st.TRADER)] * b + [st.piece(who, st.MERCHANT)] * c
        if kind == st.MOVE:
            for home in [st.piece(who, st.TRADER)] * c + [st.piece(who, st.MERCHANT)] * d:
                lying.remove(home)
        if kind in (st.ANSWER, st.ABROAD):
            waits = b if kind == st.ANSWER and b <= OPEN else 0
            lying += [st.piece(who, cell - 1) for cell in (waits, d) if cell]
    return lying + [st.piece(laid.seat, st.TRADER) for laid in laid_markers(s)]


def _counted(s: State, seat: int, about: list[int]) -> list[int]:
    base = st.desk(seat)
    counts = [s[base + st.SUPPLY_T] + s[base + st.STOCK_T], s[base + st.SUPPLY_M] + s[base + st.STOCK_M]]
    for skill, top in enumerate(st.TOPS):
        counts[st.SKILL_PIECES[skill]] += top - s[base + st.LEVELS + skill]
    for kind in (st.TRADER, st.MERCHANT):
        counts[kind] += about.count(st.piece(seat, kind))
    return counts


def broken(s: State) -> str:
    """What is wrong with a position, or nothing."""
    return "" if s[st.KIND] < st.DRAW_MISSION else _pieces(s) or _posts(s) or _markers(s)


def _pieces(s: State) -> str:
    about = _about(s)
    for seat in range(s[st.PLAYERS]):
        if (counted := _counted(s, seat, about)) != [st.TRADERS, st.MERCHANTS]:
            return f"seat {seat} has {counted} pieces"
    return ""


def _posts(s: State) -> str:
    for route, boats in enumerate(TABLES[s[st.TABLE]].boats):
        code = s[st.POSTS + route]
        if code >= 16 ** len(boats):
            return f"route {route} has too many posts"
        for post, boat in enumerate(boats):
            there = code >> 4 * post & 15
            if there > 2 * s[st.PLAYERS] or (boat and there and st.KIND_OF[there] == st.TRADER):
                return f"{there} does not belong on post {post} of route {route}"
    return ""


def _markers(s: State) -> str:
    """None lost; three on the board when a turn begins, less those that found no place."""
    kinds = range(st.KINDS)
    bases = [st.desk(seat) for seat in range(s[st.PLAYERS])]
    lying = sum(map(bool, s[st.LYING : st.OFFICES]))
    unseen = sum(s[base + st.PLATE] for base in bases)
    seen = sum(s[base + st.SEEN + kind] for base in bases for kind in kinds)
    owned = sum(sum(s[base + st.UNUSED : base + st.UNUSED + st.KINDS]) + s[base + st.USED] for base in bases)
    if lying + unseen + seen + owned + s[st.SUPPLY] != sum(TABLES[s[st.TABLE]].edition.markers):
        return "markers were made or lost"
    if sum(s[st.BAG : st.BAG + st.KINDS]) != unseen + s[st.SUPPLY]:
        return "the unseen markers are not those of the supply and the plates"
    if s[st.KIND] == st.TURN and s[st.STAGE] == st.FRESH and (unseen or lying + seen != 3):
        return f"{lying} markers on the board"
    return _used_markers(s, bases)


def _used_markers(s: State, bases: list[int]) -> str:
    """They lie beside the desks, where their kinds are seen, or on routes; of no kind there are too many (T50, T52)."""
    laid = laid_markers(s)
    for seat, base in enumerate(bases):
        beside = sum(st.nibbles(s[base + st.TURNED]))
        if s[base + st.USED] != beside + sum(one.seat == seat for one in laid):
            return f"used markers of seat {seat}"
    box = TABLES[s[st.TABLE]].edition.markers
    for kind, marker in enumerate(MARKER_KINDS):
        if _of_kind(s, bases, kind) > box[kind] + (marker.promotional if s[st.PROMOTION] else 0):
            return f"too many markers {marker.id}"
    return ""


def _of_kind(s: State, bases: list[int], kind: int) -> int:
    """All markers of a kind, wherever they are."""
    count = s[st.BAG + kind] + s[st.LYING : st.OFFICES].count(1 + kind)
    count += sum(one.kind == kind for one in laid_markers(s))
    for base in bases:
        count += s[base + st.UNUSED + kind] + s[base + st.SEEN + kind] + (s[base + st.TURNED] >> 4 * kind & 15)
    return count


def misread(s: State) -> str:
    """Where the engine and the second reading of the rules disagree, or nothing."""
    views = [GAME.view(s, seat) for seat in range(s[st.PLAYERS])]
    for city in views[0].board.cities:
        if views[0].city(city.id).control != second_reading.controller(views[0], city.id):
            return f"control of {city.id}"
    for country, prizes in views[0].board.countries:
        if list(views[0].country_points(country)) != second_reading.abroad(views[0], country, prizes):
            return f"points of {country}"
    for seat, sheet in enumerate(GAME.score(s)):
        if sheet.total != second_reading.points(views[seat], seat):
            return f"points of seat {seat}"
    if s[st.KIND] == st.ENDED and list(GAME.winners(s)) != second_reading.winners(views[0]):
        return "the winners"
    return ""
