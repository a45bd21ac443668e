import time

import pytest

import hansa
from tests.web.test_storage import save
from web.save import Save
from web.text.saves import standing, title_of, when


def at(year: int, month: int, day: int, hour: int = 12, minute: int = 0) -> int:
    return int(time.mktime((year, month, day, hour, minute, 0, 0, 0, -1)) * 1000)


NOW = at(2026, 3, 30, 9, 15)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (at(2026, 3, 30, 0, 1), "today, 00:01"),
        (at(2026, 3, 30, 9, 15), "today, 09:15"),
        (at(2026, 3, 31), "today, 12:00"),
        (at(2026, 3, 29, 23, 59), "yesterday, 23:59"),
        (at(2026, 3, 29, 0, 0), "yesterday, 00:00"),
        (at(2026, 3, 28, 23, 59), "28 March"),
        (at(2025, 12, 31), "31 December 2025"),
    ],
)
def test_moments_are_told_as_one_would(then: int, words: str) -> None:
    assert when(then, NOW) == words


def changed(**facts: object) -> Save:
    known = {name: getattr(save(), name) for name in Save.__slots__} | {"players": ("Anna", "Bo", "Cy")}
    return Save(**(known | facts))


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"seat": 1}, "Bo to move"),
        ({"seat": hansa.OVER, "winners": (2,)}, "Cy won"),
        ({"seat": hansa.OVER, "winners": (0, 2)}, "Anna and Cy won together"),
    ],
)
def test_how_a_game_stands(facts: dict[str, object], words: str) -> None:
    assert standing(changed(**facts)) == words


def test_a_game_without_a_title_is_called_by_its_players() -> None:
    assert title_of("", ("Anna", "Bo", "Cy")) == "Anna, Bo and Cy"
    assert title_of("Friday", ("Anna", "Bo")) == "Friday"
