"""A machine on which everybody gets only a share of a core: Chromium can slow a page, but none of its workers."""

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Process, cpu_count


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """All that runs in here has so many times fewer of the processor."""
    busy = [Process(target=_work, daemon=True) for _ in range((times - 1) * cpu_count())]
    for one in busy:
        one.start()
    try:
        yield
    finally:
        for one in busy:
            one.terminate()


def _work() -> None:
    while True:
        pass
