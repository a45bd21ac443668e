"""How fast the rules play at random beside python-chess, on whatever Python runs this; prints JSON.

Both do the same per action: list what is legal, choose one, play it. Seconds of the two alternate, so that a
machine that grows busy is as unkind to the one as to the other.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

import chess

import hansa

ROUNDS = 7
SECONDS = 1.0
LONGEST_CHESS_GAME = 200


def play_baltic(rng: Random) -> int:
    """One random game of Hansa; returns its number of actions, draws included."""
    game = hansa.games()["hansa"]
    players = ("Anna", "Bo", "Cleo", "Dan")[: rng.randrange(2, 5)]
    state = game.initial(game.check(hansa.Setup("hansa", players)))
    actions = 0
    while (seat := game.to_act(state)) != hansa.OVER:
        action = hansa.draw(game.chances(state), rng) if seat == hansa.CHANCE else rng.choice(game.legal_actions(state))
        game.advance(state, action)
        actions += 1
    return actions


def play_chess(rng: Random) -> int:
    """One random game of chess; returns its number of pushes."""
    board = chess.Board()
    pushes = 0
    while pushes < LONGEST_CHESS_GAME and (moves := list(board.legal_moves)):
        board.push(rng.choice(moves))
        pushes += 1
    return pushes


def rate(play: Callable[[Random], int], rng: Random) -> float:
    """Actions per second over one stretch of whole games."""
    start, actions = time.perf_counter(), 0
    while (elapsed := time.perf_counter() - start) < SECONDS:
        actions += play(rng)
    return actions / elapsed


def measure() -> dict[str, object]:
    """The medians of both, and of their ratio."""
    rng = Random("hansa")
    play_baltic(rng)
    play_chess(rng)
    pairs = [(rate(play_baltic, rng), rate(play_chess, rng)) for _ in range(ROUNDS)]
    return {
        "python": sys.version.split()[0],
        "chess_version": chess.__version__,
        "hansa": statistics.median(pair[0] for pair in pairs),
        "chess": statistics.median(pair[1] for pair in pairs),
        "ratio": statistics.median(pair[0] / pair[1] for pair in pairs),
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
