"""The coasts of the boards of Hansa Teutonica fit what is printed on them."""

import re
import tomllib
from pathlib import Path

import pytest

from hansa.teutonica.board import BOARD_IDS, board
from web.draw.coast import Coast, dumps, parse
from web.games.teutonica.board import tuning

Ring = list[tuple[int, int]]
DRAWN = [board_id for board_id in BOARD_IDS if tuning.coast(board_id)]
"""A board without a coast is all land."""


def coast(board_id: str) -> Coast:
    found = tuning.coast(board_id)
    assert found is not None
    return found


@pytest.mark.cpython_only
def test_every_board_that_the_maps_are_made_for_has_its_coast() -> None:
    maps = Path(__file__).parents[2] / "scripts" / "maps" / "maps.toml"
    charts = tomllib.loads(maps.read_text(encoding="utf-8"))["chart"].keys()
    assert {*DRAWN} == {*BOARD_IDS} & charts


def rings(path: str) -> list[Ring]:
    found = []
    for text in path.split("z")[:-1]:
        numbers = [int(n) for n in re.findall(r"-?\d+", text)]
        x = y = 0
        ring = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        found.append(ring)
    return found


def on_land(land: list[Ring], x: float, y: float) -> bool:
    """Even-odd: how often a ray to the east meets the coast."""
    hits = 0
    for ring in land:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                hits += 1
    return hits % 2 == 1


@pytest.mark.parametrize("board_id", DRAWN)
def test_a_coast_is_small_and_has_the_shape_of_its_board(board_id: str) -> None:
    data = coast(board_id)
    width, height = data.size
    assert abs(width / height - board(board_id).aspect) < 0.01
    assert sum(len(part) for part in (data.land, data.water, data.lakes, data.rivers)) < 25_000


@pytest.mark.parametrize("board_id", DRAWN)
def test_boats_lie_at_sea_and_most_houses_on_land(board_id: str) -> None:
    data, printed = coast(board_id), board(board_id)
    across, down = data.size[0] / 1000, data.size[1] / 1000
    land = rings(data.land)
    houses = []
    for route in printed.routes:
        for (x, y), boat in zip(route.at, route.boats, strict=True):
            ashore = on_land(land, x * across, y * down)
            assert not (boat and ashore), (route.id, x, y)
            if not boat:
                houses.append(ashore)
    assert sum(houses) >= 0.9 * len(houses)


@pytest.mark.parametrize("board_id", DRAWN)
def test_a_coast_is_read_as_it_was_written(board_id: str) -> None:
    assert parse(dumps("a comment", coast(board_id))) == coast(board_id)
