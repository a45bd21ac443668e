"""WebKitGTK over WebDriver: a small web server beside the browser, spoken to in JSON."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from scripts.engines.engine import EngineError, free_port, running, until

# It has no way to run without a screen, and as an administrator it cannot fence its processes in.
DISPLAY = ":97"
SURROUNDINGS = {
    "DISPLAY": DISPLAY,
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}


class WebKit:
    """One window."""

    def __init__(self, port: int) -> None:
        self._base = f"http://127.0.0.1:{port}/session"
        new: dict[str, Any] = until(self._begin, "WebKitGTK answers")
        self._base += f"/{new['sessionId']}"
        named = new["capabilities"]
        self.version = f"WebKitGTK {named['browserVersion']} ({named['browserName']})"

    def go(self, address: str) -> None:
        self._say("/url", url=address)

    def reload(self) -> None:
        self._say("/refresh")

    def ask(self, expression: str) -> object:
        answer: object = self._say("/execute/sync", script=f"return {expression};", args=[])
        return answer

    def end(self) -> None:
        """Close the window."""
        self._send(self._base, "DELETE", None)

    def _begin(self) -> Any:  # noqa: ANN401 - JSON
        try:
            return self._say("", capabilities={"alwaysMatch": {}})
        except urllib.error.URLError:
            return None

    def _say(self, command: str, **params: object) -> Any:  # noqa: ANN401 - JSON
        return self._send(self._base + command, "POST", params)

    def _send(self, address: str, method: str, params: object) -> Any:  # noqa: ANN401 - JSON
        body = None if params is None else json.dumps(params).encode()
        request = urllib.request.Request(  # noqa: S310 - an address of this machine
            address, body, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=180) as answer:  # noqa: S310 - the same
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise EngineError(json.load(error)["value"]["message"]) from None


@contextmanager
def webkit(driver: str) -> Iterator[WebKit]:
    """WebKitGTK's own small browser on a screen that nobody sees."""
    port = free_port()
    screen = ("Xvfb", DISPLAY, "-screen", "0", "1280x900x24", "-nolisten", "tcp")
    with running(screen, {}), running((driver, f"--port={port}"), SURROUNDINGS):
        window = WebKit(port)
        try:
            yield window
        finally:
            window.end()
