"""The sheet for displacing somebody: what it costs and gives, with which piece, and what is paid (T9, T10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.tappable import ABLE, CHOSEN, choice
from web.draw.writer import Markup, el
from web.games.teutonica.board.pieces import tradesman_picture
from web.games.teutonica.choices import KINDS
from web.games.teutonica.foresight import after, amount
from web.games.teutonica.lines import told
from web.games.teutonica.sheets import no
from web.games.teutonica.words import tell
from web.table.dialog import framed
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action
    from web.games.teutonica.foresight import Now
    from web.games.teutonica.sheets import Play
    from web.table.table import Table


@dataclass
class DisplaceSheet:
    """Piece and payment in one: what is proposed is most often wanted, so that one more tap does it."""

    table: Table
    moment: Now
    play: Play
    actions: Sequence[Action]
    post: str
    letter: str
    """The piece that is put there."""
    price: str = ""
    """What is paid, in the words of the action; what is proposed until somebody chooses."""
    name: str = "displace"

    def __post_init__(self) -> None:
        if all(_letter(action) != self.letter for action in self.actions):
            self.letter = _letter(self.actions[0])
        if guide := self.moment.guide:
            self.letter = next((_letter(each) for each in self.actions if guide.accepts(each)), self.letter)

    @property
    def action(self) -> Action:
        """Displacing with the chosen piece."""
        return next(action for action in self.actions if _letter(action) == self.letter)

    @property
    def prices(self) -> Sequence[Action]:
        """The ways to pay for it, with as many traders as can be first."""
        seen = after(self.moment, str(self.action))
        if seen.view.phase != "pay" or seen.game.to_act(seen.state) != self.moment.seat:
            return ()
        found = seen.game.legal_actions(seen.state)
        return sorted(found, key=lambda pay: -pay.args[0])

    @property
    def paid(self) -> Action | None:
        """What is paid now."""
        prices, guide = self.prices, self.moment.guide
        taught = [pay for pay in prices if guide and guide.means(str(pay))]
        chosen = [pay for pay in prices if str(pay) == self.price]
        return next(iter((*chosen, *taught, *prices)), None)

    def markup(self) -> Markup:
        moment, paid = self.moment, self.paid
        route, _, n = self.post.partition(".")
        victim = moment.view.posts(route)[int(n) - 1]
        assert victim  # noqa: S101 - the sheet is opened on a piece
        price, further = moment.view.displacing(route, int(n) - 1)
        who, kind = moment.name(victim.seat), tell(f"kind.{victim.kind}")
        lines = [
            tell("sheet.displace.cost", pieces=tell("pieces", n=price)),
            tell("sheet.displace.gain", who=who, kind=kind, pieces=tell("pieces", n=further)),
        ]
        letters = [_letter(action) for action in self.actions]
        pieces = [self._piece(letter) for letter in letters]
        prices = [self._price(pay, chosen=pay == paid) for pay in self.prices]
        yes = choice(
            "displace",
            "",
            moment.mark_of(str(self.action)),
            tell("do.displace"),
            class_="button primary",
            autofocus=True,
        )
        return framed(
            tell("sheet.displace.title", who=who, kind=kind),
            told(lines),
            _row(tell("sheet.displace.piece"), pieces),
            _row(tell("sheet.displace.price"), prices),
            el("div", no(), yes, class_="dialog-foot"),
            beside=True,
        )

    def _piece(self, letter: str) -> Markup:
        kind = KINDS[letter]
        face = tradesman_picture(self.moment.players[self.moment.seat], kind), say("capital", word=tell(f"kind.{kind}"))
        return _option("piece", letter, face, chosen=letter == self.letter)

    def _price(self, pay: Action, *, chosen: bool) -> Markup:
        player = self.moment.players[self.moment.seat]
        men = [
            tradesman_picture(player, kind) for kind, n in zip(KINDS.values(), pay.args, strict=True) for _ in range(n)
        ]
        return _option("price", str(pay), (*men, say("capital", word=amount(pay))), chosen=chosen)

    def do(self, command: str, value: str = "") -> None:
        match command:
            case "piece":
                self.letter, self.price = value, ""
            case "price":
                self.price = value
            case "displace":
                self.table.host.dismiss()
                self.play(self.action, str(self.paid or ""))


def _letter(action: Action) -> str:
    return action.text.split()[1]


def _row(title: str, options: Sequence[Markup]) -> Markup:
    """Nothing where there is nothing to choose."""
    return el("fieldset", el("legend", title), el("div", *options, class_="picks")) if len(options) > 1 else Markup()


def _option(do: str, value: str, face: Sequence[str], *, chosen: bool) -> Markup:
    return choice(do, value, ABLE | CHOSEN if chosen else ABLE, *face, class_="pick")
