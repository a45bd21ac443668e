"""How large a record, its lines and its numbers may be: as much as allowed is read, one more is refused."""

from __future__ import annotations

import hansa
from hansa.core.record import MAX_CHARS, MAX_LINE, MAX_LINES
from tests.core.test_record import HEADER, error_of, match_of


def padded(size: int) -> str:
    """A record of so many characters, most of them in comments."""
    line = "#" * (MAX_LINE - 1) + "\n"
    text = HEADER + "\n" + line * ((size - len(HEADER) - 1) // MAX_LINE)
    return text + "#" * (size - len(text))


def test_a_record_as_large_as_allowed_is_read_and_a_larger_one_refused_unread() -> None:
    assert hansa.load(padded(MAX_CHARS)).to_act == 0
    error = error_of(padded(MAX_CHARS + 1))
    assert (error.reason, error.line, error.detail) == ("too-large", 1, "1000000")
    assert error_of("#" * (MAX_CHARS + 1)).reason == "too-large"


def test_as_many_lines_as_allowed_are_read_and_one_more_is_refused() -> None:
    lines = HEADER.count("\n")
    assert hansa.load(HEADER + "\n" * (MAX_LINES - lines - 1)).to_act == 0
    error = error_of(HEADER + "\n" * (MAX_LINES - lines))
    assert (error.reason, error.line, error.detail) == ("too-many-lines", 30_000, "30000")


def test_a_line_as_long_as_allowed_is_read_and_a_longer_one_refused() -> None:
    assert hansa.load(HEADER + "\n" + "#" * MAX_LINE + "\n").to_act == 0
    error = error_of(HEADER + "\n" + "#" * (MAX_LINE + 1) + "\n")
    assert (error.reason, error.line, error.detail) == ("line-too-long", 10, "400")


def test_a_number_of_six_digits_is_read_and_a_longer_one_refused() -> None:
    assert hansa.load(HEADER.replace("player: Bo", "player: Bo\ntaken-back: 999999")).taken_back == 999_999
    error = error_of(HEADER.replace("player: Bo", "player: Bo\ntaken-back: 0000001"))
    assert (error.reason, error.detail) == ("bad-header", "taken-back")


def test_what_is_wrong_is_told_with_its_first_eighty_characters() -> None:
    good, gap, eighty = match_of("booths danzig").dumps(), " " * 90, "x" * 80
    assert error_of(f"{good}booths{gap}copenhagen\n").detail == "booths" + " " * 74
    assert error_of(f"{good}{eighty}x\n").detail == eighty
    assert error_of(f"{HEADER}{eighty}x\n").detail == eighty
    assert error_of(HEADER.replace("game: hansa", f"game: {eighty}x")).detail == eighty
    assert error_of(f"hansa-record: {eighty}").detail == f"hansa-record: {eighty}"[:80]


def test_a_very_long_game_still_loads() -> None:
    placings = ("danzig", "riga", "reval", "kalmar", "luebeck", "aalborg")
    start = match_of(*(f"booths {city}" for city in placings)).dumps()
    match = hansa.load(start + "end\n" * 5_000)
    assert match.ply == 2 + 14 + 6 + 5_000
