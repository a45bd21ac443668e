"""Control, points and winners read a second time from the rules, over nothing but what lies on the table.

Shares no code with `hansa.teutonica.scoring` and `offices`: where the two disagree, one of them has misread the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hansa.teutonica.view import View


def offices(view: View, city: str) -> list[int]:
    """The seats of all offices of a city from left to right."""
    face = view.city(city)
    return [office.seat for office in face.additional] + [office.seat for office in face.spaces if office]


def controller(view: View, city: str) -> int | None:
    """T15: nobody has more offices, and of those who have as many nobody's stands further right."""
    row = offices(view, city)
    if not row:
        return None
    most = max(row.count(seat) for seat in row)
    while row.count(row[-1]) != most:
        # Whoever is last has too few: look only at those with the most.
        row = [seat for seat in row if row.count(seat) == most]
    return row[-1]


def cities_controlled(view: View, seat: int) -> list[str]:
    return [city.id for city in view.board.cities if controller(view, city.id) == seat]


def largest_network(view: View, seat: int) -> int:
    """T33: walk from city to city along routes, counting own offices."""
    mine = {city.id: offices(view, city.id).count(seat) for city in view.board.cities}
    best = 0
    for start, count in mine.items():
        group = [start] if count else []
        for here in group:
            for route in view.board.routes:
                if here in (route.start, route.end):
                    other = route.end if here == route.start else route.start
                    if mine[other] and other not in group:
                        group.append(other)
        best = max(best, sum(mine[city] for city in group))
    return best


def abroad(view: View, country: str, prizes: tuple[int, ...]) -> list[int]:
    """T49 in two rounds: first those who control cities, then those who only have offices."""
    cities = [city.id for city in view.board.cities if country in city.countries]
    seats = range(view.players)
    controls = [sum(controller(view, city) == seat for city in cities) for seat in seats]
    counts = [sum(offices(view, city).count(seat) for city in cities) for seat in seats]
    points = [0] * view.players
    place = 0
    first = [seat for seat in seats if controls[seat]]
    second = [seat for seat in seats if not controls[seat] and counts[seat]]
    for group in (first, second):
        waiting = list(group)
        while waiting:
            best = max((controls[seat], counts[seat]) for seat in waiting)
            level = [seat for seat in waiting if (controls[seat], counts[seat]) == best]
            pot = sum(prizes[rank] for rank in range(place, place + len(level)) if rank < len(prizes))
            for seat in level:
                points[seat] = pot // len(level)
                waiting.remove(seat)
            place += len(level)
    return points


def marker_points(count: int) -> int:
    """T31."""
    for least, points in ((10, 21), (8, 15), (6, 10), (4, 6), (2, 3), (1, 1)):
        if count >= least:
            return points
    return 0


def points(view: View, seat: int) -> int:
    """T28 to T33, T38, T40 and T49 added up."""
    desk = view.desk(seat)
    total = desk.prestige
    finished = [skill for skill, covered in zip("kapbm", desk.covered, strict=True) if not covered and skill != "k"]
    total += len(finished) * (7 if "seven-for-a-skill" in desk.favours else 4)
    for space, holder in zip(view.board.special, view.special, strict=True):
        if holder is not None and holder.seat == seat:
            total += space.points
    total += marker_points(len(desk.unused) + desk.used)
    cities = cities_controlled(view, seat)
    total += len(cities) * (4 if "four-for-a-city" in desk.favours else 2)
    for country, prizes in view.board.countries:
        total += abroad(view, country, prizes)[seat]
    total += largest_network(view, seat) * (1, 2, 2, 3, 4)[4 - desk.covered[0]]
    if desk.mission:
        total += sum(seat in offices(view, city) for city in desk.mission)
        total += 5 if set(desk.mission) <= set(cities) else 0
    return total


def winners(view: View) -> list[int]:
    """T34, one comparison after the other."""
    seats = list(range(view.players))
    measures = [[points(view, seat) for seat in seats]]
    if view.edition == "big-box":
        measures.append([-view.desk(seat).skills[1] for seat in seats])
        keys = [(1, 2, 2, 3, 4)[view.desk(seat).skills[0]] for seat in seats]
        measures.append([largest_network(view, seat) * keys[seat] for seat in seats])
    for measure in measures:
        best = max(measure[seat] for seat in seats)
        seats = [seat for seat in seats if measure[seat] == best]
    return seats


class Ledger:
    """Who has which markers, kept from nothing but the lines of the record and what lies on the routes."""

    def __init__(self, players: int) -> None:
        self.unused: list[list[str]] = [[] for _ in range(players)]
        self.turned: list[list[str]] = [[] for _ in range(players)]
        self.laid: list[tuple[str, str, int]] = []

    def note(self, before: View, seat: int, line: str) -> None:
        match line.split():
            case ["route", route] if taken := before.marker(route):
                self.unused[seat].append(taken)
            case ["additional", *_]:
                self._turn(seat, "additional-office")
            case ["turn", marker]:
                self._turn(seat, marker)
            case ["use", "exchange-marker", other, marker]:
                self.unused[seat].remove("exchange-marker")
                self.turned[int(other) - 1].append("exchange-marker")
                self.turned[int(other) - 1].remove(marker)
                self.unused[seat].append(marker)
            case ["use", ("tribute" | "block") as marker, route]:
                self.unused[seat].remove(marker)
                self.laid.append((route, marker, seat))
            case ["use", marker, *_]:
                self._turn(seat, marker)

    def _turn(self, seat: int, marker: str) -> None:
        self.unused[seat].remove(marker)
        self.turned[seat].append(marker)

    def differs(self, view: View) -> str:
        """Where a view has something else, or nothing."""
        for seat in range(view.players):
            desk = view.desk(seat)
            lying = sum(owner == seat for _, _, owner in self.laid)
            if sorted(desk.unused) != sorted(self.unused[seat]) or sorted(desk.turned) != sorted(self.turned[seat]):
                return f"markers of seat {seat}"
            if desk.used != len(self.turned[seat]) + lying:
                return f"used markers of seat {seat}"
        found = [(route.id, one.marker, one.seat) for route in view.board.routes for one in view.laid(route.id)]
        return "" if sorted(found) == sorted(self.laid) else "laid markers"
