"""The action bar of Hansa Teutonica: whose move it is, what may be done, what is at hand, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.draw.icons import icon
from web.draw.tappable import ABLE, GLOWS, able, tappable
from web.draw.writer import Markup, button, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture, tradesman_picture
from web.games.teutonica.choices import KINDS, choices
from web.games.teutonica.countries import permission_chips
from web.games.teutonica.foresight import desk_of, income, lifted, ready
from web.games.teutonica.missions import mission_button
from web.games.teutonica.prompt import prompt
from web.games.teutonica.signs import SIGNS
from web.games.teutonica.words import tell
from web.table import bar as table_bar
from web.text import listed, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.games.teutonica.foresight import Now


ICONS = {"end": "check"}


def bar(moment: Now, complaint: str = "", letter: str = "t") -> Markup:
    """The whole bar; a complaint takes the place of what is asked. `letter` is the piece that is placed next."""
    at_hand = Markup()
    if moment.standing.next_seat == hansa.OVER or moment.handing_on:
        body = table_bar.rest(moment, unused(moment) if moment.handing_on else ())
    elif found := choices(moment):
        body = join((el("div", *(one.button(moment) for one in found), class_="picks"), _ways_out(moment)))
    elif moment.phase == "turn":
        at_hand, body = _at_hand(moment, letter), _actions(moment)
    else:
        body = join((_holding(moment), _ways_out(moment)))
    kind = f"bar bar-{moment.phase}"
    return el("div", _head(moment, complaint, at_hand), el("div", body, class_="bar-body"), class_=kind)


def _head(moment: Now, complaint: str, at_hand: Markup) -> Markup:
    seat = moment.seat
    asking = seat >= 0 and seat != moment.view.turn and not moment.handing_on
    more = _pips(moment), at_hand, table_bar.step("lens", "next", tell("do.next"))
    return table_bar.head(moment, prompt(moment), complaint, *more, alarm=asking)


def _pips(moment: Now) -> Markup:
    """Actions left, one dot each."""
    left = moment.view.actions_left
    if moment.handing_on or moment.view.phase == "ended" or not left:
        return Markup()
    told = tell("actions", n=left)
    return SIGNS.sign("actions-left", told, *(el("i") for _ in range(left)), class_="pips")


def unused(moment: Now) -> list[str]:
    """What the player who hands on left undone."""
    match = moment.match
    ply = next((ply for ply in reversed(range(match.ply)) if match.action(ply).family == "end"), None)
    if ply is None or match.to_act == hansa.OVER or ply < moment.session.confirmed:
        return []
    return undone(moment, match.at(ply))


def undone(moment: Now, state: object) -> list[str]:
    """What is left by whoever ends a turn here: actions, and routes that stand ready."""
    game = moment.game
    left = game.view(state, 0).actions_left
    if not left:
        return []
    found = [action.text.removeprefix("route ") for action in game.legal_actions(state) if action.family == "route"]
    routes = [tell("unused.routes", routes=listed([moment.words.route(each) for each in found]))] if found else []
    return [tell("unused.actions", n=left), *routes]


def _at_hand(moment: Now, placed: str) -> Markup:
    """The supply, the stock, the markers and the favours of the one who plays."""
    desk, player = desk_of(moment), moment.players[moment.seat]
    supply = [
        _thing(
            f"supply:{letter}",
            able(moment.mark(f"supply:{letter}"), bool(n)),
            join((tradesman_picture(player, kind), el("b", str(n)))),
            tell("supply.next" if letter == placed else "supply.label", pieces=text.counted(kind, n)),
            "ware is-next" if letter == placed and n else "ware",
        )
        for (letter, kind), n in zip(KINDS.items(), desk.supply, strict=True)
    ]
    men = el("div", *supply, _stock(moment), class_="hand men-at-hand", role="group", aria_label=tell("table.supply"))
    parts = [men]
    if desk.unused:
        shown = [_marker(moment, kind, desk.unused.count(kind)) for kind in dict.fromkeys(desk.unused)]
        parts.append(el("div", *shown, class_="hand", role="group", aria_label=tell("table.markers")))
    if moment.view.favours_on_offer:
        tiles = [_favour(moment, name) for name in moment.view.favours_on_offer]
        parts.append(el("div", *tiles, class_="hand", role="group", aria_label=tell("table.favours")))
    if moment.words.abroad:
        parts.append(permission_chips(moment))
    if desk.mission:
        parts.append(mission_button(moment, "ware tile"))
    return el("div", *parts, class_="at-hand")


def _stock(moment: Now) -> Markup:
    """What is left in stock; a tap chooses the income exactly."""
    traders, merchants = desk_of(moment).stock
    told = tell("stock.label", pieces=text.pieces(traders, merchants) or tell("stock.empty"))
    figures = el("span", el("span", tell("panel.stock"), class_="label"), el("b", f"{traders}+{merchants}"))
    return button(
        "",
        "stock",
        icon=figures,
        class_="ware stock",
        aria_label=told,
        title=told,
        aria_disabled=None if moment.family("income") else "true",
    )


def _marker(moment: Now, kind: str, n: int) -> Markup:
    target, more = f"marker:{kind}", el("b", str(n)) if n > 1 else ""
    face = join((marker_picture(kind), more))
    return _thing(target, moment.mark(target) | ABLE, face, tell("marker.label", marker=text.marker(kind)))


def _favour(moment: Now, name: str) -> Markup:
    target, told = f"tile:{name}", tell("tile.label", favour=text.favour(name))
    return _thing(target, moment.mark(target) | ABLE, icon(f"favour-{name}"), told, "ware tile")


def _thing(target: str, mark: int, face: Markup, label: str, class_: str = "ware") -> Markup:
    return tappable(target, mark & ~GLOWS, face, class_=class_, aria_label=label, title=label)


def buttons_of(moment: Now) -> Sequence[str]:
    """The buttons of a turn; the pawn belongs to the game for two."""
    pawn = ("pawn",) if moment.view.has_pawn else ()
    return ("income", "place", "displace", "move", "route", *pawn, "end")


def _actions(moment: Now) -> Markup:
    shown = [_action(moment, name) for name in buttons_of(moment)]
    return el("div", *shown, class_="actions", data_count=len(shown))


def _action(moment: Now, name: str) -> Markup:
    target = f"do:{name}"
    can = moment.mark(target) & ABLE
    note = _note(moment, name) if can else ""
    strong = (name == "end" and not moment.view.actions_left) or (name == "route" and can)
    return table_bar.thing(
        moment,
        target,
        icon(ICONS.get(name, name)),
        el("span", tell(f"do.{name}"), class_="label"),
        el("span", note, class_="note") if note else "",
        id=f"do-{name}",
        class_=f"action action-{name}{' primary' if strong else ''}",
    )


def _note(moment: Now, name: str) -> str:
    """What a button says beside its name."""
    desk, left = desk_of(moment), moment.view.actions_left
    match name:
        case "income":
            return _bank(moment)
        case "move":
            return tell("note.book", n=desk.book)
        case "route":
            return tell("note.ready", n=len(ready(moment)))
        case "end":
            plate = desk.plate_hidden + len(desk.plate)
            return tell("note.unused", n=left) if left else tell("note.markers", n=plate) if plate else ""
        case _:
            return ""


def _bank(moment: Now) -> str:
    """How many pieces an income takes (T7)."""
    least, most = income(moment)
    key = "note.bank.exactly" if least == most else "note.bank"
    return tell("note.bank.all") if desk_of(moment).bank == text.ALL else tell(key, n=most)


def _holding(moment: Now) -> Markup:
    """Pieces in the hand, or the marker that is to be laid."""
    if moment.phase == "place-marker":
        face = [marker_picture(kind, text.marker(kind)) for kind in desk_of(moment).plate]
    else:
        face = [
            tradesman_picture(moment.players[man.seat], man.kind, text.a_piece(man.kind)) for man in moment.view.hand
        ]
    return el("div", *face, class_="hand holding")


def _ways_out(moment: Now) -> Markup:
    """Finishing, declining, or thinking again."""
    parts = []
    if moment.chosen:
        parts.append(button(say("do.cancel"), "cancel"))
    if moment.family("done"):
        kind = {"answer": ".answer", "hire": ".hire", "move": "", "remove": ""}.get(moment.phase, ".permanent")
        gives_up = kind in {".answer", ".hire", ".permanent"}  # what it leaves is worth having, so nobody is led to it
        face = icon("close" if gives_up else "check"), tell(f"do.done{kind}")
        begun = moment.phase != "move" or lifted(moment)
        looks = "button" if gives_up or not begun else "button primary"
        parts.append(table_bar.thing(moment, "do:done", *face, class_=looks, id="do-done"))
    return el("div", *parts, class_="go-on") if parts else Markup()
