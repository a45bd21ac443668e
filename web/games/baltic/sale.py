"""The sheet for a sale: what is sold, what that brings, and what it costs the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, button, el
from web.games.baltic import preview, words
from web.games.baltic.goods import marker_picture
from web.table.dialog import framed
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.baltic.goods import Good
    from hansa.baltic.view import View
    from web.table.moment import Moment
    from web.table.table import Table


class SellSheet:
    """What is sold (H14): every marker of a colour held twice or more is chosen at first."""

    name = "sell"

    def __init__(self, table: Table, moment: Moment[View], then: Callable[[list[str]], None]) -> None:
        self.table, self.moment, self.players, self.then = table, moment, moment.players, then
        targets = (moment.narrowing.targets_of(action) for action in moment.legal)
        colours = dict.fromkeys(
            target.removeprefix("sell:") for each in targets for target in each if "sell:" in target
        )
        hand = moment.view.hand(moment.seat)
        self.heaps: dict[str, list[Good]] = {
            colour: [ware for ware in hand if ware.colour == colour] for colour in colours
        }
        self.kept: set[str] = set()
        """The markers that are not sold, as `red.0`."""
        self.fresh = True
        """Nothing was touched yet, so the keyboard begins at the button that sells."""

    def chosen(self, colour: str) -> list[Good]:
        """The markers of a colour that are to be sold."""
        return [ware for n, ware in enumerate(self.heaps[colour]) if f"{colour}.{n}" not in self.kept]

    @property
    def sells(self) -> list[str]:
        """The actions that sell what is chosen; none while the choice breaks a rule."""
        if any(map(self._refused, self.heaps)):
            return []
        return [self._sell(colour) for colour in self.heaps if self.chosen(colour)]

    def _sell(self, colour: str) -> str:
        return f"sell {colour}:{'+'.join(str(ware.barrels) for ware in self.chosen(colour))}"

    def _refused(self, colour: str) -> bool:
        """Whether the rules would not take what is chosen of a colour; nothing at all is no matter."""
        return bool(self.chosen(colour)) and self._sell(colour) not in map(str, self.moment.legal)

    def do(self, command: str, value: str = "") -> None:
        match command:
            case "toggle":
                self.kept ^= {value}
                self.fresh = False
            case "sell" if self.sells:
                sells = self.sells
                self.table.host.dismiss()
                self.then(sells)
            case "sell":
                self.table.announce(say("sheet.sell.nothing"))

    def markup(self) -> Markup:
        sells = self.sells
        count = sum(len(self.chosen(colour)) for colour in self.heaps)
        label = say("sheet.sell.yes", markers=say("markers", n=count)) if sells else say("do.sell")
        able = None if sells else "true"
        sell = button(
            label, "sell", class_="button primary", icon=icon("sell"), aria_disabled=able, autofocus=self.fresh
        )
        return framed(
            say("sheet.sell.title", city=words.city(self.moment.view.ship)),
            el("p", say("sheet.sell.text")),
            el("div", *map(self._heap, self.heaps), class_="heaps"),
            el("div", *self._outcome(sells), class_="outcome", aria_live="polite"),
            el("div", button(say("do.cancel"), "app.dismiss"), sell, class_="dialog-foot"),
            beside=True,
        )

    def _heap(self, colour: str) -> Markup:
        wares = [self._ware(ware, f"{colour}.{n}") for n, ware in enumerate(self.heaps[colour])]
        few = el("span", say("sheet.sell.too-few"), class_="too-few") if self._refused(colour) else ""
        return el("fieldset", el("legend", words.ware(colour)), el("div", *wares, few, class_="row"))

    def _ware(self, ware: Good, place: str) -> Markup:
        sold = place not in self.kept
        return el(
            "button",
            marker_picture(ware.colour, ware.barrels, words.good_spoken(ware)),
            el("span", icon("check"), class_="tick") if sold else "",
            type="button",
            class_="ware",
            data_do="toggle",
            data_value=place,
            aria_pressed="true" if sold else "false",
        )

    def _outcome(self, sells: list[str]) -> list[Markup]:
        """What the sale would bring and take, told by the rules themselves."""
        if not sells:
            return [el("p", say("sheet.sell.nothing"))]
        game, state, seller = self.moment.game, self.moment.state, self.moment.seat
        seen, choices = preview.sale(game, state, sells)
        changes = preview.points(game, state, seen)
        gains = [self._gain(seat, n) for seat, n in changes.items() if n or seat == seller]
        lost = [(seat, *one) for seat, each in preview.losses(seen, choices).items() for one in each]
        lines = [el("li", shield_picture(self.players[seller]), self._booth())]
        lines += [el("li", shield_picture(self.players[one[0]]), self._loss(*one)) for one in lost]
        if not lost:
            lines.append(el("li", icon("check"), say("sheet.sell.loses.nothing")))
        return [el("p", *gains, class_="gains"), el("ul", *lines, class_="told")]

    def _booth(self) -> str:
        view = self.moment.view
        if view.phase == "sale":
            return say("sheet.sell.booth.paid")
        return say("sheet.sell.booth", n=view.booths(view.ship)[self.moment.seat], city=words.city(view.ship))

    def _loss(self, seat: int, colour: str, chooses: bool) -> str:  # noqa: FBT001 - a fact of the loss
        key = "sheet.sell.loses.choice" if chooses else "sheet.sell.loses"
        return say(key, who=self.players[seat].name, goods=words.ware(colour))

    def _gain(self, seat: int, n: int) -> Markup:
        player = self.players[seat]
        sign = "+" if n > 0 else "−" if n < 0 else "±"
        told = say("sheet.sell.points", who=player.name, points=f"{sign}{words.points(abs(n))}")
        look = "up" if n > 0 else "down" if n < 0 else "even"
        face = shield_picture(player), el("b", f"{sign}{abs(n)}")
        return el("span", *face, class_=f"gain {look}", role="img", aria_label=told, title=told)
