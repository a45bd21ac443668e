"""The table of Hansa."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from web.draw.writer import Markup
from web.games.baltic import bar, labels, log, panels, preview, score, tables, words
from web.games.baltic.keys import KEYS
from web.games.baltic.sale import SellSheet
from web.games.baltic.sheets import BuildSheet
from web.games.baltic.status import last_round
from web.table import frame
from web.table.sheets import Question
from web.table.table import Table
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from hansa import Action, Refusal
    from hansa.baltic.view import View
    from web.play.entries import Entry
    from web.play.session import Session
    from web.table.log import Line
    from web.table.tables import Things
    from web.wire.screen import Host


class HansaTable(Table):
    """One game of Hansa, played."""

    keys = KEYS

    def __init__(self, host: Host, session: Session) -> None:
        super().__init__(host, session, f"city:{session.view.ship}")

    # What is shown.

    def _frame(self, _places: Sequence[str]) -> Markup:
        return _frame(self._layout)

    @property
    def _layout(self) -> str:
        return "tall" if self._host.upright() else "wide"

    def _status(self) -> Sequence[Markup]:
        view: View = self._shown.view
        return last_round(view, self._players), labels.piles_status(view)

    def _board(self) -> dict[str, Markup]:
        legal = set(self._narrowing.possible) if self._host.preferences.highlight else set()
        marks = labels.Marks(legal, self._narrowing.chosen, self._cursor.at)
        return labels.parts(self._shown.view, self._players, self._layout, self._labels(), marks)

    def _overview(self, things: Things) -> Markup:
        return tables.tables(self._shown.view, self._players, things, self._labels())

    def _labels(self) -> Callable[[str], str]:
        """What the things on the board are called, with what it would cost to buy them."""
        session, view, legal = self._shown, self._shown.view, set(self._narrowing.possible)

        def price() -> str:
            return bar.price(session, bar.family(session, "buy")[0], self._players)[0]

        return lambda target: labels.label(target, view, self._players, legal, price)

    def _bar(self) -> Markup:
        return bar.bar(self._session, self._narrowing, self._players, self._complaint)

    def _panels(self) -> Markup:
        session = self._shown
        view, sheets = session.view, session.game.score(session.match.state)
        return panels.panels(view, sheets, self._players, self._seats(), session.seat)

    def _score(self) -> Markup:
        session = self._shown
        view, sheets = session.view, session.game.score(session.match.state)
        return score.sheet(sheets, view, self._players, self._seats())

    def _end(self) -> Markup:
        session = self._session
        view, outcome = session.view, session.match.outcome
        return score.final(outcome, view, self._players, self._seats()) if outcome else Markup()

    def _lines(self, entries: Iterable[Entry]) -> list[Line]:
        return log.lines(entries, self._session.players)

    def _standing(self) -> Mapping[str, str]:
        view: View = self._shown.view
        wares = {city.id: view.wares(city.id) for city in view.board.cities}
        return {f"space:{city}.{n}": str(good) for city, lie in wares.items() for n, good in enumerate(lie, 1) if good}

    def _home(self, _piece: str) -> str:
        return "piles"

    def _asked(self) -> tuple[str, str]:
        return bar.prompt(self._session, self._narrowing, self._players)

    def _places(self) -> Mapping[str, tuple[float, float]]:
        return labels.positions(self._layout)

    def _glowing(self) -> Collection[str]:
        return self._narrowing.possible

    def refused(self, refusal: Refusal, target: str = "") -> str:
        return words.refusal(refusal, target, self._players[max(self._session.seat, 0)].name)

    # What is done.

    def _meant(self, target: str) -> str:
        """A thumb on goods that cannot be bought means the city they lie in, where that is of use."""
        kind, _, place = target.partition(":")
        city = f"city:{place.partition('.')[0]}"
        possible = self._narrowing.possible
        of_use = city in possible or self._session.view.phase == "first-booths"
        return city if kind == "space" and of_use and target not in possible else target

    def _decide(self, target: str) -> bool:
        match target.partition(":")[0] if target.startswith("hand:") else target:
            case "do:sell" if self._legal("sell"):
                self._host.show(SellSheet(self._host, self._session, self._players, self._sell))
            case "hand" | "do:build" if self._legal("build"):
                first = target.removeprefix("hand:")
                self._host.show(BuildSheet(self._host, self._session, first, lambda text: self._play(f"build {text}")))
            case "do:end" if ends := self._legal("end"):
                return self._ask_before_end(ends[0])
            case "do:replenish" if fills := self._legal("replenish"):
                return self._ask_before_last_pile(fills[0])
            case _:
                return False
        return True

    def _legal(self, family: str) -> list[Action]:
        return bar.family(self._session, family)

    def _ask_before_end(self, end: Action) -> bool:
        session = self._session
        cost = preview.taxes(session.game, session.match.state, end)
        lines = [many(f"sheet.end.{kind}", n) for kind, n in (("talers", cost.talers), ("goods", cost.goods)) if n]
        if cost.ends_game:
            lines.append(say("sheet.end.game"))
        if lines:
            yes, no = say("sheet.end.yes"), say("sheet.end.no")
            title = say("sheet.end.title")
            self._host.show(Question(self._host, "end", title, lines, yes, no, lambda: self._play("end")))
        return bool(lines)

    def _ask_before_last_pile(self, fill: Action) -> bool:
        session = self._session
        if not preview.opens_last_pile(session.game, session.match.state, fill):
            return False
        yes, no = say("do.replenish"), say("do.cancel")
        title, lines = say("sheet.replenish.title"), [say("sheet.replenish.text")]
        self._host.show(Question(self._host, "last-pile", title, lines, yes, no, lambda: self._play("replenish")))
        return True

    def _sell(self, sells: list[str]) -> None:
        """A sale is one step for a person: all its colours, and the end of it."""
        session = self._session

        def sell() -> None:
            for text in sells:
                session.play(text)
            if session.view.phase == "sale" and not session.handing_on:
                session.play("done")

        self._done(sell)

    def _pick(self, number: int) -> bool:
        picks = bar.picks(self._session, self._narrowing)
        if 0 < number <= len(picks):
            self.tap(picks[number - 1])
        return 0 < number <= len(picks)


@lru_cache(maxsize=2)
def _frame(layout: str) -> Markup:
    return frame.frame(layout, labels.empty_board(layout))
