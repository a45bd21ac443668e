"""Sentences about computer players: names, levels, and reasons made of the terms of their evaluation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from web.text import known, listed, say, sentences

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from hansa.core.action import Action
    from web.play.question import Answer

LEAST = 0.1
"""Fewer points than this are not worth a word."""

MOST = 3
"""How many reasons for a way are told."""

SECRET = frozenset({"score.mission", "mission"})
"""Terms that would tell others what only their owner may know (T38)."""

SPENT = frozenset({"actions-left"})
"""Terms that tell nothing where a turn is compared with its beginning: every turn spends them."""

Terms = Mapping[str, Callable[[str], str]]
"""How a game names what its terms are about, by the kind of the term."""


def level(name: str) -> str:
    return say(f"level.{name}")


def sitter(taken: Collection[str]) -> str:
    """A name for a computer; if it can be one that does not begin like a name already at the table."""
    initials = {name[:1].upper() for name in taken}
    free = [name for name in say("sitters").split(", ") if name not in taken]
    return next((name for name in free if name[0] not in initials), free[0])


def taken_back(times: int) -> str:
    return say("taken-back", n=times)


def reason(game: str, term: str, names: Terms) -> str:
    """What a term of an evaluation means; nothing for one that has no words."""
    kind, _, name = term.partition(".")
    if known(whole := f"why.{game}.{term}"):
        return say(whole)
    if not known(some := f"why.{game}.{kind}"):
        return ""
    return say(some, name=names[kind](name)) if kind in names else say(some)


def reasons(game: str, answer: Answer, names: Terms, *, who: Sequence[str] = (), without: Collection[str] = ()) -> str:
    """What speaks most for the chosen way, and what most against it, in a sentence or two.

    `who` are the players' names by seat: what is taken from one of them is told with the name.
    """
    parts = [(code.partition("@"), amount) for code, amount in answer.reasons]
    counted = [(term, rival, amount) for (term, _, rival), amount in parts if term not in without]
    told = [
        (amount, _told(meant, amount, rival, who))
        for term, rival, amount in counted
        if abs(amount) >= LEAST and (meant := reason(game, term, names))
    ]
    for_it = sorted((pair for pair in told if pair[0] > 0), key=lambda pair: -pair[0])[:MOST]
    against = sorted(pair for pair in told if pair[0] < 0)[:1]
    rest = sum(amount for *_, amount in counted) - sum(amount for amount, _ in (*for_it, *against))
    good = [sentence for _, sentence in for_it]
    if told and rest >= LEAST and sum(amount for amount, _ in (*for_it, *against)) <= 0:
        good.append(say("advice.points", reason=say("advice.rest"), points=points(rest)))
    return sentences(
        say(key, reasons=listed(part))
        for key, part in (("advice.for", good), ("advice.but", [sentence for _, sentence in against]))
        if part
    )


def _told(meant: str, amount: float, rival: str, who: Sequence[str]) -> str:
    if rival:
        name = who[int(rival)] if 0 <= int(rival) < len(who) else say("advice.others")
        meant = say("advice.kept" if amount > 0 else "advice.left", reason=meant, who=name)
    return say("advice.points", reason=meant, points=points(amount))


def quiet(action: Action, who: str) -> str:
    """What is said of an action of which nothing else is told."""
    own = f"advice.step.{action.family}"
    return say(own if known(own) else "advice.step", who=who, action=str(action))


def outcome(answer: Answer) -> str:
    """What comes of a way that ends the game, unless its reasons say so."""
    told = answer.outcome == "won" and any(term == "won" and amount >= LEAST for term, amount in answer.reasons)
    return say(f"advice.outcome.{answer.outcome}") if answer.outcome and not told else ""


def points(amount: float) -> str:
    """`+3`, `−0.5`: to a tenth, which is more than anybody knows."""
    rounded = round(abs(amount), 1)
    figure = str(int(rounded)) if rounded == int(rounded) else str(rounded).replace(".", say("decimal-point"))
    return f"{'+' if amount > 0 else '−'}{figure}"
