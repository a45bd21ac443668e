"""Reading records: a header and one line per action. Text only, every line replayed through the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from hansa.core.errors import HansaError, IllegalAction, RecordError, SetupError
from hansa.core.game import OVER
from hansa.core.match import FORMAT, Match
from hansa.core.setup import Setup
from hansa.core.steps import outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping

    from hansa.core.game import Game

Made = TypeVar("Made")

MAX_CHARS = 1_000_000
MAX_LINES = 30_000
"""Far more than people play; but whatever a page has kept must open again, and `reading` lets nobody wait."""
MAX_LINE = 400
SINGLE_KEYS = ("game", "rules", "title", "seed", "seats", "colours", "taken-back")


def load(text: str, games: Mapping[str, Game[Any, Any]]) -> Match:
    """The match of a record. RecordError names the line and, where the rest was good, holds the match up to it."""
    return outcome(reading(text, games))


def reading(text: str, games: Mapping[str, Game[Any, Any]]) -> Generator[tuple[int, int], None, Match]:
    """The same line by line: tells how many of how many lines are read, and at last the match.

    Whoever has more to do than to wait goes on with it when there is time.
    """
    lines = _lines(text)
    match, start = _header(lines, games)
    for number, line in enumerate(lines[start:], start + 1):
        if not line or line.startswith("#"):
            continue
        _replay(match, number, line)
        yield number, len(lines)
    return _rolled(match)


def _replay(match: Match, number: int, line: str) -> None:
    if match.to_act == OVER:
        raise RecordError(number, "after-the-end", match=match)
    try:
        match.replay(line)
    except IllegalAction as error:
        reason = error.refusal.reason
        raise RecordError(number, reason, rule=error.rule, detail=line[:80], match=_rolled(match)) from error
    except HansaError as error:
        raise RecordError(number, "no-such-action", detail=line[:80], match=_rolled(match)) from error


def begin(header: str, games: Mapping[str, Game[Any, Any]]) -> Match:
    """The match of a record's header alone: nothing drawn and nothing played yet."""
    lines = _lines(header)
    match, end = _header(lines, games)
    if end != len(lines):
        raise RecordError(end + 1, "bad-header")
    return match


def setup_of(header: str, games: Mapping[str, Game[Any, Any]]) -> Setup:
    """Who plays what, from a record's header alone, as far as the rules of today allow it; no game is begun for it."""
    single, players, options, number = _fields(_lines(header))
    game, rules = _game(single, games, number)
    return _checked(lambda: game.check(_setup(game, rules, single, players, options)), number)


def _rolled(match: Match) -> Match:
    match.roll()
    return match


def _lines(text: str) -> list[str]:
    if len(text) > MAX_CHARS:
        raise RecordError(1, "too-large", detail=str(MAX_CHARS))
    lines = [line.strip() for line in text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    if len(lines) > MAX_LINES:
        raise RecordError(MAX_LINES, "too-many-lines", detail=str(MAX_LINES))
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise RecordError(number, "line-too-long", detail=str(MAX_LINE))
    return lines


def _fields(lines: list[str]) -> tuple[dict[str, str], list[str], dict[str, str], int]:
    """The header's lines by what they say, and how many they are."""
    if lines[0].partition(":")[0] != "hansa-record":
        raise RecordError(1, "not-a-record")
    if lines[0] != f"hansa-record: {FORMAT}":
        raise RecordError(1, "newer-format", detail=lines[0][:80])
    single: dict[str, str] = {}
    players: list[str] = []
    options: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number]:
        key, colon, value = (part.strip() for part in lines[number].partition(":"))
        number += 1
        if key == "player" and colon:
            players.append(value)
        elif key.startswith("option ") and colon and (option := key.removeprefix("option ").strip()) not in options:
            options[option] = value
        elif key in SINGLE_KEYS and colon and key not in single:
            single[key] = value
        else:
            raise RecordError(number, "bad-header", detail=lines[number - 1][:80])
    return single, players, options, number


def _game(single: Mapping[str, str], games: Mapping[str, Game[Any, Any]], number: int) -> tuple[Game[Any, Any], int]:
    """The game of a header, if its rules are known here, and their revision."""
    game = games.get(single.get("game", ""))
    if game is None:
        raise RecordError(number, "unknown-game", detail=single.get("game", "")[:80])
    revision = _number(single, "rules", "", number)
    if revision > game.revision:
        raise RecordError(number, "newer-rules", detail=str(revision))
    return game, max(1, revision)


def _setup(
    game: Game[Any, Any], rules: int, single: Mapping[str, str], players: list[str], options: Mapping[str, str]
) -> Setup:
    return Setup(game.id, tuple(players), options, single.get("seed", "0"), rules)


def _checked(make: Callable[[], Made], number: int) -> Made:
    """What comes of a set-up; one that no rule allows is a fault of the record."""
    try:
        return make()
    except SetupError as error:
        raise RecordError(number, error.refusal.reason, rule=error.refusal.rule, detail=str(error)) from error


def _header(lines: list[str], games: Mapping[str, Game[Any, Any]]) -> tuple[Match, int]:
    single, players, options, number = _fields(lines)
    game, rules = _game(single, games, number)
    setup = _setup(game, rules, single, players, options)
    match = _checked(lambda: Match(game, setup, single.get("title", "")), number)
    match.taken_back = _number(single, "taken-back", "0", number)
    for key in ("seats", "colours"):
        if key in single:
            try:
                setattr(match, key, [word.strip() for word in single[key].split(",")])
            except ValueError as error:
                raise RecordError(number, "bad-header", detail=key) from error
    return match, number


def _number(single: Mapping[str, str], key: str, otherwise: str, line: int) -> int:
    digits = single.get(key, otherwise)
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 6:
        raise RecordError(line, "bad-header", detail=key)
    return int(digits)
