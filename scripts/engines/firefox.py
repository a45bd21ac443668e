"""Firefox over WebDriver BiDi, which it speaks itself: messages in JSON over a web socket."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import websocket

from scripts.engines.engine import EngineError, free_port, running, until


class Firefox:
    """One tab."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._number = 0
        self._socket: websocket.WebSocket = until(self._connect, "Firefox answers")
        new = self._say("session.new", capabilities={})
        self.version = f"Firefox {new['capabilities']['browserVersion']}"
        self._tab = self._say("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, address: str) -> None:
        self._say("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        self._say("browsingContext.reload", context=self._tab, wait="complete")

    def ask(self, expression: str) -> object:
        said = self._say("script.evaluate", expression=expression, target={"context": self._tab}, awaitPromise=True)
        if said["type"] != "success":
            raise EngineError(said["exceptionDetails"]["text"])
        value: object = said["result"].get("value")
        return value

    def end(self) -> None:
        """Close the browser properly."""
        self._say("browser.close")

    def _connect(self) -> websocket.WebSocket | None:
        try:
            return websocket.create_connection(f"ws://127.0.0.1:{self._port}/session", suppress_origin=True, timeout=60)
        except OSError:
            return None

    def _say(self, method: str, **params: object) -> Any:  # noqa: ANN401 - JSON
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv())
            if heard.get("id") == self._number:
                if heard["type"] == "error":
                    raise EngineError(f"{method}: {heard['message']}")
                return heard["result"]


@contextmanager
def firefox(program: str) -> Iterator[Firefox]:
    """Firefox without a window, with a profile of its own."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = (program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", str(port))
        with running(command, {"HOME": profile}):
            yield Firefox(port)
