"""The processes of one browser, as Linux tells them in /proc."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from scripts.tasks.console import Problem

PROC = Path("/proc")
PATIENCE = 20.0


class Process(NamedTuple):
    """One process: who started it, and with which words."""

    pid: int
    parent: int
    words: tuple[str, ...]


def running() -> list[Process]:
    """Every process that can be looked at."""
    if not (PROC / "self" / "stat").exists():
        raise Problem("This needs Linux: the processes of the browser are found in /proc.")
    found = []
    for folder in PROC.iterdir():
        with suppress(OSError, ValueError):  # it may end while it is looked at, and not every folder is a process
            pid = int(folder.name)
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if state != "Z":  # a dead one that nobody has buried yet
                found.append(Process(pid, int(parent), tuple(words)))
    return found


def of_profile(profile: Path) -> list[Process]:
    """The browser that uses a profile, which comes first, and everything below it."""
    every = running()
    own = {str(profile), f"--user-data-dir={profile}"}
    tree = [one for one in every if own & set(one.words) and not any(map(_is_part, one.words))]
    for parent in tree:  # which grows meanwhile
        tree += [one for one in every if one.parent == parent.pid and one not in tree]
    return tree


def _is_part(word: str) -> bool:
    """Whether a process with this word is one that a browser has started for itself."""
    return word.startswith("--type=") or word == "-contentproc"


def renderers(profile: Path) -> list[Process]:
    """The processes that show pages."""
    return [one for one in of_profile(profile) if "--type=renderer" in one.words]


def send(what: signal.Signals, processes: list[Process]) -> None:
    """Send a signal to each, as far as it still lives."""
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one.pid, what)


def end_all(processes: list[Process]) -> None:
    """Kill them all and wait until they are gone."""
    send(signal.SIGKILL, processes)
    if not gone(processes):
        raise Problem(f"Some processes do not die: {[one.pid for one in processes]}")


def gone(processes: list[Process], patience: float = PATIENCE) -> bool:
    """Whether none of them is left, after some patience."""
    until = time.monotonic() + patience
    mine = set(processes)
    while mine & set(running()):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
