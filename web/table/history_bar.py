"""The bar while the page looks back: what happened there, a slider over the whole game, and the ways out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.play.history import last_seen
from web.table.bar import step
from web.text import headed, say
from web.text.opponents import taken_back
from web.wire.part import Part

if TYPE_CHECKING:
    from web.play.history import History
    from web.play.session import Session

SLIDER = "history-slider"
BAR = "table-bar"


def _bar(last: int) -> Markup:
    """The frame of the bar, the same for every moment: whoever drags the slider must not have it drawn anew."""
    slider = el(
        "input",
        type="range",
        id=SLIDER,
        class_="history-line",
        data_do="history.go",
        min="0",
        max=str(last),
        aria_label=say("history.slider"),
    )
    steps, ways = el("div", id="history-steps", class_="history-steps"), el("div", id="history-ways", class_="go-on")
    body = el("div", slider, steps, ways, class_="bar-body")
    return el("div", el("div", id="history-told"), body, class_="bar bar-history")


def parts(history: History, session: Session, sentence: str, complaint: str = "") -> list[Part]:
    """The frame, and what stands in it at a moment; a complaint takes the place of what happened."""
    place, last, playing = history.place, len(history.decisions) - 1, history.playing
    ply = history.decisions[place]
    ways = ply < session.match.ply or session.over, session.can_return(ply)
    return [
        Part(BAR, ("history", last), partial(_bar, last)),
        Part("history-told", (place, last, sentence, complaint), lambda: _told(place, last, sentence, complaint), BAR),
        Part("history-steps", (place, last, playing), lambda: _steps(place, last, playing=playing), BAR),
        Part("history-ways", ways, partial(_ways, *ways), BAR),
    ]


def _told(place: int, last: int, sentence: str, complaint: str) -> Markup:
    where = say("history.at", n=place + 1, all=last + 1)
    said = el("span", complaint, class_="why-not") if complaint else el("span", sentence, class_="what")
    spoken = el("p", el("b", say("history.title"), class_="who"), " ", said, class_="prompt")
    mark = el("span", where, class_="moment", data_slides=SLIDER, data_at=str(place), data_says=headed(where, sentence))
    return el("div", icon("eye"), spoken, mark, class_="bar-head")


def _steps(place: int, last: int, *, playing: bool) -> Markup:
    play = ("pause", "history.pause") if playing else ("play", "history.play")
    return el(
        "div",
        step("first", "history.go", say("history.first"), "0", able=place > 0),
        step("previous", "history.previous", say("history.previous"), able=place > 0),
        step(play[0], play[1], say(play[1])),
        step("next", "history.next", say("history.next"), able=place < last),
        step("last", "history.go", say("history.last"), str(last), able=place < last),
        class_="steps",
    )


def _ways(goes_on: bool, goes_back: bool) -> Markup:  # noqa: FBT001 - two facts of a moment
    """Back to the game, back to this moment, or on from it in a copy."""
    ways = [button(say("history.close"), "history.close", class_="button primary", icon=icon("arrow"))]
    if goes_back:
        ways.append(button(say("history.back"), "history.back", icon=icon("undo")))
    if goes_on:
        ways.append(button(say("history.copy"), "history.copy", icon=icon("copy")))
    return join(ways)


def ways(session: Session) -> tuple[bool, bool, bool]:
    """Whether anything has happened, others did something, computers did."""
    computers = {seat for seat, level in enumerate(session.levels) if level}
    actors = session.match.actors
    return bool(actors), last_seen(session) is not None, not computers.isdisjoint(actors)


def ways_in(session: Session) -> Markup:
    """Above the log: look back at everything, or at what others did."""
    something, others, computers = ways(session)
    if not something:
        return Markup()
    shown = [button(say("history.open"), "history", class_="button small", icon=icon("eye"))]
    if others:
        shown.append(button(say("history.since"), "history.since", class_="button small", icon=icon("play")))
    if computers:
        shown.append(button(say("do.why"), "why", class_="button small", icon=icon("help"), title=say("key.q")))
    return join([el("div", *shown, class_="log-ways"), mark(session)])


def mark(session: Session) -> Markup:
    """Whoever went back over what others did is not the same champion; everybody may know."""
    times = session.match.taken_back
    return el("p", icon("undo"), taken_back(times), class_="taken-back") if times else Markup()
