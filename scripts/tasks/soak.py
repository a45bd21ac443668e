"""scripts/soak: many random games of both games, looked at all along."""

import os

from scripts.tasks import setup
from scripts.tasks.places import PYTHON


def soak(arguments: list[str]) -> None:
    """Hand over to the project's own Python, so that whoever stops this stops the games."""
    setup.python_tools("dev")
    os.execv(PYTHON, [str(PYTHON), "-m", "scripts.tasks.soak_run", *arguments])  # noqa: S606 - our own Python
