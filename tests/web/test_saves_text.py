import time

import pytest

import hansa
from tests.web.test_storage import save
from web.store.save import Save
from web.text.saves import holds_secrets, standing, title_of, when


def at(year: int, month: int, day: int, hour: int = 12, minute: int = 0) -> int:
    return int(time.mktime((year, month, day, hour, minute, 0, 0, 0, -1)) * 1000)


NOW = at(2026, 3, 30, 9, 15)
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (at(2026, 3, 30, 0, 1), "today, 00:01"),
        (at(2026, 3, 30, 9, 15), "today, 09:15"),
        (at(2026, 3, 29, 23, 59), "yesterday, 23:59"),
        (at(2026, 3, 29, 0, 0), "yesterday, 00:00"),
        (at(2026, 3, 28, 23, 59), "28 March"),
        (at(2025, 12, 31), "31 December 2025"),
    ],
)
def test_moments_are_told_as_one_would(then: int, words: str) -> None:
    assert when(then, NOW) == words


def test_a_moment_ahead_of_the_clock_is_today_at_no_hour() -> None:
    assert when(NOW + 1000, NOW) == "today, 09:15"
    assert when(NOW + 5 * HOUR, NOW) == "today"
    assert when(NOW + 23 * HOUR, NOW) == "today"


@pytest.mark.parametrize("then", [at(2026, 4, 1), at(1999, 12, 30), 0, -(10**17), 10**17, 10**30])
def test_nothing_is_said_of_a_moment_that_cannot_be(then: int) -> None:
    assert when(then, NOW) == ""


def test_a_record_holds_secrets_where_missions_are_dealt_and_the_game_is_not_over() -> None:
    options = {"board": "hanseatic-2-3", "missions": "on"}
    dealt = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cy"), options)).dumps()
    plain = hansa.new(hansa.Setup("hansa", ("Anna", "option missions: on"))).dumps()
    assert holds_secrets(changed(record=dealt))
    assert not holds_secrets(changed(record=dealt, seat=hansa.OVER, winners=(0,)))
    assert not holds_secrets(changed(record=plain))
    assert not holds_secrets(changed(record=plain + "\noption missions: on\n"))


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
