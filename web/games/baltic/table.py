"""The table of Hansa."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hansa.baltic.board import BOARD
from web.draw.writer import Markup, join
from web.games.baltic import bar, board, labels, log, panels, preview, score, status, tables, words
from web.games.baltic.layout import LAYOUTS
from web.games.baltic.sale import SellSheet
from web.games.baltic.sheets import BuildSheet
from web.games.baltic.voyage import far
from web.table import ending, frame
from web.table.face import TableFace
from web.table.marks import Shown
from web.table.sheets import Question
from web.table.tables import Things
from web.text import say
from web.wire.part import Inner, Part

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hansa import Action, Outcome, Refusal
    from hansa.baltic.view import View
    from web.play.entries import Entry
    from web.table.log import Line
    from web.table.moment import Moment
    from web.table.table import Table

    Now = Moment[View]


class Face(TableFace):
    """How a game of Hansa is shown and told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._plates = Inner()
        self.start = f"city:{table.session.view.ship}"

    # What is shown.

    def shows(self, moment: Now) -> Shown:
        return Shown(moment.possible, [f"city:{city}" for city in far(moment)])

    def frame(self, moment: Now, _places: Sequence[str], *, upright: bool) -> Part:
        layout = _layout(upright=upright)
        of = (moment.session.id, layout)
        return Part("app", of, lambda: frame.frame(layout, labels.empty_board(layout)))

    def status(self, moment: Now) -> Part:
        view, players = moment.view, moment.players

        def draw() -> Markup:
            return join((status.last_round(view, players), labels.piles_status(view)))

        return Part("", (view.piles, view.last_pile_opened_by, view.turn, view.ended), draw)

    def board(self, moment: Now, *, upright: bool) -> list[Part]:
        """Each city by what lies there; what is told of goods depends on what they cost."""
        layout = _layout(upright=upright)
        view, marks = moment.view, moment.marks
        buying = bar.price(moment, moment.family("buy")[0])[0] if moment.family("buy") else ""
        scene = board.Scene(LAYOUTS[layout], view, moment.players, partial(_label, moment, buying), marks)
        ways = tuple(board.ends(view, marks))
        further = far(moment) if ways else {}
        reach = tuple(further.values())
        parts = [
            Part("part-chart", (layout,), lambda: board.chart(layout)),
            Part(
                "part-ways",
                (layout, view.ship, ways, reach),
                lambda: board.ways_fragment(scene.layout, view, ways, reach),
            ),
            Part("part-piles", _piles_of(layout, moment), lambda: board.piles_fragment(scene)),
        ]
        here = (layout, view.phase == "first-booths", moment.players)
        for city in BOARD.cities:
            spaces = [marks.get(target) for target in labels.SPACES[city.id]]
            mark, ship = marks.get(f"city:{city.id}"), view.ship == city.id
            of = (
                here,
                view.wares(city.id),
                view.booths(city.id),
                mark,
                ship,
                spaces,
                ship and buying,
                further.get(city.id),
            )
            parts.append(Part(f"part-city:{city.id}", of, partial(board.city_fragment, city, scene)))
        at_sea = Part("part-ship", (layout, view.ship), partial(board.ship_fragment, scene.layout, view))
        return [*parts, at_sea]

    def tables(self, moment: Now) -> Markup:
        buying = bar.price(moment, moment.family("buy")[0])[0] if moment.family("buy") else ""
        return tables.tables(moment.view, moment.players, Things(moment.marks), partial(_label, moment, buying))

    def bar(self, moment: Now, complaint: str) -> Markup:
        return bar.bar(moment, complaint)

    def panels(self, moment: Now, seats: Sequence[int]) -> Part:
        of = (moment.state, moment.players, moment.seat)
        return Part("table-players", of, partial(panels.panels, moment, seats, self._plates))

    def score(self, moment: Now, seats: Sequence[int]) -> Markup:
        return score.sheet(moment.game.score(moment.state), moment.view, moment.players, seats)

    def end(self, moment: Now, outcome: Outcome, seats: Sequence[int]) -> Markup:
        return score.final(outcome, moment.view, moment.players, seats)

    def lines(self, entries: Iterable[Entry]) -> list[Line]:
        return log.lines(entries, self._table.session.players)

    def pieces(self, moment: Now) -> Mapping[str, str]:
        wares = {city.id: moment.view.wares(city.id) for city in BOARD.cities}
        return {f"space:{city}.{n}": str(good) for city, lie in wares.items() for n, good in enumerate(lie, 1) if good}

    def home(self, _piece: str) -> str:
        return "piles"

    def asked(self, moment: Now) -> tuple[str, str]:
        return bar.prompt(moment)

    def places(self, _moment: Now, *, upright: bool) -> Mapping[str, tuple[float, float]]:
        return labels.positions(_layout(upright=upright))

    def refused(self, refusal: Refusal, target: str, who: str) -> str:
        return words.refusal(refusal, target, who)

    # What is done.

    def meant(self, moment: Now, target: str) -> str:
        """A thumb on goods that cannot be bought means the city they lie in, where that is of use."""
        kind, _, place = target.partition(":")
        city = f"city:{place.partition('.')[0]}"
        of_use = city in moment.possible or city[5:] in far(moment) or moment.view.phase == "first-booths"
        return city if kind == "space" and of_use and target not in moment.possible else target

    def key_target(self, _moment: Now, key: str) -> str:
        return self._table.kit.keys.targets.get(key, "")

    def decide(self, moment: Now, target: str) -> bool:
        table, family = self._table, moment.family
        match target.partition(":")[0] if target.startswith("hand:") else target:
            case "do:sell" if family("sell"):
                table.show(SellSheet(table, moment, self._sell))
            case "hand" | "do:build" if builds := family("build"):
                self._build(moment, target, builds)
            case "do:end" if ends := family("end"):
                return self._ask_before_end(moment, ends[0])
            case _ if legs := self._voyage(moment, target):
                table.play(*(f"sail {city}" for city in legs))
            case "do:replenish" if fills := family("replenish"):
                return self._ask_before_last_pile(moment, fills[0])
            case _:
                return False
        return True

    def pick(self, moment: Now, number: int) -> bool:
        picks = bar.picks(moment)
        if 0 < number <= len(picks):
            self._table.tap(picks[number - 1])
        return 0 < number <= len(picks)

    def _build(self, moment: Now, target: str, builds: Sequence[Action]) -> None:
        """At once where only one thing can be meant: goods of a colour that can be sold are not given up by one tap."""
        ware = target.removeprefix("hand:")
        colours = {action.text.split()[1].partition(":")[0] for action in moment.family("sell")}
        meant = [build for build in builds if target == "do:build" or build.text == f"build {ware}"]
        if len(meant) == 1 and ware[:-1] not in colours:
            self._table.play(meant[0])
        else:
            self._table.show(BuildSheet(self._table, moment, ware))

    def _voyage(self, moment: Now, target: str) -> Sequence[str]:
        """The way to a city that is further than one leg; in a lesson each leg is a step."""
        kind, _, city = target.partition(":")
        return () if kind != "city" or moment.guide else far(moment).get(city, ())

    def _ask_before_end(self, moment: Now, end: Action) -> bool:
        """Only before something is lost that is worth a question; talers are told on the button."""
        table, cost = self._table, preview.taxes(moment.game, moment.state, end)
        lines = bar.missed(moment.game, moment.state)
        if cost.goods:
            lines.append(say("sheet.end.goods", n=cost.goods))
        return ending.ask(table, lines, partial(table.play, end), waits=table.session.hands_on_to(cost.following))

    def _ask_before_last_pile(self, moment: Now, fill: Action) -> bool:
        if not preview.opens_last_pile(moment.game, moment.state, fill):
            return False
        yes, no = say("do.replenish"), say("do.cancel")
        title, lines = say("sheet.replenish.title"), [say("sheet.replenish.text")]
        play = partial(self._table.play, fill)
        self._table.show(Question(self._table.host, "last-pile", title, lines, yes, no, play))
        return True

    def _sell(self, sells: Sequence[str]) -> None:
        """A sale is one step for a person: all its colours, and the end of it."""
        self._table.play(*sells, "done")


def _layout(*, upright: bool) -> str:
    return "tall" if upright else "wide"


def _label(moment: Now, buying: str, target: str) -> str:
    return labels.label(target, moment, buying)


def _piles_of(layout: str, moment: Now) -> tuple[object, ...]:
    return layout, moment.view.piles, moment.view.last_pile_opened_by, moment.marks.get(labels.PILES_TARGET)
