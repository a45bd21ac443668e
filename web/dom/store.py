"""What the browser keeps, and files that a person chose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import kept
from pyodide.ffi import create_once_callable, create_proxy

from web.dom import site
from web.store.slots import PREFIX, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable


class BrowserStore:
    """Local storage and the journal in one (web/page/store.js). `hansa:…` lies under the site's own prefix."""

    def get(self, key: str) -> str | None:
        value = kept.get(key.removeprefix(PREFIX))
        return value if isinstance(value, str) else None

    def put(self, key: str, value: str) -> None:
        if refused := str(kept.put(key.removeprefix(PREFIX), value)):
            raise StoreError(refused)

    def remove(self, key: str) -> None:
        kept.remove(key.removeprefix(PREFIX))

    def names(self) -> list[str]:
        return [PREFIX + name for name in kept.names().to_py()]

    def refresh(self, game_id: str, then: Callable[[], None]) -> None:
        kept.refresh(game_id).then(create_once_callable(lambda _changed: then()))

    def journal_trouble(self) -> str:
        return str(kept.trouble())

    def listen(self, changed: Callable[[str], None], troubled: Callable[[str], None]) -> None:
        def told(name: str) -> None:
            troubled(PREFIX + name if name else "")

        kept.listen(create_proxy(lambda name: changed(PREFIX + name)), create_proxy(told))


def name_of(key: str) -> str:
    """What we call something of ours in the browser's storage; nothing for what belongs to others."""
    rest = key.removeprefix(site.PREFIX)
    return "" if rest == key or "/" in rest else PREFIX + rest


class ChosenFile:
    """A file of the file picker or dropped on the page."""

    def __init__(self, file: Any) -> None:  # noqa: ANN401 - a JavaScript File
        self._file = file
        self.name = str(file.name)
        self.size = int(file.size)

    def read(self, size: int, then: Callable[[str], None], failed: Callable[[], None]) -> None:
        self._file.slice(0, size).text().then(create_once_callable(then), create_once_callable(lambda _error: failed()))
