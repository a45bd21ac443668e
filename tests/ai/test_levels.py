"""The levels: told by their files alone, the same in every game."""

from __future__ import annotations

from importlib.resources import files

import pytest

import hansa
import hansa.ai
from hansa.levels import LEVELS, levels, room, text_of

PLAYED = [game_id for game_id in hansa.games() if levels(game_id)]
"""The games that somebody wrote players for."""


def test_every_game_has_a_room_and_ours_have_players() -> None:
    assert {"hansa", "teutonica"} <= set(PLAYED)
    for name in map(room, hansa.games()):
        assert files("hansa").joinpath(name, "rules.py").is_file()
    for name in map(room, PLAYED):
        assert files("hansa").joinpath("ai", name, "levels.py").is_file()


@pytest.mark.parametrize("game_id", PLAYED)
def test_every_game_has_the_same_levels_with_the_same_time(game_id: str) -> None:
    assert hansa.ai.LEVELS == LEVELS == tuple(levels(game_id))
    assert levels(game_id) == levels("hansa")


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_level_takes_more_time_than_the_one_before(game_id: str) -> None:
    times = [level.seconds["normal"] for level in levels(game_id).values()]
    assert times == sorted(times)
    assert all({"normal"} <= level.seconds.keys() & level.effort.keys() for level in levels(game_id).values())


@pytest.mark.parametrize("level", LEVELS)
def test_the_player_of_a_level_is_the_one_of_its_file(level: str) -> None:
    for game_id in PLAYED:
        player = hansa.ai.player(game_id, level)
        assert player.name == level
        assert hansa.ai.read_level(game_id, level, text_of(game_id, level)).name == level
