"""Talking to the person at the terminal: progress, problems, and commands run on their behalf."""

import io
import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from scripts.tasks.places import ROOT


class Problem(Exception):  # noqa: N818 - it is shown to a person, not only to a handler
    """Something a person has to do or to know; the text says what and how."""


@contextmanager
def step(what: str) -> Iterator[None]:
    """Print what is going on, and how long it took."""
    print(f"• {what} … ", end="", flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a command quietly and return what it printed; show everything when it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        check=False,
        encoding="utf-8",
        errors="replace",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        shown = " ".join(str(part) for part in command)
        raise Problem(f"{done.stdout.rstrip()}\n\nThis command failed (exit code {done.returncode}):\n  {shown}")
    return done.stdout


def watch(*command: str | Path, out: TextIO | None = None) -> tuple[int, str]:
    """Run a command with its output passed on line by line; return its exit code and last line."""
    last = ""
    with subprocess.Popen(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        encoding="utf-8",
        errors="replace",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        for line in process.stdout or ():
            print(line, end="", file=out, flush=True)
            last = line.strip() or last
    return process.returncode, last


def watch_all(commands: Sequence[Sequence[str | Path]]) -> list[tuple[int, str]]:
    """Run commands side by side; the first is seen at work, what the others print is shown when all are done."""
    held = [io.StringIO() for _ in commands[1:]]
    with ThreadPoolExecutor(len(commands)) as threads:
        running = [
            threads.submit(watch, *command, out=out) for command, out in zip(commands, [None, *held], strict=True)
        ]
        ends = [each.result() for each in running]
    for out in held:
        print(f"\n{out.getvalue()}", end="", flush=True)
    return ends
