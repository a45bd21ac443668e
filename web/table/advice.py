"""The computers at a table, as it shows them: who thinks, what was done, what the Master advises and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hansa
from web.draw.fields import round_button
from web.draw.icons import icon
from web.draw.writer import Markup, button, el
from web.play.computers import Opponents
from web.play.entries import Entry
from web.play.future import Future
from web.table import bar as table_bar
from web.text import opponents as words
from web.text import say, sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.draw.players import Player
    from web.play.computers import Note
    from web.play.question import Answer
    from web.play.session import Session
    from web.table.moment import Moment
    from web.table.table import Table
    from web.text.opponents import Terms
    from web.wire.screen import Services


FORESEEN = 3
"""How many further steps of a plan are told."""


class Company:
    """The computers at a table, and what they are asked about."""

    def __init__(self, host: Services, session: Session, table: Table, players: Sequence[Player], terms: Terms) -> None:
        self._host = host
        self._session = session
        self._table = table
        self._players = players
        self._terms = terms
        self.computers = Opponents(host, session, table.changed, self._announce, held=lambda: table.looks_back)
        self.commands: dict[str, Callable[[str], None]] = {
            "hint": lambda _: self._asked("advice", self.computers.advise),
            "why": lambda _: self._asked("why", self.computers.explain),
            "pause": lambda _: self._pause_or_go_on(),
            "go-on": lambda _: self.computers.resume(),
            "note.close": lambda _: self.forget(),
            "note.play": lambda _: self._play(),
        }

    @property
    def note(self) -> Note | None:
        """What a person asked about."""
        return self.computers.note

    @property
    def pace(self) -> tuple[bool, bool]:
        """Whether they are paused, and whether a step of theirs waits."""
        return self.computers.paused, self.computers.waiting

    def attend(self) -> None:
        """Something changed."""
        self.computers.attend()

    @property
    def advised(self) -> tuple[str, ...]:
        """The actions that the advice is about: the first, and those that follow from it."""
        note = self.note
        if not note or note.kind != "advice" or not note.answer or note.answer.trouble:
            return ()
        return note.answer.line or (note.answer.action,)

    @property
    def targets(self) -> Sequence[str]:
        """The things on the table that the first of them is about."""
        game, state = self._session.game, self._session.match.state
        return [target for text in self.advised[:1] for target in game.targets(state, game.parse(state, text))]

    # What is done.

    def _announce(self) -> None:
        self._table.announce(sentences(self._sentences()))

    def _asked(self, kind: str, ask: Callable[[], None]) -> None:
        """A second time means that the note is not wanted any more, unless there is something newer to tell."""
        if before := self.note:
            self.computers.forget()
            if before.kind == kind and (kind != "why" or before.ply == self.computers.explainable):
                return
        self._host.dismiss()
        ask()
        if self.note:
            self._announce()

    def forget(self) -> None:
        """What was asked about has been read."""
        if self.note:
            self.computers.forget()

    def _play(self) -> None:
        """Do what is advised, with all that the same deed still asks for."""
        session, texts = self._session, list(self.advised)
        if not texts:
            return
        if self._table.looks_back:
            self._table.do("history.close")
        future = Future.of(session.game, session.match.state)
        seat, phase, deed = session.seat, future.view.phase, 0
        for text in texts:
            try:
                future.play(text)
            except hansa.HansaError:
                break
            deed += 1
            if session.game.to_act(future.state) != seat or future.view.phase == phase:
                break
        self._table.play(*texts[:deed])

    def _pause_or_go_on(self) -> None:
        if any(self.pace):
            self.computers.resume()
        elif self._session.awaits_computer:
            self.computers.pause()

    # What is shown.

    def bar(self, moment: Moment[Any], complaint: str) -> Markup:
        """What stands in place of the action bar while a computer moves."""
        paused, waiting = self.pace
        what = "paused" if paused else "ready" if waiting else "thinks"
        who = say("level.seat", who=moment.name(moment.seat), level=words.level(moment.standing.levels[moment.seat]))
        head = table_bar.head(moment, (who, say(f"computer.{what}")), complaint)
        if paused or waiting:
            label = say("do.resume" if paused else "do.step")
            go_on = button(label, "go-on", class_="button primary", icon=icon("play"))
        else:
            go_on = button(say("do.pause"), "pause", icon=icon("pause"))
        why = button(say("do.why"), "why", icon=icon("help")) if self.computers.explainable is not None else ""
        body = el("div", el("div", why, go_on, class_="go-on"), class_="bar-body")
        return el("div", head, body, class_=f"bar bar-computer is-{what}")

    def afterwards(self) -> str:
        """What a computer did just now, where a person has to go on at once: nobody had the time to read it."""
        session, actors = self._session, self._session.match.actors
        if session.over or not actors or actors[-1] < 0 or not session.levels[actors[-1]]:
            return ""
        return "" if session.match.log[-1].family == "end" else self._table.last_line()

    def card(self) -> Markup:
        """What a person asked about, with the answer."""
        if not self.note:
            return Markup()
        title, *sentences = self._sentences()
        close = round_button("close", "note.close", say("do.note.close"))
        play = button(say("do.note.play"), "note.play", class_="button primary small") if self.advised else ""
        head = el("header", icon("lamp" if self.note.kind == "advice" else "help"), el("b", title), play, close)
        return el("section", head, *(el("p", sentence) for sentence in sentences), class_="advice")

    def _sentences(self) -> list[str]:
        """The title, what is advised or was done, and the reasons."""
        if self.note is None:
            return []
        if self.note.kind == "advice":
            return [say("advice.title"), *self._advice(self.note)]
        who = self._players[self._session.match.actors[self.note.ply]].name
        done = self._would(self.note.ply, [str(self._session.match.log[self.note.ply])])
        return [say("advice.why", who=who), *done, self._why(self.note, who)]

    def _advice(self, note: Note) -> list[str]:
        if note.answer is None:
            return [say("advice.thinking")]
        if note.answer.trouble:
            return [say("advice.none")]
        first, *rest = self._would(note.ply, note.answer.line or (note.answer.action,))
        more = [say("advice.more")] if len(rest) > FORESEEN else []
        then = [say("advice.then", rest=sentences([*rest[:FORESEEN], *more]))] if rest else []
        return [first, *then, self._because(note.answer, note.ply)]

    def _why(self, note: Note, who: str) -> str:
        if note.answer is None:
            return say("advice.why.thinking", who=who)
        if note.answer.trouble:
            return say("advice.why.quick")
        if note.answer.action != str(self._session.match.log[note.ply]):
            instead = sentences(self._would(note.ply, [note.answer.action]))
            return say("advice.why.again", who=who, instead=instead)
        return self._because(note.answer, note.ply, secret=words.SECRET)

    def _because(self, answer: Answer, ply: int, secret: frozenset[str] = frozenset()) -> str:
        match, game = self._session.match, self._session.game
        hidden = secret if answer.instead else secret | words.SPENT
        reasons = words.reasons(
            game.id, answer, self._terms, who=[player.name for player in self._players], without=hidden
        )
        if not answer.instead and sum(amount for _, amount in answer.reasons) < 0:
            reasons = ""  # what it costs speaks against nothing that could be done instead
        parts = [words.outcome(answer), reasons, self._otherwise(answer, ply)]
        if not answer.instead:
            parts[2] = say("advice.only" if len(game.legal_actions(match.at(ply))) > 1 else "advice.forced")
        elif not reasons:
            parts.append(say("advice.even"))
        return sentences(parts)

    def _otherwise(self, answer: Answer, ply: int) -> str:
        """The other way, told so far that it can be told from the chosen one."""
        for steps in range(1, 1 + FORESEEN):
            there = self._would(ply, answer.instead[:steps])
            if there != self._would(ply, (answer.line or (answer.action,))[:steps]):
                return say("advice.against", instead=sentences(there))
        return say("advice.same")

    def _would(self, ply: int, texts: Sequence[str]) -> list[str]:
        """What some actions of one seat would be told as, up to the point where somebody else or chance decides."""
        match, game = self._session.match, self._session.game
        future = Future.of(game, match.at(ply))
        seat = game.to_act(future.state)
        entries: list[Entry] = []
        for text in texts:
            if game.to_act(future.state) != seat:
                break
            try:
                action = game.parse(future.state, text)
            except hansa.HansaError:
                break
            before = len(future.events)
            future.play(action)
            entries.append(Entry(ply + len(entries), seat, action, tuple(future.events[before:])))
        if not entries:
            return [say("advice.none")]
        quiet = [words.quiet(entries[0].action, self._players[seat].name)]
        if entries[0].action.family == "end":
            return quiet + [line.sentence for line in self._table.log.lines(entries[1:]) if line.seat == seat]
        lines = self._table.log.lines(entries)
        return [line.sentence for line in lines if line.seat == seat] or [line.sentence for line in lines] or quiet
