"""scripts/play: build the site when needed, serve it here, open it."""

import os
import sys
import threading
import webbrowser

from scripts.tasks.console import Problem
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving
from scripts.tasks.site import build

PORT = 8421  # always the same one: the browser keeps saved games per address


def play(*, port: int, browser: bool) -> None:
    """Serve the site until the person has had enough."""
    build()
    try:
        with serving(DIST, port=port, headers={"Cache-Control": "no-cache"}) as address:
            print(f"\n  Hansa is at  {address}\n  Ctrl+C ends it.\n", flush=True)
            if browser and _has_a_screen():
                webbrowser.open(address)
            threading.Event().wait()
    except KeyboardInterrupt:
        print("\nGood-bye.")
    except OSError as error:
        raise Problem(
            f"Port {port} cannot be used ({error.strerror}).\n"
            f"Perhaps Hansa is running already: look at http://localhost:{port}/\n"
            f"Another port:  scripts/play --port {port + 1}\n"
            "(Saved games belong to an address: another port starts with an empty shelf.)"
        ) from None


def _has_a_screen() -> bool:
    return sys.platform in {"win32", "darwin"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
