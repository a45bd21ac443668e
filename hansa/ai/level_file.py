"""What the level files of both games have in common: weights of known terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Container, Mapping


def weights_of(name: str, data: Mapping[str, Any], terms: Container[str]) -> dict[str, tuple[float, float]]:
    """A level's weights for the beginning and the end of a game; ValueError names terms that there are none of."""
    if unknown := [term for term in data["weights"] if term not in terms]:
        raise ValueError(f"{name}: unknown terms {', '.join(unknown)}")
    return {term: (float(early), float(late)) for term, (early, late) in data["weights"].items()}
