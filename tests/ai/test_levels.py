"""The levels: told by their files alone, the same in every game."""

from __future__ import annotations

from importlib.resources import files

import pytest

import hansa
import hansa.ai
from hansa.levels import LEVELS, levels, room, text_of


def test_every_game_has_a_room_with_players() -> None:
    assert list(hansa.games()) == ["hansa", "teutonica"]
    for name in map(room, hansa.games()):
        assert files("hansa").joinpath(name, "rules.py").is_file()
        assert files("hansa").joinpath("ai", name, "weights").is_dir()


@pytest.mark.parametrize("game_id", hansa.games())
def test_every_game_has_the_same_levels_with_the_same_time(game_id: str) -> None:
    assert hansa.ai.LEVELS == LEVELS == tuple(levels(game_id)) == ("apprentice", "journeyman", "merchant", "master")
    assert levels(game_id) == levels("hansa")


@pytest.mark.parametrize("game_id", hansa.games())
def test_a_level_takes_more_time_than_the_one_before(game_id: str) -> None:
    times = [level.seconds["normal"] for level in levels(game_id).values()]
    assert times == sorted(times)
    assert all({"normal"} <= level.seconds.keys() & level.effort.keys() for level in levels(game_id).values())


@pytest.mark.parametrize("level", LEVELS)
def test_the_player_of_a_level_is_the_one_of_its_file(level: str) -> None:
    for game_id in hansa.games():
        player = hansa.ai.player(game_id, level)
        assert player.name == level
        assert hansa.ai.read_level(game_id, level, text_of(game_id, level)).name == level
