"""Local storage, and files that a person chose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import Object, window
from pyodide.ffi import JsException, create_once_callable

from web.storage import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable


class LocalStore:
    """Local storage; each refusal of the browser becomes a StoreError."""

    def get(self, key: str) -> str | None:
        value = self._try(lambda store: store.getItem(key))
        return value if isinstance(value, str) else None

    def put(self, key: str, value: str) -> None:
        self._try(lambda store: store.setItem(key, value))

    def remove(self, key: str) -> None:
        self._try(lambda store: store.removeItem(key))

    def names(self) -> list[str]:
        return list(self._try(lambda store: Object.keys(store).to_py()))

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

    def read(self, then: Callable[[str], None]) -> None:
        self._file.text().then(create_once_callable(then))
