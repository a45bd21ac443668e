"""What the level files of both games have in common: where they are found, and weights of known terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from hansa.levels import levels, text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping

P = TypeVar("P")


def players_of(game_id: str, read: Callable[[str, str], P]) -> dict[str, P]:
    """The players of all level files of a game, by name."""
    return {name: read(name, text_of(game_id, name)) for name in levels(game_id)}


def weights_of(name: str, data: Mapping[str, Any], terms: Container[str]) -> dict[str, tuple[float, float]]:
    """A level's weights for the beginning and the end of a game; ValueError names terms that there are none of."""
    if unknown := [term for term in data["weights"] if term not in terms]:
        raise ValueError(f"{name}: unknown terms {', '.join(unknown)}")
    return {term: (float(early), float(late)) for term, (early, late) in data["weights"].items()}
