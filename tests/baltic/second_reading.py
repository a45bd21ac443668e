"""Points, winners and payment read a second time from the rules, over nothing but what lies on the table.

Shares no code with `hansa.baltic.scoring`: where the two disagree, one of them has misread the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hansa.baltic.view import View


def cities_of(view: View, seat: int) -> list[str]:
    """The cities where a player has a booth."""
    return [city.id for city in view.board.cities if view.booths(city.id)[seat] > 0]


def alone_in(view: View, seat: int, city: str) -> bool:
    """Nobody else has a booth there."""
    return all(count == 0 for other, count in enumerate(view.booths(city)) if other != seat)


def payee(view: View, city: str) -> int | None:
    """Who has more booths in a city than each other player, if anybody."""
    counts = view.booths(city)
    for seat, count in enumerate(counts):
        if all(count > other for rival, other in enumerate(counts) if rival != seat):
            return seat
    return None


def points(view: View, seat: int) -> int:
    """H19: one for each unsold marker, one and the barrels for each sold one, two or four for each city."""
    total = 0
    for _ in view.hand(seat):
        total += 1
    for marker in view.sold(seat):
        total += 1 + marker.barrels
    for city in cities_of(view, seat):
        total += 4 if alone_in(view, seat, city) else 2
    return total


def extras(view: View, seat: int) -> int:
    """H21: two, three, four and five points on top, shared by all who are level, never for nothing."""

    def highest_stack(who: int) -> int:
        return max(view.booths(city.id)[who] for city in view.board.cities)

    def ones_sold(who: int) -> int:
        return len([marker for marker in view.sold(who) if marker.barrels == 1])

    others = [who for who in range(view.players) if who != seat]
    total = 0
    if highest_stack(seat) and all(highest_stack(seat) >= highest_stack(who) for who in others):
        total += 2
    if view.last_pile_opened_by == seat:
        total += 3
    if cities_of(view, seat) and all(len(cities_of(view, seat)) >= len(cities_of(view, who)) for who in others):
        total += 4
    if ones_sold(seat) and all(ones_sold(seat) >= ones_sold(who) for who in others):
        total += 5
    return total


def totals(view: View) -> list[int]:
    return [points(view, seat) + (extras(view, seat) if view.bonuses else 0) for seat in range(view.players)]


def winners(view: View) -> list[int]:
    """H20: who has most points; among those, most booths on the board; all who are still level."""
    score = totals(view)
    best = [seat for seat in range(view.players) if score[seat] == max(score)]
    booths = {seat: sum(view.booths(city.id)[seat] for city in view.board.cities) for seat in best}
    return [seat for seat in best if booths[seat] == max(booths.values())]
