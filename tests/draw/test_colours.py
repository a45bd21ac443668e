"""The colours of both themes are far enough apart to be read."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

TOKENS = Path(__file__).parents[2] / "web" / "page" / "css" / "tokens.css"

TEXT = [
    ("ink", "paper"),
    ("ink", "paper-raised"),
    ("ink-soft", "paper"),
    ("ink-soft", "plaque"),
    ("on-accent", "accent"),
    ("accent", "paper"),
    ("good-news", "paper"),
    ("bad-news", "paper"),
    ("ribbon-ink", "ribbon"),
    ("ink", "land"),
    ("on-dark", "player-blue"),
    ("on-dark", "player-green"),
    ("on-dark", "player-purple"),
    ("on-dark", "player-red"),
    ("on-light", "player-yellow"),
    ("on-light", "player-white"),
    ("on-light", "coin"),
]
SIGNS = [
    ("on-dark", "good-red"),
    ("on-dark", "good-blue"),
    ("on-dark", "good-green"),
    ("on-light", "good-orange"),
    ("on-light", "good-pink"),
    ("on-dark", "good-brown"),
    ("on-dark", "player-gray"),
    ("seaway", "sea"),
    ("seaway", "land"),
    ("road", "land"),
    ("focus", "paper"),
    ("focus", "plaque"),
    ("ink-faint", "plaque"),
]


def colours(theme: int) -> dict[str, str]:
    css = TOKENS.read_text(encoding="utf-8")
    both = dict(re.findall(r"--([\w-]+): (#\w{6});", css))
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);", css)
    return both | {name: values[theme] for name, *values in pairs}


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
        r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert round(contrast("#000000", "#ffffff"), 3) == 21


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "candle"])
@pytest.mark.parametrize(("front", "back"), TEXT)
def test_text_can_be_read(front: str, back: str, theme: int) -> None:
    table = colours(theme)
    assert contrast(table[front], table[back]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "candle"])
@pytest.mark.parametrize(("front", "back"), SIGNS)
def test_signs_and_lines_can_be_seen(front: str, back: str, theme: int) -> None:
    table = colours(theme)
    assert contrast(table[front], table[back]) >= 3
