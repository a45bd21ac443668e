"""The app's entry: PyScript runs this file once Python is there. `page` is the port to the page (web/page/app.mjs)."""

from __future__ import annotations

from typing import Any

import js
import pyodide_js
from pyodide.ffi import create_once_callable, create_proxy, to_js

from web.app.remote import Remote


def _say(batch: object) -> None:
    js.page.postMessage(to_js(batch))


def _bring(package: str, number: int) -> None:
    """Load a package of the site. Pyodide tells only in words of one that did not come, so look whether it is there."""

    def answer(_answer: object) -> None:
        _say(remote.brought(number, there=package in pyodide_js.loadedPackages.to_py()))

    pyodide_js.loadPackage(package).then(create_once_callable(answer), create_once_callable(answer))


def _hear(event: Any) -> None:  # noqa: ANN401 - a JavaScript MessageEvent
    _say(remote.hear(*event.data.to_py()))


remote = Remote(_bring)
js.page.onmessage = create_proxy(_hear)
js.page.postMessage("ready")
