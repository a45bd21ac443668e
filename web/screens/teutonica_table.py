"""The table of Hansa Teutonica: taps, keys and commands become actions of the session; its state becomes fragments."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web import routes
from web.input import Narrowing, Open, Ready
from web.screens import log, teutonica_board, teutonica_keys, teutonica_log, teutonica_panels, teutonica_score
from web.screens.compass import ARROWS, neighbour
from web.screens.hansa_sheets import Reading
from web.screens.seats import from_seat, players
from web.screens.teutonica_bar import bar
from web.screens.teutonica_choices import choices
from web.screens.teutonica_frame import frame, head
from web.screens.teutonica_moment import Moment, refused
from web.screens.teutonica_opening import Opening
from web.screens.teutonica_prompt import prompt
from web.screens.teutonica_why import why_not
from web.text import say
from web.text.saves import title_of
from web.text.teutonica import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from hansa import Action, Event
    from hansa.teutonica.view import View
    from web.html import Markup
    from web.screen import Host
    from web.session import Entry, Session

RECENT = 60
"""How many of the last actions the log beside the board tells; the sheet tells all."""

PHONE_ZOOM, FIT_WIDTH, WHOLE = 3, 1, 0


class TeutonicaTable:
    """One game, played."""

    name = "table"

    def __init__(self, host: Host, session: Session) -> None:
        self._host = host
        self._session = session
        self._players = players(session.players, session.game.id)
        view: View = session.view
        self._words = Words(view.board, session.players)
        self._narrowing = Narrowing(session)
        self._names = teutonica_board.Names(self._moment)
        self._cursor = f"city:{view.board.cities[0].id}"
        self._final = session.over
        self._complaint = ""
        self._frames: dict[str, Markup] = {}
        upright = teutonica_board.is_upright(view.board)
        self._zoom = PHONE_ZOOM if host.upright() else FIT_WIDTH if upright else WHOLE
        self._opening = Opening(host, self._play)
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": lambda _: self._step(session.can_undo, session.undo, "undo.barrier"),
            "reset": lambda _: self._step(session.can_undo, session.reset_turn, "undo.barrier"),
            "redo": lambda _: self._step(session.can_redo, session.redo, "redo.nothing"),
            "confirm": lambda _: self._changed(session.confirm()),
            "cancel": lambda _: self._cancel(),
            "act": self._act,
            "next": lambda _: self._next_possible(),
            "score": lambda _: self._show_score(),
            "log": lambda _: self._show_log(),
            "help": lambda _: host.show(Reading("help", say("sheet.help.title"), teutonica_keys.help_body())),
            "look": lambda _: self._look(final=False),
            "final": lambda _: self._look(final=True),
            "again": lambda _: self._again(),
            "zoom": lambda value: self._zoom_to(int(value)),
            "zoom-in": lambda _: self._zoom_to(self._zoom + 1),
            "zoom-out": lambda _: self._zoom_to(self._zoom - 1),
        }

    # What is shown.

    def title(self) -> str:
        """What the browser tab says."""
        return title_of(self._session.match.title, self._session.players)

    @property
    def _moment(self) -> Moment:
        return Moment(self._session, self._narrowing, self._players, self._words)

    def fragments(self) -> dict[str, Markup]:
        """The frame first, then what is in it."""
        session, moment = self._session, self._moment
        if self._final and session.match.outcome:
            final = teutonica_score.final(session.match.outcome, moment.view, self._players, self._seats(moment))
            return {"app": final}
        board = teutonica_board.parts(moment, self._names, self._cursor, highlight=self._host.preferences.highlight)
        sheets = moment.open_view.score()
        return {
            "app": self._frame(moment, board),
            "table-head": head(moment, self.title(), teutonica_board.zoom(self._zoom)),
            **board,
            "table-bar": bar(moment, self._complaint),
            "table-players": teutonica_panels.panels(moment, sheets, self._seats(moment)),
            "table-log": log.markup(self._lines(session.entries[-RECENT:]), self._players),
        }

    def _frame(self, moment: Moment, board: Mapping[str, Markup]) -> Markup:
        """The same as long as the window keeps its shape."""
        layout = "tall" if self._host.upright() else "wide"
        if layout not in self._frames:
            shape = "upright" if teutonica_board.is_upright(moment.view.board) else "broad"
            self._frames[layout] = frame(layout, teutonica_board.empty_board(moment.view, tuple(board)), shape)
        return self._frames[layout]

    def _seats(self, moment: Moment) -> list[int]:
        """Round the table, from the start player."""
        return from_seat(moment.view.start_player, len(self._players))

    def _lines(self, entries: Iterable[Entry]) -> list[log.Line]:
        return teutonica_log.lines([event for entry in entries for event in entry.events], self._words)

    # What is done.

    def tap(self, target: str) -> None:
        """Something of the table was tapped, clicked or entered."""
        self._host.dismiss()
        self._complaint = ""
        self._move_cursor(target)
        moment = self._moment
        if self._opening.look(moment, target):
            return
        if moment.handing_on:
            self._complain(say("refusal/handing-on"))
        elif target in self._narrowing.chosen:
            self._narrowing.clear()
        elif not self._opening.decide(moment, target):
            self._narrow(target)

    def do(self, command: str, value: str = "") -> None:
        """A command of the bar, the head, a panel or the final sheet."""
        if call := self._commands.get(command):
            call(value)
        else:
            self._opening.command(self._moment, command, value)

    def key(self, key: str) -> bool:
        """Arrows move over the board, letters are shortcuts; the help sheet lists them."""
        low = key.lower()
        if key in ARROWS:
            self._arrow(key)
        elif target := self._key_target(low):
            self.tap(target)
        elif low == "e":
            self._end_or_hand_on()
        elif key.isdecimal() and self._pick(int(key)):
            pass
        elif command := teutonica_keys.COMMANDS.get(low):
            self.do(command)
        else:
            return False
        return True

    def _key_target(self, key: str) -> str:
        """The pawn's key means nothing where there is no pawn."""
        target = teutonica_keys.TARGETS.get(key, "")
        return "" if target == "do:pawn" and not self._session.view.board.provinces else target

    def _narrow(self, target: str) -> None:
        match self._narrowing.tap(target):
            case Ready(action):
                if not self._opening.ready(self._moment, action):
                    self._play(str(self._picked(action)))
            case Open():
                self._host.announce(prompt(self._moment)[1])
            case _:
                self._complain(self._why_not(target))

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

    def _why_not(self, target: str) -> str:
        refusal = why_not(self._moment, target)
        if self._session.read_only or refusal is None:
            return say("refusal/watching")
        return self._words.refusal(refusal, target, self._players[max(self._session.seat, 0)].name)

    def _complain(self, sentence: str) -> None:
        self._complaint = sentence
        self._host.announce(sentence)

    def _play(self, first: str, then: str = "") -> None:
        """An action and what follows from it, unless that was the only thing to do and is done already."""
        events = self._session.play(first)
        if then and not refused(self._session.game, self._session.match.state, then):
            events += self._session.play(then)
        self._changed(events)

    def _changed(self, events: Iterable[Event]) -> None:
        """The state is another one: new possibilities, old complaints forgotten, what happened told."""
        self._narrowing = Narrowing(self._session)
        self._complaint = ""
        told = [line.sentence for line in teutonica_log.lines(events, self._words)]
        if not self._session.over and not self._session.handing_on:
            told += prompt(self._moment)
        self._host.announce(" ".join(told))
        self._final = self._session.over
        if self._zoom and self._moment.phase not in {"turn", "rest", "ended"}:
            self._next_possible()

    def _step(self, able: bool, step: Callable[[], object], barrier: str) -> None:  # noqa: FBT001 - asked just before
        if not able:
            self._complain(say(barrier))
            return
        step()
        self._changed(())

    def _cancel(self) -> None:
        self._complaint = ""
        self._narrowing.clear()

    def _end_or_hand_on(self) -> None:
        if self._session.can_confirm:
            self.do("confirm")
        else:
            self.tap("do:end")

    def _pick(self, number: int) -> bool:
        """A numbered choice in the bar."""
        found = choices(self._moment)
        if not 0 < number <= len(found):
            return False
        choice = found[number - 1]
        if choice.target:
            self.tap(choice.target)
        else:
            self._act(choice.action)
        return True

    # Looking around.

    def _places(self) -> dict[str, tuple[float, float]]:
        return dict(teutonica_board.positions(self._session.view.board))

    def _move_cursor(self, target: str) -> None:
        if target in self._places():
            self._cursor = target

    def _arrow(self, key: str) -> None:
        if self._host.focused() == self._cursor:
            self._cursor = neighbour(self._places(), self._cursor, key)
        self._host.focus(self._cursor)

    def _next_possible(self) -> None:
        """To the next thing on the board that glows."""
        shown = teutonica_board.glowing(self._moment)
        possible = [target for target in self._places() if target in shown]
        if possible:
            here = possible.index(self._cursor) if self._cursor in possible else -1
            self._cursor = possible[(here + 1) % len(possible)]
            self._host.focus(self._cursor)

    def _zoom_to(self, level: int) -> None:
        self._zoom = min(max(level, 0), teutonica_board.ZOOMS - 1)

    def _show_score(self) -> None:
        moment = self._moment
        body = teutonica_score.sheet(moment.open_view.score(), moment.view, self._players, self._seats(moment))
        self._host.show(Reading("score", say("sheet.score.title"), body))

    def _show_log(self) -> None:
        body = log.markup(self._lines(self._session.entries), self._players)
        self._host.show(Reading("log", say("sheet.log.title"), body))

    def _look(self, *, final: bool) -> None:
        self._final = final

    def _again(self) -> None:
        """The same people, the same options, other chances."""
        old = self._session.match.setup
        setup = hansa.Setup(old.game, old.players, old.options, self._host.token())
        self._host.go(routes.game(self._host.library.create(setup).id))
