"""The action bar of Hansa Teutonica: whose move it is, what may be done, what is at hand, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.games.baltic.words import listed
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture, tradesman_picture
from web.games.teutonica.choices import KINDS, choices
from web.games.teutonica.prompt import prompt
from web.games.teutonica.words import many, tell
from web.table import bar as table_bar
from web.table import glossary
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.games.teutonica.moment import Moment

ICONS = {"end": "check"}


def bar(moment: Moment, complaint: str = "") -> Markup:
    """The whole bar; a complaint takes the place of what is asked."""
    at_hand = Markup()
    if moment.session.match.to_act == hansa.OVER or moment.handing_on:
        body = table_bar.rest(moment.session, moment.players, unused(moment) if moment.handing_on else ())
    elif found := choices(moment):
        body = join((el("div", *(one.button() for one in found), class_="picks"), _ways_out(moment)))
    elif moment.phase == "turn":
        at_hand, body = _at_hand(moment), _actions(moment)
    else:
        body = join((_holding(moment), _ways_out(moment)))
    kind = f"bar bar-{moment.phase}"
    return el("div", _head(moment, complaint, at_hand), el("div", body, class_="bar-body"), class_=kind)


def _head(moment: Moment, complaint: str, at_hand: Markup) -> Markup:
    seat = moment.seat
    asking = seat >= 0 and seat != moment.view.turn and not moment.handing_on
    player = moment.players[seat] if seat >= 0 else None
    more = _pips(moment), at_hand, table_bar.step("lens", "next", tell("do.next"))
    return table_bar.head(moment.session, player, prompt(moment), complaint, *more, alarm=asking)


def _pips(moment: Moment) -> Markup:
    """Actions left, one dot each."""
    left = moment.view.actions_left
    if moment.handing_on or moment.view.phase == "ended" or not left:
        return Markup()
    told = many("actions", left)
    return glossary.sign("teutonica", "actions-left", told, *(el("i") for _ in range(left)), class_="pips")


def unused(moment: Moment) -> list[str]:
    """What the player who hands on left undone: actions, and routes that stood ready."""
    match = moment.session.match
    ply = next((ply for ply in reversed(range(match.ply)) if match.action(ply).family == "end"), None)
    if ply is None or match.to_act == hansa.OVER or ply < moment.session.confirmed:
        return []
    state = match.at(ply)
    left = match.game.view(state, 0).actions_left
    hints = [many("unused.actions", left)] if left else []
    ready = [
        action.text.removeprefix("route ") for action in match.game.legal_actions(state) if action.family == "route"
    ]
    if ready:
        hints.append(tell("unused.routes", routes=listed([moment.words.route(each) for each in ready])))
    return hints


def _at_hand(moment: Moment) -> Markup:
    """The supply, the stock, the markers and the favours of the one who plays."""
    desk, player = moment.desk, moment.players[moment.seat]
    supply = [
        _thing(
            f"supply:{letter}",
            join((tradesman_picture(player, kind), el("b", str(n)))),
            tell("supply.label", pieces=many(f"{kind}s", n)),
            "ware is-chosen" if f"supply:{letter}" in moment.narrowing.chosen else "ware",
            able=bool(n),
        )
        for (letter, kind), n in zip(KINDS.items(), desk.supply, strict=True)
    ]
    men = el("div", *supply, _stock(moment), class_="hand men-at-hand", role="group", aria_label=tell("table.supply"))
    parts = [men]
    if desk.unused:
        shown = [_marker(kind, desk.unused.count(kind)) for kind in dict.fromkeys(desk.unused)]
        parts.append(el("div", *shown, class_="hand", role="group", aria_label=tell("table.markers")))
    if moment.view.favours_on_offer:
        tiles = [
            _thing(
                f"tile:{name}", icon(f"favour-{name}"), tell("tile.label", favour=text.favour(name)), class_="ware tile"
            )
            for name in moment.view.favours_on_offer
        ]
        parts.append(el("div", *tiles, class_="hand", role="group", aria_label=tell("table.favours")))
    if moment.view.missions:
        label = tell("do.mission")
        parts.append(button("", "mission", class_="ware tile", icon=icon("mission"), aria_label=label, title=label))
    return el("div", *parts, class_="at-hand")


def _stock(moment: Moment) -> Markup:
    """What is left in stock; a tap chooses the income exactly."""
    traders, merchants = moment.desk.stock
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


def _marker(kind: str, n: int) -> Markup:
    more = el("b", str(n)) if n > 1 else ""
    return _thing(f"marker:{kind}", join((marker_picture(kind), more)), tell("marker.label", marker=text.marker(kind)))


def _thing(target: str, face: Markup, label: str, class_: str = "ware", *, able: bool = True) -> Markup:
    return el(
        "button",
        face,
        type="button",
        class_=class_,
        data_id=target,
        aria_disabled=None if able else "true",
        aria_label=label,
        title=label,
    )


def buttons_of(moment: Moment) -> Sequence[str]:
    """The buttons of a turn; the pawn belongs to the game for two."""
    pawn = ("pawn",) if moment.view.has_pawn else ()
    return ("income", "place", "displace", "move", "route", *pawn, "end")


def _actions(moment: Moment) -> Markup:
    shown = [_action(moment, name) for name in buttons_of(moment)]
    return el("div", *shown, class_="actions", data_count=len(shown))


def _action(moment: Moment, name: str) -> Markup:
    target = f"do:{name}"
    able = bool(moment.narrowing.with_target(target, moment.session.legal))
    note = _note(moment, name) if able else ""
    strong = (name == "end" and not moment.view.actions_left) or (name == "route" and able)
    chosen = target in moment.narrowing.chosen
    return el(
        "button",
        icon(ICONS.get(name, name)),
        el("span", tell(f"do.{name}"), class_="label"),
        el("span", note, class_="note") if note else "",
        type="button",
        id=f"do-{name}",
        class_=f"action action-{name}{' primary' if strong else ''}{' is-chosen' if chosen else ''}",
        data_id=target,
        aria_disabled=None if able else "true",
        aria_pressed="true" if chosen else None,
    )


def _note(moment: Moment, name: str) -> str:
    """What a button says beside its name."""
    desk, left = moment.desk, moment.view.actions_left
    match name:
        case "place":
            return _supply(moment)
        case "income":
            return _bank(moment)
        case "move":
            return tell("note.book", n=desk.book)
        case "route":
            return many("note.ready", len(moment.ready))
        case "end":
            plate = desk.plate_hidden + len(desk.plate)
            return many("note.unused", left) if left else many("note.markers", plate) if plate else ""
        case _:
            return ""


def _bank(moment: Moment) -> str:
    """How many pieces an income takes (T7)."""
    least, most = moment.income
    key = "note.bank.exactly" if least == most else "note.bank"
    return tell("note.bank.all") if moment.desk.bank == text.ALL else tell(key, n=most)


def _supply(moment: Moment) -> Markup:
    """What can be placed, in small, for bars that have no room for the pieces themselves."""
    player = moment.players[moment.seat]
    counted = zip(KINDS.values(), moment.desk.supply, strict=True)
    return join(join((tradesman_picture(player, kind), el("b", str(n)))) for kind, n in counted)


def _holding(moment: Moment) -> Markup:
    """Pieces in the hand, or the marker that is to be laid."""
    if moment.phase == "place-marker":
        face = [marker_picture(kind, text.marker(kind)) for kind in moment.desk.plate]
    else:
        face = [
            tradesman_picture(moment.players[man.seat], man.kind, tell(f"a.{man.kind}")) for man in moment.view.hand
        ]
    return el("div", *face, class_="hand holding")


def _ways_out(moment: Moment) -> Markup:
    """Finishing, declining, or thinking again."""
    parts = []
    if moment.narrowing.chosen:
        parts.append(button(say("do.cancel"), "cancel"))
    if moment.family("done"):
        kind = {"answer": ".answer", "hire": ".hire", "move": "", "remove": ""}.get(moment.phase, ".permanent")
        label = tell(f"do.done{kind}")
        parts.append(
            el("button", icon("check"), label, type="button", class_="button primary", data_id="do:done", id="do-done")
        )
    return el("div", *parts, class_="go-on") if parts else Markup()
