"""Which sheet a tap opens at the table of Hansa Teutonica, and which taps are played at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from web.games.teutonica.bar import undone
from web.games.teutonica.countries import country_body, permissions_body
from web.games.teutonica.desk_sheet import desk_body
from web.games.teutonica.displacing import DisplaceSheet
from web.games.teutonica.foresight import desk_of, ready
from web.games.teutonica.info_sheets import city_body, special_body
from web.games.teutonica.missions import MissionSheet, has_screen
from web.games.teutonica.row_sheet import row_body, row_title
from web.games.teutonica.sheets import FavourSheet, IncomeSheet, MarkerSheet, RouteSheet, best_incomes
from web.games.teutonica.words import country, tell
from web.table import ending
from web.table.sheets import InfoSheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa import Action
    from web.games.teutonica.foresight import Now
    from web.games.teutonica.missions import MissionMarks
    from web.table.table import Table


@dataclass
class SheetChooser:
    """Opens sheets for the table."""

    table: Table
    play: Callable[..., None]
    placed: Callable[[Now], str]
    """The piece that is put on the board next."""
    marks: MissionMarks

    def look(self, moment: Now, target: str) -> bool:
        """Things that only explain themselves now; False for all that is of use, or never was."""
        kind, _, name = target.partition(":")
        if moment.phase == "turn" and kind == "route" and not _lays(moment) and name not in ready(moment):
            self._route(moment, name)  # a marker is laid on it only after it was chosen to be (T52)
            return True
        if target in moment.possible or moment.phase in {"create", "set-pawn"}:
            return False
        match kind:
            case "city" | "office":
                self._city(moment, name.partition(".")[0])
            case "special":
                title = tell("sheet.special.title", points=name)
                self.table.show(InfoSheet("special", title, special_body(moment, int(name))))
            case "route":
                self._route(moment, name)
            case "marker":
                self.table.show(MarkerSheet(self.table, moment, self.play, kind=name))
            case "tile":
                self.table.show(FavourSheet(self.table, moment, self.play, tile=name))
            case _:
                return False
        return True

    def decide(self, moment: Now, target: str) -> bool:
        """What is decided in a sheet of its own; False for all that is played or narrowed at once."""
        kind, _, name = target.partition(":")
        if moment.phase != "turn":
            return False
        match kind:
            case "route" if name in ready(moment) and not _lays(moment):
                self._route(moment, name)
            case "post" if self._is_ready(moment, name):
                self._route(moment, name.partition(".")[0])
            case "post" if found := self._displacing(moment, target):
                self._displace(moment, name, found)
            case "marker":
                self.table.show(MarkerSheet(self.table, moment, self.play, kind=name))
            case "tile":
                self.table.show(FavourSheet(self.table, moment, self.play, tile=name))
            case "do" if name == "income" and moment.family("income"):
                self._income(moment)
            case "do" if name == "end" and moment.family("end"):
                return self._ask_before_end(moment)
            case _:
                return False
        return True

    def _ask_before_end(self, moment: Now) -> bool:
        """New markers are drawn as soon as the turn ends, so that there is no way back even where it is handed on."""
        desk, session = desk_of(moment), self.table.session
        draws = desk.plate_hidden + len(desk.plate) > 0
        waits = not draws and session.hands_on_to((moment.seat + 1) % len(moment.players))
        play = partial(self.table.play, moment.family("end")[0])
        return ending.ask(self.table, undone(moment, moment.state), play, waits=waits)

    def ready(self, moment: Now, action: Action) -> bool:
        """A route is created only after a look at what it brings."""
        if action.family == "route":
            self.table.clear()
            self._route(moment, action.text.removeprefix("route "))
        return action.family == "route"

    def command(self, moment: Now, command: str, value: str) -> None:
        """Sheets that buttons beside the board open."""
        match command:
            case "stock" if moment.family("income"):
                self.table.show(IncomeSheet(self.table, moment, self.play))
            case "desk":
                self._desk(moment, int(value))
            case "about":
                self.table.show(MarkerSheet(self.table, moment, self.play, kind=value))
            case "mission" if (seat := has_screen(moment)) is not None:
                self.table.show(MissionSheet(self.table, moment, seat, self.marks))
            case "row":
                self._row(moment, value)
            case "country":
                self._country(moment, value)
            case "permissions":
                self.table.show(InfoSheet("permissions", tell("permission.title"), permissions_body(moment)))

    def _row(self, moment: Now, value: str) -> None:
        """Where a figure of the score sheet comes from; the value is a seat and the name of a row."""
        seat, _, name = value.partition(" ")
        title = row_title(moment, int(seat), name)
        self.table.show(InfoSheet("row", title, row_body(moment, int(seat), name), self.table.do))

    def _country(self, moment: Now, name: str) -> None:
        title = tell("country.lead", country=country(name))
        self.table.show(InfoSheet("country", title, country_body(moment, name)))

    def _desk(self, moment: Now, seat: int) -> None:
        body = desk_body(moment, seat, scores=self.table.host.preferences.projection)
        self.table.show(InfoSheet("desk", tell("panel.desk", who=moment.name(seat)), body, self.table.do))

    def _income(self, moment: Now) -> None:
        """One tap, unless the mix is a choice."""
        best = best_incomes(moment.family("income"))
        if len(best) == 1:
            self.play(str(best[0]))
        else:
            self.table.show(IncomeSheet(self.table, moment, self.play))

    @staticmethod
    def _is_ready(moment: Now, post: str) -> bool:
        """A post of a finished route means the route, unless a piece is to be moved."""
        return post.partition(".")[0] in ready(moment) and "do:move" not in moment.chosen

    @staticmethod
    def _displacing(moment: Now, target: str) -> list[Action]:
        left = moment.narrowing.with_target(target) or moment.narrowing.with_target(target, moment.legal)
        return [action for action in left if action.family == "displace"]

    def _displace(self, moment: Now, post: str, actions: list[Action]) -> None:
        game, state = moment.game, moment.state
        exact = [game.pick(state, action, f"post:{post}") for action in actions]
        self.table.show(DisplaceSheet(self.table, moment, self.play, exact, post, self.placed(moment)))

    def _route(self, moment: Now, route: str) -> None:
        self.table.show(RouteSheet(self.table, moment, self.play, route=route))

    def _city(self, moment: Now, city_id: str) -> None:
        city = moment.view.board.city(city_id)
        self.table.show(InfoSheet("city", city.name, city_body(moment, city), self.table.do))


def _lays(moment: Now) -> bool:
    """Whether a marker was chosen that is to be laid on a route (T52)."""
    return any(chosen.startswith("marker:") for chosen in moment.chosen)
