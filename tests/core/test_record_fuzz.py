"""Hostile records: thousands of damaged ones give the one clear error or a sound match, and quickly."""

from __future__ import annotations

from random import Random

import pytest

import hansa
from hansa.baltic.actions import CATALOGUE
from tests.baltic.games import CONFIGS, Config, wander

TEXTS = [str(action) for action in CATALOGUE]
JUNK = (
    "",
    "\x00",
    "\ufeff",
    "~",
    ":",
    "#",
    "\r",
    "\u2028",
    "\ud83d\ude00",
    "<script>",
    "9" * 30,
    "../",
    "%s",
    "{}",
    "\ud800",
)


def damaged(text: str, rng: Random) -> str:
    """One to three small accidents."""
    for _ in range(1 + int(rng.random() * 3)):
        lines = text.split("\n")
        here, there = int(rng.random() * len(lines)), int(rng.random() * len(lines))
        place = int(rng.random() * (len(text) + 1))
        junk = JUNK[int(rng.random() * len(JUNK))]
        match int(rng.random() * 9):
            case 0:
                del lines[here]
            case 1:
                lines.insert(here, lines[there])
            case 2:
                lines[here], lines[there] = lines[there], lines[here]
            case 3:
                lines[here] = TEXTS[int(rng.random() * len(TEXTS))]
            case 4:
                lines[here] += junk
            case 5:
                lines = lines[:here]
            case 6:
                lines = [text[:place] + junk + text[place + 1 :]]
            case 7:
                lines = [text[:place] + chr(int(rng.random() * 0x3000)) + text[place + 1 :]]
            case _:
                lines[here] = lines[here].replace(*(":;" if rng.random() < 0.5 else "12"))
        text = "\n".join(lines)
    return text


def record(config: Config, steps: int) -> str:
    match = hansa.new(config.setup("fuzz"))
    wander(match, Random(steps), steps, 0.5)
    return match.dumps()


def opened(text: str) -> tuple[hansa.Match | None, int]:
    """What can be opened of a record, and the line that is wrong, or 0."""
    try:
        return hansa.load(text), 0
    except hansa.RecordError as error:
        return error.match, error.line


@pytest.mark.slow
@pytest.mark.parametrize(("steps", "rounds"), [(0, 1000), (8, 1500), (40, 2500), (2000, 600)])
def test_a_damaged_record_gives_the_one_error_or_a_sound_match(steps: int, rounds: int) -> None:
    rng = Random(steps)
    texts = [record(config, steps) for config in CONFIGS[:: len(CONFIGS) // 4]]
    refused = 0
    for number in range(rounds):
        text = damaged(texts[number % len(texts)], rng)
        match, line = opened(text)
        assert 0 <= line <= text.count("\n") + text.count("\r") + 1
        refused += line > 0
        if match is not None:
            assert match.to_act != hansa.CHANCE
            if number % 4 == 0:
                assert hansa.load(match.dumps()).dumps() == match.dumps()
    assert rounds // 3 < refused < rounds


def test_random_text_is_never_a_record() -> None:
    rng = Random(0)
    for _ in range(300):
        text = "".join(chr(int(rng.random() ** 4 * 0x2FFF)) for _ in range(int(rng.random() * 200)))
        with pytest.raises(hansa.RecordError):
            hansa.load(text)


def test_random_lines_after_a_good_header_are_refused_at_the_first_bad_one() -> None:
    rng = Random(1)
    start = record(CONFIGS[0], 6)
    good = hansa.load(start).ply
    for _ in range(200):
        text = start + "\n".join(TEXTS[int(rng.random() * len(TEXTS))] for _ in range(50))
        match, line = opened(text)
        assert line > start.count("\n")
        assert match is not None
        assert match.ply >= good
