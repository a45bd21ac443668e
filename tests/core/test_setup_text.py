"""Names, titles and seeds: whatever a person types becomes one plain line."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

import hansa
from hansa.core.setup import SEED_LENGTH, clean_line
from tests.baltic.games import tries

# Letters and marks that join, spaces of all kinds, controls, invisible marks, half a character; and any other.
TRICKY = (
    "aZe#:~\u0301\u0308\u1100\u1161\u212b\u0344 \t\n\r\x0b\x85\xa0\u2000\u2028\u3000"
    "\x00\x1b\x7f\xad\u200b\u200d\u202e\ufeff\ud800\u200d\u2800\u3164\ufe0f\u034f\u2764"
)
typed = some.lists(some.sampled_from(TRICKY) | some.integers(0, 0x10FFFF).map(chr), max_size=30).map("".join)


@given(typed)
@example("e\u00ad\u0301")
@example("\u1100\u200b\u1161")
@example(" \u200d ")
@tries(100)
def test_a_clean_line_is_clean_and_stays_as_it_is(text: str) -> None:
    line = clean_line(text, 24)
    assert clean_line(line, 24) == line
    assert len(line) <= 24
    assert line == " ".join(line.split())
    assert unicodedata.is_normalized("NFC", line)
    assert not [char for char in line if unicodedata.category(char) in {"Cc", "Cs"}]
    line.encode()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("<b>&amp;\"'", "<b>&amp;\"'"),
        ("a\x00b\x1bc\u202ed\ufeff", "abcd"),
        ("two\u2028lines\x85here\x0b!", "two lines here !"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\ud800", ""),
        ("x" * 99, "x" * 24),
        ("x" * 23 + " yz", "x" * 23),
        ("player: Bo\n\nend", "player: Bo end"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("", ""),
    ],
)
def test_a_name_of_any_characters_is_kept_as_one_line_of_text(name: str, shown: str) -> None:
    assert hansa.Setup("hansa", (name, "Bo")).players == (shown, "Bo")


@pytest.mark.parametrize(
    "unseen",
    [
        *("\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u034f", "\ufe0f", "\u200d", "\u17b5", "\u180b"),
        *("\u2065", "\ufff0", "\U000e0100", "\U000e0020", "\u200d\u200d", "\ufe0f\u200d\ufe0f", "\u2800 \u200d\u3164"),
    ],
)
def test_a_name_of_which_nothing_can_be_seen_is_empty(unseen: str) -> None:
    assert hansa.Setup("hansa", (unseen, "Bo")).players == ("", "Bo")
    assert clean_line(f" {unseen} Anna", 24) == "Anna"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna\u200d", "Anna"),
        ("\u200dAnna", "Anna"),
        ("Anna \u200d Bo", "Anna Bo"),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
        ("\U0001f468\u200d\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("x" * 23 + "\u200dy", "x" * 23),
        ("a\ufe0f", "a\ufe0f"),
    ],
)
def test_what_joins_or_changes_signs_stays_only_beside_signs(typed: str, shown: str) -> None:
    assert clean_line(typed, 24) == shown


def test_a_title_is_cleaned_whenever_it_is_set() -> None:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo")), title=" One\nevening ")
    assert match.title == "One evening"
    match.title = "y" * 99
    assert match.title == "y" * hansa.TITLE_LENGTH


def test_a_seed_is_cleaned_and_never_empty() -> None:
    assert hansa.Setup("hansa", ("Anna", "Bo"), seed="\n").seed == "0"
    assert len(hansa.Setup("hansa", ("Anna", "Bo"), seed="z" * 99).seed) == SEED_LENGTH


@given(some.lists(typed, min_size=2, max_size=4), typed, typed)
@example(["e\u00ad\u0301", "#", ":"], "e\u00ad\u0301", "e\x00\u0301")
@example(["#", ":", "player: x"], "\ufefftitle: x", "#")
@tries(40)
def test_a_record_keeps_names_title_and_seed_as_they_are(names: list[str], title: str, seed: str) -> None:
    match = hansa.new(hansa.Setup("hansa", tuple(names), seed=seed), title)
    again = hansa.load(match.dumps())
    assert again.dumps() == match.dumps()
    assert (again.setup, again.title) == (match.setup, match.title)
