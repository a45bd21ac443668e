"""What the page's own Python draws at a build, drawn into a folder: `python -m scripts.watch.drawn FOLDER`.

It runs in a Python of its own each time, which knows nothing of the modules as they were.
"""

import sys
from pathlib import Path

from scripts.tasks.site import for_installing, pages


def draw(folder: Path) -> None:
    """The pages, the manifest and the icons."""
    for name, text in pages().items():
        (folder / name).write_text(text)
    for_installing(folder)


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
