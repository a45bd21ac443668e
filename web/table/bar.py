"""What the action bars of all games share: who is spoken to, the way back, and the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hansa
from web.draw.icons import icon
from web.draw.pieces import shield_picture
from web.draw.tappable import GLOWS, tappable
from web.draw.writer import Markup, button, el, join
from web.text import named, say, sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.draw.writer import Value
    from web.play.standing import Standing
    from web.table.moment import Moment


def prompt(moment: Moment[Any], asks: Callable[[], str], *, answers: bool) -> tuple[str, str]:
    """Who is spoken to, and what is asked, where there is something to ask. Who answers does so in another's turn."""
    following = moment.standing.next_seat
    if moment.handing_on:
        then = say("hand-on.end") if following < 0 else say("hand-on.next", who=moment.name(following))
        return say("turn.over", who=moment.name(moment.seat)), then
    if following == hansa.OVER:
        return say("turn.ended"), say("turn.ended.hint")
    silent = moment.guide and not moment.legal  # there is only something to read, and the coach says so
    return say("turn.answer" if answers else "turn.of", who=moment.name(moment.seat)), "" if silent else asks()


def head(moment: Moment[Any], asked: tuple[str, str], complaint: str, *more: Markup, alarm: bool = False) -> Markup:
    """Who is asked what; a complaint takes the place of what is asked. An alarm interrupts somebody else's turn."""
    who, what = asked
    player = moment.players[moment.seat] if moment.seat >= 0 else None
    said = el("span", complaint, class_="why-not") if complaint else el("span", what, class_="what")
    spoken = el("p", el("b", who, class_="who"), " ", said, class_="prompt")
    looks = [f"player-{player.colour}"] if player else []
    looks += ["is-asking"] if alarm else []
    badge = shield_picture(player) if player else ""
    return el("div", badge, spoken, *more, steps(moment.standing), class_=" ".join(["bar-head", *looks]))


def message(sentence: str) -> Markup:
    """The row of the bar that tells what has just happened; it is there even when there is nothing to tell."""
    return el("p", sentence, class_="happened", title=sentence or None)


def steps(standing: Standing) -> Markup:
    """Undo, redo, back to where the turn began; and advice, where there is something to decide."""
    undo = standing.can_undo
    able = {"undo": undo, "redo": standing.can_redo, "reset": undo}
    buttons = [step(name, name, say(f"do.{name}"), able=can) for name, can in able.items()]
    if standing.legal:
        buttons.insert(0, step("lamp", "hint", say("do.hint")))
    return el("div", *buttons, class_="steps")


def thing(moment: Moment[Any], target: str, *face: str, class_: str, **attributes: Value) -> Markup:
    """A thing of the game beside the board, where nothing glows."""
    return tappable(target, moment.mark(target) & ~GLOWS, *face, class_=class_, **attributes)


def step(picture: str, do: str, label: str, value: str = "", *, able: bool = True) -> Markup:
    """A small round button of the bar; one that cannot be used says why when it is."""
    return el(
        "button",
        icon(picture),
        type="button",
        class_=f"step step-{do}",
        data_do=do,
        data_value=value or None,
        aria_disabled=None if able else "true",
        aria_label=label,
        title=label,
    )


def hand_on(following: int, names: Sequence[str]) -> str:
    """What it is called to end a turn for good."""
    return say("do.confirm.end") if following < 0 else say("do.confirm", who=names[following])


def rest(moment: Moment[Any], unused: Sequence[str]) -> Markup:
    """Nothing to play: a turn to hand on, or a game that is over."""
    if not moment.handing_on:
        back = button(say("score.back"), "final", class_="button primary", icon=icon("crown"))
        return el("div", back, class_="go-on")
    left = el("p", el("b", say("unused.title")), named("", sentences(unused)), class_="unused") if unused else ""
    label = hand_on(moment.standing.next_seat, [player.name for player in moment.players])
    go_on = button(label, "confirm", class_="button primary", icon=icon("arrow"))
    return join((left, el("div", go_on, class_="go-on")))
