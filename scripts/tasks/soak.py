"""scripts/soak: many random games of Hansa Teutonica, looked at all along."""

from scripts.tasks import setup
from scripts.tasks.console import Problem, watch
from scripts.tasks.places import PYTHON

GAMES = 1000


def soak(games: int = GAMES) -> None:
    """Play so many games with the project's own Python."""
    setup.python_tools("dev")
    code, _ = watch(PYTHON, "-m", "scripts.tasks.soak_games", str(games))
    if code != 0:
        raise Problem("A game broke a rule; its set-up and seed stand above.")
