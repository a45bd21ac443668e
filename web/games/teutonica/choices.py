"""Choices that stand in the bar or a sheet as a row of buttons, each with its picture and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hansa.teutonica import events as happened
from hansa.teutonica.board import SKILLS
from hansa.teutonica.targets import outcomes
from web.draw.icons import icon
from web.draw.tappable import able, choice
from web.draw.writer import Markup, el
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture, tradesman_picture
from web.games.teutonica.foresight import after, amount, desk_of, ends_game, gained, refused
from web.games.teutonica.words import tell
from web.play.future import Future
from web.table import bar as table_bar
from web.text import named, say

if TYPE_CHECKING:
    from hansa import Action
    from web.games.teutonica.foresight import Now

KINDS = {"t": "trader", "m": "merchant"}


@dataclass(frozen=True)
class Choice:
    """One button. It gives a target, or the words of an action where no target tells actions apart."""

    label: str
    picture: Markup
    target: str = ""
    action: str = ""
    notes: tuple[str, ...] = ()
    why_not: str = ""
    ends_game: bool = False

    def button(self, moment: Now, do: str = "act") -> Markup:
        notes = [el("span", note, class_="note") for note in (*self.notes, self.why_not) if note]
        if self.ends_game:
            notes.append(el("strong", icon("hourglass"), tell("ends-game"), class_="note alarm"))
        face = self.picture, el("span", el("b", self.label), *notes, class_="words")
        if self.target:
            return table_bar.thing(moment, self.target, *face, class_="pick")
        mark = able(moment.mark_of(self.action), not self.why_not)
        return choice(do, self.action, mark, *face, class_="pick")


def choices(moment: Now) -> list[Choice]:
    """What stands to choose in the bar now; nothing where the board is tapped."""
    if moment.phase in _LISTED:
        return [listed_choice(moment, action) for action in moment.legal if action.family != "done"]
    if moment.phase == "create":
        route = moment.view.route_at_hand or ""
        return outcome_choices(moment, after(moment), route)
    if moment.phase == "place-marker":
        return _plate(moment)
    return _among_chosen(moment)


_LISTED = frozenset({"pay", "hire", "tribute", "flip", "develop", "green-office"})


def _among_chosen(moment: Now) -> list[Choice]:
    """What tells the actions that the taps left apart: a piece, or else the action itself."""
    narrowing = moment.narrowing
    kinds = ("post:", "province:", "city:") if _in_a_green_city(moment) else ("post:", "province:")
    if not any(chosen.startswith(kinds) for chosen in narrowing.chosen):
        return []
    pieces = [target for target in narrowing.possible if target.startswith(("hand:", "supply:"))]
    if len(pieces) > 1:
        return [_piece(moment, target) for target in pieces]
    return [listed_choice(moment, action) for action in narrowing.actions] if len(narrowing.actions) > 1 else []


def _in_a_green_city(moment: Now) -> bool:
    """Whether offices are to be exchanged in a city without spaces, where none can be tapped by itself (T25)."""
    cities = moment.view.board.cities
    return moment.phase == "exchange" and all(cities[action.args[0]].green for action in moment.narrowing.actions)


def _pair(moment: Now, city: int, left: int) -> str:
    """Two neighbouring offices of a city without spaces."""
    face = moment.view.city(moment.view.board.cities[city].id)
    names = [
        tell("sheet.city.office", who=moment.name(office.seat), kind=tell(f"kind.{office.kind}"))
        for office in face.additional[face.beside + left :][:2]
    ]
    return tell("do.exchange", left=names[0], right=names[1])


def _piece(moment: Now, target: str) -> Choice:
    """A trader or a merchant; in some moves also somebody else's, named by the number of the seat."""
    name = target.partition(":")[2]
    seat = int(name[:-1]) - 1 if len(name) > 1 else moment.seat
    kind = KINDS[name[-1]]
    label = say("capital", word=text.piece(kind))
    if seat != moment.seat:
        label = named(moment.name(seat), text.piece(kind))
    return Choice(label, tradesman_picture(moment.players[seat], kind), target=target)


def _plate(moment: Now) -> list[Choice]:
    kinds = list(dict.fromkeys(desk_of(moment).plate))
    if len(kinds) == 1:
        return []
    return [Choice(text.marker(kind), marker_picture(kind), target=f"plate:{kind}") for kind in kinds]


