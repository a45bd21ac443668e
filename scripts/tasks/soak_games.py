"""Random games on every board, number of players, edition and option; each is checked while it goes on and at its end.

Nine of ten lean towards finishing routes and must end; one of ten is uniformly random and stops after so many steps.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import hansa
from hansa.core.action import Action
from hansa.teutonica import state as st
from tests.teutonica.games import CONFIGS, Config, Plan, choose
from tests.teutonica.invariants import broken, misread
from tests.teutonica.table import GAME

CHUNK = 20
LOOK_EVERY = 23
UNIFORM_STEPS = 3000
LONGEST = 200_000  # two players near the end can shuffle for long: one game in 14,000 took 31,134 steps
BAR = 40


def look(state: st.State, action: Action) -> None:
    """Nothing made, nothing lost, and the text of an action names it."""
    if wrong := broken(state):
        raise ValueError(wrong)
    if GAME.parse(state, str(action)) is not action:
        raise ValueError(f"{action} reads as something else")


def play(plan: Plan) -> Counter[str]:
    """One game; what is wrong with it comes as an error."""
    rng = plan.rng()
    state = GAME.initial(plan.config.setup(str(plan.seed)))
    steps, widest = 0, 0
    limit = LONGEST if plan.zeal else UNIFORM_STEPS
    while (legal := GAME.legal_actions(state)) and steps < limit:
        if GAME.to_act(state) == hansa.CHANCE:
            action = hansa.draw(GAME.chances(state), rng)
        else:
            widest = max(widest, len(legal))
            action = choose(state, legal, rng, plan.zeal)
        if steps % LOOK_EVERY == 0:
            look(state, action)
        GAME.advance(state, action)
        steps += 1
    ended = GAME.to_act(state) == hansa.OVER
    if plan.zeal and not ended:
        raise ValueError("the game did not end")
    if wrong := broken(state) or misread(state):
        raise ValueError(wrong)
    reasons = GAME.view(state, 0).end_reasons if ended else ("stopped",)
    lists = f"longest list {widest // 50 * 50}+"
    return Counter({"games": 1, "steps": steps, lists: 1, **{f"by {reason}": 1 for reason in reasons}})


def chunk(config: Config, first: int, count: int) -> Counter[str]:
    """Some games of one configuration, added up."""
    total: Counter[str] = Counter()
    for seed in range(first, first + count):
        plan = Plan(config, seed, 0.0 if seed % 10 == 9 else 0.9)
        try:
            total += play(plan)
        except Exception as error:
            raise RuntimeError(f"{config}, seed {seed}, zeal {plan.zeal}: {error!r}") from error
    return total


def chunks(games: int) -> Iterator[tuple[Config, int, int]]:
    """The configurations take turns, so that any number of games is spread evenly."""
    for start in range(0, games, CHUNK):
        turn = start // CHUNK
        yield CONFIGS[turn % len(CONFIGS)], turn // len(CONFIGS) * CHUNK, min(CHUNK, games - start)


def main() -> None:
    """Play, show a bar, print the counts."""
    games = int(sys.argv[1])
    begin = time.monotonic()
    jobs = list(chunks(games))
    by_board: dict[str, Counter[str]] = {}
    done = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for (config, _, count), result in zip(jobs, pool.map(chunk, *zip(*jobs, strict=True)), strict=True):
            by_board.setdefault(f"{config.board} {config.players} {config.edition}", Counter()).update(result)
            done += count
            filled = BAR * done // games
            print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}", end="", flush=True)
    print()
    total: Counter[str] = Counter()
    for name, counts in by_board.items():
        print(f"{name:24}", ", ".join(f"{what} {count:,}" for what, count in sorted(counts.items())))
        total += counts
    print(f"{'all':24}", ", ".join(f"{what} {count:,}" for what, count in sorted(total.items())))
    print(f"{len(CONFIGS)} configurations, {st.STACK + st.FRAME} cells a state, {time.monotonic() - begin:.0f} s")
    print(f"{total['games']} passed, 0 failed")


if __name__ == "__main__":
    main()
