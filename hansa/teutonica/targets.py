"""The things on the table that stand for an action: `post:stade-hamburg.2`, `city:halle`, `marker:exchange`, `do:end`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import NotationError, Refusal
from hansa.teutonica.board import SKILLS
from hansa.teutonica.editions import FAVOURS, MARKERS
from hansa.teutonica.families.common import post_id, wrong_frame
from hansa.teutonica.on_route import equals
from hansa.teutonica.state import POSTS, TABLE, State
from hansa.teutonica.tables import TABLES
from hansa.teutonica.turn import refuse

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.teutonica.tables import Tables

ON_POSTS = ("place", "displace", "lift", "drop", "remove")
KIND_LETTERS = ("t", "m")


def things(t: Tables, action: Action) -> tuple[str, ...]:
    """What an action stands for by itself: the button of its kind first, then the things to tap."""
    button = f"do:{action.family}"
    args, board = action.args, t.board
    match action.family:
        case "place" | "displace":
            return button, f"supply:{KIND_LETTERS[args[0]]}", f"post:{post_id(t, *args[1:])}"
        case "drop":
            return button, f"hand:{action.text.split()[1]}", f"post:{post_id(t, *args[1:])}"
        case "lift" | "remove":
            return button, f"post:{post_id(t, *args)}"
        case "route":
            return button, f"route:{board.routes[args[0]].id}"
        case "office":
            return button, f"city:{board.cities[args[0]].id}"
        case "additional":
            return button, "marker:additional-office", f"hand:{KIND_LETTERS[args[0]]}", f"city:{board.cities[args[1]].id}"
        case "green":
            return button, f"supply:{KIND_LETTERS[args[0]]}", f"city:{board.cities[args[1]].id}"
        case "skill":
            cities = (city.id for city in board.cities if SKILLS[args[0]] in city.skills)
            return button, f"skill:{SKILLS[args[0]]}", *(f"city:{city}" for city in cities)
        case "privilege":
            return button, "skill:privilege"
        case "use-develop":
            return "do:use", "marker:develop", f"skill:{SKILLS[args[0]]}"
        case "special":
            return button, f"special:{board.special[args[0]].points}"
        case "use" | "turn":
            return button, f"marker:{MARKERS[args[0]]}"
        case "exchange":
            city = board.cities[args[0]].id
            return button, f"office:{city}.{args[1] + 1}", f"office:{city}.{args[1] + 2}", f"city:{city}"
        case "marker":
            return button, f"plate:{MARKERS[args[0]]}", f"route:{board.routes[args[1]].id}"
        case "favour":
            return button, f"tile:{FAVOURS[args[0]]}"
        case "pawn" | "ride":
            return button, f"province:{board.provinces[args[0]].id}"
        case "hire":
            return button, f"stock:{KIND_LETTERS[args[0]]}"
        case _:
            return (button,)


def targets(s: State, action: Action) -> tuple[str, ...]:
    """The things that stand for an action, every post that serves as well among them."""
    t = TABLES[s[TABLE]]
    plain = things(t, action)
    if action.family not in ON_POSTS:
        return plain
    route, post = action.args[-2:]
    posts = equals(s[POSTS + route], t.boats[route], post)
    return *plain[:-1], *(f"post:{post_id(t, route, other)}" for other in posts)


def pick(s: State, action: Action, target: str) -> Action:
    """The same action on just the post that was tapped."""
    if action.family in ON_POSTS and target.startswith("post:") and target in targets(s, action):
        t = TABLES[s[TABLE]]
        words = [*action.text.split()[:-1], target.removeprefix("post:")]
        return t.actions.catalogue.find(" ".join(words)) or action
    return action


def _index(t: Tables) -> dict[str, list[Action]]:
    """Every thing on the table with the actions it could stand for."""
    if not t.by_target:
        for action in t.actions.catalogue:
            for thing in things(t, action):
                t.by_target.setdefault(thing, []).append(action)
        for city in t.board.cities:
            for space in range(len(city.spaces)):
                t.by_target.setdefault(f"office:{city.id}.{space + 1}", [])
    return t.by_target


def why_not(s: State, target: str) -> Refusal | None:
    """The rule that keeps a target from being of any use now, or None when it is of use."""
    candidates = _index(TABLES[s[TABLE]]).get(target)
    if candidates is None:
        raise NotationError(f"no such target: {target}")
    refusals: list[Refusal] = []
    for action in candidates:
        refusal = refuse(s, action)
        if refusal is None:
            return None
        refusals.append(refusal)
    waiting = wrong_frame(s) or Refusal("T5", "not-now")
    telling = [refusal for refusal in refusals if refusal != waiting] or [waiting]
    return _most_telling(telling)


def _most_telling(refusals: list[Refusal]) -> Refusal:
    """The reason that most of the candidates share says more than that of a single one; the first of those level."""
    counts = [refusals.count(refusal) for refusal in refusals]
    return refusals[counts.index(max(counts))]
