"""What is written on the boards of Hansa Teutonica can be read by day and by candlelight."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

WEB = Path(__file__).parents[2] / "web"
THEMES = {"day": 0, "candle": 1}
WRITTEN = [
    *(("ribbon-ink", f"banner-{colour}") for colour in ("yellow", "red", "green", "brown", "blue")),
    *(("on-light", f"privilege-{colour}") for colour in ("white", "orange", "pink")),
    ("on-dark", "privilege-black"),
    ("on-light", "medal"),
    ("country-ink-wales", "land"),
    ("country-ink-scotland", "land"),
    ("on-light", "country-wales"),
    ("on-light", "country-scotland"),
    ("ink", "plaque"),
    ("paper", "ink"),
]
SEEN = [
    ("highway", "land"),
    ("seaway", "sea"),
    ("accent", "land"),
    ("accent", "plaque"),
    ("legal", "land"),
    ("legal", "sea"),
]


def colours(theme: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for sheet in ("page/css/tokens", "games/teutonica/board"):
        css = (WEB / f"{sheet}.css").read_text(encoding="utf-8")
        found |= dict(re.findall(r"--([\w-]+): (#\w{6});", css))
        pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);", css)
        found |= {name: values[theme] for name, *values in pairs}
    return found


def light(colour: str) -> float:
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), WRITTEN)
def test_writing_can_be_read(front: str, back: str, theme: str) -> None:
    table = colours(THEMES[theme])
    assert contrast(table[front], table[back]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), SEEN)
def test_lines_and_signs_can_be_seen(front: str, back: str, theme: str) -> None:
    table = colours(THEMES[theme])
    assert contrast(table[front], table[back]) >= 3
