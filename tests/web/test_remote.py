"""The app behind its wire: what happened goes in, one batch of what to do comes out, and storage says no too late."""

from __future__ import annotations

import json
import re
from typing import Any

import hansa
from web.app.remote import Remote
from web.play.question import Answer
from web.store.save import Save, decode
from web.store.slots import head

FACTS = {
    "route": "#/",
    "portrait": False,
    "focused": "",
    "room": [800, 600],
    "address": "https://hansa.example/play/",
    "sends": False,
}


class Browser:
    """The other end of the wire, as far as the app can tell: it keeps, draws, and answers at once."""

    def __init__(self, kept: dict[str, str] | None = None, trouble: str = "") -> None:
        self.kept = dict(kept or {})
        self.trouble = trouble
        self.room = 10_000_000
        self.facts: dict[str, Any] = dict(FACTS)
        self.picture = self.sent = 0
        self.marks: dict[str, str | None] = {}
        self.shown: dict[str, str] = {}
        self.verbs: list[str] = []
        self.said: list[str] = []
        self.brought: list[tuple[str, int]] = []
        self.timers: dict[int, int] = {}
        self.asked: list[tuple[Any, ...]] = []
        self.holds = True
        self.remote = Remote(lambda package, number: self.brought.append((package, number)))
        self.tell("begin", "en", dict(self.kept), trouble, "home")

    def tell(self, kind: str, *values: Any, picture: int | None = None) -> None:
        number = self.picture if picture is None else picture
        heard, self.picture, steps = self.remote.hear(kind, list(values), number, dict(self.facts))
        self.sent += 1
        assert heard == self.sent
        self.verbs = [step[0] for step in steps]
        later = []
        for verb, *values_ in steps:
            if found := getattr(self, f"do_{verb}", None):
                found(*values_)
            elif verb in {"soon", "refresh", "lock"}:
                later.append((verb, values_))
            else:
                self.asked.append((verb, *values_))
        for verb, values_ in later:
            answer = {"soon": (), "refresh": (self.kept,), "lock": (self.holds,)}[verb]
            self.tell("answered", values_[-1], *answer)

    def do_put(self, name: str, text: str, believed: list[tuple[str, str]]) -> None:
        if any(head(self.kept.get(slot)) != line for slot, line in believed):
            self.asked.append(("overtaken", name.split(":")[1]))
            return
        if len(text) > self.room:
            self.asked.append(("refused", name))
            return
        self.kept[name] = text

    def do_remove(self, name: str) -> None:
        self.kept.pop(name, None)

    def do_patch(self, place: str, markup: str) -> None:
        self.shown[place] = markup

    def do_mark(self, name: str, value: str | None = None) -> None:
        self.marks[name] = value

    def do_announce(self, sentence: str) -> None:
        self.said.append(sentence)

    def do_go(self, route: str, _replace: bool) -> None:
        self.facts["route"] = route
        self.asked.append(("routed",))

    def catch_up(self) -> None:
        """What the browser tells by itself."""
        while self.asked:
            match self.asked.pop(0):
                case ("routed",):
                    self.tell("routed")
                case ("overtaken", game_id):
                    texts = {name: text for name, text in self.kept.items() if f":{game_id}" in name}
                    self.tell("overtaken", game_id, texts)
                case ("refused", name):
                    self.tell("refused", name, self.kept.get(name), "full", "full")
                case _:
                    pass

    def let_a_computer_move(self) -> None:
        """The first legal move, as soon as its time has come."""
        ply = self.record().ply
        for _ in range(20):
            waiting, self.asked = self.asked, []
            for verb, *values in waiting:
                if self.record().ply > ply:
                    return
                if verb == "think":
                    self.tell("thought", values[0], "ready")
                elif verb == "after":
                    self.tell("answered", values[1])
                elif verb == "question" and "record" in values[1]:
                    asked = json.loads(values[1])
                    action = str(hansa.load(asked["record"]).legal_actions[0])
                    self.tell("thought", values[0], Answer(asked["number"], action, (action,)).dumps())

    def begin(self, *names: str) -> str:
        self.facts["route"] = "#/new"
        self.tell("routed")
        for seat, name in enumerate(names):
            self.tell("typed", f"name:{seat}", name, False)
        self.tell("typed", "start", "1", False)
        self.tell("used", "begin", "", False)
        self.catch_up()
        assert self.marks["screen"] == "table", self.marks
        return str(self.facts["route"]).rpartition("/")[2]

    def record(self) -> hansa.Match:
        slots = [text for name, text in self.kept.items() if name.startswith("game:")]
        newest = max(slots, key=lambda text: int(text.partition('"sequence": ')[2].partition("}")[0].partition(",")[0]))
        return hansa.load(newest[newest.index("hansa-record:") :])


