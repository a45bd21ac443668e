"""Every kind of action that the rules know, each with a moment of a game at which it is one of several."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import hansa
from e2e.teutonica import fill, played
from hansa import Action
from hansa.baltic.actions import CATALOGUE
from hansa.teutonica.board import BOARD_IDS, board
from hansa.teutonica.editions import EDITIONS, MARKERS
from hansa.teutonica.state import B
from hansa.teutonica.tables import tables
from scripts.tasks.places import ROOT
from tests.teutonica.games import choose, wander

BY_NAME = {"place", "displace", "additional", "hire", "green", "marker"}
WHOLE = {"skill", "special", "use", "use-develop", "favour", "turn", "pay"}
"""Of these the piece, the marker, the skill or the tile makes a kind; of the others only the place would differ."""


class Moment(NamedTuple):
    """A game, and one of the actions that are legal in it."""

    match: hansa.Match
    action: Action


def kind_of(action: Action) -> str:
    """An action without its place: `place t`, `drop other m`, `use develop keys`, `office`."""
    words = str(action).split()
    if action.family in WHOLE:
        return str(action)
    if action.family in BY_NAME:
        return " ".join(words[:2])
    if action.family == "drop":
        return f"drop {words[1]}" if words[1] in "tm" else f"drop other {words[1][-1]}"
    return action.family


def of_the_rules(game: str) -> set[str]:
    """The kinds in the catalogues of all boards; what nobody decides is not among them."""
    if game == "hansa":
        return {action.family for action in CATALOGUE if not str(action).startswith("~")}
    boards = [tables(board(name), edition) for name in BOARD_IDS for edition in board(name).editions]
    every = {kind_of(action) for one in boards for action in one.actions.catalogue if not str(action).startswith("~")}
    markers = {MARKERS[kind] for one in EDITIONS.values() if one.extras for kind, n in enumerate(one.markers) if n}
    return every - {f"turn {marker}" for marker in MARKERS if marker not in markers}


@cache
def moments(game: str) -> dict[str, Moment]:
    """Each kind as early in a game as it is found, by what is being decided: `answer, hand: drop t`."""
    found: dict[str, tuple[int, hansa.Match, Action]] = {}
    for match in _games(game):
        for ply, seat in enumerate(match.actors):
            legal = match.game.legal_actions(match.at(ply))
            if seat < 0 or len(legal) < 2:
                continue
            phase = _phase(match, ply)
            for action in legal:
                if ply and action.text.split()[-1] == match.action(ply - 1).text.removeprefix("lift "):
                    continue  # at the table a piece that goes back to where it was just taken up is an undo
                kind = f"{phase}: {kind_of(action)}"
                if kind not in found or ply < found[kind][0]:
                    found[kind] = ply, match, action
    return {kind: Moment(match.branch(ply), action) for kind, (ply, match, action) in sorted(found.items())}


def _phase(match: hansa.Match, ply: int) -> str:
    """What is decided; an answer with the displaced piece or a further one, a move of whose pieces."""
    state = match.at(ply)
    view = match.game.view(state, match.actors[ply])
    if view.phase == "move":
        return f"move, {('own', 'others’', 'anyone’s')[state[B]]}"
    if view.phase == "answer":
        return "answer, hand" if view.hand else "answer, more"
    return str(view.phase)


def _games(game: str) -> Iterator[hansa.Match]:
    """The golden games, and for Hansa Teutonica those in which something rare may be done."""
    for path in sorted((ROOT / "tests" / "golden").glob(f"{game}*.hansa")):
        yield hansa.load(path.read_text())
    if game == "teutonica":
        yield _rich()
        yield from map(_hoarders, (165, 390))
        for seed in (
            412,
            531,
        ):  # an office in a green city with a merchant; own pieces as the further ones of an answer
            match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "eastern"}, str(seed)))
            wander(match, Random(seed), 350, 0.9 if seed == 412 else 0.7)  # noqa: S311 - a game, not a secret
            yield match


def _rich() -> hansa.Match:
    """Anna, whom nobody disturbs, has all privileges and merchants: any special points and any payment are hers."""
    match = played([])
    for route, skill in 3 * [("stade-hamburg", "privilege"), ("groningen-emden", "book")]:
        fill(match, route, "ttt")
        for line in (f"route {route}", f"skill {skill}", "income 3t"):
            match.play(line)
    fill(match, "coellen-warburg", "mttt")
    for line in ("end", "place m kampen-osnabrueck.1", "end", "end", "end", "displace m kampen-osnabrueck.1", "pay 2m"):
        match.play(line)
    while match.to_act != 0:
        match.play(match.legal_actions[0])
    for line in ("route coellen-warburg", "special 11"):
        match.play(line)
    return match


def _hoarders(seed: int) -> hansa.Match:
    """Three who keep their markers until they turn them over for a favour."""
    options = {"board": "hanseatic-2-3", "favours": "on"}
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), options, str(seed)))
    rng = Random(seed)  # noqa: S311 - a game, not a secret
    while match.to_act != hansa.OVER and match.ply < 260:
        kept = [action for action in match.legal_actions if action.family not in {"use", "use-develop", "additional"}]
        match.play(choose(match.state, kept or match.legal_actions, rng, 0.9))
    return match
