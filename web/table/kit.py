"""All that the page knows of one game, as one value: `web/games/NAME/kit.py` holds it, `web.games` finds it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from web.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from hansa import Event, Game, Refusal
    from web.draw.figures import Drawing
    from web.draw.lending import Lend
    from web.draw.writer import Markup
    from web.play.hint import Hint
    from web.play.lesson import Lesson
    from web.play.session import Session
    from web.play.typed import Concerned, Synonyms
    from web.table.face import TableFace
    from web.table.glossary import Signs
    from web.table.keys import Keys
    from web.table.summary import Summary
    from web.table.table import Coach
    from web.text.opponents import Terms
    from web.wire.screen import Services


class OptionsForm(Protocol):
    """What is chosen in a set-up besides the players."""

    def choose(self, key: str, value: str) -> None:
        """Take a wish down; a key that is not the form's is nothing to it."""

    def recall(self, options: Mapping[str, str], players: int) -> None:
        """Wish for what was played the last time."""
        ...

    def counts(self, key: str) -> Collection[int]:
        """So many may play what was wished for with this key."""
        ...

    def chosen(self, players: int) -> dict[str, str]:
        """The options of a set-up for so many players, as the rules know them."""

    def markup(self, players: int, lend: Lend) -> Markup:
        """The form; `lend` draws pictures that stand in the page already."""


def _nobody(_view: object) -> Concerned:
    return lambda _action: ()


@dataclass(frozen=True)
class Kit:
    """One game. Texts that every game has are found by its id, such as `setup.game.ID` and `learn.game.ID`."""

    game: Game[Any, Any]
    colours: tuple[str, ...]
    """Of the pieces, by seat."""
    face: Callable[[Table], TableFace]
    """How its table is drawn, named and told."""
    options: Callable[[], OptionsForm]
    refused: Callable[[Refusal], str]
    """Why a rule forbids something, where no table is at hand."""
    keys: Keys
    undo_rule: str
    """The number of the rule that says how far steps may be taken back."""
    signs: Signs
    vignette: Callable[[], Markup]
    """A piece of the board as a picture."""
    lessons: tuple[Lesson, ...] = ()
    """In the order in which they are best taken."""
    summary: Summary | None = None
    """The game on one card."""
    hints: tuple[Hint, ...] = ()
    """What wins, in the order in which it matters."""
    figures: Mapping[str, Callable[[], tuple[Drawing, ...]]] = field(default_factory=dict)
    """Drawings beside the rules, by number."""
    terms: Terms = field(default_factory=dict)
    """How the reasons of computer players name things, by the kind of a term."""
    sounds: Mapping[type[Event], str] = field(default_factory=dict)
    """What is heard when something happens (web/page/sound.mjs), what matters most first."""
    synonyms: Callable[[], Synonyms] = dict
    """What else may be typed for words of the record."""
    concerned: Callable[[Any], Concerned] = _nobody
    """Of a view: whose names may be typed for an action, besides that of who does it."""
    contents: Callable[[Mapping[str, str]], Markup] | None = None
    """What is in its box, for a game with these options, or with none where nobody has chosen yet."""
    hero: Callable[[bool], Markup] | None = None
    """The picture behind the titles of screens, with names or without; that of the first game that has one."""

    @property
    def id(self) -> str:
        """What the game is called in records, links, addresses and keys of texts."""
        return self.game.id

    def after(self, lesson: Lesson) -> Lesson | None:
        """The next lesson, unless that is about something else."""
        following = next((each for each in self.lessons if each.number == lesson.number + 1), None)
        return following if following and following.group == lesson.group else None

    def sit(self, host: Services, session: Session, coach: Coach | None = None) -> Table:
        """The table of a session; a coach has a say where it is a lesson's."""
        return Table(host, session, self, coach)
