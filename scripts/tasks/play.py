"""scripts/play: build the site when needed, serve it here, open it. With --watch, serve the sources as they change."""

import os
import sys
import threading
import webbrowser

from scripts.tasks import setup
from scripts.tasks.console import Problem
from scripts.tasks.places import DIST, PYTHON
from scripts.tasks.serve import serving
from scripts.tasks.site import LIBRARY, build, compile_into, compiled_folder, own_wheels

PORT = 8421  # always the same one: the browser keeps saved games per address
WATCH_PORT = 8422  # another one: what the browser keeps of the built site stays out of the way


def play(*, port: int, browser: bool) -> None:
    """Serve the site until the person has had enough."""
    build()
    try:
        with serving(DIST, port=port, headers={"Cache-Control": "no-cache"}) as address:
            print(f"\n  Hansa is at  {address}\n  Ctrl+C ends it.\n", flush=True)
            if browser:
                show(address)
            threading.Event().wait()
    except KeyboardInterrupt:
        print("\nGood-bye.")
    except OSError as error:
        raise taken(port, error) from None


def watch(*, port: int, browser: bool) -> None:
    """Hand over to scripts/watch, which needs the tools of the environment."""
    setup.node()
    setup.python_tools("dev")
    setup.npm_packages()
    wheels = setup.pyodide_wheels("site")
    folder = compiled_folder()
    if not all((folder / name).exists() for name in LIBRARY):
        compile_into(folder, own_wheels(), wheels)
    sys.stdout.flush()
    options = [str(port), "open" if browser else "", folder, *wheels]
    os.execv(PYTHON, [str(PYTHON), "-m", "scripts.watch", *map(str, options)])  # noqa: S606 - no shell is wanted


def taken(port: int, error: OSError) -> Problem:
    """What to do about a port that somebody else has."""
    return Problem(
        f"Port {port} cannot be used ({error.strerror}).\n"
        f"Perhaps Hansa is running already: look at http://localhost:{port}/\n"
        f"Another port:  scripts/play --port {port + 1}\n"
        "(Saved games belong to an address: another port starts with an empty shelf.)"
    )


def show(address: str) -> None:
    """Open the page, where there is a screen."""
    if sys.platform in {"win32", "darwin"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)
