"""A QR code as a drawing: dark squares on a white ground with the white border that cameras look for."""

from __future__ import annotations

from itertools import groupby

from web.draw.writer import Markup, el

BORDER = 4
LARGEST = 25
"""The largest version that phones read well from another phone's screen: 117 squares a side."""

PATTERN = 0
"""Laid over the data so that no large areas are of one colour. To try all eight and take the best would take four times
as long, and packed records look like noise under any of them."""

BYTES, LETTERS = 4, 2
"""The modes of QR codes in which an address, and capital letters and digits, take the least room."""


BITS = 10_208
"""What a code of that size holds, with the least redundancy there is."""


def fits(start: str, letters: str) -> bool:
    """Whether an address that ends in capital letters and digits has room in a code that can be read."""
    counts = 4 + 16 + 4 + 11  # each part begins with its mode and its length
    return counts + 8 * len(start.encode()) + 11 * (len(letters) // 2) + 6 * (len(letters) % 2) <= BITS


def read() -> None:
    """Import what draws codes."""
    import segno  # noqa: F401, PLC0415 - loaded only when a code is wanted


def picture(start: str, letters: str, label: str) -> Markup:
    """The code of an address that fits."""
    import segno  # noqa: PLC0415 - as above

    # Parts are understood, though the type does not say so.
    parts = [(start, BYTES), (letters, LETTERS)]
    code = segno.make(parts, error="l", mask=PATTERN, micro=False)  # type: ignore[arg-type]
    rows = [bytes(row) for row in code.matrix]
    side = len(rows) + 2 * BORDER
    ground = el("path", class_="qr-ground", d=f"M0 0h{side}v{side}h-{side}z")
    dark = el("path", class_="qr-dark", d="".join(_runs(row, y + BORDER) for y, row in enumerate(rows)))
    return el("svg", ground, dark, class_="qr", viewBox=f"0 0 {side} {side}", role="img", aria_label=label)


def _runs(row: bytes, y: int) -> str:
    """The dark stretches of a row."""
    path, x = "", BORDER
    for dark, run in groupby(row):
        length = len(list(run))
        path += f"M{x} {y}h{length}v1h-{length}z" if dark else ""
        x += length
    return path
