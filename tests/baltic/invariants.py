"""What holds in every position, as plain checks that a long run can afford."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic import state as st
from hansa.baltic.board import BOARD
from hansa.baltic.goods import COLOURS, COPIES, KINDS, split
from tests.baltic import second_reading
from tests.baltic.shadow import ARROWS, SPACES
from tests.baltic.table import GAME

if TYPE_CHECKING:
    from hansa.baltic.state import State
    from tests.baltic.shadow import Shadow


def broken(s: State) -> str:
    """What is wrong with a position, or nothing."""
    return _seats(s) or _markers(s)


def _seats(s: State) -> str:
    """Fifteen booths, no debts, as many goods as are counted."""
    for seat in range(s[st.PLAYERS]):
        on_board = sum(s[st.BOOTHS + seat : st.HANDS : st.SEATS])
        if s[st.SUPPLY + seat] < 0 or s[st.SUPPLY + seat] + on_board != 15:
            return f"seat {seat} has {on_board} booths on the board, {s[st.SUPPLY + seat]} left"
        if s[st.TALERS + seat] < 0:
            return f"seat {seat} owes talers"
        base = st.HANDS + st.HEAP_ROOM * seat
        held = sum(sum(split(heap)) for heap in s[base : base + st.HEAP_ROOM])
        if s[st.HELD + seat] != held:
            return f"seat {seat} holds {held} goods, not {s[st.HELD + seat]}"
    return ""


def _markers(s: State) -> str:
    """No marker is made: in piles, warehouses and with players never more of a kind than the game has."""
    for colour, name in enumerate(COLOURS):
        heaps = [split(heap) for heap in s[st.HANDS + colour : st.BAG : st.HEAP_ROOM]]
        for barrels, copies in enumerate(COPIES, 1):
            kind = len(COPIES) * colour + barrels - 1
            unseen = s[st.BAG + kind]
            there = unseen + s[st.WARES :].count(kind + 1) + sum(heap[barrels - 1] for heap in heaps)
            if unseen < 0 or there > copies:
                return f"{there} markers {name}{barrels}"
    drawn_from = s[st.BAG : st.BAG + len(KINDS)]
    if s[st.PHASE] > st.DRAW_START and sum(drawn_from) != s[st.LEFT]:
        return f"{sum(drawn_from)} markers for piles of {s[st.LEFT]}"
    return ""


def differs(s: State, shadow: Shadow) -> str:
    """Where the engine and the second program of the rules disagree, or nothing."""
    view = GAME.view(s, 0)
    seats = range(view.players)
    cities = list(dict.fromkeys(SPACES))
    pairs = {
        "the phase": (view.phase, shadow.phase),
        "the turn": (view.turn, shadow.turn),
        "the ship": (view.ship, shadow.ship),
        "the piles": (list(view.piles), shadow.piles),
        "the last pile": (view.last_pile_opened_by, shadow.opened_by),
        "warehouses": ([str(good) if good else None for city in cities for good in view.wares(city)], shadow.wares),
        "booths": ({city: list(view.booths(city)) for city in ARROWS}, shadow.booths),
        "talers": ([view.talers(seat) for seat in seats], shadow.talers),
        "booths left": ([view.booths_left(seat) for seat in seats], shadow.left),
        "goods": ([sorted(map(str, view.hand(seat))) for seat in seats], [*map(sorted, shadow.hands)]),
        "sold goods": ([sorted(map(str, view.sold(seat))) for seat in seats], [*map(sorted, shadow.sold)]),
        "choices": (sorted(map(str, GAME.legal_actions(s))), sorted(shadow.legal())),
    }
    if GAME.to_act(s) >= 0:
        pairs["who decides"] = (GAME.to_act(s), shadow.decides)
    return "; ".join(f"{what}: {ours} or {theirs}" for what, (ours, theirs) in pairs.items() if ours != theirs)


def misread(s: State) -> str:
    """Where the engine and the second reading of the rules disagree, or nothing."""
    view = GAME.view(s, 0)
    if [sheet.total for sheet in GAME.score(s)] != second_reading.totals(view):
        return "points"
    if list(GAME.winners(s)) != second_reading.winners(view):
        return "the winners"
    for city in BOARD.cities:
        if view.leader(city.id) != second_reading.payee(view, city.id):
            return f"who is paid at {city.id}"
    return ""
