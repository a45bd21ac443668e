"""What a displaced player does at once (T10 to T12, T40, T47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.editions import DISPLACED_ANYWHERE, TWO_FOR_A_TRADER
from hansa.teutonica.events import Dropped, Lifted, NoRoom
from hansa.teutonica.families.common import at, post_id, source
from hansa.teutonica.free_posts import Item, fits, free_posts
from hansa.teutonica.state import (
    ANSWER,
    KIND_NAMES,
    KIND_OF,
    MERCHANT,
    OWN,
    POSTS,
    POSTS_END,
    SEAT,
    SEAT_OF,
    STOCK_T,
    TILES,
    TRADER,
    A,
    B,
    C,
    D,
    State,
    desk,
    pop,
    push,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables

SOURCES = {0: "supply", 2: "stock"}
MOST_PIECES = 4
"""A displaced piece, a lifted one, the one put down now, and the route that is out of bounds."""

OPEN = 2
"""What is added to the frame's B when a piece of the displaced kind was put down and it is open which one it was.

The displaced one, or the last one of the stock (T11: the order is the owner's); then the supply would be next. Which it
was shows when the next piece is put down. It matters only while two further ones are due.
"""


def begin(s: State, t: Tables, route: int, victim: int, emit: Emit | None) -> None:
    """The owner of the displaced piece is asked."""
    push(s, ANSWER, SEAT_OF[victim], route, 1 + KIND_OF[victim], further(s, victim))
    _settle(s, t, emit)


def further(s: State, victim: int) -> int:
    """How many pieces a displaced one brings: a merchant one more than a trader, but for the favour of T40."""
    favoured = s[desk(SEAT_OF[victim]) + TILES] >> TWO_FOR_A_TRADER & 1
    return 2 if favoured else 1 + KIND_OF[victim]


def _countries(s: State, t: Tables) -> int:
    """T47: the country of origin or home."""
    return 1 | 1 << t.country[s[A]]


def _anywhere(s: State) -> bool:
    return bool(s[desk(s[SEAT]) + TILES] >> DISPLACED_ANYWHERE & 1)


def targets(s: State, t: Tables, kind: int) -> list[Action]:
    """T12: free posts of the nearest routes that have any for this kind; with the favour of T40, of all routes."""
    row, seen = t.rows.drops(kind, _countries(s, t)), t.rows.seen[s[SEAT]]
    if _anywhere(s):
        return t.rows.options(s, row)
    for ring in t.rings[s[A]]:
        found: list[Action] = []
        for route in ring:
            found += row[route][seen[route][s[POSTS + route]]]
        if found:
            return found
    return []


def waiting(s: State) -> int:
    """1 + kind of the displaced piece that is still to be put down, or 0."""
    return s[B] if s[B] <= OPEN else 0


def _is_last(s: State, kind: int) -> bool:
    """Whether the source of further pieces has nothing but one piece of this kind."""
    base = desk(s[SEAT])
    start = source(s, base)
    return start >= 0 and s[base + start + kind] == 1 and not s[base + start + 1 - kind]


def _decide(s: State) -> None:
    """What was open is settled: the piece put down was the last one of its source, and the displaced one waits."""
    kind = s[B] - OPEN - 1
    base = desk(s[SEAT])
    s[base + source(s, base) + kind] -= 1
    s[B] -= OPEN
    s[C] -= 1


def _otherwise(s: State) -> State:
    """The same answer, were it so."""
    other = s[:]
    _decide(other)
    return other


def _kinds(s: State) -> list[int]:
    """The kinds that may be dropped now: what is in hand, the displaced piece, and what the source of others holds."""
    if s[D]:
        return sorted({s[D] - 1, *((s[B] - 1,) if s[B] else ())})
    if s[B] > OPEN:
        return sorted({s[B] - OPEN - 1, *_kinds(_otherwise(s))})
    base = desk(s[SEAT])
    start = source(s, base) if s[C] else -1
    return [kind for kind in (TRADER, MERCHANT) if s[B] == 1 + kind or (start >= 0 and s[base + start + kind])]


def _pending(s: State, countries: int, less: int = -1) -> list[Item]:
    """Pieces that must still find a post, less one of a kind that is dropped now."""
    kinds = [cell - 1 for cell in (waiting(s), s[D]) if cell]
    if s[B] > OPEN and less >= 0:
        kinds = [s[B] - OPEN - 1]  # another kind: then the displaced one was not put down yet
    if less in kinds:
        kinds.remove(less)
    return [(kind, countries) for kind in kinds]


def _roomy(s: State, t: Tables) -> bool:
    """Whether more houses are free than an answer could ever fill, so that nothing is in anybody's way."""
    houses = 0
    sees = zip(t.rows.drops(TRADER, _countries(s, t)), t.rows.seen[s[SEAT]], s[POSTS:POSTS_END], strict=False)
    for memo, seen, code in sees:
        houses += bool(memo[seen[code]])
        if houses > MOST_PIECES:
            return True
    return False


def _homeless(s: State, t: Tables) -> bool:
    """T12: whether the displaced piece finds no post; before it goes to stock its owner may still bring others."""
    return bool(waiting(s)) and not s[D] and not targets(s, t, s[B] - 1)


def _leaves_room(s: State, t: Tables, kind: int, route: int, post: int) -> bool:
    """Whether the others in hand still find a post; the displaced piece only where it would find one now."""
    countries = _countries(s, t)
    rest = _pending(s, countries, kind)
    if not rest:
        return True
    free = free_posts(s, t, -1 if _anywhere(s) else s[A])
    if s[D] in (0, 1 + kind) and not fits(_pending(s, countries), free):
        return True
    free[2 * t.country[route] + t.boats[route][post]] -= 1
    return fits(rest, free)


def _liftable(s: State, t: Tables, route: int, post: int) -> bool:
    """Whether an own piece, once lifted, can be put down, and the displaced one too unless it finds no post anyway."""
    countries, without = _countries(s, t), -1 if _anywhere(s) else s[A]
    own = (KIND_OF[at(s, route, post)], countries)
    lifted = _otherwise(s) if s[B] > OPEN else s[:]
    if _homeless(lifted, t):
        return s[B] <= OPEN and fits([own], free_posts(s, t, without))
    waits = _pending(lifted, countries)
    lifted[POSTS + route] &= ~(15 << 4 * post)
    return fits([own, *waits], free_posts(lifted, t, without))


def _may_lift(s: State) -> bool:
    if s[B] > OPEN:
        return _may_lift(_otherwise(s))
    return bool(s[C] and not s[D] and source(s, desk(s[SEAT])) < 0)


def _own_to_lift(s: State, t: Tables) -> list[Action]:
    own = t.rows.options(s, t.rows.lifts[OWN])
    return own if _roomy(s, t) else [action for action in own if _liftable(s, t, *action.args)]


def options(s: State, t: Tables, out: list[Action]) -> None:
    for kind in _kinds(s):
        found = targets(s, t, kind)
        if _pending(s, 0, kind) and not _roomy(s, t):
            found = [action for action in found if _leaves_room(s, t, kind, *action.args[1:])]
        out += found
    if _may_lift(s):
        out += _own_to_lift(s, t)
    if not s[D] and (not waiting(s) or _homeless(s, t)):
        out.append(t.actions.done)


def empty_hand(s: State, _t: Tables) -> Refusal | None:
    """T11: with stock and supply empty, a further piece is taken up from a route before it is put down."""
    return None if _kinds(s) else Refusal("T11", "take-up-first")


def refuse_drop(s: State, t: Tables, action: Action) -> Refusal | None:
    kind, route, post = action.args
    if kind not in _kinds(s):
        return Refusal("T11", "not-to-be-placed", {"kind": KIND_NAMES[kind % 2]})
    near = {found.args[1] for found in targets(s, t, kind)}
    if route not in near:
        if route == s[A]:
            return Refusal("T12", "not-the-same-route")
        if not _countries(s, t) >> t.country[route] & 1:
            return Refusal("T47", "other-country")
        return Refusal("T12", "too-far" if near else "no-room")
    if not _leaves_room(s, t, kind, route, post):
        return Refusal("T10", "displaced-piece-needs-it")
    return None


def refuse_lift(s: State, t: Tables, action: Action) -> Refusal | None:
    route, post = action.args
    if s[D]:
        return Refusal("T11", "put-down-first")
    if not _may_lift(s):
        return Refusal("T11", "stock-and-supply-first")
    if SEAT_OF[at(s, route, post)] != s[SEAT]:
        return Refusal("T11", "own-pieces-only")
    return None if _liftable(s, t, route, post) else Refusal("T12", "no-room")


def refuse_done(s: State, t: Tables) -> Refusal | None:
    waits = s[D] or (waiting(s) and not _homeless(s, t))
    return Refusal("T10", "displaced-piece-first") if waits else None


def done(s: State, emit: Emit | None) -> None:
    """No further pieces; a displaced one that found no post goes to stock (T12)."""
    if waiting(s):
        kind = s[B] - 1
        s[desk(s[SEAT]) + STOCK_T + kind] += 1
        if emit:
            emit(NoRoom(s[SEAT], KIND_NAMES[kind]))
    pop(s)


def lift(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    route, post = action.args
    if s[B] > OPEN:
        _decide(s)
    lifted = at(s, route, post)
    s[POSTS + route] &= ~(15 << 4 * post)
    s[D] = 1 + KIND_OF[lifted]
    if emit:
        emit(Lifted(s[SEAT], KIND_NAMES[KIND_OF[lifted]], post_id(t, route, post)))


def drop(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    """The piece in hand first, then the displaced one, then one of the further pieces: kind for kind they are equal."""
    kind, route, post = action.args
    base = desk(s[SEAT])
    where = "hand"
    if s[B] > OPEN and kind != s[B] - OPEN - 1:
        _decide(s)
    if s[D] == 1 + kind:
        s[D] = 0
        s[C] -= 1
    elif s[B] == 1 + kind:
        open_ = t.revision.displaced_last and s[C] > 1 and not s[D] and _is_last(s, kind)
        s[B] = OPEN + s[B] if open_ else 0
    else:
        s[B] = waiting(s)
        start = source(s, base)
        s[base + start + kind] -= 1
        s[C] -= 1
        where = SOURCES[start]
    s[POSTS + route] |= 1 + 2 * s[SEAT] + kind << 4 * post
    if emit:
        emit(Dropped(s[SEAT], KIND_NAMES[kind], post_id(t, route, post), where))
    _settle(s, t, emit)


def _settle(s: State, t: Tables, emit: Emit | None) -> None:
    """With nothing left to choose the answer is over."""
    if s[D] or (waiting(s) and not _homeless(s, t)):
        return
    if s[C] and (any(targets(s, t, kind) for kind in _kinds(s)) or (_may_lift(s) and _own_to_lift(s, t))):
        return
    done(s, emit)
