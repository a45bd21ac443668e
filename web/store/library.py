"""All games of this browser: opening, keeping, copying, deleting, reading from files."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import hansa
from hansa.core.steps import outcome
from web.play import preferences
from web.play.session import LEVELS, Session
from web.store import door
from web.store.dates import Moments
from web.store.door import Misfit
from web.store.save import DAMAGED, Save, decode, salvage
from web.store.slots import GAME, OvertakenError, Slots, Store, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from hansa import Match, Setup

PREFERENCES = "preferences"
PLAYERS = "players"
BACKUP = "backup"
LEARNED = "learned"
ROOM = "room"


@dataclass(frozen=True, slots=True)
class UnfitGame:
    """A game that this version of the page cannot open: damaged, or gone on with by another version."""

    id: str
    title: str
    players: tuple[str, ...]
    reason: str
    """`damaged`, or what it is that only another version knows."""
    text: str
    """The slot that tells most of it."""

    @property
    def rest(self) -> str:
        """What can be read of its record."""
        return salvage(self.text)

    @property
    def damaged(self) -> bool:
        return self.reason == DAMAGED


class Library:
    """Games in the store, and in memory those that the store would not take."""

    def __init__(self, store: Store, now: Callable[[], int], new_id: Callable[[], str]) -> None:
        self._store = store
        self._slots = Slots(store)
        self._now = now
        self._moments = Moments(now, lambda: (save.updated for save in self.games()))
        self._new_id = new_id
        self._unsaved: dict[str, Save] = {}
        self._only_here: dict[str, Save] = {}
        self._fresh: Session | None = None
        self._opened: dict[str, Save] = {}
        self.trouble = ""
        """`full` or `blocked` while some game is only in memory."""
        self._knows_risk = False
        self.overtaken: Callable[[str, Save | None], None] = lambda _id, _mine: None
        """Called when another tab has gone on with a game; what was played here and only in memory comes with it."""
        self.preferences_kept = True
        self.preferences = preferences.load(store.get(PREFERENCES))

    def keep_preferences(self) -> None:
        """Write the preferences down; if that fails they last as long as the page."""
        self.preferences_kept = self._put(PREFERENCES, self.preferences.dumps())

    def last_players(self) -> list[tuple[str, str]]:
        """Who played last time, as far as they gave names, and at which level if it was a computer."""
        try:
            kept = door.parsed(self._store.get(PLAYERS), "[]")
        except Misfit:
            return []
        return [found for each in kept if (found := _player(each))] if isinstance(kept, list) else []

    def keep_players(self, players: Sequence[tuple[str, str]]) -> None:
        """Remember names and levels for the next game."""
        self._put(PLAYERS, json.dumps(players, ensure_ascii=False))

    def learned(self) -> list[str]:
        """The lessons that were taken to their end."""
        return (self._store.get(LEARNED) or "")[: door.LONGEST].split()

    def keep_learned(self, lesson: str) -> None:
        """Remember that a lesson is done."""
        self._put(LEARNED, " ".join(dict.fromkeys([*self.learned(), lesson])))

    def last_backup(self) -> int:
        """When all games were last given away as a file, in milliseconds, or 0."""
        return door.digits(self._store.get(BACKUP), door.LAST_MOMENT)

    def note_backup(self) -> None:
        """All games were given away as a file just now."""
        self._put(BACKUP, str(self._now()))

    def games(self) -> list[Save]:
        """The newest save of every game, last played first."""
        return self.listed()[0]

    def unfit(self) -> list[UnfitGame]:
        """Games that cannot be opened here."""
        return self.listed()[1]

    def listed(self) -> tuple[list[Save], list[UnfitGame]]:
        """Both, from one look into the store."""
        read = {game_id: self._slots.read(game_id) for game_id in self._slots.ids()}
        found = {game_id: saves[0] for game_id, saves in read.items() if saves} | self._unsaved
        lost = [(game_id, *self._slots.unfit(game_id)) for game_id in read if game_id not in found]
        unfit = [UnfitGame(game_id, why.title, why.players, why.reason, text) for game_id, why, text in lost]
        return sorted(found.values(), key=lambda save: -save.updated), unfit

    def ids(self) -> list[str]:
        """Every game, whatever may be wrong with it."""
        return list(dict.fromkeys([*self._slots.ids(), *self._unsaved]))

    def find(self, game_id: str) -> Save | None:
        """The newest save of a game."""
        return self._unsaved.get(game_id) or next(iter(self._slots.read(game_id)), None)

    def is_behind(self, game_id: str) -> bool:
        """Whether a step may be missing: one of the slots is damaged, perhaps the newer one."""
        return self._slots.is_damaged(game_id)

    def create(self, setup: Setup, seats: Sequence[str] = (), colours: Sequence[str] = ()) -> Session:
        """A new game, kept at once. SetupError when no rule allows it."""
        match = hansa.new(setup)
        match.seats, match.colours = tuple(seats), tuple(colours)
        return self.add(match)

    def add(self, match: Match) -> Session:
        """A match from elsewhere, as a game of its own."""
        session = self._settled(match, self._new_id())
        self._fresh = session
        return session

    def _settled(self, match: Match, game_id: str, confirmed: int = 0) -> Session:
        """The session of a match from elsewhere. Its finished turns count as confirmed."""
        session = self._session(match, game_id, confirmed)
        if session.handing_on or _handed_on(match):
            session.confirmed = match.ply
        session.start()
        self.keep(session)
        return session

    def go_on(self, game_id: str, match: Match) -> None:
        """A game of this browser has been played on elsewhere: keep it as it is there, under the name it has here."""
        if session := self.open(game_id):
            match.title = session.match.title
            self._settled(match, game_id, session.confirmed)

    def open(self, game_id: str) -> Session | None:
        """The game as it was left, from the newest save that the rules can replay."""
        return outcome(self.opening(game_id))

    def opening(self, game_id: str) -> Generator[tuple[int, int], None, Session | None]:
        """The same in small steps, for a game may be long."""
        fresh, self._fresh = self._fresh, None
        if fresh and fresh.id == game_id and (kept := self.find(game_id)) and kept.record == fresh.match.dumps():
            return fresh  # its match is at hand: no need to replay it
        unsaved = self._unsaved.get(game_id)
        for save in [unsaved] if unsaved else self._slots.read(game_id):
            try:
                match = yield from hansa.reading(save.record)
            except hansa.RecordError:
                continue
            self._opened[game_id] = replace(save, record="")
            if save is not unsaved:
                self._slots.opened(save)
            return self._session(match, game_id, save.confirmed)
        return None

    def has_room(self, characters: int) -> bool:
        """Whether the store would take so much more; one that takes nothing at all is not full."""
        if not self._store.journal_trouble():
            return True  # the journal takes what local storage does not
        try:
            self._store.put(ROOM, " " * characters)
        except StoreError as error:
            return error.reason != "full"
        finally:
            self._store.remove(ROOM)
        return True

    def rename(self, game_id: str, title: str) -> None:
        outcome(self.renaming(game_id, title))

    def renaming(self, game_id: str, title: str) -> Generator[tuple[int, int], None, Session | None]:
        """Give a game another title, in small steps; None when it cannot be opened."""
        session = yield from self.opening(game_id)
        if session:
            session.rename(title)
            self._fresh = session
        return session

    def duplicating(self, game_id: str, title: str) -> Generator[tuple[int, int], None, Session | None]:
        """The same game once more, to go another way; in small steps."""
        session = yield from self.opening(game_id)
        if session is None:
            return None
        return self._twin(session.match.branch(session.match.ply), session.confirmed, title)

    def branch_off(self, record: str, confirmed: int, title: str) -> Session:
        """A record as a game of its own, with another title."""
        return self._twin(hansa.load(record), confirmed, title)

    def _twin(self, match: Match, confirmed: int, title: str) -> Session:
        twin = self._session(match, self._new_id(), confirmed)
        twin.rename(title)
        return twin

    def delete(self, game_id: str) -> Callable[[], None]:
        """Take a game away; calling what is returned brings it back."""
        unsaved = self._unsaved.pop(game_id, None)
        texts = self._slots.remove(game_id, self._now())
        self.retry()

        def undo() -> None:
            newest = unsaved
            try:
                self._slots.restore(game_id, texts, self._now())
            except StoreError:  # meanwhile something else took the room
                sound = [save for save in map(decode, texts.values()) if isinstance(save, Save)]
                newest = unsaved or max(sound, key=lambda save: save.sequence, default=None)
            if newest:
                self._unsaved[game_id] = newest
            self.retry()

        return undo

    def keep(self, session: Session) -> None:
        """Write a session down before it is drawn; what the store refuses stays in memory."""
        now = self._moments.next()
        opened = self._opened.get(session.id)
        match, outcome = session.match, None if session.is_sealed else session.match.outcome
        save = Save(
            id=session.id,
            game=match.game.id,
            title=match.title,
            players=tuple(session.players),
            levels=tuple(session.levels),
            taken_back=match.taken_back,
            created=opened.created if opened else now,
            updated=now,
            confirmed=session.confirmed,
            ply=match.ply,
            seat=session.seat if session.is_sealed else match.to_act,
            winners=outcome.winners if outcome else (),
            record=match.dumps(),
            more=opened.more if opened else {},
        )
        self._opened[session.id] = replace(save, record="")
        if not self._write(save):
            session.read_only = True

    def _write(self, save: Save) -> bool:
        """Whether the game is still this tab's; what the store refuses stays in memory."""
        earlier = self._unsaved.pop(save.id, None)
        if earlier:
            self._only_here[save.id] = save
        else:
            self._only_here.pop(save.id, None)
        try:
            self._slots.write(save)
        except StoreError as error:
            self._unsaved[save.id] = replace(save, sequence=0)
            self.trouble = error.reason
        except OvertakenError:
            self._clear_trouble()
            self.overtaken(save.id, save if earlier else None)
            return False
        self._clear_trouble()
        return True

    def retry(self) -> None:
        """There may be room again: keep what is only in memory."""
        for save in list(self._unsaved.values()):
            self._write(save)
        if not self.preferences_kept:
            self.keep_preferences()
        self._clear_trouble()

    def only_here(self, game_id: str) -> Save | None:
        """What was written last of a game if steps of it had only been in memory: it may yet be overtaken."""
        return self._only_here.get(game_id)

    def unsaved(self) -> list[Save]:
        """Games of which the newest state is only in memory."""
        return list(self._unsaved.values())

    def dropped(self, key: str) -> None:
        """The journal keeps less than before, or again: what it alone was to keep under a key is only in memory now."""
        if not self._store.journal_trouble():
            self.retry()
        else:
            self.refused(key, self._store.journal_trouble())

    def refused(self, key: str, reason: str) -> None:
        """No store took what was put under a key, which was found out late: it is only in memory."""
        if key == PREFERENCES:
            self.preferences_kept = False
        elif key.startswith(GAME):
            save = decode(self._store.get(key) or "")
            if isinstance(save, Save) and save in self._slots.read(save.id)[:1]:  # and not an older one
                self._unsaved.setdefault(save.id, replace(save, sequence=0))
                self.trouble = reason

    @property
    def less_safe(self) -> str:
        """Why the end of the browser would cost the last steps; nothing where it would not, or where that is known."""
        return "" if self._knows_risk else self._store.journal_trouble()

    def know_risk(self) -> None:
        """Somebody has read that the end of the browser would cost the last steps."""
        self._knows_risk = True

    def is_unsaved(self, game_id: str) -> bool:
        """Whether the newest state of a game is only in memory."""
        return game_id in self._unsaved

    def stands(self, game_id: str) -> str:
        """By what the step that is kept of a game can be told from any other; nothing where it is not this tab's."""
        return "" if self.is_unsaved(game_id) else self._slots.stands(game_id)

    def _session(self, match: Match, game_id: str, confirmed: int = 0) -> Session:
        return Session(match, game_id, confirmed, keeper=self, preferences=self.preferences)

    def _clear_trouble(self) -> None:
        if not self._unsaved:
            self.trouble = ""

    def _put(self, key: str, value: str) -> bool:
        """Keep something that nobody misses much; whether the store took it."""
        with suppress(StoreError):
            self._store.put(key, value)
            return True
        return False


def _player(kept: object) -> tuple[str, str] | None:
    match kept:
        case [str(name), str(level)]:
            return name, level if level in LEVELS else ""
    return None


def _handed_on(match: Match) -> bool:
    """Whether the last step ended a turn, or the game; how turns are confirmed here does not matter elsewhere."""
    if not match.ply:
        return False
    turn_of = match.game.turn_of
    return match.to_act == hansa.OVER or turn_of(match.at(match.ply - 1)) != turn_of(match.state)
