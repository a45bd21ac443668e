"""All that the page knows of the toy game: a row of stones, and nothing that the game does not need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hansa
from hansa import Outcome, Refusal
from web.draw.tappable import tappable
from web.draw.writer import Markup, el
from web.table import frame
from web.table.face import TableFace
from web.table.glossary import Signs
from web.table.keys import Keys
from web.table.kit import Kit
from web.table.log import Line
from web.table.marks import Shown
from web.table.moment import Moment
from web.table.tables import Things
from web.wire.part import Part, plain

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from web.draw.lending import Lend
    from web.play.entries import Entry
    from web.table.table import Table

Now = Moment[Any]


class NimFace(TableFace):
    """How the game is shown and told."""

    start = "stones:1"

    def __init__(self, table: Table) -> None:
        self._table = table

    def shows(self, moment: Now) -> Shown:
        return Shown(moment.possible)

    def frame(self, _moment: Now, places: Sequence[str], *, upright: bool) -> Part:
        del upright
        return plain("app", frame.frame("wide", el("div", *(el("div", id=place) for place in places))), "")

    def status(self, _moment: Now) -> Part:
        return plain("", Markup())

    def board(self, moment: Now, *, upright: bool) -> list[Part]:
        """Three stones can be taken at most."""
        del upright
        count = min(moment.view.stones, 3)
        row = [tappable(f"stones:{n}", moment.mark(f"stones:{n}"), str(n), class_="stone") for n in range(1, count + 1)]
        return [plain("row", el("div", *row))]

    def tables(self, moment: Now) -> Markup:
        return Things(moment.marks).words("stones:1", "1")

    def bar(self, moment: Now, complaint: str) -> Markup:
        return el("p", complaint or ": ".join(self.asked(moment)))

    def panels(self, moment: Now, seats: Sequence[int]) -> Part:
        return plain("table-players", el("ul", *(el("li", moment.name(seat)) for seat in seats)))

    def score(self, _moment: Now, _seats: Sequence[int]) -> Markup:
        return Markup()

    def end(self, moment: Now, outcome: Outcome, _seats: Sequence[int]) -> Markup:
        return el("p", *(moment.name(seat) for seat in outcome.winners))

    def lines(self, entries: Iterable[Entry]) -> list[Line]:
        names = self._table.session.players
        return [Line(entry.seat, f"{names[entry.seat]}: {entry.action}", entry.ply + 1) for entry in entries]

    def pieces(self, _moment: Now) -> Mapping[str, str]:
        return {}

    def home(self, _piece: str) -> str:
        return ""

    def asked(self, moment: Now) -> tuple[str, str]:
        return moment.name(max(moment.seat, 0)), f"{moment.view.stones} stones"

    def places(self, _moment: Now, *, upright: bool) -> Mapping[str, tuple[float, float]]:
        del upright
        return {f"stones:{n}": (float(n), 0.0) for n in (1, 2, 3)}

    def refused(self, refusal: Refusal, _target: str, _who: str) -> str:
        return str(refusal)

    def key_target(self, _moment: Now, key: str) -> str:
        return self._table.kit.keys.targets.get(key, "")


class NimOptions:
    """There is nothing to choose."""

    def choose(self, key: str, value: str) -> None:
        """Nothing."""

    def recall(self, options: Mapping[str, str], players: int) -> None:
        """Nothing."""

    def counts(self, _key: str) -> Collection[int]:
        return KIT.game.seats

    def chosen(self, _players: int) -> dict[str, str]:
        return {}

    def markup(self, _players: int, _lend: Lend) -> Markup:
        return Markup()


KIT = Kit(
    game=hansa.games()["nim"],
    colours=("red", "blue", "green", "white"),
    face=NimFace,
    options=NimOptions,
    refused=str,
    keys=Keys(game="nim", words="nim", targets={"1": "stones:1"}, own={}, listed=("enter",)),
    undo_rule="N1",
    signs=Signs("nim", {}),
    vignette=lambda: el("svg"),
)
