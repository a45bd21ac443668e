"""Why one way is better than another: what each term of each seat adds to the worth, compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

Parts = dict[tuple[str, int], float]
"""What a term of a seat adds to what a position is worth to the seat that judges: others' mostly take from it."""

OTHERS = -1
"""In place of a rival: several of them, none of whom makes most of it."""

MOST = 0.6
"""The share of what is taken from others from which on one of them is named."""

NOTHING = 1e-6


@dataclass(frozen=True, slots=True)
class Reason:
    """A term of the evaluation and by how many points it speaks for the chosen line over the runner-up.

    `rival` is None for what the seat has itself; else whose having less (or more) of it this is.
    """

    term: str
    amount: float
    rival: int | None = None


def compared(chosen: Parts, other: Mapping[tuple[str, int], float], seat: int) -> tuple[Reason, ...]:
    """What tells between two positions: what speaks for the first, weightiest first, then what speaks against it.

    All of it, so the amounts add up to the difference.
    """
    own: dict[str, float] = {}
    taken: dict[str, dict[int, float]] = {}
    for term, holder in sorted({*chosen, *other}):
        amount = chosen.get((term, holder), 0.0) - other.get((term, holder), 0.0)
        if holder == seat:
            own[term] = amount
        else:
            taken.setdefault(term, {})[holder] = amount
    found = [Reason(term, amount) for term, amount in own.items()]
    found += [Reason(term, sum(shares.values()), _rival(shares)) for term, shares in taken.items()]
    return ordered(found)


def ordered(reasons: list[Reason]) -> tuple[Reason, ...]:
    """What speaks for it first."""
    told = [reason for reason in reasons if abs(reason.amount) > NOTHING]
    return tuple(sorted(told, key=lambda reason: (reason.amount < 0, -abs(reason.amount), reason.term)))


def _rival(shares: Mapping[int, float]) -> int:
    """Of whom most of it is taken, or OTHERS."""
    whole = sum(abs(amount) for amount in shares.values())
    most = max(shares, key=lambda seat: abs(shares[seat]))
    return most if abs(shares[most]) >= MOST * whole and shares[most] * sum(shares.values()) > 0 else OTHERS