def test_the_first_message_begins_and_is_answered_with_a_page_that_can_be_used() -> None:
    page = Browser()
    assert page.marks["ready"] == page.marks["started"] == "1"
    assert page.marks["screen"] == "home"
    assert page.marks["keys"] == "n"
    assert "app" not in page.shown, "the static page shows the frame already"


def test_a_step_is_kept_before_anything_is_drawn() -> None:
    page = Browser()
    page.begin("Anna", "Bo")
    page.tell("tapped", "city:riga")
    assert page.verbs[0] == "put"
    assert "patch" in page.verbs
    assert page.record().ply > 0


def test_whoever_taps_twice_plays_once() -> None:
    page = Browser()
    page.begin("Anna", "Bo")
    before = page.picture
    page.tell("tapped", "city:riga", picture=before)
    ply = page.record().ply
    page.tell("tapped", "city:danzig", picture=before)
    assert page.verbs == []
    assert page.record().ply == ply
    page.tell("used", "app.menu", "", False, picture=before)
    assert "modal" in page.verbs, "what means the same on every picture is done"


def test_whoever_taps_twice_on_go_on_in_a_lesson_misses_no_sentence() -> None:
    page = Browser()
    page.facts["route"] = "#/learn/hansa/1"
    page.tell("routed")
    assert re.search(r"\b1 of \d", page.shown["coach"])
    before = page.picture
    for _ in range(2):
        page.tell("used", "confirm", "", False, picture=before)
    assert re.search(r"\b2 of \d", page.shown["coach"])


def test_who_pauses_while_a_computer_moves_is_heard() -> None:
    page = Browser()
    page.facts["route"] = "#/new"
    page.tell("routed")
    for seat in range(2):
        page.tell("typed", f"level:{seat}", "apprentice", False)
    page.tell("typed", "start", "1", False)
    page.tell("used", "begin", "", False)
    page.tell("routed")
    before = page.picture
    ply = page.record().ply
    page.let_a_computer_move()
    assert page.record().ply > ply
    page.tell("used", "pause", "", False, picture=before)
    assert "is waiting" in page.shown["table-bar"]


def test_what_is_tapped_on_the_picture_of_today_is_played() -> None:
    page = Browser()
    page.begin("Anna", "Bo")
    for city in ("riga", "danzig"):
        ply = page.record().ply
        page.tell("tapped", f"city:{city}")
        page.tell("used", "confirm", "", False)
        assert page.record().ply >= ply


def test_a_write_that_is_refused_late_is_told_and_tried_again() -> None:
    page = Browser(trouble="full")
    page.begin("Anna", "Bo")
    page.room = 10
    page.tell("tapped", "city:riga")
    page.catch_up()
    assert "app.download-unsaved" in page.shown["banner"]
    page.room = 10_000_000
    page.tell("returned")
    assert "app.download-unsaved" not in page.shown["banner"]
    assert page.record().ply > 0


