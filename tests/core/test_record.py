"""Records: the text that is the saved game, and what becomes of a bad one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

import hansa
from hansa.core.steps import outcome
from tests.baltic.games import Plan, plans, tries, wander

if TYPE_CHECKING:
    from collections.abc import Callable

RULES = f"rules: {hansa.games()['hansa'].revision}"
HEADER = f"""\
hansa-record: 1
game: hansa
{RULES}
seed: record
player: Anna
player: Bo
option bonuses: off
option start: 1
"""


def match_of(*lines: str) -> hansa.Match:
    match = hansa.load(HEADER)
    for line in lines:
        match.play(line)
    return match


def error_of(text: str) -> hansa.RecordError:
    with pytest.raises(hansa.RecordError) as caught:
        hansa.load(text)
    return caught.value


def test_a_record_is_a_header_and_a_line_for_each_action() -> None:
    match = match_of("booths danzig")
    match.title = "An evening"
    header, log = match.dumps().split("\n\n")
    assert header + "\n" == HEADER.replace("seed", "title: An evening\nseed")
    lines = log.splitlines()
    assert lines == [str(action) for action in match.log]
    assert lines[0].startswith("~ leave out ")
    assert lines[-1] == "booths danzig"
    assert match.dumps().endswith("booths danzig\n")


@given(plans)
@tries(30)
def test_loading_a_dumped_match_gives_the_same_match(plan: Plan) -> None:
    match, rng = plan.match(), plan.rng()
    for _ in range(5):
        wander(match, rng, int(rng.random() * 60), plan.zeal)
        if match.floor < match.ply and rng.random() < 0.5:
            match.undo(match.floor + int(rng.random() * (match.ply - match.floor)))
        again = hansa.load(match.dumps())
        assert again.dumps() == match.dumps()
        assert again.digest() == match.digest()
        assert again.actors == match.actors
        assert again.floor == match.floor
        assert (again.setup, again.title, again.to_act) == (match.setup, match.title, match.to_act)
        assert [again.at(ply) for ply in range(again.ply + 1)] == [match.at(ply) for ply in range(match.ply + 1)]


def test_a_loaded_match_draws_as_the_first_one_would_have() -> None:
    match = match_of()
    again = hansa.load(match.dumps())
    for each in (match, again):
        wander(each, Random(7), 120, 0.5)
    assert again.dumps() == match.dumps()


def test_draws_in_a_record_are_taken_as_they_stand() -> None:
    text = match_of("booths danzig").dumps()
    other = hansa.load(text.replace("seed: record", "seed: different"))
    assert [str(action) for action in other.log] == text.split("\n\n")[1].splitlines()


def test_a_header_alone_is_a_match_about_to_begin() -> None:
    match = hansa.load(HEADER)
    assert match.to_act == 0
    assert match.ply == 2 + 14
    assert hansa.load(HEADER.rstrip()).dumps() == match.dumps()


def test_a_record_can_be_read_line_by_line() -> None:
    match = match_of("booths danzig", "booths riga")
    lines = match.dumps().count("\n") + 1
    told = list(hansa.reading(match.dumps()))
    assert told == [(number, lines) for number in range(lines - match.ply, lines)]
    assert outcome(hansa.reading(match.dumps())).dumps() == match.dumps()


# Who sits where


def test_a_record_says_which_seats_a_computer_plays_and_how_often_steps_were_taken_back() -> None:
    match = match_of("booths danzig", "booths riga")
    assert "seats" not in match.dumps()
    match.seats = ("person", "master")
    match.take_back(16)
    again = hansa.load(match.dumps())
    assert "\nseats: person, master\ntaken-back: 1\n" in match.dumps()
    assert (again.seats, again.taken_back) == (("person", "master"), 1)
    assert (match.branch(16).seats, match.branch(16).taken_back) == (again.seats, 1)


def test_a_record_says_which_colours_were_chosen_and_nothing_where_none_were() -> None:
    match = match_of("booths danzig", "booths riga")
    assert "colours" not in match.dumps()
    match.colours = ("white", "purple")
    assert "\ncolours: white, purple\n" in match.dumps()
    assert hansa.load(match.dumps()).colours == match.branch(16).colours == ("white", "purple")


def test_without_a_word_about_seats_persons_sit_there() -> None:
    assert hansa.load(HEADER).seats == (hansa.PERSON, hansa.PERSON)


def test_a_word_that_no_computer_player_has_is_kept_as_it_stands() -> None:
    match = hansa.load(HEADER.replace("player: Bo", "player: Bo\nseats: person,grand-master"))
    assert match.seats == ("person", "grand-master")
    assert hansa.load(match.dumps()).seats == match.seats


@pytest.mark.parametrize(
    "line",
    [
        "seats: person",
        "seats: person, person, person",
        "seats: person, <b>",
        "seats:",
        "colours: red",
        "colours: red, red",
        "colours: red, blue, green",
        "colours: red, <b>",
        "colours:",
        "taken-back: many",
        "taken-back:",
    ],
)
def test_seats_that_make_no_sense_are_refused(line: str) -> None:
    assert error_of(HEADER.replace("player: Bo", f"player: Bo\n{line}")).reason == "bad-header"


# What may be around the lines


@pytest.mark.parametrize(
    "disguise",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n\n", "\n\n# drawn first\n\n   # and on\n"),
        lambda text: text.replace("booths", "\n\n  booths "),
        lambda text: text.replace("\n", "  \n").replace("~", "\t~"),
        lambda text: text + "\n\n\n# the end",
        lambda text: text.rstrip("\n"),
        lambda text: text.replace(": ", ":  ").replace("record:  1", "record: 1"),
    ],
    ids=["CRLF", "CR", "BOM", "comments", "blank lines", "spaces", "tail", "no last newline", "wide colons"],
)
def test_line_ends_marks_comments_and_blank_lines_do_not_matter(disguise: Callable[[str], str]) -> None:
    match = match_of("booths danzig", "booths riga")
    assert hansa.load(disguise(match.dumps())).dumps() == match.dumps()


# Bad lines


def test_an_illegal_line_is_named_with_its_number_and_rule_and_opens_up_to_there() -> None:
    good = match_of("booths danzig", "booths riga").dumps()
    number = len(good.splitlines()) + 1
    error = error_of(good + "booths copenhagen\nbooths reval\n")
    assert (error.line, error.rule, error.reason) == (number, "H6", "closed-at-first")
    assert error.detail == "booths copenhagen"
    assert str(number) in str(error)
    assert "H6" in str(error)
    assert error.match is not None
    assert error.match.dumps() == good


def test_a_line_number_counts_comments_and_blank_lines() -> None:
    good = match_of("booths danzig").dumps() + "\n# a comment\n\n"
    assert error_of(good + "booths danzig\nbooths danzig\n").line == len(good.splitlines()) + 2


def test_a_line_that_is_no_action_is_named_and_opens_up_to_there() -> None:
    good = match_of("booths danzig").dumps()
    error = error_of(good + "boots danzig" + "!" * 200 + "\n")
    assert error.detail == "boots danzig" + "!" * 68
    assert (error.line, error.rule, error.reason) == (len(good.splitlines()) + 1, "", "no-such-action")
    assert error.match is not None
    assert error.match.dumps() == good


def test_a_wrong_draw_is_refused_and_the_match_goes_on_with_draws_of_its_own() -> None:
    lines = match_of("booths danzig").dumps().splitlines()
    fourth = lines.index("") + 4
    before = lines[fourth - 3 : fourth]
    lines[fourth] = "~ start 2"
    error = error_of("\n".join(lines))
    assert (error.line, error.rule, error.reason) == (fourth + 1, "H8", "filling")
    assert error.match is not None
    assert [str(action) for action in error.match.log[:3]] == before
    assert error.match.to_act == 0


def test_a_draw_of_more_markers_than_there_are_is_refused() -> None:
    error = error_of(HEADER + "\n~ leave out pink\n~ leave out brown\n" + "~ draw red1\n" * 5)
    assert (error.line, error.rule, error.reason) == (len(HEADER.splitlines()) + 8, "H1", "all-out")


def test_nothing_follows_the_end_of_a_game() -> None:
    match = match_of()
    wander(match, Random(1), 10_000, 0.5)
    error = error_of(match.dumps() + "# well played\nend\n")
    assert (error.reason, error.line) == ("after-the-end", len(match.dumps().splitlines()) + 2)
    assert error.match is not None
    assert error.match.dumps() == match.dumps()


# Bad headers


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not-a-record"),
        ("\n" + HEADER, 1, "not-a-record"),
        ("hello", 1, "not-a-record"),
        ('{"hansa": 1}', 1, "not-a-record"),
        ("<html>", 1, "not-a-record"),
        (HEADER.replace("record: 1", "record: 2"), 1, "newer-format"),
        (HEADER.replace("game: hansa\n", ""), 7, "unknown-game"),
        (HEADER.replace("game: hansa", "game: chess"), 8, "unknown-game"),
        (HEADER.replace(f"{RULES}\n", ""), 7, "bad-header"),
        (HEADER.replace(RULES, "rules: one"), 8, "bad-header"),
        (HEADER.replace(RULES, "rules: -1"), 8, "bad-header"),
        (HEADER.replace(RULES, "rules: \u0661"), 8, "bad-header"),
        (HEADER.replace(RULES, "rules: " + "9" * 300), 8, "bad-header"),
        (HEADER.replace(RULES, "rules: 99"), 8, "newer-rules"),
        (HEADER.replace("seed: record", "seed: a\nseed: b"), 5, "bad-header"),
        (HEADER.replace("seed: record", "mood: good"), 4, "bad-header"),
        (HEADER.replace("seed: record", "seed record"), 4, "bad-header"),
        (HEADER.replace("option start: 1", "option start: 1\noption start: 2"), 9, "bad-header"),
        (HEADER.replace("player: Bo\n", ""), 7, "number-of-players"),
        (HEADER + "player: C\nplayer: D\nplayer: E\n", 11, "number-of-players"),
        (HEADER.replace("start: 1", "start: 3"), 8, "no-such-seat"),
        (HEADER.replace("start: 1", "start: 9"), 8, "unknown-choice"),
        (HEADER.replace("option start: 1", "option speed: high"), 8, "unknown-option"),
        (HEADER + "booths danzig\n", 9, "bad-header"),
    ],
)
def test_a_bad_header_is_named_with_its_line(text: str, line: int, reason: str) -> None:
    error = error_of(text)
    assert (error.line, error.reason) == (line, reason)
    assert error.match is None


def test_a_set_up_that_no_rule_allows_names_the_rule() -> None:
    assert error_of(HEADER.replace("player: Bo\n", "")).rule == "H1"
    assert error_of(HEADER.replace("start: 1", "start: 4")).rule == "H5"


def test_missing_options_and_seed_have_defaults() -> None:
    text = "hansa-record: 1\ngame: hansa\nrules: 1\nplayer: A\nplayer: B\n"
    setup = hansa.load(text).setup
    assert (setup.options, setup.seed) == ({"bonuses": "off", "start": "drawn"}, "0")
