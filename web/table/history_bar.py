"""The bar while the page looks back: what happened there, a slider over the whole game, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.play.history import last_seen, moments
from web.table.bar import step
from web.text import say
from web.text.opponents import taken_back

if TYPE_CHECKING:
    from web.play.history import History
    from web.play.session import Session

SLIDER = "history-slider"


def bar(last: int) -> Markup:
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


def parts(history: History, session: Session, sentence: str, complaint: str = "") -> dict[str, Markup]:
    """What stands in the frame at a moment; a complaint takes the place of what happened."""
    every, place = moments(session), history.place
    where = say("history.at", n=place + 1, all=len(every))
    said = el("span", complaint, class_="why-not") if complaint else el("span", sentence, class_="what")
    spoken = el("p", el("b", say("history.title"), class_="who"), " ", said, class_="prompt")
    mark = el("span", where, class_="moment", data_slides=SLIDER, data_at=str(place), data_says=f"{where}. {sentence}")
    return {
        "history-told": el("div", icon("eye"), spoken, mark, class_="bar-head"),
        "history-steps": _steps(place, len(every) - 1, playing=history.playing),
        "history-ways": _ways(session, every[place]),
    }


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


def _ways(session: Session, ply: int) -> Markup:
    """Back to the game, back to this moment, or on from it in a copy."""
    ways = [button(say("history.close"), "history.close", class_="button primary", icon=icon("arrow"))]
    if session.can_return(ply):
        ways.append(button(say("history.back"), "history.back", icon=icon("undo")))
    if ply < session.match.ply or session.over:
        ways.append(button(say("history.copy"), "history.copy", icon=icon("copy")))
    return join(ways)


def ways_in(session: Session) -> Markup:
    """Above the log: look back at everything, or at what others did."""
    if not session.match.ply:
        return Markup()
    ways = [button(say("history.open"), "history", class_="button small", icon=icon("eye"))]
    if last_seen(session) is not None:
        ways.append(button(say("history.since"), "history.since", class_="button small", icon=icon("play")))
    computers = {seat for seat, level in enumerate(session.levels) if level}
    if not computers.isdisjoint(session.match.actors):
        ways.append(button(say("do.why"), "why", class_="button small", icon=icon("help"), title=say("key.q")))
    return join([el("div", *ways, class_="log-ways"), mark(session)])


def mark(session: Session) -> Markup:
    """Whoever went back over what others did is not the same champion; everybody may know."""
    times = session.match.taken_back
    return el("p", icon("undo"), taken_back(times), class_="taken-back") if times else Markup()
