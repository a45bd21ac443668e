"""The share sheet: the whole game as a link to copy or send, and as a QR code."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import hansa
from web.draw import qr
from web.draw.icons import icon
from web.draw.writer import Markup, button, el
from web.screens.working import Working
from web.table.dialog import framed
from web.text import say, sentences
from web.text.saves import title_of
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Generator

    from web.play.session import Session
    from web.wire.page import Page
    from web.wire.screen import Services

LOCAL = re.compile(r"https?://(localhost|127\.[\d.]+|\[::1\])[:/]")
"""Addresses that mean this computer, wherever they are opened."""

DRAWER = "segno"
"""The package that draws QR codes; it is part of the site and comes when it is wanted."""


def begin(host: Services, page: Page, game_id: str) -> None:
    """Pack a game and show it as a link and a code."""

    def packed(found: tuple[Session | None, str]) -> None:
        host.show(ShareSheet(host, page, *found))

    Working(host, say("share.packing"), _packing(host, game_id), packed)


def _packing(host: Services, game_id: str) -> Generator[tuple[int, int], None, tuple[Session | None, str]]:
    """The game, and what stands in its link; nothing where it is too long for one."""
    at_hand = host.session if host.session and host.session.id == game_id else None
    session = at_hand or (yield from host.library.opening(game_id))
    if session is None:
        return None, ""
    try:
        return session, (yield from hansa.packing(session.match))
    except hansa.PackedError:
        return session, ""


class ShareSheet:
    """One game to be sent, as it is now."""

    name = "share"

    def __init__(self, host: Services, page: Page, session: Session | None, packed: str) -> None:
        self._host = host
        self._page = page
        self._trouble = self._said = ""
        self._link = self._title = ""
        if session is None or not packed:
            self._trouble = say("share.too-long" if session else "share.gone")
            return
        self._title = title_of(session.match.title, session.players)
        self._ended = session.match.to_act == hansa.OVER
        self._secrets = session.match.setup.options.get("missions") == "on"
        self._link = page.url(address.link(packed))
        self._start, self._packed = self._link.removesuffix(packed), packed
        if qr.fits(self._start, packed):
            self._code = el("p", say("share.qr.drawing"), class_="hint", data_drawing=True)
            page.load_package(DRAWER, lambda there: host.guarded(lambda: self._brought(there=there)))
        else:
            self._code = el("p", say("share.qr.too-large"), class_="hint")

    def markup(self) -> Markup:
        if self._trouble:
            shut = button(say("close"), "app.dismiss", class_="button primary")
            return framed(say("share.title"), el("p", self._trouble), el("div", shut, class_="dialog-foot"))
        about = [say("share.about.ended" if self._ended else "share.about")]
        if self._secrets:
            about.append(say("share.secret"))
        if LOCAL.match(self._link):
            about.append(say("share.local"))
        return framed(
            say("share.title"),
            el("p", sentences(about)),
            el("label", say("share.link"), self._field(), class_="field"),
            el("div", *self._buttons(), class_="share-ways"),
            el("p", self._said, class_="share-said", role="status"),
            el("div", self._code, class_="share-code"),
        )

    def do(self, command: str, _value: str = "") -> None:
        if command == "copy-link":
            self._page.copy(self._link, lambda done: self._host.guarded(lambda: self._told(done=done)))
        elif command == "send-link":
            self._page.send(self._title, self._link)

    def _field(self) -> Markup:
        return el("input", type="text", id="share-link", value=self._link, readonly=True, spellcheck="false")

    def _buttons(self) -> list[Markup]:
        buttons = [
            button(
                say("share.copy"),
                "copy-link",
                class_="button primary",
                icon=icon("copy"),
                autofocus=True,
                data_copy=self._link,
            ),
        ]
        if self._page.can_send():
            send = button(
                say("share.send"), "send-link", icon=icon("share"), data_send=self._title, data_link=self._link
            )
            buttons.append(send)
        return buttons

    def _told(self, *, done: bool) -> None:
        self._said = say("share.copied" if done else "share.not-copied")

    def _brought(self, *, there: bool) -> None:
        """To read the package takes as long as to draw with it: each is a piece of its own."""
        if there:
            qr.read()
            self._host.next_task(self._draw)
        else:
            self._code = el("p", say("share.qr.failed"), class_="hint")

    def _draw(self) -> None:
        code = qr.picture(self._start, self._packed, say("share.qr"))
        caption = el("figcaption", say("share.qr.hint", n=len(self._link)))
        self._code = el("figure", code, caption, class_="share-qr")
