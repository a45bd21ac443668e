"""What a smoke test asks of a browser, and how to start the programs behind one."""

import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar

PATIENCE = 120.0
T = TypeVar("T")


class EngineError(Exception):
    """The browser did not do what it should."""


class Engine(Protocol):
    """One window of one browser."""

    version: str

    def go(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def ask(self, expression: str) -> object:
        """The value of a JavaScript expression in the page: text, a number, true or false, or None."""
        ...


def until(ask: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Ask again and again until the answer is something."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if answer := ask():
            return answer
        time.sleep(0.1)
    raise EngineError(f"waited {patience:.0f} s in vain until {what}")


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def running(command: Sequence[str], more: Mapping[str, str]) -> Iterator[None]:
    """A program, quiet, that is ended with everything it started."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command, env={**os.environ, **more}, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
