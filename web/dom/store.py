"""Local storage, and files that a person chose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import Object, window
from pyodide.ffi import JsException, create_once_callable

from web.dom import site
from web.storage import PREFIX, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable


class LocalStore:
    """Local storage; each refusal of the browser becomes a StoreError. Every `hansa:` lies under the site's prefix."""

    def get(self, key: str) -> str | None:
        value = self._try(lambda store: store.getItem(self._own(key)))
        return value if isinstance(value, str) else None

    def put(self, key: str, value: str) -> None:
        self._try(lambda store: store.setItem(self._own(key), value))

    def remove(self, key: str) -> None:
        self._try(lambda store: store.removeItem(self._own(key)))

    def names(self) -> list[str]:
        names = (self.name(key) for key in self._try(lambda store: Object.keys(store).to_py()))
        return [name for name in names if name]

    def name(self, key: str) -> str:
        """What we call something of ours in the browser's storage; nothing for what belongs to others."""
        rest = key.removeprefix(site.PREFIX)
        return "" if rest == key or rest.startswith("/") else PREFIX + rest

    def _own(self, name: str) -> str:
        return site.PREFIX + name.removeprefix(PREFIX)

    def _try(self, call: Callable[[Any], Any]) -> Any:  # noqa: ANN401 - whatever JavaScript answers
        try:
            return call(window.localStorage)
        except JsException as error:
            # The name of the browser's exception is found only in its words.
            raise StoreError("full" if "quota" in str(error).lower() else "blocked") from error
        except AttributeError as error:
            raise StoreError("blocked") from error


class ChosenFile:
    """A file of the file picker or dropped on the page."""

    def __init__(self, file: Any) -> None:  # noqa: ANN401 - a JavaScript File
        self._file = file
        self.name = str(file.name)
        self.size = int(file.size)

    def read(self, size: int, then: Callable[[str], None], failed: Callable[[], None]) -> None:
        self._file.slice(0, size).text().then(create_once_callable(then), create_once_callable(lambda _error: failed()))
