"""What a kill has cost: what had been on the screen long enough, compared with what is found afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from scripts.kills.screen import CardSeen, GameSeen, Shown

LONG_ENOUGH = 250.0
"""Milliseconds. What has been on the screen for so long must not be lost."""


@dataclass
class Cost:
    """What is not as it was; all nothing where nothing was lost."""

    steps: int = 0
    oldest: float = 0.0
    """How many milliseconds the oldest lost step had been on the screen."""
    games: int = 0
    back: int = 0
    """Deleted games and undone steps that have come back."""
    names: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def nothing(self) -> bool:
        return not (self.steps or self.games or self.back or self.names)


def goes_on(lines: Sequence[str], found: Sequence[str]) -> bool:
    """Whether a log begins with these lines; the last of them may have been added to, as a price is."""
    *before, last = lines or [""]
    same = list(found[: len(before)]) == before
    return same and len(found) >= len(lines) and "".join(found[len(before) : len(lines)]).startswith(last)


def allowed(shown: Sequence[Shown], killed: float) -> list[Shown]:
    """What may be found: the last log that was there long enough, and whatever came after it."""
    old = [one for one in shown if one.moment <= killed - LONG_ENOUGH]
    return [*old[-1:], *shown[len(old) :]] if old else []


def judge_log(cost: Cost, game: GameSeen, found: Sequence[str] | None, killed: float, *, resting: bool) -> None:
    """Count what is missing of a game's log; None where the whole game is."""
    fitting = allowed(game.shown, killed)
    if not fitting:
        return
    if found is None:
        cost.games += 1
        cost.notes.append("a whole game is gone")
    if not any(goes_on(one.lines, found or ()) and found is not None for one in fitting):
        _count_missing(cost, game.shown, fitting[0], found or (), killed)
    elif resting and found is not None and _came_back(game.shown, fitting, found):
        cost.back += 1
        cost.notes.append(f"an undone step is back: {found[-1]}")


def _count_missing(cost: Cost, shown: Sequence[Shown], due: Shown, found: Sequence[str], killed: float) -> None:
    same = 0
    while same < min(len(due.lines), len(found)) and due.lines[same] == found[same]:
        same += 1
    missing = due.lines[same:]
    cost.steps += len(missing)
    if missing:
        cost.oldest = max(cost.oldest, *(killed - _since(shown, due, same + n) for n in range(len(missing))))
    told = f"from “{missing[0]}” on" if missing else "(the game had no lines yet)"
    cost.notes.append(f"lost {len(missing)} of {len(due.lines)} lines, {told}; found {list(found[same:])[:2]}")


def _since(shown: Sequence[Shown], due: Shown, index: int) -> float:
    """Since when a line of a log has been on the screen without a break."""
    since = due.moment
    for one in reversed(shown[: shown.index(due)]):
        if one.lines[index : index + 1] != due.lines[index : index + 1]:
            break
        since = one.moment
    return since


def _came_back(shown: Sequence[Shown], fitting: Sequence[Shown], found: Sequence[str]) -> bool:
    """The undo was on the screen long enough, nothing has been played since, and what is found is the log before it."""
    if len(fitting) > 1 or len(shown) < 2:
        return False
    before = shown[-2].lines
    return len(before) > len(fitting[0].lines) and tuple(found) == before


def judge_list(cost: Cost, cards: dict[str, CardSeen], titles: dict[str, str], killed: float) -> set[str]:
    """Count deleted games that are back and names that are not the last ones; tells which games should be there."""
    for game, card in cards.items():
        if game not in titles:
            continue
        if card.gone is not None and card.gone <= killed - LONG_ENOUGH:
            cost.back += 1
            cost.notes.append(f"a deleted game is back: {titles[game]}")
            continue
        old = [title for moment, title in card.titles if moment <= killed - LONG_ENOUGH]
        new = [title for moment, title in card.titles if moment > killed - LONG_ENOUGH]
        if old and titles[game] not in {old[-1], *new, card.wished}:
            cost.names += 1
            cost.notes.append(f"a name is lost: {old[-1]}, found {titles[game]}")
    return {game for game, card in cards.items() if not card.deleting}
