"""Games between the four levels, recorded once: with a node budget each still chooses the same, on every Python.

After a level has changed on purpose: `python -m tests.ai.test_same_everywhere`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import hansa
import hansa.ai

HERE = Path(__file__).parent / "choices"
LEVELS = ("apprentice", "journeyman", "merchant", "master")
"""Those that the kept games were played by."""
GAMES = {
    "hansa": hansa.Setup("hansa", LEVELS, {}, "the same everywhere"),
    "teutonica": hansa.Setup("teutonica", LEVELS, {}, "the same everywhere"),
    "pair": hansa.Setup("teutonica", LEVELS[2:], {"board": "hanseatic-2-3", "edition": "2009"}, "a pair"),
    "britannia": hansa.Setup("teutonica", LEVELS, {"board": "britannia-4-5"}, "abroad"),
    "extras": hansa.Setup("teutonica", LEVELS, {"missions": "on", "favours": "on"}, "extras"),
    "promotional": hansa.Setup("teutonica", LEVELS, {"promotional": "dd3344xxttbb"}, "promotional"),
}
BUDGET = hansa.ai.Budget(nodes=300)
PLIES = {"hansa": 150, "teutonica": 150, "pair": 70, "britannia": 90, "extras": 130, "promotional": 170}


def path(name: str) -> Path:
    return HERE / f"{name}.hansa"


def choice(match: hansa.Match) -> str:
    """What the level on the seat that decides would play; the players are named after their levels."""
    seat = match.to_act
    level = hansa.ai.player(match.game.id, match.setup.players[seat])
    return str(level.choose(match.game, match.game.view(match.state, seat), BUDGET))


@pytest.mark.parametrize("name", GAMES)
def test_every_level_chooses_as_it_did(name: str) -> None:
    old = hansa.load(path(name).read_text(encoding="utf-8"))
    match = hansa.new(old.setup)
    chosen = 0
    while match.ply < old.ply:
        assert choice(match) == str(old.log[match.ply])
        match.play(old.log[match.ply])
        chosen += 1
    assert chosen > 40
    assert match.dumps() == old.dumps()


def renew(name: str) -> None:
    match = hansa.new(GAMES[name])
    while match.to_act != hansa.OVER and match.ply < PLIES[name]:
        match.play(choice(match))
    HERE.mkdir(exist_ok=True)
    path(name).write_text(match.dumps(), encoding="utf-8")


if __name__ == "__main__":
    for each in GAMES:
        renew(each)
