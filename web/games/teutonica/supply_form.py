"""Choosing the marker supply by hand (T52): how many of each kind, until there are as many as the game needs."""

from __future__ import annotations

from hansa.teutonica import marker_set
from hansa.teutonica.editions import MARKER_KINDS
from web.draw.icons import icon
from web.draw.writer import NOTHING, Markup, button, el
from web.games.teutonica.board.pieces import marker_picture
from web.games.teutonica.words import marker, tell
from web.text import listed, say

COMMAND = "option:supply"


class SupplyForm:
    """What is wished for. Too few are filled up from the proposal, so that a game can always begin."""

    def __init__(self) -> None:
        self._wished = _counts(marker_set.PROPOSED)

    @property
    def text(self) -> str:
        """The supply that is played with, as the set-up and the record have it."""
        return marker_set.written(self._filled())

    def choose(self, value: str) -> None:
        """A marker more or less (`x+`, `x-`), a whole supply as a text, or the proposal again."""
        if value[1:] in ("+", "-"):
            self._step(value[0], 1 if value[1] == "+" else -1)
        else:
            self._wished = _counts(value or marker_set.PROPOSED)

    def _step(self, letter: str, by: int) -> None:
        for place, kind in enumerate(MARKER_KINDS):
            if kind.letter == letter and self._able(place, by):
                counts = list(self._wished)
                counts[place] += by
                self._wished = tuple(counts)

    def _able(self, place: int, by: int) -> bool:
        full = by > 0 and sum(self._wished) == marker_set.SIZE
        return not full and 0 <= self._wished[place] + by <= marker_set.MOST[place]

    def _filled(self) -> tuple[int, ...]:
        """With what is missing: first of the proposal, then of whatever there is."""
        counts = list(self._wished)
        for ceiling in (_counts(marker_set.PROPOSED), marker_set.MOST):
            for place, most in enumerate(ceiling):
                counts[place] += max(0, min(most - counts[place], marker_set.SIZE - sum(counts)))
        return tuple(counts)

    def markup(self) -> Markup:
        """A line for each kind that can be chosen, how many are chosen, and the way back to the proposal."""
        rows = [self._row(place) for place, most in enumerate(marker_set.MOST) if most]
        chosen = sum(self._wished)
        told = [el("b", tell("set.chosen", chosen=chosen, all=marker_set.SIZE))]
        added = [new - old for new, old in zip(self._filled(), self._wished, strict=True)]
        if any(added):
            kinds = zip(MARKER_KINDS, added, strict=True)
            markers = [tell("set.count", n=n, marker=marker(kind.id)) for kind, n in kinds if n]
            told.append(el("span", tell("set.filled", markers=listed(markers)), class_="hint"))
        again = NOTHING
        if self._wished != _counts(marker_set.PROPOSED):
            again = button(tell("set.proposal"), COMMAND, class_="button quiet", id="supply-proposal")
        foot = el("div", el("p", *told, role="status"), again, class_="supply-foot")
        return el("fieldset", el("legend", tell("set.title"), class_="unfloated"), *rows, foot, class_="supply-form")

    def _row(self, place: int) -> Markup:
        kind, n = MARKER_KINDS[place], self._wished[place]
        name = marker(kind.id)
        figure = el("output", f"{n} / {marker_set.MOST[place]}", class_="figure")
        fewer, more = (self._button(place, name, sign, by) for sign, by in (("minus", -1), ("plus", 1)))
        words = el("span", say("capital", word=name), class_="words")
        return el("div", marker_picture(kind.id), words, fewer, figure, more, class_="stepper")

    def _button(self, place: int, name: str, sign: str, by: int) -> Markup:
        letter = MARKER_KINDS[place].letter
        return button(
            "",
            COMMAND,
            f"{letter}{'+' if by > 0 else '-'}",
            icon=icon(sign),
            class_="button round",
            disabled=not self._able(place, by),
            aria_label=tell("set.more" if by > 0 else "set.fewer", marker=name),
            id=f"supply-{letter}-{sign}",
        )


def _counts(text: str) -> tuple[int, ...]:
    return marker_set.read(text)
