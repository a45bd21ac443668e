"""A browser that only remembers: storage with moods, and a page that writes down what it was told."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

import hansa
from tests.web.document import Document
from web.play.question import Answer
from web.screens import home
from web.store.library import Library
from web.store.slots import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.play.session import Session


class FakeStore(dict[str, str]):
    """Local storage. `room` is how many characters fit, `blocked` what a browser does that keeps nothing."""

    def __init__(self, room: int | None = None, *, blocked: bool = False) -> None:
        super().__init__()
        self.room = room
        self.blocked = blocked
        self.puts = 0
        self.no_journal = "full" if room is not None else "blocked" if blocked else ""
        self.refreshed: list[str] = []
        self.changed: Callable[[str], None] = lambda _key: None
        self.troubled: Callable[[str], None] = lambda _key: None

    def get(self, key: str) -> str | None:  # type: ignore[override]
        return None if self.blocked else super().get(key)

    def put(self, key: str, value: str) -> None:
        if self.blocked:
            raise StoreError("blocked")
        others = sum(len(text) for name, text in self.items() if name != key)
        if self.room is not None and others + len(value) > self.room:
            raise StoreError("full")
        self.puts += 1
        self[key] = value

    def remove(self, key: str) -> None:
        self.pop(key, None)

    def names(self) -> list[str]:
        return [] if self.blocked else list(self)

    def refresh(self, game_id: str, then: Callable[[], None]) -> None:
        self.refreshed.append(game_id)
        then()

    def journal_trouble(self) -> str:
        return self.no_journal

    def listen(self, changed: Callable[[str], None], troubled: Callable[[str], None]) -> None:
        self.changed, self.troubled = changed, troubled


def library(store: FakeStore, first_id: int = 0) -> Library:
    """A library whose clock ticks once a look and whose names count up."""
    clock, names = count(1_700_000_000_000), count(first_id)
    return Library(store, lambda: next(clock), lambda: f"g{next(names)}")


def undo_choice(session: Session) -> None:
    """What the button to take back does: back to the last choice, and what was forced after it goes with it."""
    session.return_to(session.standing.last_choice)


def reset_turn(session: Session) -> None:
    """Back to the first choice that may still be taken back."""
    session.return_to(session.first_choice)


def new_session(books: Library, players: int = 2, start: str = "1") -> Session:
    names = ("Anna", "Bo", "Cy", "Di")[:players]
    return books.create(hansa.Setup("hansa", names, {"start": start}, seed="fake"))


@dataclass
class FakeFile:
    name: str
    words: str
    size: int = -1
    gone: bool = False
    read_bytes: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.size < 0:
            self.size = len(self.words.encode())

    def read(self, size: int, then: Callable[[str], None], failed: Callable[[], None]) -> None:
        self.read_bytes.append(size)
        if self.gone:
            failed()
        else:
            then(self.words.encode()[:size].decode(errors="replace"))


@dataclass
class FakeWorker:
    """A worker that does not think; what it would say is said by `hear`."""

    hear: Callable[[str], None]
    posted: list[str] = field(default_factory=list)
    ended: bool = False

    def post(self, words: str) -> None:
        self.posted.append(words)

    def end(self) -> None:
        self.ended = True


@dataclass
class FakeThinker:
    """Whom nobody has to wait for: the test itself answers what was asked last."""

    asked: tuple[hansa.Match, str, float] | None = None
    effort: float = 0.0
    questions: int = 0
    started: bool = False
    then: Callable[[Answer], None] = lambda _: None

    def start(self) -> None:
        self.started = True

    def ask(
        self, match: hansa.Match, level: str, seconds: float, then: Callable[[Answer], None], *, effort: float = 1.0
    ) -> None:
        self.questions += 1
        self.asked, self.then, self.effort = (match, level, seconds), then, effort

    def cancel(self) -> None:
        self.asked = None

    def answer(self, action: str, **more: Any) -> None:
        assert self.asked is not None, "nothing is asked"
        self.asked = None
        self.then(Answer(self.questions, action, **more))


@dataclass
class FakePage:
    """A page that does nothing but remember. `locked` names are held by another tab."""

    address: str = "#/"
    shown: dict[str, str] = field(default_factory=dict)
    patches: list[str] = field(default_factory=list)
    drawn: list[tuple[str, str]] = field(default_factory=list)
    """What was patched since somebody last looked at the document."""
    marks: dict[str, str | None] = field(default_factory=dict)
    titles: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    timers: list[Callable[[], None]] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """For how many seconds each timer was set that there ever was."""
    locked: set[str] = field(default_factory=set)
    workers: list[FakeWorker] = field(default_factory=list)
    lost: Callable[[], None] | None = None
    routed: Callable[[], None] = lambda: None
    newer: Callable[[], None] = lambda: None
    busy: bool = False
    waiting: list[Callable[[], None]] = field(default_factory=list)
    dialog: bool = False
    sends: bool = False
    brought: list[tuple[str, Callable[[bool], None]]] = field(default_factory=list)
    tops: int = 0
    lifted: list[tuple[str, str]] = field(default_factory=list)
    set_by: int = 0
    """By how many milliseconds somebody set the clock of the machine."""
    passed: float = 0.0
    """Milliseconds that went by, besides one for each look at a clock."""

    def __post_init__(self) -> None:
        self._count = count(1)
        self._document = Document()
        self.drawn.append(("app", home.frame()))  # the static page shows it from the beginning

    def sound(self, names: Sequence[str]) -> None:
        self.sounds += names

    def patch(self, element_id: str, markup: str) -> None:
        self.shown[element_id] = markup
        self.patches.append(element_id)
        self.drawn.append((element_id, markup))

    @property
    def document(self) -> Document:
        """What the page shows, parsed."""
        for element_id, markup in self.drawn:
            self._document.patch(element_id, markup)
        self.drawn.clear()
        return self._document

    def lift(self, moves: Sequence[tuple[str, str]]) -> Callable[[], None]:
        self.lifted = list(moves)
        return lambda: None

    def set_root_attribute(self, name: str, value: str | None) -> None:
        self.marks[name] = value

    def title(self, words: str) -> None:
        self.titles.append(words)

    def announce(self, sentence: str) -> None:
        self.said.append(sentence)

    def log_error(self, report: str) -> None:
        self.errors.append(report)

    def modal(self, *, shown: bool) -> None:
        self.dialog = shown

    def top(self) -> None:
        self.tops += 1

    def focus(self, target: str) -> None:
        self.marks["focus"] = target

    def fill(self, target: str, words: str) -> None:
        self.marks["focus"] = target
        self.marks[f"field {target}"] = words

    def focused(self) -> str:
        return self.marks.get("focus") or ""

    def is_portrait(self) -> bool:
        return False

    def viewport_size(self) -> tuple[float, float]:
        return 0.0, 0.0

    def centre(self, x: float, y: float) -> None:
        self.marks["centre"] = f"{x:.2f} {y:.2f}"

    def route(self) -> str:
        return self.address

    def go(self, route: str, *, replace: bool = False) -> None:
        del replace
        self.address = route
        self.routed()

    def download(self, name: str, words: str) -> None:
        self.files[name] = words

    def copy(self, words: str, then: Callable[[bool], None]) -> None:
        self.marks["clipboard"] = words
        then(True)

    def url(self, route: str) -> str:
        return f"https://hansa.example/play/{route}"

    def can_send(self) -> bool:
        return self.sends

    def send(self, title: str, link: str) -> None:
        self.marks["sent"] = f"{title} {link}"

    def load_package(self, package: str, then: Callable[[bool], None]) -> None:
        self.brought.append((package, then))

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        self.waits.append(seconds)
        self.timers.append(call)
        return lambda: self.timers.remove(call) if call in self.timers else None

    def next_task(self, call: Callable[[], None]) -> None:
        if self.busy:
            self.waiting.append(call)
        else:
            call()

    def worker(self, hear: Callable[[str], None]) -> FakeWorker:
        self.workers.append(FakeWorker(hear))
        return self.workers[-1]

    def lock(self, name: str, then: Callable[[bool], None], lost: Callable[[], None], *, steal: bool = False) -> None:
        if steal:
            self.locked.discard(name)
        self.lost = lost
        then(name not in self.locked)

    def unlock(self) -> None:
        self.lost = None

    def ask_before_leaving(self, *, wanted: bool) -> None:
        self.marks["asks before leaving"] = "1" if wanted else None

    def persist(self) -> None:
        self.marks["persisted"] = "1"

    def watch_versions(self, then: Callable[[], None]) -> None:
        self.newer = then

    def renew(self) -> None:
        self.marks["renewed"] = "1"

    def token(self) -> str:
        return f"t{next(self._count)}"

    def now(self) -> int:
        return 1_700_000_000_000 + self.set_by + next(self._count)

    def clock(self) -> float:
        return self.passed + next(self._count)
