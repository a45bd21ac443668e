"""A table, whatever is played at it: taps, keys and commands become actions of the session; its state, parts.

The game's face says how its things are drawn, named and told; what a turn is made of is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from web.draw.writer import Markup, join
from web.play.input import Narrowing, Open, Ready
from web.play.movement import Movement
from web.table import bar as table_bar
from web.table import broken, frame, history_bar, in_front, rematch, sounds, spoken, tables
from web.table.advice import Company
from web.table.cursor import ARROW_KEYS, ARROWS, Cursor
from web.table.log_part import Log
from web.table.looking_back import LookingBack
from web.table.marks import Pointers, marks
from web.table.moment import Moment, looked_back, moment
from web.table.seats import from_seat, players
from web.table.taking_back import TakingBack
from web.text import headed, say, sentences
from web.text.saves import title_of
from web.wire.part import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import hansa
    from hansa import Action
    from web.play.entries import Entry
    from web.play.session import Session
    from web.table.kit import Kit
    from web.wire.screen import Dialog, Services


class Coach(Protocol):
    """Who has a say at the table of a lesson."""

    def adds(self, sentence: str) -> str:
        """What those who listen hear when something happened."""

    def above(self, dialog: Dialog) -> Dialog:
        """A sheet, with what the coach says to it."""


class Table:
    """One game, played."""

    name = "table"

    def __init__(self, host: Services, session: Session, kit: Kit, coach: Coach | None = None) -> None:
        self.host = host
        self.session = session
        self.kit = kit
        self._coach = coach
        self.players = players(session.players, kit.colours, session.levels, session.match.colours)
        self.face = kit.face(self)
        self.log = Log(session, self.players, self.face.lines)
        self._history = LookingBack(host, session, self)
        self._company = Company(host, session, self, self.players, kit.terms)
        self._taking_back = TakingBack(host, session, self, kit.undo_rule)
        self._narrowing = Narrowing(session)
        self._movement = Movement(self.face.home)
        self.cursor = Cursor(host, self.face.start, self._places, lambda: self.face.shows(self.moment).glowing)
        self._moment: Moment[Any] | None = None
        self._made_of: tuple[object, ...] = ()
        self._final = session.over
        self._complaint = ""
        self._as_tables = False
        self._commands: dict[str, Callable[[str], None]] = {
            "confirm": lambda _: self.done(session.confirm),
            "cancel": lambda _: self._cancel(),
            "next": lambda _: self.cursor.to_next(),
            "look": lambda _: self._look(final=False),
            "final": lambda _: self._look(final=True),
            "again": lambda _: rematch.begin(host, session.match),
            "overview": lambda _: self._turn_over(),
            **in_front.commands(host, self),
            **self._taking_back.commands,
            **self._history.commands,
            **self._company.commands,
            **self.face.commands,
        }
        self._company.attend()

    # What is shown.

    @property
    def moment(self) -> Moment[Any]:
        """All that the picture is made from, worked out anew only when something has changed."""
        company, likes, guide = self._company, self.host.preferences, self.session.guide
        narrowing, standing = self._narrowing, self.session.standing
        if self._history.ply is None and narrowing.standing is not standing:
            narrowing = self._narrowing = Narrowing(self.session)
        done = guide.done if guide else 0
        made_of = (narrowing, tuple(narrowing.chosen), self.cursor.at, company.note, likes.highlight, done)
        if self._moment is None or made_of != self._made_of:
            self._made_of = made_of
            made = moment(self.session, narrowing, self.players, self.face, company.advised)
            pointers = Pointers(guide, company.targets, self.cursor.at, likes.highlight)
            made.marks.update(marks(narrowing, self.face.shows(made), pointers))
            self._moment = made
        return self._moment

    def title(self) -> str:
        """What the browser tab says: also that computers wait for a person, who may be looking elsewhere."""
        session = self.session
        waits = any(session.levels) and not (session.over or session.awaits_computer)
        return say("table.your-turn", title=self.names) if waits else self.names

    @property
    def names(self) -> str:
        """What the game is called."""
        return title_of(self.session.match.title, self.session.players)

    def fragments(self) -> Sequence[Part]:
        """The frame first, then what is in it."""
        session, safely = self.session, self.host.safely
        outcome = session.match.outcome if self._final and not self.looks_back else None
        if outcome:
            return [Part("app", (session.id, session.match.state, self.names), lambda: self._end(outcome))]
        picture = safely(self._picture, lambda: [Part("app", (), lambda: self._bare_frame("wide", broken.line()))])
        rest: tuple[tuple[str, Callable[[], list[Part]]], ...] = (
            ("table-head", self._head),
            ("table-bar", self._foot),
            ("table-note", self._note),
            ("table-players", self._panels),
            ("table-log", self._log),
        )
        return [*picture, *(part for place, draw in rest for part in safely(draw, lambda at=place: [_lost(at)]))]  # type: ignore[misc]

    def as_laid(self) -> str:
        """The game, where the table stands just as it would if it were opened now, and without secrets."""
        session, company = self.session, self._company
        if session.can_redo or session.read_only or self._complaint or self._narrowing.chosen or self._as_tables:
            return ""
        if self._taking_back.told or not self.face.as_laid(self.moment):
            return ""
        if self.looks_back or company.note or any(company.pace) or self._final != session.over:
            return ""
        return "" if self.face.has_secrets(self.moment) else session.id

    def moves(self) -> Sequence[tuple[str, str]]:
        """Where pieces went since the last picture of the board."""
        return self._movement.to(self.moment.state, lambda: self.face.pieces(self.moment))

    def _picture(self) -> list[Part]:
        """The frame, and what is on the board."""
        shown = self.moment
        if self._as_tables:
            return [
                Part("app", (self.session.id, "tables"), lambda: self._bare_frame("tables", tables.place())),
                Part("table-overview", (shown,), lambda: self.face.tables(shown)),
            ]
        upright = self.host.is_portrait()
        board = self.face.board(shown, upright=upright)
        return [self.face.frame(shown, [part.place for part in board], upright=upright), *board]

    def _bare_frame(self, layout: str, board: Markup) -> Markup:
        return frame.frame(layout, board, self.face.kind)

    def _head(self) -> list[Part]:
        status, names, as_tables = self.face.status(self.moment), self.names, self._as_tables
        sound = self.host.preferences.sound
        of = (names, as_tables, sound, *status.of)
        return [Part("table-head", of, lambda: frame.head(names, status.draw(), as_tables=as_tables, sound=sound))]

    def _foot(self) -> list[Part]:
        """What stands below the board."""
        if self.looks_back:
            return self._history.parts(self._complaint)
        shown, company, back = self.moment, self._company, self._taking_back
        complaint = "" if self._coach else self._complaint

        def bar() -> Markup:
            if shown.standing.awaits_computer:
                return join([table_bar.message(self.last_line()), company.bar(shown, complaint)])
            return join([table_bar.message(back.told or company.afterwards()), self.face.bar(shown, complaint)])

        return [Part("table-bar", (shown, complaint, back.told, *company.pace), bar)]

    def _note(self) -> list[Part]:
        """What a person asked about, in a place of its own."""
        return [Part("table-note", (self._company.note,), self._company.card)]

    def _panels(self) -> list[Part]:
        return [self.face.panels(self.moment, self.seats())]

    def _log(self) -> list[Part]:
        return [self.log.part(self._history.ply)]

    def _end(self, outcome: hansa.Outcome) -> Markup:
        return join([self.face.end(self.moment, outcome, self.seats()), history_bar.mark(self.session)])

    @property
    def looks_back(self) -> bool:
        """Whether the page shows a moment of the past."""
        return self._history.ply is not None

    def log_sheet(self) -> Dialog:
        """The whole log, with the moment that is shown."""
        return self.log.sheet(self._history.ply, self.do)

    def last_line(self) -> str:
        """What happened last in what is shown: a deed, and what came of it."""
        lines = self.log.recent(self.moment.ply)
        return sentences(line.sentence for line in lines if line.ply == lines[-1].ply) or say("history.start")

    def sentences(self, entries: Sequence[Entry]) -> list[str]:
        """What some actions are told as, one sentence each."""
        return [line.sentence for line in self.log.lines(entries)]

    def seats(self) -> list[int]:
        """Round the table, from the start player."""
        return from_seat(self.moment.view.start_player, len(self.players))

    def _places(self) -> Any:  # noqa: ANN401 - points by target
        return self.face.places(self.moment, upright=self.host.is_portrait())

    # What is said.

    @property
    def complaint(self) -> str:
        """Why the last tap did nothing; in a lesson it is the coach who says so, for there one looks."""
        return self._complaint

    def announce(self, sentence: str) -> None:
        """To those who listen."""
        self.host.announce(self._coach.adds(sentence) if self._coach else sentence)

    def show(self, dialog: Dialog) -> None:
        """A sheet; where it asks for something, a coach has a say."""
        self.host.show(self._coach.above(dialog) if self._coach else dialog)

    def asked(self) -> str:
        """Who is asked what, for somebody who types or listens; nothing where a coach tells."""
        who, what = self.face.asked(self.moment)
        return headed(who, what) if what else ""

    def refused(self, refusal: hansa.Refusal, target: str = "") -> str:
        """Why a rule forbids what was typed, or meant by a tap."""
        return self.face.refused(refusal, target, self.players[max(self.session.seat, 0)].name)

    # What is done.

    def arrived(self) -> None:
        """The table has just been drawn for the first time: those who listen hear where they are."""
        self.announce(spoken.standing(self.session, self.names, self.asked()))
        self.face.arrived(self.moment)

    def tap(self, target: str) -> None:
        """Something of the table was tapped, clicked or entered; what only explained something is closed."""
        self.host.dismiss()
        self._complaint = ""
        now = self.moment
        target = self.face.meant(now, target)
        self.cursor.move(target)
        if self.face.explain(now, target):
            return
        if self.looks_back:
            self.complain(say("history.only"))
        elif now.handing_on:
            self.complain(say("refusal/handing-on"))
        elif now.standing.awaits_computer:
            self.complain(say("computer.turn", who=now.name(now.seat)))
        elif target in now.chosen:
            self.clear()
        elif not self.face.decide(now, target):
            self._narrow(now, target)

    def choose(self, target: str) -> None:
        """Narrow by a target, whatever a tap on it would open."""
        self.host.dismiss()
        self._narrow(self.moment, target)

    def do(self, command: str, value: str = "") -> None:
        """A command of the bar, the head, a panel or the final sheet."""
        if call := self._commands.get(command):
            call(value)

    def keys(self) -> frozenset[str]:
        """Tables scroll, and those who listen read on with the arrow keys."""
        return self.kit.keys.every if self._as_tables else self.kit.keys.every | ARROW_KEYS

    def key(self, key: str) -> bool:
        """Arrows move over the board, letters are shortcuts; the help sheet lists them."""
        low = key.lower()
        if key in ARROWS:
            if self._as_tables:
                return False  # tables scroll, and those who listen read on with these keys
            self.cursor.arrow(key)
        elif target := self.face.key_target(self.moment, low):
            self.tap(target)
        elif low == "e":
            self._end_or_hand_on()
        elif key.isdecimal() and self.face.pick(self.moment, int(key)):
            pass
        elif command := self.kit.keys.commands.get(low):
            self.do(command)
        else:
            return False
        return True

    def changed(self, since: int) -> None:
        """The state is another one: new possibilities, old complaints forgotten, what happened since then told."""
        told = self.happened(since)
        self.host.sound(sounds.heard(self.session, since, self.kit.sounds))
        standing = self.session.standing
        self._final = standing.over
        self.renew()
        if not (standing.over or standing.handing_on or standing.awaits_computer):
            told.append(self.asked())
        self.announce(sentences(told))
        self.face.changed(self.moment)

    def happened(self, since: int) -> list[str]:
        """What changed since so many actions had been played, in sentences."""
        told = self._taking_back.told
        return [told] if told else spoken.happened(self.session, since, self.sentences)

    def _narrow(self, now: Moment[Any], target: str) -> None:
        match self._narrowing.tap(target):
            case Ready(action):
                if played := self.face.ready(self.moment, action):
                    self.play(played)
            case Open():
                self.announce(self.face.asked(self.moment)[1])
            case refused:
                refusal = None if self.session.read_only else self.face.refusal(now, refused.refusal, target)
                self.complain(self.refused(refusal, target) if refusal else say("refusal/watching"))

    def complain(self, sentence: str) -> None:
        """Say in the bar, where nothing is covered, why something did not happen."""
        self._complaint = sentence
        self.announce(sentence)

    def play(self, *actions: Action | str) -> None:
        """Actions one after the other, as one step for a person."""
        self.done(lambda: self.session.play_together(actions))

    def done(self, act: Callable[[], object]) -> None:
        """Do something that changes the game, and tell what came of it."""
        since = self.session.match.ply
        self._taking_back.forget()
        act()
        self.changed(since)

    def take_back(self, ply: int) -> None:
        """Back to where so many actions had been played."""
        self._taking_back.to(ply)

    def look_at_now(self) -> None:
        """Whatever is done is done in the game as it is."""
        if self.looks_back:
            self._history.close()

    def renew(self) -> None:
        """Something else is shown: taps and complaints belong to what was shown before."""
        ply = self._history.ply
        self._narrowing = Narrowing(self.session, None if ply is None else (ply, looked_back(self.session, ply)))
        self._complaint = ""
        self._company.attend()

    def clear(self) -> None:
        """Forget the taps."""
        self._narrowing.clear()

    def _cancel(self) -> None:
        begun = self.looks_back or bool(self._narrowing.chosen)
        self.look_at_now()
        self._company.forget()
        self.clear()
        self._complaint = ""
        if begun:
            self.announce(self.asked())

    def _turn_over(self) -> None:
        """The board as tables, or as a picture again."""
        self._as_tables = not self._as_tables
        self.announce(say("overview.opened" if self._as_tables else "overview.closed"))

    def _end_or_hand_on(self) -> None:
        if self.session.can_confirm:
            self.do("confirm")
        else:
            self.tap("do:end")

    def _look(self, *, final: bool) -> None:
        self._history.close()
        self._final = final


def _lost(place: str) -> Part:
    """In the place of a part of which it could not even be told what it depends on."""
    return Part(place, (), broken.line)
