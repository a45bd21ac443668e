"""Texts of the store that were read before are not read again, and what is remembered has a limit."""

import pytest

import hansa
from tests.web.app import start
from tests.web.fakes import FakeStore, library
from web.store import save
from web.store.decoded import Decoded


def test_a_text_that_stands_there_unchanged_is_read_once() -> None:
    read: list[str] = []

    def decode(text: str) -> int:
        read.append(text)
        return len(text)

    known = Decoded(decode)
    assert [known.of("a", "one"), known.of("a", "one"), known.of("a", "three"), known.of("a", "one")] == [3, 3, 5, 3]
    assert read == ["one", "three", "one"]


def test_what_was_asked_for_longest_ago_is_forgotten_first() -> None:
    read: list[str] = []
    known = Decoded(read.append, most=9)
    for key in ("a", "b", "c", "a", "d", "a", "b"):
        known.of(key, f"of {key}"[:3])
    assert len(read) == 5, "the fourth text drove out the second, which had to be read once more"


def test_what_is_remembered_has_a_limit() -> None:
    known: Decoded[str] = Decoded(str.upper, most=100)
    for number in range(50):
        known.of(str(number), "x" * 30)
    known.of("large", "y" * 500)
    assert known._size == sum(len(text) for text, _ in known._known.values()) <= 100


def test_hundreds_of_games_are_not_decoded_again_by_every_look_at_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    store = FakeStore()
    books = library(store)
    for number in range(300):
        books.create(hansa.Setup("hansa", (f"Anna {number}", "Bo"), {"start": "1"}))
    decoded: list[int] = []
    honest = save._checksum

    def counted(body: str) -> str:
        decoded.append(1)
        return honest(body)

    monkeypatch.setattr(save, "_checksum", counted)
    app, _ = start(store=store)
    first = len(decoded)
    assert first == 300
    for _ in range(3):
        app.turned()
    assert len(decoded) == first


def test_one_drawing_of_the_home_screen_reads_the_list_once() -> None:
    class Counting(FakeStore):
        looks = 0

        def names(self) -> list[str]:
            self.looks += 1
            return super().names()

    store = Counting()
    library(store).create(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}))
    app, _ = start(store=store)
    before = store.looks
    app.turned()
    assert store.looks == before + 1
