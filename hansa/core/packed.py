"""A whole match in few characters, small enough for a link and a QR code.

The text of a record says more than is needed: who can replay the rules only has to know which of the legal actions was
taken. So each step is a number below the number of legal actions (in the order of their texts, so that the order in
which rules list them does not matter), one more number says which of several equal posts it was, and all of them
together make one number in mixed radix. Before it stands the record's header, deflated as it is, so that whatever a
record says about itself survives. A checksum tells damage, and a fingerprint of the last state tells rules that are not
those the match was played by.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from hansa.core import base36, record
from hansa.core.errors import PackedError, RecordError
from hansa.core.game import OVER
from hansa.core.steps import outcome

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from hansa.core.action import Action
    from hansa.core.game import Game
    from hansa.core.match import Match

FORMAT = 1
MAX_CHARS = 16_000
MAX_STEPS = 6_000
MAX_HEADER = 4_000
CHECKSUM = 4
FINGERPRINT = 4

# What headers are made of, the most usual last: deflate points back into it instead of spelling it out.
# It belongs to the format: another one needs another number.
COMMON = (
    b"seats: person, apprentice, journeyman, merchant, master\ntaken-back: 1\n0123456789abcdef\nplayer: "
    b"edition: 2009\noption missions: on\noption favours: on\noption start: 12345\noption bonuses: on\n"
    b"option board: eastern\noption board: britannia-3\noption board: britannia-4-5\noption board: hanseatic-2-3\n"
    b"hansa-record: 1\ngame: hansa\nrules: 1\nseed: \noption bonuses: off\noption start: drawn"
    b"hansa-record: 1\ngame: teutonica\nrules: 1\ntitle: \nseed: \nplayer: \noption board: hanseatic-4-5\n"
    b"option edition: big-box\noption missions: off\noption favours: off\noption start: drawn"
)


def pack(match: Match) -> str:
    """The match as letters and digits; PackedError where it is longer than anybody may open."""
    return outcome(packing(match))


def packing(match: Match) -> Generator[tuple[int, int], None, str]:
    """The same action by action: tells how many of how many are packed, and at last the text."""
    if match.ply > MAX_STEPS:
        raise PackedError("too-long")
    digits: list[tuple[int, int]] = []
    for ply, action in enumerate(match.log):
        digits += _choices(match.game, match.at(ply), action)
        yield ply + 1, match.ply
    number = _joined(digits)
    header = _deflated(match.dumps().partition("\n\n")[0].encode())
    sized = _varint(len(header)) + header + _varint(match.ply)
    body = _fingerprint(match) + sized + number.to_bytes((number.bit_length() + 7) // 8, "big")
    text = base36.encode(bytes([FORMAT]) + zlib.crc32(body).to_bytes(CHECKSUM, "big") + body)
    if len(text) > MAX_CHARS:
        raise PackedError("too-long")
    return text


def unpack(text: str, games: Mapping[str, Game[Any, Any]]) -> Match:
    """The match of such a text, every step taken from what the rules allow; PackedError when it cannot be."""
    return outcome(unpacking(text, games))


def unpacking(text: str, games: Mapping[str, Game[Any, Any]]) -> Generator[tuple[int, int], None, Match]:
    """The same action by action: tells how many of how many are replayed, and at last the match."""
    if len(text) > MAX_CHARS:
        raise PackedError("too-long")
    data = base36.decode(text) or b"\0"
    if data[0] > FORMAT:
        raise PackedError("newer-format")
    body = data[1 + CHECKSUM :]
    if data[0] != FORMAT or zlib.crc32(body).to_bytes(CHECKSUM, "big") != data[1 : 1 + CHECKSUM]:
        raise PackedError("damaged")
    fingerprint, rest = body[:FINGERPRINT], body[FINGERPRINT:]
    length, rest = _read_varint(rest)
    match = _begin(_inflated(rest[:length]), games)
    steps, rest = _read_varint(rest[length:])
    if steps > MAX_STEPS:
        raise PackedError("too-long")
    left = yield from _replay(match, steps, int.from_bytes(rest, "big"))
    # The text is whole, so what does not fit was packed by rules that allow something else.
    if left or _fingerprint(match) != fingerprint:
        raise PackedError("other-rules")
    match.roll()
    return match


def _joined(digits: Sequence[tuple[int, int]]) -> int:
    """One number of choices, each among so many, the first one lowest.

    Neighbours are joined in pairs, and pairs again: one after the other would take time as the square of their number.
    """
    parts = list(digits) or [(0, 1)]
    while len(parts) > 1:
        last = parts[-1:] if len(parts) % 2 else []
        pairs = zip(parts[::2], parts[1::2], strict=False)
        parts = [(low + high * among, among * more) for (low, among), (high, more) in pairs] + last
    return parts[0][0]


def _choices(game: Game[Any, Any], state: Any, action: Action) -> list[tuple[int, int]]:  # noqa: ANN401 - any game's
    """What was chosen among how many: the legal action, then which of its equals."""
    legal = _in_order(game, state)
    stands_for = action
    if action not in legal:
        stands_for = next(one for one in legal if one.family == action.family and action in _equals(game, state, one))
    equals = _equals(game, state, stands_for)
    return [(legal.index(stands_for), len(legal)), (equals.index(action), len(equals))]


def _replay(match: Match, steps: int, number: int) -> Generator[tuple[int, int], None, int]:
    """Take so many steps; what is left of the number then, which is nothing when all is well."""
    for step in range(steps):
        if match.to_act == OVER:
            raise PackedError("other-rules")
        legal = _in_order(match.game, match.state)
        number, choice = divmod(number, len(legal))
        equals = _equals(match.game, match.state, legal[choice])
        number, choice = divmod(number, len(equals))
        match.replay(equals[choice].text)
        yield step + 1, steps
    return number


def _in_order(game: Game[Any, Any], state: Any) -> Sequence[Action]:  # noqa: ANN401 - as above
    return sorted(game.legal_actions(state), key=str)


def _equals(game: Game[Any, Any], state: Any, action: Action) -> Sequence[Action]:  # noqa: ANN401 - as above
    """The actions that do the same on another post, itself among them."""
    every = (game.pick(state, action, target) for target in game.targets(state, action))
    return sorted(dict.fromkeys((action, *every)), key=str)


def _begin(header: str, games: Mapping[str, Game[Any, Any]]) -> Match:
    try:
        return record.begin(header, games)
    except RecordError as error:
        told = error.rule or error.reason.startswith("newer-")  # a set-up that a rule forbids is no damage
        raise PackedError(error.reason if told else "damaged") from error


def _fingerprint(match: Match) -> bytes:
    return bytes.fromhex(match.digest())[:FINGERPRINT]


def _deflated(data: bytes) -> bytes:
    packer = zlib.compressobj(9, wbits=-15, zdict=COMMON)
    return packer.compress(data) + packer.flush()


def _inflated(data: bytes) -> str:
    """The text of a header; never more of it than any header has."""
    reader = zlib.decompressobj(wbits=-15, zdict=COMMON)
    try:
        text = reader.decompress(data, MAX_HEADER).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise PackedError("damaged") from error
    if not reader.eof or reader.unused_data:
        raise PackedError("damaged")
    return text


def _varint(number: int) -> bytes:
    """Seven bits a byte, the low ones first; the eighth says that more follow."""
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def _read_varint(data: bytes) -> tuple[int, bytes]:
    number = 0
    for index, byte in enumerate(data[:3]):
        number |= (byte & 127) << 7 * index
        if byte < 128:
            return number, data[index + 1 :]
    raise PackedError("damaged")
