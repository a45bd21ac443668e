"""All games of this browser: opening, keeping, copying, deleting, reading from files."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import hansa
from hansa.core.steps import outcome
from web import preferences
from web.session import LEVELS, Session
from web.storage import PREFIX, Journal, OvertakenError, Save, Store, StoreError, salvage

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from hansa import Match, Setup

PREFERENCES = PREFIX + "preferences"
PLAYERS = PREFIX + "players"
BACKUP = PREFIX + "backup"
LEARNED = PREFIX + "learned"
ROOM = PREFIX + "room"


@dataclass(frozen=True, slots=True)
class Damaged:
    """A game of which no slot is sound; `rest` is what can still be read of its record."""

    id: str
    rest: str


class Library:
    """Games in the store, and in memory those that the store would not take."""

    def __init__(self, store: Store, now: Callable[[], int], new_id: Callable[[], str]) -> None:
        self._store = store
        self._journal = Journal(store)
        self._now = now
        self._new_id = new_id
        self._unsaved: dict[str, Save] = {}
        self._fresh: Session | None = None
        self._created: dict[str, int] = {}
        self.trouble = ""
        """`full` or `blocked` while some game is only in memory."""
        self.overtaken: Callable[[str], None] = lambda _id: None
        """Called when another tab turns out to have written a game that is open here."""
        self.preferences = preferences.load(self._quietly(PREFERENCES))

    def keep_preferences(self) -> None:
        """Write the preferences down; if that fails they last as long as the page."""
        self._put(PREFERENCES, self.preferences.dumps())

    def last_players(self) -> list[tuple[str, str]]:
        """Who played last time, as far as they gave names, and at which level if it was a computer."""
        try:
            kept = json.loads(self._quietly(PLAYERS) or "[]")
        except ValueError:
            return []
        return [found for each in kept if (found := _player(each))] if isinstance(kept, list) else []

    def keep_players(self, players: Sequence[tuple[str, str]]) -> None:
        """Remember names and levels for the next game."""
        self._put(PLAYERS, json.dumps(players, ensure_ascii=False))

    def learned(self) -> list[str]:
        """The lessons that were taken to their end."""
        return (self._quietly(LEARNED) or "").split()

    def keep_learned(self, lesson: str) -> None:
        """Remember that a lesson is done."""
        self._put(LEARNED, " ".join(dict.fromkeys([*self.learned(), lesson])))

    def last_backup(self) -> int:
        """When all games were last given away as a file, in milliseconds, or 0."""
        kept = self._quietly(BACKUP) or ""
        return int(kept) if kept.isascii() and kept.isdigit() else 0

    def note_backup(self) -> None:
        """All games were given away as a file just now."""
        self._put(BACKUP, str(self._now()))

    def games(self) -> list[Save]:
        """The newest sound save of every game, last played first."""
        return self.listed()[0]

    def damaged(self) -> list[Damaged]:
        """Games that cannot be opened any more."""
        return self.listed()[1]

    def listed(self) -> tuple[list[Save], list[Damaged]]:
        """Both, from one look into the store."""
        read = {game_id: self._read(game_id) for game_id in self._ids()}
        found = {game_id: saves[0] for game_id, saves in read.items() if saves} | self._unsaved
        lost = [game_id for game_id in read if game_id not in found]
        rests = {game_id: max(map(salvage, self._journal.texts(game_id).values()), key=len) for game_id in lost}
        damaged = [Damaged(game_id, rest) for game_id, rest in rests.items()]
        return sorted(found.values(), key=lambda save: -save.updated), damaged

    def find(self, game_id: str) -> Save | None:
        """The newest sound save of a game."""
        return self._unsaved.get(game_id) or next(iter(self._read(game_id)), None)

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
        """A match from elsewhere at the point where somebody goes on; what others did there is not asked again."""
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
        for save in [unsaved] if unsaved else self._read(game_id):
            try:
                match = yield from hansa.reading(save.record)
            except hansa.RecordError:
                continue
            self._created[game_id] = save.created
            if save is not unsaved:
                self._journal.opened(save)
            return self._session(match, game_id, save.confirmed)
        return None

    def has_room(self, characters: int) -> bool:
        """Whether the store would take so much more; one that takes nothing at all is not full."""
        try:
            self._store.put(ROOM, " " * characters)
            self._store.remove(ROOM)
        except StoreError as error:
            return error.reason != "full"
        return True

    def rename(self, game_id: str, title: str) -> None:
        outcome(self.renaming(game_id, title))

    def renaming(self, game_id: str, title: str) -> Generator[tuple[int, int], None, None]:
        """The same in small steps."""
        if session := (yield from self.opening(game_id)):
            session.rename(title)
            self._fresh = session

    def duplicating(self, game_id: str, title: str) -> Generator[tuple[int, int], None, Session | None]:
        """The same game once more, to go another way; in small steps."""
        session = yield from self.opening(game_id)
        if session is None:
            return None
        twin = self._session(session.match.branch(session.match.ply), self._new_id(), session.confirmed)
        twin.rename(title)
        return twin

    def delete(self, game_id: str) -> Callable[[], None]:
        """Take a game away; calling what is returned brings it back."""
        unsaved = self._unsaved.pop(game_id, None)
        try:
            texts = self._journal.remove(game_id)
        except StoreError:
            texts = {}
        self._settle()

        def undo() -> None:
            if unsaved:
                self._unsaved[game_id] = unsaved
            try:
                self._journal.restore(texts)
            except StoreError as error:
                self.trouble = error.reason

        return undo

    def keep(self, session: Session) -> None:
        """Write a session down before it is drawn; what the store refuses stays in memory."""
        now = self._now()
        match, outcome = session.match, session.match.outcome
        save = Save(
            id=session.id,
            game=match.game.id,
            title=match.title,
            players=tuple(session.players),
            levels=tuple(session.levels),
            taken_back=match.taken_back,
            created=self._created.setdefault(session.id, now),
            updated=now,
            confirmed=session.confirmed,
            ply=match.ply,
            seat=match.to_act,
            winners=outcome.winners if outcome else (),
            record=match.dumps(),
        )
        try:
            self._journal.write(save)
        except StoreError as error:
            self._unsaved[session.id] = replace(save, sequence=0)
            self.trouble = error.reason
        except OvertakenError:
            session.read_only = True
            self._unsaved.pop(session.id, None)
            self.overtaken(session.id)
        else:
            self._unsaved.pop(session.id, None)
            self._settle()

    def is_unsaved(self, game_id: str) -> bool:
        """Whether the newest state of a game is only in memory."""
        return game_id in self._unsaved

    def _session(self, match: Match, game_id: str, confirmed: int = 0) -> Session:
        return Session(match, game_id, confirmed, keeper=self, preferences=self.preferences)

    def _settle(self) -> None:
        if not self._unsaved:
            self.trouble = ""

    def _ids(self) -> list[str]:
        try:
            return self._journal.ids()
        except StoreError:
            return []

    def _read(self, game_id: str) -> list[Save]:
        try:
            return self._journal.read(game_id)
        except StoreError:
            return []

    def _put(self, key: str, value: str) -> None:
        """Keep something that nobody misses if the store refuses it."""
        with suppress(StoreError):
            self._store.put(key, value)

    def _quietly(self, key: str) -> str | None:
        try:
            return self._store.get(key)
        except StoreError:
            return None


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
