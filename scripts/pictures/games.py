"""Games far enough on to be worth a picture, played by the computer opponents."""

from functools import cache

import hansa
import hansa.ai

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")


@cache
def game(
    name: str, players: int, plies: int, options: tuple[tuple[str, str], ...] = (), seed: str = "picture"
) -> hansa.Match:
    """A match after so many actions; the same on every machine."""
    match = hansa.new(hansa.Setup(name, NAMES[:players], dict(options), seed))
    player = hansa.ai.player(name, "journeyman")
    while match.ply < plies and match.to_act != hansa.OVER:
        view = match.game.view(match.state, match.to_act)
        match.play(player.choose(match.game, view, hansa.ai.Budget()))
    return match


def baltic_game(plies: int = 90, seed: str = "picture") -> hansa.Match:
    return game("hansa", 3, plies, (("start", "1"),), seed)


def teutonica_game(board: str, players: int, plies: int = 260, **options: str) -> hansa.Match:
    """A match that is over, or in which somebody has a whole turn before them."""
    chosen = {"board": board, "start": "1", **options}
    match = game("teutonica", players, plies, tuple(chosen.items()))
    turn_of = match.game.turn_of
    begun = [ply for ply in range(1, match.ply) if turn_of(match.at(ply)) != turn_of(match.at(ply - 1))]
    return match if match.to_act == hansa.OVER else match.branch(begun[-1])


def before(match: hansa.Match, family: str, phase: str = "", least: int = 60) -> hansa.Match:
    """The match at a moment, not too early, at which such an action is one of several that can be chosen."""
    for ply in range(least, match.ply):
        state, seat = match.at(ply), match.actors[ply]
        legal = match.game.legal_actions(state)
        if seat < 0 or len(legal) < 2 or all(action.family != family for action in legal):
            continue
        if not phase or match.game.view(state, seat).phase == phase:
            return match.branch(ply)
    raise LookupError(f"nobody could {family}")
