"""The table of Hansa Teutonica."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.draw.writer import Markup, el
from web.games.teutonica import log, panels, positions, score, tables, zoom
from web.games.teutonica.bar import bar
from web.games.teutonica.choices import choices
from web.games.teutonica.keys import KEYS
from web.games.teutonica.labels import Names
from web.games.teutonica.moment import Moment, refused
from web.games.teutonica.prompt import prompt
from web.games.teutonica.refusal import why_not
from web.games.teutonica.sheet_chooser import Opening
from web.games.teutonica.status import clocks, last_turn
from web.games.teutonica.words import Words
from web.table import frame
from web.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from hansa import Action, Refusal
    from hansa.teutonica.view import View
    from web.play.entries import Entry
    from web.play.session import Session
    from web.table.log import Line
    from web.table.tables import Things
    from web.wire.screen import Host


class TeutonicaTable(Table):
    """One game of Hansa Teutonica, played."""

    keys = KEYS
    kind = "teutonica"

    def __init__(self, host: Host, session: Session) -> None:
        view: View = session.view
        super().__init__(host, session, f"city:{view.board.cities[0].id}")
        self._words = Words(view.board, session.players)
        self._drawn = self._moment
        self._names = Names(self._drawn)
        self._frames: dict[str, Markup] = {}
        self._zoom: int | None = zoom.PHONE if host.upright() else None
        self._fitted: int | None = None
        self._opening = Opening(host, self._play_both)
        self._holder = view.turn
        self._commands |= {
            "act": self._act,
            "zoom": lambda value: self._zoom_to(int(value)),
            "zoom-in": lambda _: self._zoom_to(zoom.larger(self._size)),
            "zoom-out": lambda _: self._zoom_to(zoom.smaller(self._size)),
        }

    # What is shown.

    @property
    def _moment(self) -> Moment:
        return Moment(self._shown, self._narrowing, self._players, self._words)

    def fragments(self) -> dict[str, Markup]:
        """One look at the state for all parts of the picture."""
        self._drawn = self._moment
        return super().fragments()

    def _frame(self, places: Sequence[str]) -> Markup:
        layout, view = "tall" if self._host.upright() else "wide", self._drawn.view
        if layout not in self._frames:
            shape = "upright" if positions.is_upright(view.board) else "broad"
            picture = el("div", positions.empty_board(view, places), class_="board-scroll")
            self._frames[layout] = frame.frame(layout, picture, f"{self.kind} teutonica-{shape}")
        return self._frames[layout]

    def _status(self) -> Sequence[Markup]:
        return last_turn(self._drawn), clocks(self._drawn), zoom.buttons(self._size)

    def _board(self) -> dict[str, Markup]:
        highlight = self._host.preferences.highlight
        return positions.parts(self._drawn, self._names, self._cursor.at, highlight=highlight)

    def _overview(self, things: Things) -> Markup:
        return tables.tables(self._drawn, things, self._names.at(self._drawn))

    def _bar(self) -> Markup:
        return bar(self._drawn, self._complaint)

    def _panels(self) -> Markup:
        moment = self._drawn
        return panels.panels(moment, moment.open_view.score(), self._seats())

    def _score(self) -> Markup:
        moment = self._moment
        sheets, seats = moment.open_view.score(), self._seats()
        return score.sheet(sheets, moment.view, self._players, seats)

    def _end(self) -> Markup:
        view, outcome = self._drawn.view, self._session.match.outcome
        seats = self._seats()
        return score.final(outcome, view, self._players, seats) if outcome else Markup()

    def _lines(self, entries: Iterable[Entry]) -> list[Line]:
        return log.lines(entries, self._words)

    def _standing(self) -> Mapping[str, str]:
        return self._names.standing

    def _home(self, piece: str) -> str:
        return f"seat:{piece.partition(' ')[0]}"

    def _asked(self) -> tuple[str, str]:
        return prompt(self._moment)

    def _places(self) -> Mapping[str, tuple[float, float]]:
        view: View = self._session.view
        places = positions.positions(view.board, provinces=view.has_pawn)
        offices = [target for target in self._narrowing.possible if target.startswith("office:")]
        return {**places, **positions.office_positions(view.board, offices)}

    def _glowing(self) -> Collection[str]:
        return positions.glowing(self._moment)

    def _refusal(self, _found: Refusal | None, target: str) -> Refusal | None:
        return why_not(self._moment, target)

    def refused(self, refusal: Refusal, target: str = "") -> str:
        return self._words.refusal(refusal, target, self._players[max(self._session.seat, 0)].name)

    # What is done.

    def tap(self, target: str) -> None:
        """A tap on the board closes what only explained something."""
        self._host.dismiss()
        super().tap(target)

    def changed(self, since: int) -> None:
        """Where missions are secret the screen itself is handed over; else what is asked for is brought into sight."""
        super().changed(since)
        if self._passes():
            self._opening.hand_over(self._moment)
        else:
            self._bring_into_sight()

    def arrived(self) -> None:
        """The board is as large as can be read; who begins a game with secret missions is handed the screen."""
        super().arrived()
        moment, session = self._moment, self._session
        if self._zoom is None:
            self._zoom = zoom.opening(moment.view.board, self._host.room())
        begins = moment.phase == "turn" and all(actor == hansa.CHANCE for actor in session.match.actors)
        if begins and session.legal and moment.view.missions and not session.alone:
            self._opening.hand_over(moment)
        else:
            self._bring_into_sight(arriving=True)

    def _bring_into_sight(self, *, arriving: bool = False) -> None:
        """On an enlarged board, what is asked for is shown, all of it if that can be.

        In a turn that is usually something everywhere; where two play, it is what lies around the pawn (T35).
        """
        self._fitted = None
        moment = self._moment
        anywhere = {"rest", "ended"} if arriving and moment.view.has_pawn else {"turn", "rest", "ended"}
        if not self._zoom or moment.phase in anywhere:
            return
        if moment.phase != "turn":  # nothing is asked there, so the keyboard stays where it is
            self._cursor.to_next()
        board, room = moment.view.board, self._host.room()
        if found := zoom.showing(board, room, self._zoom, self._asked_for()):
            self._fitted, middle = found
            self._host.centre(*middle)

    def _asked_for(self) -> list[tuple[float, float]]:
        """Where everything lies that can be used, and where it came from."""
        moment, places = self._moment, self._places()
        route = moment.view.route_at_hand
        origin = positions.posts(moment.view.board, route) if route else ()
        return [*(places[target] for target in self._glowing() if target in places), *origin]

    def _passes(self) -> bool:
        """Whether another person's turn begins with a secret mission; who answers in between sees nothing secret."""
        moment, session = self._moment, self._session
        had, self._holder = self._holder, moment.view.turn if moment.phase == "turn" else self._holder
        return moment.view.missions and self._holder != had and self._holder in session.persons and not session.alone

    def _explain(self, target: str) -> bool:
        return self._opening.look(self._moment, target)

    def _decide(self, target: str) -> bool:
        return self._opening.decide(self._moment, target)

    def _ready(self, action: Action) -> None:
        if not self._opening.ready(self._moment, action):
            self._play(str(self._picked(action)))

    def _other(self, command: str, value: str) -> None:
        self._opening.command(self._moment, command, value)

    def _key_target(self, key: str) -> str:
        """The pawn's key means nothing where there is no pawn."""
        target = super()._key_target(key)
        return "" if target == "do:pawn" and not self._session.view.board.provinces else target

    def _picked(self, action: Action) -> Action:
        """The action on just the post that was tapped, whatever was tapped after it."""
        for target in self._narrowing.chosen:
            action = self._session.game.pick(self._session.match.state, action, target)
        return action

    def _act(self, text: str) -> None:
        """A choice in the bar: an action in its own words, refused with the rule where it is not possible."""
        try:
            self._play(text)
        except hansa.IllegalAction as error:
            self._complain(self._words.refusal(error.refusal))

    def _play_both(self, first: str, then: str = "") -> None:
        """An action and what follows from it, unless that was the only thing to do and is done already."""
        session = self._session

        def play() -> None:
            session.play(first)
            if then and not refused(session.game, session.match.state, then):
                session.play(then)

        self._done(play)

    def _pick(self, number: int) -> bool:
        found = choices(self._moment)
        if not 0 < number <= len(found):
            return False
        choice = found[number - 1]
        if choice.target:
            self.tap(choice.target)
        else:
            self._act(choice.action)
        return True

    @property
    def _size(self) -> int:
        """How large the board is: as somebody wants it, or smaller while something is asked for."""
        return (self._zoom or zoom.WHOLE) if self._fitted is None else self._fitted

    def _zoom_to(self, size: int) -> None:
        self._zoom, self._fitted = max(size, zoom.WHOLE), None
