"""Which piece a tap on a post means: a trader, unless merchants were chosen, which stays until it is changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from web.games.teutonica.choices import KINDS
from web.games.teutonica.foresight import desk_of
from web.games.teutonica.words import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action
    from web.games.teutonica.foresight import Now
    from web.table.table import Table


@dataclass
class Placing:
    """Pieces that go from the supply to the board."""

    table: Table
    wished: dict[int, str] = field(default_factory=dict)
    """By seat what was chosen there; whoever chose nothing means traders."""

    @property
    def chosen(self) -> bool:
        """Whether anything else than what is meant at first was chosen."""
        return any(letter != "t" for letter in self.wished.values())

    def letter(self, moment: Now) -> str:
        """What is placed next: what was chosen, as long as there is one."""
        supply = dict(zip(KINDS, desk_of(moment).supply, strict=True))
        wished = self.wished.get(moment.seat, "t")
        return wished if supply[wished] or not any(supply.values()) else next(filter(supply.get, supply))

    def choose(self, moment: Now, letter: str) -> bool:
        """A piece of the supply was tapped."""
        if moment.phase != "turn" or f"supply:{letter}" not in moment.possible:
            return False
        self.wished[moment.seat] = letter
        self.table.renew()
        self.table.announce(tell("phase.turn.supply", kind=tell(f"kind.{KINDS[letter]}")))
        return True

    def place(self, moment: Now, target: str) -> bool:
        """A post was tapped: on a free one a piece is placed at once."""
        narrowing = moment.narrowing
        found = narrowing.with_target(target) or narrowing.with_target(target, moment.legal)
        if not found or any(action.family != "place" for action in found):
            return False
        game, state = moment.game, moment.state
        self.table.play(game.pick(state, self._meant(moment, found), target))
        return True

    def put_back(self, moment: Now, target: str) -> bool:
        """A piece that was only just taken up goes back to its post for nothing."""
        match = moment.match
        if not moment.standing.can_undo or moment.ply != match.ply or match.log[-1].text != f"lift {target[5:]}":
            return False
        self.table.do("undo")
        return True

    def _meant(self, moment: Now, found: Sequence[Action]) -> Action:
        if guide := moment.guide:
            found = [action for action in found if guide.accepts(action)] or found
        wished = [action for action in found if action.text.split()[1] == self.letter(moment)]
        return (wished or found)[0]
