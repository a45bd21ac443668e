"""Players of another commit: its `hansa/` is unpacked, and they think in a process of their own.

`master~60f6bb5` is the Master of that commit. The other process is told the game step by step and answers with the
text of an action, so all that two commits have to agree on is the texts and what they mean.
"""

from __future__ import annotations

import atexit
import io
import json
import selectors
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import hansa
    from hansa.ai import Budget

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "players"
MARK = "~"
GRACE = 4.0
"""How many times its processor time a decision may take by the clock on the wall: other programs run, too."""

# What runs over there; it knows only what `hansa` has always had.
_PLAYER = """
import json, sys, time
import hansa, hansa.ai
match = bot = None
for line in sys.stdin:
    asked = json.loads(line)
    try:
        if "steps" not in asked:
            bot = hansa.ai.player(asked["game"], asked["level"])
            answer = {"ready": True}
        if "seed" in asked:
            setup = hansa.Setup(asked["game"], tuple(asked["players"]), asked["options"], asked["seed"])
            match = hansa.new(setup)
        if "steps" in asked:
            for step in asked["steps"]:
                if not step.startswith("~"):
                    match.play(step)
            here = match.dumps().partition("\\n\\n")[2].splitlines()
            if here != asked["log"]:
                raise ValueError("the same steps lead elsewhere there")
            budget = hansa.ai.Budget(asked["nodes"], asked["seconds"], time.thread_time, asked["effort"])
            began = time.thread_time()
            action = bot.choose(match.game, match.game.view(match.state, match.to_act), budget)
            answer = {"action": str(action), "seconds": time.thread_time() - began}
    except Exception as error:
        answer = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(answer), flush=True)
"""


def is_elsewhere(spec: str) -> bool:
    return MARK in spec


def unpacked(commit: str) -> Path:
    """The folder with that commit's `hansa/`; made when it is asked for the first time."""
    found = _git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}").decode().strip()
    if not found:
        raise ValueError(f"There is no commit {commit}.")
    folder = PLACE / found
    if not folder.exists():
        partial = folder.with_suffix(".partial")
        with tarfile.open(fileobj=io.BytesIO(_git("archive", found, "hansa"))) as packed:
            packed.extractall(partial, filter="data")
        partial.rename(folder)
    return folder


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=False, capture_output=True).stdout


class Elsewhere:
    """A level of another commit at one seat of one game."""

    def __init__(self, game_id: str, spec: str) -> None:
        self._game = game_id
        self._level, _, commit = spec.partition(MARK)
        self._told = 0
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PLAYER],
            cwd=unpacked(commit),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.leave)

    def check(self) -> None:
        """Whether there is such a level, before anything is played."""
        self._ask({"game": self._game, "level": self._level})

    def decide(self, match: hansa.Match, budget: Budget, cap: float) -> tuple[str, float]:
        """What it does now, and the processor time it took; it has to be that seat's turn."""
        if not self._told:
            setup = match.setup
            self._ask(
                {
                    "game": setup.game,
                    "players": setup.players,
                    "options": dict(setup.options),
                    "seed": setup.seed,
                    "level": self._level,
                }
            )
        log = match.dumps().partition("\n\n")[2].splitlines()
        answer = self._ask(
            {
                "steps": log[self._told :],
                "log": log,
                "nodes": budget.nodes,
                "seconds": budget.seconds,
                "effort": budget.effort,
            },
            cap * GRACE,
        )
        self._told = len(log)
        return answer["action"], answer["seconds"]

    def leave(self) -> None:
        """End the process, if it has not ended."""
        atexit.unregister(self.leave)
        self._process.kill()
        self._process.communicate()

    def _ask(self, question: dict[str, Any], patience: float = 60.0) -> dict[str, Any]:
        there = self._process
        assert there.stdin is not None  # noqa: S101 - both are pipes
        assert there.stdout is not None  # noqa: S101
        there.stdin.write(json.dumps(question) + "\n")
        there.stdin.flush()
        with selectors.DefaultSelector() as waiting:
            waiting.register(there.stdout, selectors.EVENT_READ)
            if not waiting.select(patience):
                raise TimeoutError("no answer")
        answer: dict[str, Any] = json.loads(there.stdout.readline() or '{"error": "it went away"}')
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer
