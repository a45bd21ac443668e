"""What has changed since when, and telling those who wait for the next change."""

import threading
import time


class Changes:
    """A list of changes that only grows; a version says how many of them somebody has seen, and of which list."""

    def __init__(self) -> None:
        self._begun = time.time_ns()
        self._seen: list[list[str]] = []
        self._news = threading.Condition()

    @property
    def version(self) -> str:
        """How things stand."""
        return f"{self._begun}-{len(self._seen)}"

    def note(self, names: list[str]) -> None:
        """Some files have changed."""
        with self._news:
            self._seen.append(names)
            self._news.notify_all()

    def since(self, version: str, patience: float) -> list[str] | None:
        """What has changed since a version, waited for a while; of a version of another time nothing is known: None."""
        begun, _, count = version.partition("-")
        if begun != str(self._begun) or not count.isdecimal():
            return None
        with self._news:
            self._news.wait_for(lambda: len(self._seen) > int(count), patience)
            return sorted({name for names in self._seen[int(count) :] for name in names})
