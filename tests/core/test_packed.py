"""Packed matches: a whole game in a few hundred characters, and what becomes of a bad one."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

import hansa
from hansa.core import base36, packed
from tests.baltic import games as baltic_games
from tests.calls import calls
from tests.teutonica import games as teutonica_games

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path.name for path in GOLDEN.glob("*.hansa"))
LINKS = dict(line.split() for line in (GOLDEN / "packed.txt").read_text(encoding="utf-8").splitlines())


def golden(name: str) -> hansa.Match:
    return hansa.load((GOLDEN / name).read_text(encoding="utf-8"))


def reason(text: str) -> str:
    with pytest.raises(hansa.PackedError) as caught:
        hansa.unpack(text)
    return caught.value.reason


def forged(
    header: bytes, steps: int, number: bytes = b"", fingerprint: bytes = bytes(4), number_of_format: int = 1
) -> str:
    """What somebody writes who knows how it is done."""
    body = fingerprint + packed._varint(len(header)) + header + packed._varint(steps) + number
    return base36.encode(bytes([number_of_format]) + zlib.crc32(body).to_bytes(4, "big") + body)


@pytest.mark.parametrize("name", RECORDS)
def test_a_packed_game_is_the_same_game(name: str) -> None:
    match = golden(name)
    assert hansa.unpack(hansa.pack(match)).dumps() == match.dumps()


@pytest.mark.parametrize("name", RECORDS)
def test_a_whole_game_fits_a_qr_code_that_phones_can_read(name: str) -> None:
    assert len(hansa.pack(golden(name))) < 1000  # a QR code of 97 modules holds 1100, beside the address of the page


@pytest.mark.parametrize("name", LINKS)
def test_what_was_packed_long_ago_still_opens(name: str) -> None:
    assert hansa.unpack(LINKS[name]).dumps() == golden(name).dumps()


def test_a_post_of_ones_own_choice_was_packed_long_ago_too() -> None:
    options = {"board": "hanseatic-2-3", "start": "1"}
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), options, "posts", rules=2), "Own posts")
    match.seats = ("person", "person", "master")
    for line in ("place t groningen-emden.3", "place m kampen-osnabrueck.2", "end"):
        match.play(line)
    assert (
        hansa.unpack(
            "07MQQL4XMX4B0DXRE8DT5XX9LQ5WBOXXMV2IUE041ZBM27Z94RIIRVUD88OGRE7LOVPV914AB8Q5BSG9TKE2YFZ87U1FFJ0F"
        ).dumps()
        == match.dumps()
    )


@baltic_games.tries(60)
@given(baltic_games.plans, some.integers(0, 200))
def test_any_moment_of_hansa_can_be_packed(plan: baltic_games.Plan, steps: int) -> None:
    match = plan.match()
    baltic_games.wander(match, plan.rng(), steps, plan.zeal)
    assert hansa.unpack(hansa.pack(match)).dumps() == match.dumps()


@pytest.mark.slow
@teutonica_games.tries(60)
@given(teutonica_games.plans, some.integers(0, 200))
def test_any_moment_of_hansa_teutonica_can_be_packed_with_every_piece_on_its_own_post(
    plan: teutonica_games.Plan, steps: int
) -> None:
    match, rng = hansa.new(plan.config.setup(str(plan.seed))), plan.rng()
    for _ in range(steps):
        if match.to_act == hansa.OVER:
            break
        action = teutonica_games.choose(match.state, match.legal_actions, rng, plan.zeal)
        targets = match.game.targets(match.state, action)
        match.play(match.game.pick(match.state, action, targets[int(rng.random() * len(targets))]))
    assert hansa.unpack(hansa.pack(match)).dumps() == match.dumps()


def test_all_that_a_record_says_about_itself_survives() -> None:
    setup = hansa.Setup("hansa", ("Åsa 🐟", "<b>"), {"bonuses": "on", "start": "2"}, "seed: 1")
    match = hansa.new(setup, "Für Elise: eine „Kogge“")
    match.seats = ("person", "master")
    match.colours = ("white", "gray")
    match.play("booths danzig")
    match.play("booths riga")
    match.take_back(match.ply - 1)
    again = hansa.unpack(hansa.pack(match))
    assert again.dumps() == match.dumps()
    assert again.colours == match.colours
    assert (again.seats, again.taken_back, again.title) == (match.seats, 1, "Für Elise: eine „Kogge“")


def test_small_letters_do_no_harm() -> None:
    match = golden("hansa-two-players.hansa")
    assert hansa.unpack(hansa.pack(match).lower()).dumps() == match.dumps()


def test_what_is_drawn_next_is_the_same_after_unpacking() -> None:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, "draws"))
    again = hansa.unpack(hansa.pack(match))
    for one in (match, again):
        baltic_games.wander(one, Random(1), 400, 0.5)
    assert again.dumps() == match.dumps()


def test_every_changed_letter_is_noticed() -> None:
    text = hansa.pack(golden("hansa-two-players.hansa"))
    for place, letter in enumerate(text):
        other = "A" if letter != "A" else "B"
        assert reason(text[:place] + other + text[place + 1 :]) in {"damaged", "newer-format"}


def test_hundreds_of_damaged_texts_give_the_one_error() -> None:
    rng = Random(0)
    texts = [hansa.pack(golden(name)) for name in RECORDS[::4]]
    for number in range(1000):
        text = texts[number % len(texts)]
        here, there = sorted(int(rng.random() * (len(text) + 1)) for _ in range(2))
        junk = "".join(chr(int(rng.random() ** 3 * 0x2000)) for _ in range(1 + int(rng.random() * 4)))
        bad = (text[:here], text[here + 1 :], text[:here] + junk + text[there:], text[there:] + text[:here])[number % 4]
        if bad not in {text, ""}:
            assert reason(bad) in {"damaged", "newer-format"}


@pytest.mark.parametrize("text", ["", "0", "A", "!", "…", "ß" * 40, "Z" * 48, "%F0%9F", "\x00", "_1", "１２３"])
def test_what_is_no_packed_game_is_called_damaged(text: str) -> None:
    assert reason(text) == "damaged"


def test_a_text_longer_than_any_game_is_not_even_read() -> None:
    assert reason("A" * (packed.MAX_CHARS + 1)) == "too-long"


def test_a_header_that_swells_when_it_is_inflated_is_refused() -> None:
    bomb = packed._deflated(b"a" * 50_000_000)
    assert reason(forged(bomb[:15_000], 0)) in {"damaged", "too-long"}
    assert reason(forged(packed._deflated(b"title: " + b"a" * 100_000), 0)) == "damaged"


def test_a_header_as_large_as_any_may_be_is_inflated_and_a_larger_one_refused() -> None:
    assert packed._inflated(packed._deflated(b"a" * packed.MAX_HEADER)) == "a" * 4000
    with pytest.raises(hansa.PackedError, match="damaged"):
        packed._inflated(packed._deflated(b"a" * (packed.MAX_HEADER + 1)))


@pytest.mark.parametrize("number", [0, 1, 127, 128, 129, 16_383, 16_384, 2_097_151])
def test_a_number_comes_back_from_its_bytes_and_leaves_what_follows(number: int) -> None:
    assert packed._read_varint(packed._varint(number) + b"rest") == (number, b"rest")


def test_a_header_that_is_none_is_called_damaged_and_one_that_a_rule_refuses_says_why() -> None:
    for header in (b"", b"hello", b"hansa-record: 1\ngame: chess\nrules: 1"):
        assert reason(forged(packed._deflated(header), 0)) == "damaged"
    assert reason(forged(packed._deflated(b"hansa-record: 1\ngame: hansa\nrules: 1"), 0)) == "number-of-players"
    whole = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"))).dumps().encode()
    assert reason(forged(packed._deflated(whole), 0)) == "damaged"  # no steps may hide behind the header


def test_more_steps_than_any_game_has_are_not_replayed() -> None:
    header = packed._deflated(hansa.new(hansa.Setup("hansa", ("Anna", "Bo"))).dumps().partition("\n\n")[0].encode())
    assert reason(forged(header, packed.MAX_STEPS + 1)) == "too-long"
    assert calls(lambda: reason(forged(header, packed.MAX_STEPS, b"\xff" * 8000))) < 20_000
    assert reason(forged(header, packed.MAX_STEPS, b"\xff" * 8000)) == "other-rules"


def test_newer_formats_and_rules_are_told_from_damage() -> None:
    match = golden("hansa-two-players.hansa")
    header = match.dumps().partition("\n\n")[0]
    assert reason(forged(b"", 0, number_of_format=2)) == "newer-format"
    assert reason(forged(packed._deflated(re.sub(r"rules: \d+", "rules: 99", header).encode()), 0)) == "newer-rules"


def test_rules_that_are_not_those_of_the_game_are_noticed() -> None:
    match = golden("hansa-two-players.hansa")
    header = packed._deflated(match.dumps().partition("\n\n")[0].encode())
    assert reason(forged(header, 3, bytes([7]))) == "other-rules"  # another position than was fingerprinted
    good = base36.decode(hansa.pack(match)) or b""
    more = good[5:] + b"\x01"
    text = base36.encode(good[:1] + zlib.crc32(more).to_bytes(4, "big") + more)
    assert reason(text) == "other-rules"  # something is left of the number


def test_a_game_too_long_for_a_link_says_so() -> None:
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3"}))
    while match.ply <= packed.MAX_STEPS:
        match.play("end")
    with pytest.raises(hansa.PackedError, match="too-long"):
        hansa.pack(match)


@given(some.lists(some.tuples(some.integers(0, 400), some.integers(1, 400)), max_size=60))
def test_choices_joined_in_pairs_make_the_number_that_they_make_one_by_one(pairs: list[tuple[int, int]]) -> None:
    digits = [(choice % among, among) for choice, among in pairs]
    number = 0
    for choice, among in reversed(digits):
        number = number * among + choice
    assert packed._joined(digits) == number


def test_a_match_is_packed_and_unpacked_action_by_action() -> None:
    match = golden("hansa-two-players.hansa")
    assert list(hansa.packing(match)) == [(n, match.ply) for n in range(1, match.ply + 1)]
    assert list(hansa.unpacking(hansa.pack(match))) == [(n, match.ply) for n in range(1, match.ply + 1)]


@given(some.binary(max_size=200))
def test_bytes_come_back_from_base_36(data: bytes) -> None:
    text = base36.encode(data)
    assert text.isalnum() or not data
    assert base36.decode(text) == data
    assert base36.decode(text.lower()) == data
