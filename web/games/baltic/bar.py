"""The action bar of Hansa: whose move it is, what may be done, what it costs, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from hansa.baltic.goods import Good
from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.games.baltic import preview, words
from web.games.baltic.goods import marker_picture, taler_picture
from web.table import bar as table_bar
from web.table import glossary
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action
    from hansa.baltic.view import View
    from web.draw.players import Player
    from web.play.input import Narrowing
    from web.play.session import Session

ICONS = {"replenish": "replenish", "buy": "goods", "build": "booth", "sell": "sell", "end": "check", "done": "check"}
TURN = ("replenish", "buy", "build", "sell", "end")
SALE = ("sell", "done")


def family(session: Session, name: str) -> list[Action]:
    """The legal actions of one kind."""
    return [action for action in session.legal if action.family == name]


def price(session: Session, action: Action, players: Sequence[Player]) -> tuple[str, str]:
    """What buying costs and who is paid: short for the button, and as a sentence."""
    bought = preview.bought(session.game, session.match.state, action)
    if not bought.price:
        return say("note.free"), say("price.free")
    if bought.paid_to is None:
        return say("note.bank"), say("price.bank")
    who = players[bought.paid_to].name
    return say("note.to", who=who), say("price.seat", who=who)


def bar(session: Session, narrowing: Narrowing, players: Sequence[Player], complaint: str = "") -> Markup:
    """The whole bar; a complaint takes the place of what is asked."""
    view: View = session.view
    if session.match.to_act == hansa.OVER or session.handing_on:
        body = table_bar.rest(session, players, unused(session) if session.handing_on else ())
    elif picks(session, narrowing):
        cancel = button(say("do.cancel"), "cancel") if narrowing.chosen else ""
        body = join((_picking(view, session, narrowing), el("div", cancel, class_="go-on") if cancel else ""))
    else:
        names = {"actions": TURN, "sale": SALE}.get(view.phase, ())
        buttons = [_action(session, name, players) for name in names]
        body = join((_hand(view, session), el("div", *buttons, class_="actions"))) if buttons else Markup()
    kind = "rest" if session.handing_on else view.phase
    head = _head(session, prompt(session, narrowing, players), players, complaint)
    return el("div", head, el("div", body, class_="bar-body"), class_=f"bar bar-{kind}")


def _head(session: Session, asked: tuple[str, str], players: Sequence[Player], complaint: str) -> Markup:
    view: View = session.view
    seat = session.seat
    alarm = view.phase in {"loss", "taxes"} and not session.handing_on
    if seat < 0:
        return table_bar.head(session, None, asked, complaint)
    coins = view.talers(seat)
    told = many("talers", coins)
    purse = glossary.sign("hansa", "taler", told, taler_picture(), el("b", str(coins)))
    return table_bar.head(session, players[seat], asked, complaint, purse, alarm=alarm)


def prompt(session: Session, narrowing: Narrowing, players: Sequence[Player]) -> tuple[str, str]:
    """Who is spoken to, and what is asked."""
    view: View = session.view
    if session.handing_on:
        following = session.next_seat
        then = say("hand-on.end") if following < 0 else say("hand-on.next", who=players[following].name)
        return say("turn.over", who=players[session.seat].name), then
    if session.match.to_act == hansa.OVER:
        return say("turn.ended"), say("phase.ended")
    who = players[session.seat].name
    key = "turn.of" if session.seat == view.turn and view.phase != "taxes" else "turn.answer"
    return say(key, who=who), _asked(session, narrowing, players)


def _asked(session: Session, narrowing: Narrowing, players: Sequence[Player]) -> str:
    view: View = session.view
    match view.phase:
        case "first-booths":
            return say("phase.first-booths", round=view.first_booths_round)
        case "loss":
            ware = words.ware(view.colour_to_lose or "")
            return say("phase.loss", goods=ware, seller=players[view.turn].name)
        case "taxes":
            return many("phase.taxes", preview.to_discard(session.game, session.match.state))
        case "actions" if narrowing.chosen == ["do:buy"]:
            return say("phase.buy", price=price(session, narrowing.actions[0], players)[1])
        case phase:
            return say(f"phase.{phase}{_in_turn(session)}", city=words.city(view.ship))


def _in_turn(session: Session) -> str:
    """How far the visit is: nothing done yet, done, or nothing left to do at all."""
    if [action.family for action in session.legal] == ["replenish"]:
        return ".must"
    if session.view.phase != "actions" or not session.view.acted:
        return ""
    return ".acted" if family(session, "sail") else ".stuck"


def unused(session: Session) -> list[str]:
    """What the player who hands on could still have done for nothing, or with talers that taxes took."""
    log = session.match.log
    ply = next((ply for ply in reversed(range(session.floor, len(log))) if log[ply].family == "end"), None)
    if ply is None:
        return []
    state = session.match.at(ply)
    view: View = session.game.view(state, 0)
    legal = session.game.legal_actions(state)
    city, families = words.city(view.ship), {action.family for action in legal}
    hints = []
    if lost := preview.taxes(session.game, state, log[ply]).talers:
        hints.append(many("unused.talers", lost))
    if any(not preview.bought(session.game, state, action).price for action in legal if action.family == "buy"):
        hints.append(say("unused.buy", city=city))
    if "sell" in families:
        hints.append(say("unused.sell", city=city))
    return hints


def picks(session: Session, narrowing: Narrowing) -> list[str]:
    """The targets that stand as a row of markers to pick from: goods to buy, to lose or for taxes."""
    kind = "space:" if narrowing.chosen == ["do:buy"] else "hand:" if session.view.phase in {"loss", "taxes"} else "-"
    return [target for target in narrowing.possible if target.startswith(kind)]


def _picking(view: View, session: Session, narrowing: Narrowing) -> Markup:
    """Which marker? One tap each."""
    targets = picks(session, narrowing)
    return el("div", *(_pick(_ware(view, target), target) for target in targets), class_="picks")


def _ware(view: View, target: str) -> Good:
    kind, _, name = target.partition(":")
    if kind == "hand":
        return Good(name[:-1], int(name[-1]))
    city, _, place = name.partition(".")
    ware = view.wares(city)[int(place) - 1]
    if ware is None:
        raise LookupError(f"nothing lies on {target}")
    return ware


def _pick(ware: Good, target: str) -> Markup:
    label = say("hand.label.give", good=words.good_spoken(ware)) if target.startswith("hand:") else None
    face = marker_picture(ware.colour, ware.barrels), el("span", words.good(ware))
    return el("button", *face, type="button", class_="pick", data_id=target, aria_label=label)


def _hand(view: View, session: Session) -> Markup:
    """The unsold goods of the one who plays; each can be given up for booths."""
    hand = view.hand(session.seat)
    if not hand:
        return el("div", el("span", say("panel.hand.none"), class_="none"), class_="hand")
    able = bool(family(session, "build"))
    key = "hand.label.build" if able else "hand.label"
    goods = [
        el(
            "button",
            marker_picture(ware.colour, ware.barrels),
            type="button",
            class_="ware",
            data_id=f"hand:{ware}",
            aria_disabled=None if able else "true",
            aria_label=say(key, good=words.good_spoken(ware)),
        )
        for ware in hand
    ]
    return el("div", *goods, class_="hand", role="group", aria_label=say("table.hand"))


def _action(session: Session, name: str, players: Sequence[Player]) -> Markup:
    able = family(session, name)
    note, cost = _note(session, name, able, players) if able else ("", 0)
    chip = el("span", f"−{cost}", taler_picture(), class_="cost", aria_label=words.talers(cost)) if cost else ""
    strong = name == "end" and {action.family for action in session.legal} == {"end"}
    return el(
        "button",
        icon(ICONS[name]),
        el("span", say(f"do.{name}"), class_="label"),
        el("span", note, class_="note") if note else "",
        chip,
        type="button",
        id=f"do-{name}",
        class_=f"action action-{name}{' primary' if strong else ''}",
        data_id=f"do:{name}",
        aria_disabled=None if able else "true",
    )


def _note(session: Session, name: str, able: Sequence[Action], players: Sequence[Player]) -> tuple[str, int]:
    """What a button says beside its name, and how many talers it costs."""
    game, state = session.game, session.match.state
    match name:
        case "replenish":
            last = preview.opens_last_pile(game, state, able[0])
            return say("note.replenish.last" if last else "note.replenish"), 1
        case "buy":
            note, _ = price(session, able[0], players)
            return note, preview.bought(game, state, able[0]).price
        case "end":
            cost = preview.taxes(game, state, able[0])
            lost = [many(f"note.taxes.{kind}", n) for kind, n in (("talers", cost.talers), ("goods", cost.goods)) if n]
            return ", ".join(lost), 0
        case _:
            return "", 0
