"""scripts/mutate: whether the tests notice small mistakes in the rules."""

import os

from scripts.tasks import setup
from scripts.tasks.places import PYTHON


def mutate(arguments: list[str]) -> None:
    """Hand over to the project's own Python, with cosmic-ray beside it."""
    setup.python_tools("dev")
    env = {**os.environ, "PYTHONPATH": str(setup.python_folder("mutate"))}
    os.execve(PYTHON, [str(PYTHON), "-m", "scripts.tasks.mutate_run", *arguments], env)  # noqa: S606 - our own Python
