"""The action bar of Hansa: whose move it is, what may be done, what it costs, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hansa
from hansa.baltic.goods import Good
from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.games.baltic import preview, words
from web.games.baltic.goods import marker_picture, taler_picture
from web.games.baltic.signs import SIGNS
from web.table import bar as table_bar
from web.text import listed, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action, Game
    from hansa.baltic.view import View
    from web.table.moment import Moment

ICONS = {"replenish": "replenish", "buy": "goods", "build": "booth", "sell": "sell", "end": "check", "done": "check"}
TURN = ("replenish", "buy", "build", "sell", "end")
SALE = ("sell", "done")


def price(moment: Moment[View], action: Action) -> tuple[str, str]:
    """What buying costs and who is paid: short for the button, and as a sentence."""
    bought = preview.bought(moment.game, moment.state, action)
    if not bought.price:
        return say("note.free"), say("price.free")
    if bought.paid_to is None:
        return say("note.bank"), say("price.bank")
    who = moment.name(bought.paid_to)
    return say("note.to", who=who), say("price.seat", who=who)


def bar(moment: Moment[View], complaint: str = "") -> Markup:
    """The whole bar; a complaint takes the place of what is asked."""
    if moment.standing.next_seat == hansa.OVER or moment.handing_on:
        body = table_bar.rest(moment, unused(moment) if moment.handing_on else ())
    elif targets := picks(moment):
        cancel = button(say("do.cancel"), "cancel") if moment.chosen else ""
        shown = el("div", *(_pick(moment, target) for target in targets), class_="picks")
        body = join((shown, el("div", cancel, class_="go-on") if cancel else ""))
    else:
        names = {"actions": TURN, "sale": SALE}.get(moment.view.phase, ())
        buttons = [_action(moment, name) for name in names]
        body = join((_hand(moment), el("div", *buttons, class_="actions"))) if buttons else Markup()
    return el("div", _head(moment, complaint), el("div", body, class_="bar-body"), class_=f"bar bar-{moment.phase}")


def _head(moment: Moment[View], complaint: str) -> Markup:
    if moment.seat < 0:
        return table_bar.head(moment, prompt(moment), complaint)
    coins = moment.view.talers(moment.seat)
    purse = SIGNS.sign("taler", say("talers", n=coins), taler_picture(), el("b", str(coins)))
    return table_bar.head(moment, prompt(moment), complaint, purse, alarm=moment.phase in {"loss", "taxes"})


def prompt(moment: Moment[View]) -> tuple[str, str]:
    """Who is spoken to, and what is asked."""
    answers = moment.seat != moment.view.turn or moment.view.phase == "taxes"
    return table_bar.prompt(moment, lambda: _asked(moment), answers=answers)


def _asked(moment: Moment[View]) -> str:
    view = moment.view
    match view.phase:
        case "first-booths":
            return say("phase.first-booths", round=view.first_booths_round)
        case "loss":
            ware = words.ware(view.colour_to_lose or "")
            return say("phase.loss", goods=ware, seller=moment.name(view.turn))
        case "taxes":
            return say("phase.taxes", n=preview.to_discard(moment.game, moment.state))
        case "actions" if moment.chosen == ("do:buy",):
            return say("phase.buy", price=price(moment, moment.actions[0])[1])
        case phase:
            return say(f"phase.{phase}{_in_turn(moment)}", city=words.city(view.ship))


def _in_turn(moment: Moment[View]) -> str:
    """How far the visit is: nothing done yet, done, or nothing left to do at all."""
    if [action.family for action in moment.legal] == ["replenish"]:
        return ".must"
    if moment.view.phase != "actions" or not moment.view.acted:
        return ""
    return ".acted" if moment.family("sail") else ".stuck"


def unused(moment: Moment[View]) -> list[str]:
    """What the player who hands on could still have done for nothing."""
    match, floor = moment.match, moment.standing.floor
    log = match.log
    ply = next((ply for ply in reversed(range(floor, len(log))) if log[ply].family == "end"), None)
    return [] if ply is None else missed(moment.game, match.at(ply))


def missed(game: Game[Any, View], state: Any) -> list[str]:  # noqa: ANN401 - states belong to the game
    """What is left undone by whoever ends a turn here: a good for nothing, or a sale. Talers are told on the button."""
    legal = game.legal_actions(state)
    city = words.city(game.view(state, 0).ship)
    hints = []
    if any(preview.is_missed(game, state, action) for action in legal if action.family == "buy"):
        hints.append(say("unused.buy", city=city))
    if any(action.family == "sell" for action in legal):
        hints.append(say("unused.sell", city=city))
    return hints


def picks(moment: Moment[View]) -> list[str]:
    """The targets that stand as a row of markers to pick from: goods to buy, to lose or for taxes."""
    kind = "space:" if moment.chosen == ("do:buy",) else "hand:" if moment.view.phase in {"loss", "taxes"} else "-"
    return [target for target in moment.possible if target.startswith(kind)]


def _ware(view: View, target: str) -> Good:
    kind, _, name = target.partition(":")
    if kind == "hand":
        return Good(name[:-1], int(name[-1]))
    city, _, place = name.partition(".")
    ware = view.wares(city)[int(place) - 1]
    if ware is None:
        raise LookupError(f"nothing lies on {target}")
    return ware


def _pick(moment: Moment[View], target: str) -> Markup:
    """Which marker? One tap each."""
    ware = _ware(moment.view, target)
    label = say("hand.label.give", good=words.good_spoken(ware)) if target.startswith("hand:") else None
    face = marker_picture(ware.colour, ware.barrels), el("span", words.good(ware))
    return table_bar.thing(moment, target, *face, class_="pick", aria_label=label)


def _hand(moment: Moment[View]) -> Markup:
    """The unsold goods of the one who plays; each can be given up for booths."""
    hand = moment.view.hand(moment.seat)
    if not hand:
        return el("div", el("span", say("panel.hand.none"), class_="none"), class_="hand")
    key = "hand.label.build" if moment.family("build") else "hand.label"
    goods = [
        table_bar.thing(
            moment,
            f"hand:{ware}",
            marker_picture(ware.colour, ware.barrels),
            class_="ware",
            aria_label=say(key, good=words.good_spoken(ware)),
        )
        for ware in hand
    ]
    return el("div", *goods, class_="hand", role="group", aria_label=say("table.hand"))


def _action(moment: Moment[View], name: str) -> Markup:
    able = moment.family(name)
    note, cost = _note(moment, name, able) if able else ("", 0)
    chip = el("span", f"−{cost}", taler_picture(), class_="cost", aria_label=words.talers(cost)) if cost else ""
    strong = name == "end" and list(moment.families) == ["end"]
    return table_bar.thing(
        moment,
        f"do:{name}",
        icon(ICONS[name]),
        el("span", say(f"do.{name}"), class_="label"),
        el("span", note, class_="note") if note else "",
        chip,
        id=f"do-{name}",
        class_=f"action action-{name}{' primary' if strong else ''}",
    )


def _note(moment: Moment[View], name: str, able: Sequence[Action]) -> tuple[str, int]:
    """What a button says beside its name, and how many talers it costs."""
    game, state = moment.game, moment.state
    match name:
        case "replenish":
            last = preview.opens_last_pile(game, state, able[0])
            return say("note.replenish.last" if last else "note.replenish"), 1
        case "buy":
            return price(moment, able[0])[0], preview.bought(game, state, able[0]).price
        case "end":
            cost = preview.taxes(game, state, able[0])
            lost = [say(f"note.taxes.{kind}", n=n) for kind, n in (("talers", cost.talers), ("goods", cost.goods)) if n]
            return listed(lost, "commas"), 0
        case _:
            return "", 0