def listed_choice(moment: Now, action: Action) -> Choice:
    """An action in its own words."""
    player = moment.players[moment.seat]
    match action.family, action.text.split():
        case "pay", _:
            kind = "trader" if action.args[0] else "merchant"
            picture, label = tradesman_picture(player, kind), tell("do.pay", pieces=amount(action))
        case "tribute", _:
            kind = "trader" if action.args[0] else "merchant"
            picture, label = tradesman_picture(player, kind), tell("do.tribute", pieces=amount(action))
        case "use-exchange-marker", [_, _, seat, name]:
            who = moment.name(int(seat) - 1)
            picture, label = marker_picture(name), tell("do.take-used", who=who, marker=text.marker(name))
        case "exchange", _:
            picture, label = icon("marker-exchange"), _pair(moment, *action.args)
        case "hire", [_, letter]:
            kind = KINDS[letter]
            picture, label = tradesman_picture(player, kind), tell("do.hire", kind=tell(f"kind.{kind}"))
        case "turn", [_, name]:
            picture, label = marker_picture(name), tell("do.turn-over", marker=text.marker(name))
        case "green", [_, letter, city]:
            kind = KINDS[letter]
            picture = tradesman_picture(player, kind)
            label = tell("do.green", city=moment.words.city(city), kind=tell(f"kind.{kind}"))
            return Choice(label, picture, action=str(action), ends_game=ends_game(after(moment, str(action))))
        case "privilege", _:
            picture, label = icon("skill-privilege"), tell("do.privilege")
        case _:
            picture, label = icon("pawn"), tell("do.ride" if action.family == "ride" else "do.walk")
    return Choice(label, picture, action=str(action))


def outcome_choices(moment: Now, created: Future, route: str) -> list[Choice]:
    """What a created route can bring, with what comes of each; impossible ones with the reason (T17)."""
    found = [_outcome(moment, created, each.text) for each in outcomes(created.state, route)]
    return sorted(found, key=lambda one: bool(one.why_not))


def _outcome(moment: Now, created: Future, words: str) -> Choice:
    label, picture = _outcome_face(moment, created, words)
    if refusal := refused(created.game, created.state, words):
        return Choice(label, picture, action=words, why_not=moment.words.refusal(refusal))
    seen = Future.of(created.game, created.state).play(words)
    return Choice(
        label, picture, action=words, notes=tuple(_notes(moment, created, seen, words)), ends_game=ends_game(seen)
    )


def _outcome_face(moment: Now, created: Future, words: str) -> tuple[str, Markup]:
    player = moment.players[moment.seat]
    match words.split():
        case ["office", city]:
            space = created.view.next_space(city)
            kind = "merchant" if space and space.merchant else "trader"
            key = "outcome.office.with" if space else "outcome.office"
            label = tell(key, city=moment.words.city(city), kind=tell(f"kind.{kind}"))
            return label, tradesman_picture(player, kind)
        case ["additional", letter, city]:
            kind = KINDS[letter]
            label = tell("outcome.additional", city=moment.words.city(city), kind=tell(f"kind.{kind}"))
            return label, tradesman_picture(player, kind)
        case ["skill", name]:
            return skill_label(created, moment.seat, name), icon(f"skill-{name}")
        case ["special", points]:
            return tell("outcome.special", points=points), icon("star")
        case _:
            return tell("outcome.nothing"), icon("close")


def skill_label(seen: Future, seat: int, name: str) -> str:
    """A skill with what it shows now and a step further."""
    level = seen.view.skill_level(seat, name)
    if not seen.view.desk(seat).covered[SKILLS.index(name)]:
        return text.skill(name)
    old, new = text.value(name, level), text.value(name, level + 1)
    if old == new:  # some figures stand on two steps, though never on the last two
        return tell("outcome.skill.still", skill=text.skill(name), old=old, new=text.value(name, level + 2))
    return tell("outcome.skill", skill=text.skill(name), old=old, new=new)


def _notes(moment: Now, created: Future, seen: Future, words: str) -> list[str]:
    """What an office brings besides itself."""
    notes = []
    if points := gained(seen, moment.seat):
        notes.append(tell("outcome.gain", points=text.prestige(points)))
    if any(isinstance(event, happened.Scored) and event.reason == "connection" for event in seen.events):
        notes.append(tell("outcome.link"))
    if seen.happened(happened.CityCompleted):
        notes.append(tell("outcome.complete"))
    kind, _, rest = words.partition(" ")
    if kind == "additional":
        notes.append(tell("outcome.marker"))
    city = rest.split()[-1] if kind in {"office", "additional"} else ""
    if city and created.view.city(city).control != moment.seat == seen.view.city(city).control:
        notes.append(tell("outcome.control"))
    return notes
