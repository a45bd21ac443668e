"""The table of Hansa: taps, keys and commands become actions of the session; its state becomes fragments."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web import routes
from web.input import Narrowing, Open, Ready
from web.screens import hansa_bar, hansa_board, hansa_panels, log, preview, score
from web.screens.compass import ARROWS, neighbour
from web.screens.hansa_frame import frame, head
from web.screens.hansa_keys import COMMANDS, TARGETS, help_body
from web.screens.hansa_sale import SellSheet
from web.screens.hansa_sheets import BuildSheet, Question, Reading
from web.screens.seats import from_seat, players
from web.text import hansa as words
from web.text import many, say
from web.text.saves import title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hansa import Action, Event, Refusal
    from hansa.baltic.view import View
    from web.html import Markup
    from web.screen import Host
    from web.session import Entry, Session

RECENT = 60
"""How many of the last actions the log beside the board tells; the sheet tells all."""


class TableScreen:
    """One game, played."""

    name = "table"

    def __init__(self, host: Host, session: Session) -> None:
        self._host = host
        self._session = session
        self._players = players(session.players)
        self._narrowing = Narrowing(session)
        self._cursor = f"city:{session.view.ship}"
        self._final = session.over
        self._complaint = ""
        self._commands: dict[str, Callable[[], None]] = {
            "undo": lambda: self._step(session.can_undo, session.undo, "undo.barrier"),
            "reset": lambda: self._step(session.can_undo, session.reset_turn, "undo.barrier"),
            "redo": lambda: self._step(session.can_redo, session.redo, "redo.nothing"),
            "confirm": self._confirm,
            "cancel": self._narrowing_cleared,
            "next": self._next_possible,
            "score": self._show_score,
            "log": self._show_log,
            "help": lambda: host.show(Reading("help", say("sheet.help.title"), help_body())),
            "look": lambda: self._look(final=False),
            "final": lambda: self._look(final=True),
            "again": self._again,
        }

    # What is shown.

    def title(self) -> str:
        """What the browser tab says."""
        return title_of(self._session.match.title, self._session.players)

    def fragments(self) -> dict[str, Markup]:
        """The frame first, then what is in it."""
        session = self._session
        if self._final and session.match.outcome:
            seats = self._seats()
            return {"app": score.final(session.match.outcome, session.view, self._players, seats)}
        return {
            "app": frame(self._layout),
            "table-head": head(session, self.title(), self._players),
            **self._board(),
            "table-bar": hansa_bar.bar(session, self._narrowing, self._players, self._complaint),
            "table-players": self._panels(),
            "table-log": log.markup(self._lines(session.entries[-RECENT:]), self._players),
        }

    @property
    def _layout(self) -> str:
        return "tall" if self._host.upright() else "wide"

    def _board(self) -> dict[str, Markup]:
        session, narrowing = self._session, self._narrowing
        view: View = session.view
        legal = set(narrowing.possible)
        shown = legal if self._host.preferences.highlight else set()
        buys = hansa_bar.family(session, "buy")
        label = {
            target: hansa_board.label(
                target, view, self._players, legal, lambda: hansa_bar.price(session, buys[0], self._players)[0]
            )
            for target in hansa_board.positions(self._layout)
        }
        marks = hansa_board.Marks(shown, narrowing.chosen, self._cursor)
        return hansa_board.parts(view, self._players, self._layout, label.__getitem__, marks)

    def _panels(self) -> Markup:
        session = self._session
        sheets = session.game.score(session.match.state)
        return hansa_panels.panels(session.view, sheets, self._players, self._seats(), session.seat)

    def _seats(self) -> list[int]:
        """Round the table, from the start player."""
        return from_seat(self._session.view.start_player, len(self._players))

    def _lines(self, entries: Iterable[Entry]) -> list[log.Line]:
        return log.lines([event for entry in entries for event in entry.events], self._session.players)

    # What is done.

    def tap(self, target: str) -> None:
        """Something of the table was tapped, clicked or entered."""
        target = self._meant(target)
        self._move_cursor(target)
        self._complaint = ""
        if self._session.handing_on:
            self._complain(say("refusal/handing-on"))
        elif not self._open_sheet(target):
            self._narrow(target)

    def do(self, command: str, _value: str = "") -> None:
        """A command of the bar, the head or the final sheet."""
        if call := self._commands.get(command):
            call()

    def key(self, key: str) -> bool:
        """Arrows move over the board, letters are shortcuts; the help sheet lists them."""
        if key in ARROWS:
            self._arrow(key)
        elif target := TARGETS.get(key.lower()):
            self.tap(target)
        elif key.lower() == "e":
            self._end_or_hand_on()
        elif key.isdecimal() and (target := self._pick(int(key))):
            self.tap(target)
        elif command := COMMANDS.get(key.lower()):
            self.do(command)
        else:
            return False
        return True

    def _open_sheet(self, target: str) -> bool:
        """What is decided in a sheet of its own; False for all that is played at once."""
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
        return hansa_bar.family(self._session, family)

    def _ask_before_end(self, end: Action) -> bool:
        session = self._session
        cost = preview.taxes(session.game, session.match.state, end)
        lines = [many(f"sheet.end.{kind}", n) for kind, n in (("talers", cost.talers), ("goods", cost.goods)) if n]
        if cost.ends_game:
            lines.append(say("sheet.end.game"))
        if lines:
            yes, no = say("sheet.end.yes"), say("sheet.end.no")
            self._ask(Question(self._host, "end", say("sheet.end.title"), lines, yes, no, lambda: self._play("end")))
        return bool(lines)

    def _ask_before_last_pile(self, fill: Action) -> bool:
        session = self._session
        if not preview.opens_last_pile(session.game, session.match.state, fill):
            return False
        yes, no = say("do.replenish"), say("do.cancel")
        title, lines = say("sheet.replenish.title"), [say("sheet.replenish.text")]
        self._ask(Question(self._host, "last-pile", title, lines, yes, no, lambda: self._play("replenish")))
        return True

    def _ask(self, question: Question) -> None:
        self._host.show(question)

    def _meant(self, target: str) -> str:
        """A thumb on goods that cannot be bought means the city they lie in, where that is of use."""
        kind, _, place = target.partition(":")
        city = f"city:{place.partition('.')[0]}"
        possible = self._narrowing.possible
        of_use = city in possible or self._session.view.phase == "first-booths"
        return city if kind == "space" and of_use and target not in possible else target

    def _narrow(self, target: str) -> None:
        match self._narrowing.tap(target):
            case Ready(action):
                self._play(str(action))
            case Open():
                self._host.announce(hansa_bar.prompt(self._session, self._narrowing, self._players)[1])
            case refused:
                self._complain(self._why_not(refused.refusal, target))

    def _why_not(self, refusal: Refusal | None, target: str) -> str:
        if self._session.read_only or refusal is None:
            return say("refusal/watching")
        return words.refusal(refusal, target, self._players[max(self._session.seat, 0)].name)

    def _complain(self, sentence: str) -> None:
        """Say in the bar, where nothing is covered, why something did not happen."""
        self._complaint = sentence
        self._host.announce(sentence)

    def _sell(self, sells: list[str]) -> None:
        """A sale is one step for a person: all its colours, and the end of it."""
        events = [event for text in sells for event in self._session.play(text)]
        if self._session.view.phase == "sale" and not self._session.handing_on:
            events += self._session.play("done")
        self._changed(events)

    def _play(self, text: str) -> None:
        self._changed(self._session.play(text))

    def _changed(self, events: Iterable[Event], otherwise: str = "") -> None:
        """The state is another one: new possibilities, old complaints forgotten, what happened told."""
        self._narrowing = Narrowing(self._session)
        self._complaint = ""
        told = [line.sentence for line in log.lines(events, self._session.players)] or [otherwise]
        if not self._session.over and not self._session.handing_on:
            told.append(hansa_bar.prompt(self._session, self._narrowing, self._players)[0])
        self._host.announce(" ".join(told))
        self._final = self._session.over

    def _step(self, able: bool, step: Callable[[], list[Event] | None], why_not: str) -> None:  # noqa: FBT001 - asked just before
        if not able:
            self._complain(say(why_not))
            return
        self._changed(step() or (), say("undo.done"))

    def _confirm(self) -> None:
        self._changed(self._session.confirm())

    def _end_or_hand_on(self) -> None:
        if self._session.can_confirm:
            self._confirm()
        else:
            self.tap("do:end")

    def _pick(self, number: int) -> str:
        """The target of a numbered choice in the bar."""
        picks = hansa_bar.picks(self._session, self._narrowing)
        return picks[number - 1] if 0 < number <= len(picks) else ""

    # Looking around.

    def _move_cursor(self, target: str) -> None:
        if target in hansa_board.positions(self._layout):
            self._cursor = target

    def _arrow(self, key: str) -> None:
        if self._host.focused() == self._cursor:
            self._cursor = neighbour(hansa_board.positions(self._layout), self._cursor, key)
        self._host.focus(self._cursor)

    def _next_possible(self) -> None:
        """To the next thing on the board that can be used now."""
        places = hansa_board.positions(self._layout)
        possible = [target for target in self._narrowing.possible if target in places]
        if possible:
            here = possible.index(self._cursor) if self._cursor in possible else -1
            self._cursor = possible[(here + 1) % len(possible)]
            self._host.focus(self._cursor)

    def _narrowing_cleared(self) -> None:
        self._narrowing.clear()
        self._complaint = ""

    def _show_score(self) -> None:
        session = self._session
        sheets = session.game.score(session.match.state)
        body = score.sheet(sheets, session.view, self._players, self._seats())
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
