"""The table of Hansa Teutonica."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import hansa
from hansa.teutonica.hidden import unopened
from web.draw.writer import NOTHING, Markup, el
from web.games.teutonica import log, panels, positions, score, tables, typed, zoom
from web.games.teutonica.bar import bar
from web.games.teutonica.choices import KINDS, choices
from web.games.teutonica.contents import marker_supply
from web.games.teutonica.labels import Labels, verbs
from web.games.teutonica.missions import MissionMarks, has_screen
from web.games.teutonica.placing import Placing
from web.games.teutonica.prompt import prompt
from web.games.teutonica.refusal import why_not
from web.games.teutonica.row_sheet import completed_body
from web.games.teutonica.sheet_chooser import SheetChooser
from web.games.teutonica.status import status
from web.games.teutonica.words import Words
from web.play.future import Future
from web.table import frame, glossary
from web.table.face import TableFace
from web.table.marks import Shown
from web.table.seats import from_seat
from web.table.tables import Things
from web.wire.part import Inner, Part

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from hansa import Action, Outcome, Refusal
    from web.games.teutonica.foresight import Now
    from web.play.entries import Entry
    from web.table.log import Line
    from web.table.table import Table


class Face(TableFace):
    """How a game of Hansa Teutonica is shown and told."""

    kind = "teutonica"

    def __init__(self, table: Table) -> None:
        view = table.session.view
        self._table = table
        self._ground = positions.Ground(view)
        self._placing = Placing(table)
        self._missions: bool = view.missions
        self._marked = MissionMarks()
        self._sheets = SheetChooser(table, self._play_both, self._placing.letter, self._marked)
        self._upright = table.host.is_portrait()
        self._zoom: int | None = zoom.PHONE if self._upright else None
        self._fitted: int | None = None
        self._away = False
        """What somebody else is asked for is shown; then what was looked at before is shown again."""
        self._desks = Inner()
        self._stood: dict[str, tuple[int, dict[str, str]]] = {}
        self.words: Words = Words(view.board, table.session.players, sealed=view.missions)
        self.start = f"city:{view.board.cities[0].id}"
        sheets = ("stock", "desk", "about", "mission", "row", "country", "permissions")
        self.commands: Mapping[str, Callable[[str], None]] = {
            "act": self._act,
            "zoom": lambda value: self._zoom_to(int(value)),
            "zoom-in": lambda _: self._zoom_to(zoom.larger(self._size)),
            "zoom-out": lambda _: self._zoom_to(zoom.smaller(self._size)),
            **{name: partial(self._open, name) for name in sheets},
            glossary.COMMAND: self._sign,
        }

    # What is shown.

    def shows(self, moment: Now) -> Shown:
        """The pawn's provinces are costly where it has to ride (T36)."""
        costly: set[str] = set()
        for ride in moment.family("ride"):
            costly.update(moment.narrowing.targets_of(ride))
        for walk in moment.family("pawn"):
            costly.difference_update(moment.narrowing.targets_of(walk))
        return Shown(positions.glowing(moment), self._ground.telling, costly)

    def frame(self, moment: Now, places: Sequence[str], *, upright: bool) -> Part:
        view, layout = moment.view, "tall" if upright else "wide"

        def draw() -> Markup:
            shape = "upright" if self._ground.plan.upright else "broad"
            picture = el("div", positions.empty_board(view, places), class_="board-scroll")
            return frame.frame(layout, picture, f"{self.kind} teutonica-{shape}")

        return Part("app", (moment.session.id, view.board.id, layout, places), draw)

    def status(self, moment: Now) -> Part:
        return status(moment, self._size, away=self._away)

    def board(self, moment: Now, *, upright: bool) -> list[Part]:
        self._upright = upright  # the board is printed in one shape, but the rows beside it are not
        return self._ground.parts(moment, self._marked.cities(moment) if self._missions else ())

    def tables(self, moment: Now) -> Markup:
        marked = self._marked.cities(moment)
        return tables.tables(moment, Things(moment.marks), Labels(moment, self._ground, verbs(moment), marked), marked)

    def bar(self, moment: Now, complaint: str) -> Markup:
        return bar(moment, complaint, self._placing.letter(moment))

    def panels(self, moment: Now, seats: Sequence[int]) -> Part:
        seats = self._from_own(moment) if self._upright else seats
        holder = has_screen(moment) if self._missions else None
        of = (moment.public.known(), moment.seat, moment.players, tuple(seats), holder)
        return Part("table-players", of, partial(panels.panels, moment, seats, self._desks, holder))

    def score(self, moment: Now, seats: Sequence[int]) -> Markup:
        return score.sheet(moment.public.score(), moment.view, moment.players, seats)

    def end(self, moment: Now, outcome: Outcome, seats: Sequence[int]) -> Markup:
        return score.final(outcome, moment, seats)

    def lines(self, entries: Iterable[Entry]) -> list[Line]:
        return log.lines(entries, self.words)

    def as_laid(self, moment: Now) -> bool:
        del moment
        return not self._placing.chosen

    def has_secrets(self, moment: Now) -> bool:
        return moment.view.missions or moment.view.known() != moment.public.known()

    def unopened(self, state: list[int], seat: int) -> list[int]:
        return unopened(state, seat)

    def pieces(self, moment: Now) -> Mapping[str, str]:
        """Read again only where something has changed."""
        view, found = moment.view, {}
        numbers = view.numbers()
        for (name, targets), (men, *_) in zip(self._ground.routes, numbers.routes, strict=True):
            found.update(self._standing(name, men, lambda at=name: view.posts(at), targets))  # type: ignore[misc]
        for (name, targets), (men, *_) in zip(self._ground.cities, numbers.cities, strict=True):
            found.update(self._standing(name, men, lambda at=name: view.city(at).spaces, targets))  # type: ignore[misc]
        return found

    def home(self, piece: str) -> str:
        return f"seat:{piece.partition(' ')[0]}"

    def asked(self, moment: Now) -> tuple[str, str]:
        return prompt(moment)

    def places(self, moment: Now, *, upright: bool) -> Mapping[str, tuple[float, float]]:
        del upright
        offices = [target for target in moment.possible if target.startswith("office:")]
        if not offices:
            return self._ground.places
        return {**self._ground.places, **positions.office_positions(moment.view.board, offices)}

    def refusal(self, moment: Now, _found: Refusal | None, target: str) -> Refusal | None:
        return why_not(moment, target)

    def refused(self, refusal: Refusal, target: str, who: str) -> str:
        return self.words.refusal(refusal, target, who)

    def before(self, moment: Now, action: Action, refusal: Refusal) -> str:
        return typed.before(moment, action, refusal)

    # What is done.

    def meant(self, moment: Now, target: str) -> str:
        """Where a marker is laid, a post stands for its route (T26)."""
        kind, _, name = target.partition(":")
        laid = moment.phase == "place-marker" and kind == "post"
        return f"route:{name.partition('.')[0]}" if laid else target

    def key_target(self, moment: Now, key: str) -> str:
        """The pawn's key means nothing where there is no pawn."""
        target = self._table.kit.keys.targets.get(key, "")
        return "" if target == "do:pawn" and not moment.view.board.provinces else target

    def explain(self, moment: Now, target: str) -> bool:
        return self._sheets.look(moment, target)

    def decide(self, moment: Now, target: str) -> bool:
        kind, _, name = target.partition(":")
        if kind == "supply" and self._placing.choose(moment, name):
            return True
        if kind == "post" and moment.phase == "move" and self._placing.put_back(moment, target):
            return True
        if self._sheets.decide(moment, target):
            return True
        if kind == "province" and self._walks(moment, target):
            return True
        return kind == "post" and moment.phase == "turn" and self._placing.place(moment, target)

    def _walks(self, moment: Now, target: str) -> bool:
        """Where the pawn may walk, that is what is meant; it is asked only where it would be the last act (T36)."""
        if moment.phase != "turn":
            return False
        walk = next((one for one in moment.narrowing.with_target(target) if one.family == "pawn"), None)
        if walk is None or (moment.guide and not moment.guide.accepts(walk)):
            return False
        if not Future.of(moment.game, moment.state).play(walk).view.actions_left:
            return False
        self._table.play(walk)
        return True

    def ready(self, moment: Now, action: Action) -> Action | None:
        """The action on just the post that was tapped, whatever was tapped after it; no piece is taken up unasked."""
        if self._sheets.ready(moment, action) or (action.family == "lift" and moment.chosen == ("do:move",)):
            return None
        for target in moment.chosen:
            action = moment.game.pick(moment.state, action, target)
        return action

    def pick(self, moment: Now, number: int) -> bool:
        found = choices(moment)
        if not found and 0 < number <= len(KINDS):
            return self._placing.choose(moment, list(KINDS)[number - 1])
        if not 0 < number <= len(found):
            return False
        choice = found[number - 1]
        if choice.target:
            self._table.tap(choice.target)
        else:
            self._act(choice.action)
        return True

    def changed(self, moment: Now) -> None:
        """What is asked for is brought into sight; what only somebody else may see is gone."""
        self._marked.forget(moment)
        self._bring_into_sight(moment)

    def arrived(self, moment: Now) -> None:
        """The board is as large as can be read."""
        if self._zoom is None:
            self._zoom = zoom.opening(moment.view.board, self._table.host.viewport_size())
        self._bring_into_sight(moment, arriving=True)

    def _from_own(self, moment: Now) -> Sequence[int]:
        """On a phone the rows begin with who plays there; they still follow each other round the table."""
        now, turn = moment.session.standing, moment.game.turn_of(moment.match.state)
        first = turn if turn in now.persons else now.viewer
        return from_seat(first if first >= 0 else moment.view.start_player, len(moment.players))

    def _standing(
        self, name: str, number: int, men: Callable[[], Sequence[object]], targets: Sequence[str]
    ) -> dict[str, str]:
        known = self._stood.get(name)
        if known is None or known[0] != number:
            places = zip(targets[1:], men(), strict=True)
            known = number, {place: f"{man.seat} {man.kind}" for place, man in places if man}  # type: ignore[attr-defined]
            self._stood[name] = known
        return known[1]

    def _bring_into_sight(self, moment: Now, *, arriving: bool = False) -> None:
        """On an enlarged board, what is asked for is shown, all of it if that can be.

        In a turn that is usually something everywhere; where two play, it is what lies around the pawn (T35).
        In a lesson it is what the coach speaks of.
        """
        if moment.guide:
            self._show(moment, self._located(moment, moment.guide.subjects(moment.match)))
            return
        self._fitted = None
        anywhere = {"rest", "ended"} if arriving and moment.view.has_pawn else {"turn", "rest", "ended"}
        self._away = bool(self._zoom) and moment.phase not in anywhere
        if not self._zoom or not self._away:
            return
        spots = self._located(moment, positions.glowing(moment))
        found = zoom.showing(moment.view.board, self._table.host.viewport_size(), self._zoom, spots)
        self._fitted, middle = found or (None, (0.5, 0.5))  # known before the keyboard moves, which may scroll
        if moment.phase != "turn":  # nothing is asked there, so the keyboard stays where it is
            self._table.cursor.to_next()
        if found:
            self._table.host.centre(*middle)

    def _show(self, moment: Now, spots: Collection[tuple[float, float]]) -> None:
        """Where there are any, all of them if that can be."""
        room = self._table.host.viewport_size()
        if self._zoom and (found := zoom.showing(moment.view.board, room, self._zoom, spots)):
            self._fitted, middle = found
            self._table.host.centre(*middle)

    def _located(self, moment: Now, targets: Iterable[str]) -> list[tuple[float, float]]:
        """Where some things lie, and where a piece that is to be put down came from."""
        places, route = self.places(moment, upright=False), moment.view.route_at_hand
        origin = self._ground.plan.posts[route] if route else ()
        return [*(places[target] for target in targets if target in places), *origin]

    def _open(self, command: str, value: str) -> None:
        self._sheets.command(self._table.moment, command, value)

    def _sign(self, key: str) -> None:
        """What a sign means, and in this game: of which kinds the marker supply is, which cities are complete."""
        moment, more = self._table.moment, NOTHING
        if key == "marker-supply":
            more = marker_supply(moment.view, moment.match.setup.options)
        elif key == "completed":
            more = completed_body(moment)
        self._table.kit.signs.show(self._table.host, key, more)

    def _act(self, text: str) -> None:
        """A choice in the bar: an action in its own words, refused with the rule where it is not possible."""
        try:
            self._table.play(text)
        except hansa.IllegalAction as error:
            self._table.complain(self.words.refusal(error.refusal))

    def _play_both(self, first: Action | str, then: str = "") -> None:
        """An action and what follows from it, unless that was the only thing to do and is done already; as one step."""
        self._table.play(*([first, then] if then else [first]))

    @property
    def _size(self) -> int:
        """How large the board is: as somebody wants it, or smaller while something is asked for."""
        return (self._zoom or zoom.WHOLE) if self._fitted is None else self._fitted

    def _zoom_to(self, size: int) -> None:
        self._zoom, self._fitted = max(size, zoom.WHOLE), None
