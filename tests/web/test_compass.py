"""Arrow keys lead everywhere: whatever lies on a board can be reached from whatever else lies there."""

from collections.abc import Mapping

import pytest

from hansa.teutonica.board import BOARD_IDS, board
from tests.web.teutonica_table import new_table
from web.games.baltic import labels
from web.games.baltic.layout import LAYOUTS
from web.games.teutonica import positions
from web.table.cursor import ARROWS, neighbour

Places = Mapping[str, tuple[float, float]]


def lost(places: Places) -> set[str]:
    """What cannot be reached from everywhere."""
    ways = {here: {neighbour(places, here, key) for key in ARROWS} for here in places}
    lost: set[str] = set()
    for start in places:
        seen, waiting = {start}, [start]
        while waiting:
            new = ways[waiting.pop()] - seen
            seen |= new
            waiting += new
        lost |= places.keys() - seen
    return lost


@pytest.mark.parametrize("layout", LAYOUTS)
def test_arrows_reach_everything_on_the_sea_chart(layout: str) -> None:
    assert lost(labels.positions(layout)) == set()


@pytest.mark.parametrize("name", BOARD_IDS)
def test_arrows_reach_everything_on_a_board_of_teutonica(name: str) -> None:
    for provinces in (False, True):
        assert lost(positions.positions(board(name), provinces=provinces)) == set()


def test_arrows_lead_only_to_what_is_drawn() -> None:
    for players, edition in ((2, "2009"), (3, "big-box")):
        table = new_table("hanseatic-2-3", players, edition=edition)
        places = table.screen._places()
        assert places.keys() <= set(table.tree.targets)
