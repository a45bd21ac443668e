"""The board as data: what its file must say, and what follows from it."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from hansa.baltic.board import BOARD, BoardError, read_board

TEXT = files("hansa.baltic").joinpath("baltic.toml").read_text(encoding="utf-8")
WAYS = {city.id: [route.end for route in BOARD.routes if route.start == city.id] for city in BOARD.cities}

# Legs from each city to each other, worked out by hand from the map.
DISTANCES = """
            toensberg aalborg copenhagen luebeck danzig kalmar stockholm reval riga
toensberg           0       5          3       4      4      2         1     2    3
aalborg             2       0          1       2      2      3         3     3    4
copenhagen          1       2          0       1      1      2         2     2    3
luebeck             3       1          2       0      3      4         4     4    5
danzig              3       4          2       3      0      1         4     1    2
kalmar              2       3          1       2      2      0         3     3    4
stockholm           3       4          2       3      3      1         0     1    2
reval               5       6          4       5      2      3         6     0    1
riga                4       5          3       4      1      2         5     2    0
"""


def legs(start: str) -> dict[str, int]:
    far, fresh = {start: 0}, [start]
    for here in fresh:
        for there in WAYS[here]:
            if there not in far:
                far[there] = far[here] + 1
                fresh.append(there)
    return far


def test_nine_cities_and_fourteen_warehouse_spaces() -> None:  # H2
    assert len(BOARD.cities) == 9
    assert sorted(city.warehouses for city in BOARD.cities) == [1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert [city.number for city in BOARD.cities] == list(range(1, 10))
    assert (BOARD.cities[0].name, BOARD.cities[-1].name) == ("Tønsberg", "Riga")


def test_thirteen_one_way_routes_one_of_them_over_land() -> None:  # H11
    assert len(BOARD.routes) == 13
    assert [(route.start, route.end) for route in BOARD.routes if route.overland] == [("toensberg", "stockholm")]
    assert len({frozenset((route.start, route.end)) for route in BOARD.routes}) == 13


def test_the_legs_between_all_cities() -> None:  # H11
    head, *rows = (line.split() for line in DISTANCES.strip().splitlines())
    for start, *numbers in rows:
        far = legs(start)
        assert [far[end] for end in head] == [int(number) for number in numbers]


def test_the_routes_form_four_small_loops_and_a_grand_one() -> None:
    loops = set()

    def follow(path: tuple[str, ...]) -> None:
        for there in WAYS[path[-1]]:
            if there == path[0]:
                least = path.index(min(path))
                loops.add(path[least:] + path[:least])
            elif there not in path:
                follow((*path, there))

    for city in BOARD.cities:
        follow((city.id,))
    assert loops == {
        ("aalborg", "copenhagen", "luebeck"),
        ("copenhagen", "danzig", "kalmar"),
        ("danzig", "reval", "riga"),
        ("copenhagen", "toensberg", "stockholm", "kalmar"),
        ("copenhagen", "toensberg", "stockholm", "reval", "riga", "danzig", "kalmar"),
    }


def test_kalmar_has_one_way_out_and_stockholm_two() -> None:
    assert WAYS["kalmar"] == ["copenhagen"]
    assert sorted(WAYS["stockholm"]) == ["kalmar", "reval"]


def test_the_cities_with_a_single_way_in_are_those_with_two_warehouses() -> None:
    ways_in = Counter(end for ends in WAYS.values() for end in ends)
    assert all((ways_in[city.id] == 1) == (city.warehouses == 2) for city in BOARD.cities)


def test_every_fact_says_how_sure_it_is() -> None:
    words = {"certain", "deduced", "inferred", "reconstructed"}
    assert {word for city in BOARD.cities for word in city.sure} <= words
    assert {route.sure for route in BOARD.routes} <= words


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("number = 1,", "number = 1", "not a board file"),
        ('start = "copenhagen"', "", "'start'"),
        ("warehouses = 2,", "", "'warehouses'"),
        ('from = "kalmar",', "", "'from'"),
        ("cities = [", "towns = [", "'cities'"),
        ('id = "kalmar"', 'id = "danzig"', "two cities share an id"),
        ("number = 9", "number = 10", "without a gap"),
        ("number = 9", "number = 8", "without a gap"),
        ("number = 9", 'number = "nine"', "not a board file"),
        ("warehouses = 2", "warehouses = 3", "one or two warehouses"),
        ("warehouses = 2", "warehouses = 0", "one or two warehouses"),
        ("warehouses = 2", 'warehouses = "two"', "one or two warehouses"),
        ('start = "copenhagen"', 'start = "oslo"', "no city has the id 'oslo'"),
        ('no_first_booths = ["copenhagen"]', 'no_first_booths = ["oslo"]', "no city has the id 'oslo'"),
        ('to = "luebeck"', 'to = "hamburg"', "no city has the id 'hamburg'"),
        ('to = "luebeck"', 'to = "copenhagen"', "two different cities"),
        ('to = "luebeck"', 'to = "danzig"', "joined twice"),
        ('from = "luebeck",    to = "aalborg"', 'from = "aalborg",    to = "luebeck"', "everywhere from"),
    ],
)
def test_a_board_file_that_does_not_hold_together_says_what_is_wrong(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BoardError, match=message):
        read_board(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "cities = 3", "= =", "cities = []\nroutes = []", "[cities]\n[routes]"])
def test_anything_else_is_no_board_file(text: str) -> None:
    with pytest.raises(BoardError, match="not a board file"):
        read_board(text)


def test_a_correction_of_one_line_is_a_board_again() -> None:
    text = TEXT
    for old, new in (
        ('from = "reval",      to = "riga"', 'from = "riga", to = "reval"'),
        ('from = "riga",       to = "danzig"', 'from = "danzig", to = "riga"'),
        ('from = "danzig",     to = "reval"', 'from = "reval", to = "danzig"'),
    ):
        assert old in text
        text = text.replace(old, new)
    assert read_board(text).routes != BOARD.routes
