"""What stands around every screen: the banner above it, the notice below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.app.unsaved import at_stake
from web.draw.fields import round_button
from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.text import say, sentences
from web.text.saves import holds_secrets

if TYPE_CHECKING:
    from web.play.session import Session
    from web.store.library import Library


def banner(library: Library, session: Session | None, *, newer: bool) -> Markup:
    """What a person must know about the game at hand; usually nothing."""
    if session and session.read_only:
        words = el("p", say("banner.watching"))
        return join([icon("eye"), words, button(say("banner.take-over"), "app.take-over", class_="button small")])
    if not library.trouble:
        return _update() if newer else _less_safe(library, session)
    here = session is not None and library.is_unsaved(session.id)
    said = [say(f"banner.{library.trouble}" if here else f"banner.{library.trouble}.elsewhere")]
    if any(map(holds_secrets, at_stake(library, session))):
        said.append(say("secret.file"))
    give = button(say("banner.download"), "app.download-unsaved", class_="button small")
    return join([icon("download"), el("p", sentences(said)), give])


def _less_safe(library: Library, session: Session | None) -> Markup:
    """Said at the table, until somebody has read it."""
    if session is None or not library.less_safe:
        return Markup("")
    known = button(say("banner.less-safe.known"), "app.less-safe", class_="button small")
    return join([icon("help"), el("p", say("banner.less-safe")), known])


def _update() -> Markup:
    now = button(say("banner.update.now"), "app.update", class_="button small")
    return join([icon("reset"), el("p", say("banner.update")), now])


def notice(sentence: str, action: str) -> Markup:
    """A sentence that goes away by itself, with the one thing that can be done about it."""
    if not sentence:
        return Markup("")
    parts = [el("p", sentence)]
    if action:
        parts.append(button(action, "app.notice", class_="button small"))
    close = round_button("close", "app.close-notice", say("close"))
    return el("div", *parts, close, class_="notice")