def test_steps_that_were_only_in_memory_become_a_game_of_their_own_when_another_tab_went_on() -> None:
    page = Browser(trouble="full")
    game_id = page.begin("Anna", "Bo")
    other = Browser(page.kept)
    page.room = 10
    page.tell("tapped", "city:riga")
    page.catch_up()
    other.facts["route"] = f"#/game/{game_id}"
    other.tell("routed")
    other.tell("tapped", "city:danzig")
    page.kept, page.room = dict(other.kept), 10_000_000
    page.tell("used", "confirm", "", False)
    page.catch_up()
    kept = [save.record for save in map(decode, page.kept.values()) if isinstance(save, Save)]
    assert any("booths riga" in record for record in kept), "a game of its own"
    assert page.record().dumps() == other.record().dumps()


def test_a_game_that_another_tab_went_on_with_is_read_again() -> None:
    page, other = Browser(), Browser()
    game_id = page.begin("Anna", "Bo")
    other = Browser(page.kept)
    other.facts["route"] = f"#/game/{game_id}"
    other.tell("routed")
    other.tell("tapped", "city:riga")
    page.kept = dict(other.kept)
    page.tell("tapped", "city:danzig")
    assert page.kept == other.kept, "nothing is written over it"
    page.catch_up()
    assert page.record().dumps() == other.record().dumps()
    assert "riga" in page.record().dumps()


def test_what_another_tab_writes_is_known_here() -> None:
    page = Browser()
    other = Browser()
    other.begin("Anna", "Bo")
    for name, text in other.kept.items():
        page.tell("stored", name, text)
    number = next(step[-1] for step in page.asked if step[0] == "after")
    page.tell("answered", number)
    assert "Anna and Bo" in page.shown["games"]
    page.tell("cleared", {})
    number = [step[-1] for step in page.asked if step[0] == "after"][-1]
    page.tell("answered", number)
    assert "Anna and Bo" not in page.shown["games"]


def test_a_file_is_read_by_the_page() -> None:
    page, other = Browser(), Browser()
    other.begin("Anna", "Bo")
    record = other.record().dumps()
    page.tell("chosen", 0, "a.hansa", len(record), None)
    (verb, file, size, number), *_ = [step for step in page.asked if step[0] == "read"]
    assert (verb, file, size) == ("read", 0, len(record))
    page.asked.clear()
    page.tell("answered", number, record)
    page.catch_up()
    assert page.record().dumps() == record


def test_a_file_that_cannot_be_read_is_told() -> None:
    page = Browser()
    page.tell("chosen", 0, "a.hansa", 5, None)
    page.tell("answered", page.asked[-1][-1], None)
    assert "a.hansa" in page.shown["dialog"]


def test_timers_that_are_called_off_are_never_heard() -> None:
    page = Browser()
    page.tell("look_again")
    (number,) = [step[-1] for step in page.asked if step[0] == "after"]
    assert page.shown["notice"]
    page.tell("used", "app.close-notice", "", False)
    assert ("never", number) in page.asked
    page.tell("answered", number)
    assert page.shown["notice"] == ""


def test_what_the_browser_would_not_draw_is_told_once() -> None:
    page = Browser()
    page.tell("undrawn", "games", "patch: TypeError")
    assert "dialog" in page.shown
    assert page.shown["games"] != ""
    page.tell("used", "app.dismiss", "", True)
    page.tell("undrawn", "games", "patch: TypeError")
    assert "modal" not in page.verbs


def test_a_message_that_nobody_understands_is_answered_all_the_same() -> None:
    page = Browser()
    page.tell("unheard-of", 1, 2)
    assert page.verbs == ["log"]
    page.tell("used", "app.preferences", "", False)
    assert "modal" in page.verbs


def test_a_package_that_came_is_nothing_that_the_page_told() -> None:
    page = Browser()
    page.begin("Anna", "Bo")
    page.tell("used", "share", "", False)
    (_package, number), *_ = page.brought
    heard, page.picture, _steps = page.remote.brought(number, there=True)
    assert heard == page.sent
    page.tell("dismissed")  # which counts once more
