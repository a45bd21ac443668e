"""A table, whatever is played at it: taps, keys and commands become actions of the session; its state, fragments.

A game's own table says how its things are drawn, named and told; what a turn is made of is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.draw.writer import Markup, join
from web.play.input import Narrowing, Open, Ready
from web.play.movement import Movement
from web.table import broken, frame, glossary, history_bar, log, log_part, spoken, tables, undo_reason
from web.table.advice import Company
from web.table.cursor import ARROWS, Cursor
from web.table.game_face import GameFace
from web.table.looking_back import LookingBack
from web.table.seats import from_seat, players
from web.table.sheets import Reading
from web.table.typed import TypedMoves
from web.text import say
from web.text.saves import title_of
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa import Action
    from web.play.entries import Entry
    from web.play.session import Session
    from web.wire.screen import Host


class Table(GameFace):
    """One game, played."""

    name = "table"

    def __init__(self, host: Host, session: Session, cursor: str) -> None:
        self._host = host
        self._session = session
        self._players = players(session.players, session.game.id, session.levels, session.match.colours)
        self._history = LookingBack(host, session, self)
        self._company = Company(host, session, self, self._players)
        self._narrowing = Narrowing(session)
        self._movement = Movement(self._home)
        self._cursor = Cursor(host, cursor, self._places, self._glowing)
        self._final = session.over
        self._complaint = ""
        self._as_tables = False
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": lambda _: self._step(session.can_undo, session.undo, undo_reason.sentence(session)),
            "reset": lambda _: self._step(session.can_undo, session.reset_turn, undo_reason.sentence(session)),
            "redo": lambda _: self._step(session.can_redo, session.redo, say("redo.nothing")),
            "confirm": lambda _: self._done(session.confirm),
            "cancel": lambda _: self._cancel(),
            "next": lambda _: self._cursor.to_next(),
            "score": lambda _: self._show_score(),
            "log": lambda _: self._show_log(),
            "help": lambda _: host.show(Reading("help", say("sheet.help.title"), self.keys.help_body(), self.do)),
            glossary.COMMAND: lambda key: glossary.show(host, session.game.id, key),
            glossary.ALL: lambda _: glossary.show_all(host, session.game.id),
            "look": lambda _: self._look(final=False),
            "final": lambda _: self._look(final=True),
            "again": lambda _: self._again(),
            "share": lambda _: host.share(session.id),
            "overview": lambda _: self._turn_over(),
            "typed": lambda _: host.show(TypedMoves(host, session, self)),
            **self._history.commands,
            **self._company.commands,
        }
        self._company.attend()

    # What is shown.

    def title(self) -> str:
        """What the browser tab says."""
        return title_of(self._session.match.title, self._session.players)

    def fragments(self) -> dict[str, Markup]:
        """The frame first, then what is in it."""
        if self._final and not self._history.past and self._session.match.outcome:
            return {"app": join([self._end(), history_bar.mark(self._session)])}
        safely = self._host.safely
        parts = safely(self._picture, lambda: {"app": frame.frame("wide", broken.line(), self.kind)})
        head = safely(lambda: frame.head(self.title(), *self._status(), as_tables=self._as_tables), broken.line)
        parts |= {"table-head": head, **safely(self._foot, lambda: {"table-bar": broken.line()})}
        if targets := self._company.targets:
            parts = {name: frame.pointing(part, targets) for name, part in parts.items()}
        log_lines = safely(self._log, broken.line)
        return parts | {"table-players": safely(self._panels, broken.line), "table-log": log_lines}

    def moves(self) -> Sequence[tuple[str, str]]:
        """Where pieces went since the last picture of the board."""
        return self._movement.to(self._standing())

    def _picture(self) -> dict[str, Markup]:
        """The frame, and what is on the board."""
        if self._as_tables:
            return {"app": frame.frame("tables", tables.place(), self.kind), **self._tables()}
        board = self._board()
        return {"app": self._frame(tuple(board)), **board}

    def _tables(self) -> dict[str, Markup]:
        narrowing = self._narrowing
        things = tables.Things(set(narrowing.possible), narrowing.chosen, self._host.preferences.highlight)
        return {"table-overview": self._overview(things)}

    def _foot(self) -> dict[str, Markup]:
        """What stands below the board."""
        if self.looks_back:
            return self._history.parts(self._complaint)
        waits = self._session.awaits_computer
        bar = self._company.bar(self._complaint) if waits else join([self._company.afterwards(), self._bar()])
        return {"table-bar": join([self._company.card(), bar])}

    @property
    def looks_back(self) -> bool:
        """Whether the page shows a moment of the past."""
        return self._history.past is not None

    @property
    def _shown(self) -> Session:
        """The game as it is, or as it was where the page looks back."""
        return self._history.shown

    def _log(self) -> Markup:
        return log_part.recent(self._session, self._history.ply, self.lines, self._players)

    def _show_log(self) -> None:
        self._host.show(log_part.sheet(self._session, self._history.ply, self.lines, self._players, self.do))

    def lines(self, entries: Sequence[Entry]) -> list[log.Line]:
        """What is told of some actions, and of those that a computer took in haste."""
        lines = self._lines(entries)
        for entry in entries:
            if entry.quick:
                after = sum(line.ply <= entry.ply + 1 for line in lines)
                sentence = say("computer.quick", who=self._players[entry.seat].name)
                lines.insert(after, log.Line(entry.seat, sentence, entry.ply + 1))
        return lines

    def last_line(self) -> str:
        """What happened last in what is shown: a deed, and what came of it."""
        lines = self.lines(self._shown.entries[-log_part.RECENT :])
        return " ".join(line.sentence for line in lines if line.ply == lines[-1].ply) or say("history.start")

    def sentences(self, entries: Sequence[Entry]) -> list[str]:
        """What some actions are told as, one sentence each."""
        return [line.sentence for line in self.lines(entries)]

    def _seats(self) -> list[int]:
        """Round the table, from the start player."""
        return from_seat(self._session.view.start_player, len(self._players))

    # What is done.

    def arrived(self) -> None:
        """The table has just been drawn for the first time: those who listen hear where they are."""
        self._host.announce(spoken.standing(self._session, self.title(), self.asked()))

    def _ready(self, action: Action) -> None:
        """One action is left."""
        self._play(str(action))

    def tap(self, target: str) -> None:
        """Something of the table was tapped, clicked or entered."""
        self._complaint = ""
        target = self._meant(target)
        self._cursor.move(target)
        if self._explain(target):
            return
        if self._history.past:
            self._complain(say("history.only"))
        elif self._session.handing_on:
            self._complain(say("refusal/handing-on"))
        elif self._session.awaits_computer:
            self._complain(say("computer.turn", who=self._players[self._session.seat].name))
        elif target in self._narrowing.chosen:
            self._narrowing.clear()
        elif not self._decide(target):
            self._narrow(target)

    def do(self, command: str, value: str = "") -> None:
        """A command of the bar, the head, a panel or the final sheet."""
        if call := self._commands.get(command):
            call(value)
        else:
            self._other(command, value)

    def key(self, key: str) -> bool:
        """Arrows move over the board, letters are shortcuts; the help sheet lists them."""
        low = key.lower()
        if key in ARROWS:
            if self._as_tables:
                return False  # tables scroll, and those who listen read on with these keys
            self._cursor.arrow(key)
        elif target := self._key_target(low):
            self.tap(target)
        elif low == "e":
            self._end_or_hand_on()
        elif key.isdecimal() and self._pick(int(key)):
            pass
        elif command := self.keys.commands.get(low):
            self.do(command)
        else:
            return False
        return True

    def changed(self, since: int) -> None:
        """The state is another one: new possibilities, old complaints forgotten, what happened since then told."""
        told = self.happened(since)
        self._final = self._session.over
        self.renew()
        if not (self._session.over or self._session.handing_on or self._session.awaits_computer):
            told.append(". ".join(self._asked()))
        self._host.announce(" ".join(told))

    def happened(self, since: int) -> list[str]:
        """What changed since so many actions had been played, in sentences."""
        return spoken.happened(self._session, since, self.sentences)

    def _key_target(self, key: str) -> str:
        return self.keys.targets.get(key, "")

    def _narrow(self, target: str) -> None:
        match self._narrowing.tap(target):
            case Ready(action):
                self._ready(action)
            case Open():
                self._host.announce(self._asked()[1])
            case refused:
                refusal = None if self._session.read_only else self._refusal(refused.refusal, target)
                self._complain(self.refused(refusal, target) if refusal else say("refusal/watching"))

    def _complain(self, sentence: str) -> None:
        """Say in the bar, where nothing is covered, why something did not happen."""
        self._complaint = sentence
        self._host.announce(sentence)

    def _play(self, *texts: str) -> None:
        """Actions one after the other, as one step for a person."""
        self._done(lambda: [self._session.play(text) for text in texts])

    def _done(self, act: Callable[[], object]) -> None:
        since = self._session.match.ply
        act()
        self.changed(since)

    def renew(self) -> None:
        """Something else is shown: taps and complaints belong to what was shown before."""
        self._narrowing = Narrowing(self._shown)
        self._complaint = ""
        self._company.attend()

    def _step(self, able: bool, step: Callable[[], object], why_not: str) -> None:  # noqa: FBT001 - asked just before
        if self._history.past:
            self._history.close()
        if not able:
            self._complain(why_not)
        else:
            self._done(step)

    def _cancel(self) -> None:
        begun = self.looks_back or bool(self._narrowing.chosen)
        if self._history.past:
            self._history.close()
        self._narrowing.clear()
        self._complaint = ""
        if begun:
            self._host.announce(self.asked())

    def _turn_over(self) -> None:
        """The board as tables, or as a picture again."""
        self._as_tables = not self._as_tables
        self._host.announce(say("overview.opened" if self._as_tables else "overview.closed"))

    def _end_or_hand_on(self) -> None:
        if self._session.can_confirm:
            self.do("confirm")
        else:
            self.tap("do:end")

    def _show_score(self) -> None:
        body = join([self._score(), history_bar.mark(self._session)])
        self._host.show(Reading("score", say("sheet.score.title"), body))

    def _again(self) -> None:
        """The same people, the same options, other chances."""
        match = self._session.match
        old = match.setup
        setup = hansa.Setup(old.game, old.players, old.options, self._host.token())
        self._host.go(address.game(self._host.library.create(setup, match.seats, match.colours).id))

    def _look(self, *, final: bool) -> None:
        self._history.close()
        self._final = final
