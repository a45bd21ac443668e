"""A backup that was damaged on its way: no game of it gets lost without a word."""

import contextlib
import re
from functools import cache
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

import hansa
from hansa.core.steps import outcome
from tests.baltic.games import tries
from tests.web.app import start
from tests.web.fakes import FakeFile, FakeStore, library
from web.store import backup

NAMES = ("Ada", "Ben", "Cy", "Di")


@cache
def records() -> tuple[str, ...]:
    """Four games, one of them with a title."""
    found = []
    for name in NAMES:
        match = hansa.new(hansa.Setup("hansa", (name, "Bo"), {"start": "1"}, seed=name))
        for action in ("booths danzig", "booths riga", "booths kalmar"):
            match.play(action)
        match.title = "Evening: the third" if name == "Cy" else ""
        found.append(match.dumps())
    return tuple(found)


def whole() -> str:
    return "\n".join(records())


def told(words: str) -> str:
    """What is said after a file was opened, and that the list holds as many games as it says."""
    app, page = start()
    app.chosen(FakeFile("backup.hansa", words))
    assert page.errors == []
    said = page.said[-1]
    n = re.match(r"(\d+) games? of the backup", said)
    assert len(app.services.library.games()) == (int(n[1]) if n else 0)
    return said


FOUR = "4 games of the backup are in your list."
ONE_LOST = "3 games of the backup are in your list. 1 could not be read."


@pytest.mark.parametrize(
    ("damage", "said"),
    {
        "a space before the first line": (lambda text: " " + text, FOUR),
        "a byte-order mark": (lambda text: "\ufeff" + text, FOUR),
        "a byte-order mark before every game": (lambda text: text.replace("hansa-record", "\ufeffhansa-record"), FOUR),
        "empty lines before it": (lambda text: "\n \n" + text, FOUR),
        "line ends of old machines": (lambda text: text.replace("\n", "\r"), FOUR),
        "line ends of other machines": (lambda text: text.replace("\n", "\r\n"), FOUR),
        "every line quoted": (lambda text: re.sub("^", "> ", text, flags=re.MULTILINE), FOUR),
        "every line quoted twice": (lambda text: re.sub("^", ">> ", text, flags=re.MULTILINE), FOUR),
        "no empty lines between the games": (lambda text: text.replace("\n\nhansa", "\nhansa"), FOUR),
        "the first letter is missing": (lambda text: text[1:], ONE_LOST),
        "the first line is missing": (lambda text: text.partition("\n")[2], ONE_LOST),
        "the first two lines are missing": (lambda text: text.split("\n", 2)[2], ONE_LOST),
        "a letter of the third beginning is missing": (lambda text: replaced(text, 2, "hnsa-record: 1"), ONE_LOST),
        "the colon of the third beginning is missing": (lambda text: replaced(text, 2, "hansa-record 1"), ONE_LOST),
        "the third beginning is empty": (lambda text: replaced(text, 2, ""), ONE_LOST),
        "the last game is cut off": (lambda text: text + "\nhansa-record: 1\ngame: ha", FOUR + " 1 could not be read."),
        "something stands before it": (
            lambda text: "Dear Bo, here they are.\n\n" + text,
            FOUR + " 1 could not be read.",
        ),
        "it is there twice": (lambda text: text + "\n" + text, FOUR + " 4 of the backup were in your list already."),
    }.values(),
)
def test_every_game_of_a_damaged_backup_is_restored_or_told_of(damage: object, said: str) -> None:
    assert callable(damage)
    assert told(damage(whole())) == said


def replaced(text: str, number: int, beginning: str) -> str:
    """The text with another line where one of the games begins."""
    parts = text.split("hansa-record: 1")
    return "hansa-record: 1".join(parts[: number + 1]) + beginning + "hansa-record: 1".join(parts[number + 1 :])


def test_one_record_with_a_letter_around_it_is_opened_too() -> None:
    said = told("Hello\n\n" + re.sub("^", "> ", records()[0], flags=re.MULTILINE))
    assert said == "1 game of the backup is in your list. 1 could not be read."


def test_a_quoted_record_opens() -> None:
    app, page = start()
    app.chosen(FakeFile("letter.txt", re.sub("^", "> ", records()[0], flags=re.MULTILINE)))
    assert page.marks["screen"] == "table"


def mutated(seed: int) -> str:
    """A backup with a few things wrong in it."""
    rng = Random(seed)

    def below(number: int) -> int:
        return int(rng.random() * number)

    text = whole()
    for _ in range(1 + below(4)):
        at = below(len(text))
        lines = text.split("\n")
        row = below(len(lines))
        damage = (
            lambda text=text, at=at: text[:at] + text[at + 1 :],
            lambda text=text, at=at: text[:at] + "x\u0000 \n:~#"[below(7)] + text[at:],
            lambda text=text, at=at: text[:at] + text[at + below(80) :],
            lambda lines=lines, row=row: "\n".join(lines[:row] + lines[row + 1 :]),
            lambda lines=lines, row=row: "\n".join([*lines[:row], lines[row][below(9) :], *lines[row + 1 :]]),
            lambda lines=lines, row=row: "\n".join([*lines[:row], " \ufeff" + lines[row], *lines[row + 1 :]]),
            lambda text=text: text[below(40) :],
            lambda text=text: text[: len(text) - below(200)],
            lambda text=text: text.replace("\n", "\r"),
        )[below(9)]
        text = damage()
    return text


def begun(text: str) -> int:
    """How many games have begun in a text, as far as somebody can know who only looks for whole beginnings."""
    lines = [line.strip(" \ufeff") for line in text.replace("\r", "\n").split("\n")]
    heads = [n for n, line in enumerate(lines) if line.startswith("hansa-record:")]
    alone = [n for n, line in enumerate(lines) if line == "game: hansa" and n - 1 not in heads]
    return len(heads) + len([n for n in alone if n < 1 or ": " not in lines[n - 1] or "record" in lines[n - 1]])


@given(some.integers(0, 10**9))
@example(0)
@tries(100)
def test_of_a_damaged_backup_no_fewer_games_are_told_of_than_had_begun_in_it(seed: int) -> None:
    words = mutated(seed)
    parts = outcome(backup.apart(words))
    tally = backup.Tally(len(parts))
    with contextlib.suppress(hansa.RecordError):
        outcome(backup.restore(library(FakeStore()), parts, tally))
    assert tally.done == tally.all >= begun(words)
