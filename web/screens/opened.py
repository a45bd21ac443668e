"""A game that came by link: what it is, and what to do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from hansa import TITLE_LENGTH
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, button, el
from web.games import kits
from web.table.dialog import framed
from web.table.seats import players
from web.text import known, say
from web.text.saves import title_of, turn_or_winners
from web.wire import address
from web.wire.screen import Dialog

if TYPE_CHECKING:
    from hansa import Match
    from web.app.links import LocalTwin
    from web.wire.screen import Services

ANSWERS = {
    "": ("new",),
    "same": ("mine",),
    "behind": ("new", "go-on"),
    "ahead": ("copy", "mine"),
    "apart": ("mine", "copy"),
}
"""What can be done, by how an own game stands to it; what is most likely wanted comes last."""


class OpenedLink:
    """Shows the game, and beside it how an own game stands to it where there is one."""

    name = "opened-link"

    def __init__(self, host: Services, match: Match, own: LocalTwin | None) -> None:
        self._host = host
        self._match = match
        self._own = own

    def markup(self) -> Markup:
        *others, best = ANSWERS[self._own.relation if self._own else ""]
        buttons = [button(say(f"link.open.{name}"), name) for name in others] or [button(say("close"), "app.dismiss")]
        buttons.append(button(say(f"link.open.{best}"), best, class_="button primary", autofocus=True))
        foot = el("div", *buttons, class_="dialog-foot")
        return framed(say("link.title"), self._game(), el("p", self._relation()), foot)

    def do(self, command: str, _value: str = "") -> None:
        library, own = self._host.library, self._own
        game_id = own.id if own else ""
        if command == "go-on":
            library.go_on(game_id, self._match)
            self._host.notice(say("link.gone-on"))
        elif command in {"new", "copy"}:
            if command == "copy":
                self._match.title = say("game.copy-of", title=self._title())[:TITLE_LENGTH]
            game_id = library.add(self._match).id
        self._host.dismiss()
        self._host.go(address.game(game_id))

    def _title(self) -> str:
        return title_of(self._match.title, self._match.setup.players)

    def _game(self) -> Markup:
        match = self._match
        names, outcome = match.setup.players, match.outcome
        sitting = players(names, kits()[match.game.id].colours, colours=match.colours)
        shields = el("span", *map(shield_picture, sitting), class_="shields")
        facts = [
            say(f"setup.game.{match.game.id}"),
            turn_or_winners(names, match.to_act, outcome.winners if outcome else ()),
            say("link.steps", n=_decisions(match)),
        ]
        if match.title:
            facts.insert(0, title_of("", names))
        told = el("span", *(el("span", fact) for fact in facts), class_="card-facts")
        words = el("span", el("span", self._title(), class_="card-title"), told, class_="card-words")
        return el("div", shields, words, class_="card sent-game")

    def _relation(self) -> str:
        own, ply = self._own, self._match.ply
        if own is None:
            return say("link.new")
        if own.relation == "same":
            return say("link.same")
        steps = {"behind": ply - own.alike, "ahead": own.steps - ply, "apart": own.alike}[own.relation]
        return say(f"link.{own.relation}", n=steps)


def _decisions(match: Match) -> int:
    """How many steps people took; draws count for nobody."""
    return sum(actor != hansa.CHANCE for actor in match.actors)


class UnreadableLink(Dialog):
    """Says what is wrong with a link."""

    name = "unreadable-link"

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def markup(self) -> Markup:
        key = f"link.{self._reason}"
        what, calm = el("p", say(key if known(key) else "link.damaged")), el("p", say("link.unchanged"), class_="hint")
        shut = button(say("close"), "app.dismiss", class_="button primary", autofocus=True)
        return framed(say("link.failed"), what, calm, el("div", shut, class_="dialog-foot"))
