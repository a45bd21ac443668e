"""The page."""

from js import document


def start() -> None:
    """Take over from the static page."""
    document.documentElement.dataset.ready = "1"
