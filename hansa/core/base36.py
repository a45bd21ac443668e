"""Bytes as letters and digits alone: they pass every messenger unharmed, and a QR code spends 5½ bits on each.

Block by block, because Python refuses to read one very long number, and because it would take long.
"""

from __future__ import annotations

BLOCK_BYTES = 31
BLOCK_CHARS = 48  # 36 ** 48 is just above 256 ** 31, so that hardly anything is wasted
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _chars(count: int) -> int:
    """How many characters so many bytes take."""
    chars = 0
    while 36**chars < 256**count:
        chars += 1
    return chars


_BYTES = {_chars(count): count for count in range(1, BLOCK_BYTES + 1)}
"""How many bytes a block of so many characters stands for."""


def encode(data: bytes) -> str:
    """Upper-case letters and digits for any bytes."""
    return "".join(_block(data[start : start + BLOCK_BYTES]) for start in range(0, len(data), BLOCK_BYTES))


def _block(data: bytes) -> str:
    number, digits = int.from_bytes(data, "big"), ""
    for _ in range(_chars(len(data))):
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits


def decode(text: str) -> bytes | None:
    """The bytes of a text in letters of either case, or None when no bytes are written so."""
    blocks = []
    for start in range(0, len(text), BLOCK_CHARS):
        block = text[start : start + BLOCK_CHARS].upper()
        size = _BYTES.get(len(block))
        if size is None or not set(block) <= set(DIGITS) or (number := int(block, 36)) >> 8 * size:
            return None
        blocks.append(number.to_bytes(size, "big"))
    return b"".join(blocks)
