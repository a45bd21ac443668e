"""A coast as data: what scripts/make-maps writes and charts are drawn from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Coast:
    """Path data and places in a frame of this size."""

    size: tuple[int, int]
    land: str
    water: str
    """The fine lines along the shore."""
    lakes: str
    rivers: str
    woods: tuple[tuple[int, int], ...]
    hills: tuple[tuple[int, int], ...]


def parse(text: str) -> Coast:
    """A coast file: after a line of comment one line for each field, its name first."""
    lines = dict(line.partition(" ")[::2] for line in text.splitlines()[1:])
    (size,) = _places(lines["size"])
    drawn = {name: lines[name] for name in ("land", "water", "lakes", "rivers")}
    return Coast(size, **drawn, woods=_places(lines["woods"]), hills=_places(lines["hills"]))


def dumps(comment: str, coast: Coast) -> str:
    """The same the other way round."""
    places = {"size": (coast.size,), "woods": coast.woods, "hills": coast.hills}
    parts = {name: " ".join(f"{x},{y}" for x, y in spots) for name, spots in places.items()}
    parts |= {"land": coast.land, "water": coast.water, "lakes": coast.lakes, "rivers": coast.rivers}
    names = ("size", "land", "water", "lakes", "rivers", "woods", "hills")
    return "\n".join([f"# {comment}", *(f"{name} {parts[name]}".rstrip() for name in names), ""])


def _places(words: str) -> tuple[tuple[int, int], ...]:
    pairs = [spot.split(",") for spot in words.split()]
    return tuple((int(x), int(y)) for x, y in pairs)
