"""scripts/bench."""


def bench() -> None:
    """Measure."""
