"""The worker's entry: `thinker.mjs` imports this once Python is there, and from then on it hears and answers."""

from __future__ import annotations

import asyncio
from typing import Any

from js import addEventListener, postMessage
from pyodide.ffi import create_proxy

from web.play.thinking import Mind

mind = Mind(postMessage)
_going_on: set[asyncio.Task[None]] = set()


def _hear(event: Any) -> None:  # noqa: ANN401 - a JavaScript MessageEvent
    task = asyncio.ensure_future(mind.hear(str(event.data)))
    _going_on.add(task)  # the loop itself would let it be forgotten
    task.add_done_callback(_going_on.discard)


addEventListener("message", create_proxy(_hear))
