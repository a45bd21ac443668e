"""How fast Hansa Teutonica plays at random on each board beside python-chess, on any Python; prints JSON.

As in `bench_speed`, stretches of the two alternate. Besides: children (a copy and one action) per second, and how many
choices the decision of a turn has in games of players who finish routes where they can.
"""

import json
import statistics
import sys
import time
from functools import partial
from random import Random

import hansa
from hansa.teutonica.board import BOARD_IDS, board
from scripts.tasks.bench_speed import play_chess, rate

ROUNDS = 5
LONGEST_GAME = 3000
NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")
GAME = hansa.games()["teutonica"]
SENSIBLE = ("office", "skill", "special", "route", "place", "income")


def begin(board_id: str) -> list[int]:
    """A game with as many players as the board takes."""
    players = NAMES[: max(board(board_id).players)]
    state: list[int] = GAME.initial(hansa.Setup("teutonica", players, {"board": board_id}))
    return state


def play(board_id: str, rng: Random) -> int:
    """One random game, or its first steps; returns their number, draws included."""
    state = begin(board_id)
    for steps in range(LONGEST_GAME):
        seat = GAME.to_act(state)
        if seat == hansa.OVER:
            return steps
        legal = GAME.legal_actions(state)
        GAME.advance(state, hansa.draw(GAME.chances(state), rng) if seat == hansa.CHANCE else rng.choice(legal))
    return LONGEST_GAME


def positions(board_id: str, rng: Random, count: int) -> list[list[int]]:
    """So many decisions of players who do something sensible half of the time."""
    found: list[list[int]] = []
    state = begin(board_id)
    while len(found) < count:
        seat, legal = GAME.to_act(state), GAME.legal_actions(state)
        if seat == hansa.OVER:
            state = begin(board_id)
            continue
        if seat == hansa.CHANCE:
            GAME.advance(state, hansa.draw(GAME.chances(state), rng))
            continue
        found.append(GAME.copy(state))
        sensible = [action for action in legal if action.family in SENSIBLE] if rng.random() < 0.5 else []
        GAME.advance(state, rng.choice(sensible or legal))
    return found


def children(states: list[list[int]]) -> float:
    """Copies with one action played, per second."""
    start, made = time.perf_counter(), 0
    for state in states:
        for action in GAME.legal_actions(state):
            GAME.after(state, action)
            made += 1
    return made / (time.perf_counter() - start)


def measure() -> dict[str, object]:
    """Medians for each board."""
    rng = Random("teutonica")
    boards = {}
    for board_id in BOARD_IDS:
        play(board_id, rng)
        pairs = [(rate(partial(play, board_id), rng), rate(play_chess, rng)) for _ in range(ROUNDS)]
        states = positions(board_id, rng, 1500)
        widths = sorted(len(GAME.legal_actions(s)) for s in states if GAME.view(s, 0).phase == "turn")
        boards[board_id] = {
            "actions": statistics.median(pair[0] for pair in pairs),
            "chess": statistics.median(pair[1] for pair in pairs),
            "ratio": statistics.median(pair[0] / pair[1] for pair in pairs),
            "children": children(states),
            "p95": widths[int(0.95 * len(widths))],
        }
    return {"python": sys.version.split()[0], "boards": boards}


if __name__ == "__main__":
    print(json.dumps(measure()))
