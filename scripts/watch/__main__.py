"""Serves the sources until Ctrl+C; scripts/play --watch runs it.

python -m scripts.watch PORT OPEN? COMPILED-FOLDER WHEEL…
"""

import sys
import threading
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import watchfiles

from scripts.tasks.places import BUILD, ROOT
from scripts.tasks.play import show, taken
from scripts.tasks.serve import answering
from scripts.watch.changes import Changes
from scripts.watch.server import SourceHandler
from scripts.watch.source_site import SourceSite

FOLDERS = (ROOT / "hansa", ROOT / "web")
BESIDE = {".html", ".toml"}
"""What counts of the files beside them."""


def follow(site: SourceSite, changes: Changes, folders: Iterable[Path], *, deep: bool) -> None:
    """Tell of every change below the folders, or of the files right in them."""
    for batch in watchfiles.watch(*folders, recursive=deep, raise_interrupt=False):
        paths = sorted({Path(path) for _kind, path in batch})
        tell(site, changes, [path for path in paths if deep or path.suffix in BESIDE])


def tell(site: SourceSite, changes: Changes, paths: list[Path]) -> None:
    """Pages hear of it at once, and find the site ready when they ask for it."""
    if not paths:
        return
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    start = time.monotonic()
    with site.lock:
        changes.note(names)
        site.changed(paths)
    print(f"• {', '.join(names)}: {time.monotonic() - start:.1f} s", flush=True)


def main(port: int, browser: str, compiled: Path, wheels: list[Path]) -> None:
    """Serve, watch, and open the page."""
    changes = Changes()
    site = SourceSite(BUILD / "watch", compiled, wheels)
    for folders, deep in ((FOLDERS, True), ((ROOT,), False)):
        threading.Thread(target=follow, args=(site, changes, folders), kwargs={"deep": deep}, daemon=True).start()
    with answering(partial(SourceHandler, site=site, changes=changes), port) as address:
        print(f"\n  The sources are at  {address}/\n  Ctrl+C ends it.\n", flush=True)
        if browser:
            show(address)
        threading.Event().wait()


if __name__ == "__main__":
    given = int(sys.argv[1])
    try:
        main(given, sys.argv[2], Path(sys.argv[3]), [Path(wheel) for wheel in sys.argv[4:]])
    except KeyboardInterrupt:
        print("\nGood-bye.")
    except OSError as error:
        sys.exit(f"\n{taken(given, error)}")
