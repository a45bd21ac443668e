"""Hansa written a second time, as plainly as the rules read: lists of markers, no tables, no tricks.

It shares nothing with `hansa.baltic` but the words of a record and plays beside it, so that each catches the other's
slips. The map is written out again, too.
"""

from __future__ import annotations

from itertools import combinations

SPACES = (
    *("toensberg", "toensberg", "aalborg", "aalborg", "copenhagen", "luebeck", "luebeck", "danzig", "kalmar"),
    *("stockholm", "stockholm", "reval", "riga", "riga"),
)
ARROWS = {
    "toensberg": ("stockholm",),
    "aalborg": ("copenhagen",),
    "copenhagen": ("danzig", "luebeck", "toensberg"),
    "luebeck": ("aalborg",),
    "danzig": ("kalmar", "reval"),
    "kalmar": ("copenhagen",),
    "stockholm": ("kalmar", "reval"),
    "reval": ("riga",),
    "riga": ("danzig",),
}
COLOURS = ("red", "blue", "green", "orange", "pink", "brown")
PILES = {2: [8, 8, 8, 7, 7], 3: [11, 10, 10, 10, 10], 4: [13, 13, 13, 13, 12]}


class Shadow:
    """A game in progress. A marker is its text, `red2`; a phase is the name of what must be done."""

    def __init__(self, players: int, start: int | None) -> None:
        self.players = players
        self.start = start
        self.phase = "leave-out" if players < 4 else "fill"
        self.bag = [f"{c}{b}" for c in COLOURS for b, copies in ((1, 4), (2, 5), (3, 4)) for _ in range(copies)]
        self.wares: list[str | None] = [None] * 14
        self.piles = list(PILES[players])
        self.ship = "copenhagen"
        self.talers = [3] * players
        self.left = [15] * players
        self.booths = {city: [0] * players for city in ARROWS}
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.sold: list[list[str]] = [[] for _ in range(players)]
        self.turn = self.decides = 0
        self.placed = 0
        self.acted = False
        self.phase_two = False
        self.opened_by: int | None = None
        self.on_sale: list[str] = []
        self.losses: list[tuple[int, str]] = []

    # What may be done

    def legal(self) -> list[str]:  # noqa: PLR0911 - one answer for each phase
        me = self.decides
        match self.phase:
            case "leave-out":
                return [f"~ leave out {colour}" for colour in COLOURS if f"{colour}1" in self.bag]
            case "fill":
                return [f"~ draw {marker}" for marker in sorted(set(self.bag))]
            case "draw-start":
                return [f"~ start {seat + 1}" for seat in range(self.players)]
            case "first-booths":
                cities = [city for city in ARROWS if city != "copenhagen" and not self.booths[city][me]]
                return [f"booths {city}" for city in cities]
            case "actions":
                return self._turn(me)
            case "sale":
                return [*self._sales(me), "done"]
            case "loss":
                colour = self.losses[0][1]
                return [f"lose {marker}" for marker in sorted(set(self.hands[me])) if marker[:-1] == colour]
            case "taxes":
                return [f"discard {marker}" for marker in sorted(set(self.hands[me]))]
        return []

    def _turn(self, me: int) -> list[str]:
        can_fill = self.phase_two and None in self.wares and sum(self.piles) > 0 and self.talers[me] > 0
        if can_fill and not any(self.wares):
            return ["replenish"]
        lines = ["end"] + ["replenish"] * can_fill
        if self.talers[me]:
            lines += [f"sail {city}" for city in ARROWS[self.ship]]
        if not self.acted:
            here = {marker for city, marker in zip(SPACES, self.wares, strict=True) if city == self.ship and marker}
            if self.talers[me] or self._payee() == me:
                lines += [f"buy {marker}" for marker in here]
            if self.left[me]:
                lines += [f"build {marker}" for marker in set(self.hands[me])]
            if self.booths[self.ship][me]:
                lines += self._sales(me)
        return lines

    def _sales(self, me: int) -> list[str]:
        lines = set()
        for colour in COLOURS:
            barrels = sorted((marker[-1] for marker in self.hands[me] if marker[:-1] == colour), reverse=True)
            if colour not in self.on_sale:
                for size in range(2, len(barrels) + 1):
                    lines |= {f"sell {colour}:{'+'.join(part)}" for part in combinations(barrels, size)}
        return sorted(lines)

    def _payee(self) -> int | None:
        row = self.booths[self.ship]
        best = [seat for seat in range(self.players) if row[seat] and row[seat] == max(row)]
        return best[0] if len(best) == 1 else None

    # What happens

    def play(self, line: str) -> None:
        verb, _, rest = line.removeprefix("~ ").partition(" ")
        getattr(self, f"_{verb}")(rest)

    def _leave(self, rest: str) -> None:
        colour = rest.removeprefix("out ")
        self.bag = [marker for marker in self.bag if marker[:-1] != colour]
        if len(self.bag) == 13 * (self.players + 2):
            self.phase = "fill"

    def _draw(self, marker: str) -> None:
        self.bag.remove(marker)
        self.wares[self.wares.index(None)] = marker
        if self.placed:
            pile = next(pile for pile in range(5) if self.piles[pile])
            self.piles[pile] -= 1
            if pile == 4 and self.opened_by is None:
                self.opened_by = self.turn
        if None in self.wares and (not self.placed or any(self.piles)):
            return
        if self.placed:
            self.phase = "actions"
        elif self.start is None:
            self.phase = "draw-start"
        else:
            self._start(str(self.start + 1))

    def _start(self, seat: str) -> None:
        self.start = self.turn = self.decides = int(seat) - 1
        self.phase = "first-booths"

    def _booths(self, city: str) -> None:
        self.booths[city][self.turn] += 2
        self.left[self.turn] -= 2
        self.placed += 1
        self.turn = self.decides = (self.turn + 1) % self.players
        if self.placed == 3 * self.players:
            self._begin(self.turn)

    def _begin(self, seat: int) -> None:
        self.turn = self.decides = seat
        self.talers[seat] += 3
        self.phase, self.phase_two, self.acted = "actions", True, False

    def _replenish(self, _: str) -> None:
        self.talers[self.turn] -= 1
        self.phase, self.phase_two = "fill", False

    def _sail(self, city: str) -> None:
        self.talers[self.turn] -= 1
        self.ship, self.acted, self.phase_two = city, False, False

    def _buy(self, marker: str) -> None:
        payee = self._payee()
        if payee != self.turn:
            self.talers[self.turn] -= 1
            if payee is not None:
                self.talers[payee] += 1
        space = next(place for place, city in enumerate(SPACES) if city == self.ship and self.wares[place] == marker)
        self.wares[space] = None
        self.hands[self.turn].append(marker)
        self.acted, self.phase_two = True, False

    def _build(self, marker: str) -> None:
        self.hands[self.turn].remove(marker)
        for _ in range(int(marker[-1])):
            if self.left[self.turn]:
                self.left[self.turn] -= 1
                self.booths[self.ship][self.turn] += 1
        self.acted, self.phase_two = True, False

    def _sell(self, what: str) -> None:
        colour, _, barrels = what.partition(":")
        if not self.on_sale:
            self.booths[self.ship][self.turn] -= 1
            self.left[self.turn] += 1
        for size in barrels.split("+"):
            self.hands[self.turn].remove(colour + size)
            self.sold[self.turn].append(colour + size)
        self.on_sale.append(colour)
        self.phase, self.acted, self.phase_two = "sale", True, False
        if not self._sales(self.turn):
            self._done("")

    def _done(self, _: str) -> None:
        seats = [(self.turn + step) % self.players for step in range(1, self.players)]
        sold = [colour for colour in COLOURS if colour in self.on_sale]
        self.losses = [(seat, c) for seat in seats for c in sold if any(m[:-1] == c for m in self.hands[seat])]
        self.on_sale = []
        self._next_loss()

    def _next_loss(self) -> None:
        while self.losses:
            seat, colour = self.losses[0]
            choices = sorted({marker for marker in self.hands[seat] if marker[:-1] == colour})
            if len(choices) > 1:
                self.phase, self.decides = "loss", seat
                return
            self.hands[seat].remove(choices[0])
            del self.losses[0]
        self.phase, self.decides = "actions", self.turn

    def _lose(self, marker: str) -> None:
        seat, _ = self.losses.pop(0)
        self.hands[seat].remove(marker)
        self._next_loss()

    def _end(self, _: str) -> None:
        self.talers[self.turn] = min(3, self.talers[self.turn])
        self.phase = "taxes"
        self._pay_in_goods()

    def _discard(self, marker: str) -> None:
        self.hands[self.turn].remove(marker)
        self._pay_in_goods()

    def _pay_in_goods(self) -> None:
        hand = self.hands[self.turn]
        while len(hand) > 3:
            if len(set(hand)) > 1:
                return
            hand.pop()
        seat = (self.turn + 1) % self.players
        if self.opened_by is not None and seat == self.start:
            self.phase = "ended"
        else:
            self._begin(seat)
