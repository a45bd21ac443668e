"""Board files: the five printed sides hold together, and bad files get a clear error (T1, T41, T45)."""

from __future__ import annotations

from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest

import hansa
from hansa.teutonica.board import BOARD_IDS, BoardError, board, read_board
from hansa.teutonica.board_check import crossing
from hansa.teutonica.rules import Teutonica
from tests.teutonica.games import Config, Plan, choose

TOTALS = {
    "hanseatic-4-5": (27, 62, 34, 107),
    "hanseatic-2-3": (27, 57, 32, 101),
    "eastern": (28, 55, 32, 98),
    "britannia-4-5": (30, 72, 40, 121),
    "britannia-3": (26, 60, 35, 111),
}


def source(board_id: str) -> str:
    return files("hansa.teutonica").joinpath("boards", f"{board_id}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("board_id", TOTALS)
def test_every_printed_board_has_its_cities_spaces_routes_and_posts(board_id: str) -> None:  # T1
    side = board(board_id)
    spaces = sum(len(city.spaces) for city in side.cities)
    posts = sum(len(route.boats) for route in side.routes)
    assert (len(side.cities), spaces, len(side.routes), posts) == TOTALS[board_id]
    assert [space.points for space in side.special] == [7, 8, 9, 11]
    assert side.link_points == (7, 4, 2)
    assert sum(route.tavern for route in side.routes) == 3


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_board_file_has_one_line_a_city_and_one_a_route(board_id: str) -> None:
    lines, side = source(board_id).splitlines(), board(board_id)
    assert sum(line.startswith("  { id = ") and "spaces" in line for line in lines) == len(side.cities)
    assert sum(line.startswith("  { from = ") for line in lines) == len(side.routes)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "stade",', 'id = "emden",', "share the id 'emden'"),
        ("cities = 27", "cities = 28", "totals say 28 cities"),
        ('spaces = "sw sp rb"', 'spaces = "sw sp xb"', "no such office space: 'xb'"),
        ('posts = "hhh", ', 'posts = "hyh", ', "not 'hyh'"),
        (", tavern = true", "", "taverns, not 3"),
        ('skills = ["book"]', 'skills = ["bank"]', "stands in"),
        ('link = ["arnheim", "stendal"]', 'link = ["arnheim", "thule"]', "'thule' is not one of"),
        ('city = "coellen"', 'city = "halle"', "misses halle"),
        ("players = [4, 5]", "players = [2, 4]", "two players need provinces"),
        ('from = "stade",', 'from = "thule",', "'thule' is not one of"),
        ("aspect = 1.47", "aspekt = 1.47", "'aspect' is missing"),
        ("completed_cities = 10", 'completed_cities = "ten"', "wrong kind"),
        ('editions = ["big-box", "2009"]', 'editions = ["1999"]', "'1999' is not one of big-box, 2009"),
        ('from = "stade",', 'country = "wales", from = "stade",', "'wales' is not one of nothing"),
        ("[special]", "[special", "not a board file"),
        ('banner = ["red"]', 'banner = ["plain"]', "red banners"),
        ('banner = ["yellow"]', 'banner = ["yellow", "green"]', "go together"),
    ],
)
def test_a_bad_board_file_is_told_what_is_wrong(old: str, new: str, message: str) -> None:
    good = source("hanseatic-4-5")
    assert old in good
    with pytest.raises(BoardError) as caught:
        read_board(good.replace(old, new, 1))
    assert message in str(caught.value)


def test_routes_that_are_drawn_across_each_other_are_refused() -> None:
    good = source("hanseatic-4-5")
    line = next(line for line in good.splitlines() if 'from = "stade"' in line)
    at = line[line.index("at = [[") : line.index("], marker") + 1]
    with pytest.raises(BoardError, match="cross"):
        read_board(good.replace(line, line.replace(at, "at = [[500, 600], [520, 620], [540, 640]]")))


@pytest.mark.parametrize(
    "reach", [(450, 525, 900, 300), (100, 700, 550, 475), (475, 550, 700, 100), (300, 900, 525, 450)]
)
def test_a_crossing_is_found_however_far_one_line_goes_beyond_the_other(reach: tuple[int, int, int, int]) -> None:
    ends = {"a": (400, 400), "b": (600, 600), "c": reach[:2], "d": reach[2:]}

    def lines(*routes: str) -> Any:
        drawn = [SimpleNamespace(id=route, start=route[0], end=route[1], at=()) for route in routes]
        return SimpleNamespace(routes=drawn, city=lambda name: SimpleNamespace(at=ends[name]))

    assert crossing(lines("ab", "cd")) == ("ab", "cd")
    assert crossing(lines("cd", "ab")) == ("cd", "ab")
    assert crossing(lines("ab", "bd")) is None, "they only meet"


def test_a_board_in_two_parts_is_refused() -> None:
    lines = source("hanseatic-4-5").splitlines()
    cut = next(line for line in lines if 'from = "quedlinburg"' in line and 'to = "halle"' in line)
    posts = 107 - len(cut.split('posts = "')[1].split('"')[0])
    text = "\n".join(line for line in lines if line != cut)
    with pytest.raises(BoardError, match="no routes lead from groningen to halle"):
        read_board(text.replace("routes = 34, posts = 107", f"routes = 33, posts = {posts}"))


def test_a_board_of_ones_own_is_played_like_the_others() -> None:  # T1
    text = source("hanseatic-4-5").replace('id = "hanseatic-4-5"', 'id = "my-own"').replace('"Stendal"', '"Stendal II"')
    own = read_board(text)
    game = Teutonica(own)
    setup = hansa.Setup("teutonica", ("Anna", "Bo", "Cleo", "Dan"), {"board": "my-own"})
    match = hansa.Match(game, setup)
    match.roll()
    rng = Plan(Config("my-own", 4, "big-box"), 1, 0.9).rng()
    while match.to_act != hansa.OVER:
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    assert game.view(match.state, 0).board.city("stendal").name == "Stendal II"
    assert match.outcome is not None


def test_a_board_is_called_as_its_file_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [board(board_id).id for board_id in BOARD_IDS] == list(BOARD_IDS)
    eastern = source("eastern")
    monkeypatch.setattr("hansa.teutonica.board.read", lambda *_: eastern)
    with pytest.raises(BoardError, match=r"the file copied\.toml calls itself 'eastern'"):
        board("copied")


def test_boards_are_independent_of_each_other() -> None:
    assert board("hanseatic-4-5").route("stade-hamburg").at != board("hanseatic-2-3").route("stade-hamburg").at
    assert board("hanseatic-4-5") is board("hanseatic-4-5")
