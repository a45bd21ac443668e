"""Polygons as PNG pictures, with smooth edges; the few that the site needs, made without any tool."""

import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

from scripts.tasks.app_icon import SIZE, Point, Polygon

ROWS = 4
"""Lines sampled in each row of pixels; along a line the share of each pixel is exact."""


def png(shapes: Sequence[Polygon], pixels: int) -> bytes:
    """The shapes, from back to front, in a square of so many pixels."""
    scale = pixels / SIZE
    scaled = [(tuple(bytes.fromhex(fill[1:])), [(x * scale, y * scale) for x, y in points]) for fill, points in shapes]
    rows = b"".join(b"\0" + _row(scaled, y, pixels) for y in range(pixels))
    head = struct.pack(">IIBBBBB", pixels, pixels, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


def _row(shapes: Sequence[tuple[tuple[int, ...], list[Point]]], y: int, pixels: int) -> bytes:
    colours = [[0.0, 0.0, 0.0] for _ in range(pixels)]
    alphas = [0.0] * pixels
    for fill, points in shapes:
        for x, share in enumerate(_shares(points, y, pixels)):
            if share > 0.999:
                colours[x], alphas[x] = [float(part) for part in fill], 1.0
            elif share > 0.001:
                over = share + alphas[x] * (1 - share)
                colours[x] = [
                    (new * share + old * alphas[x] * (1 - share)) / over
                    for new, old in zip(fill, colours[x], strict=True)
                ]
                alphas[x] = over
    return bytes(
        round(part) for colour, alpha in zip(colours, alphas, strict=True) for part in (*colour, 255 * min(alpha, 1))
    )


def _shares(points: Sequence[Point], y: int, pixels: int) -> Iterator[float]:
    """How much of each pixel of a row lies inside."""
    rise = [0.0] * (pixels + 2)  # what is added to the share from this pixel on
    for line in range(ROWS):
        for start, end in _spans(points, y + (line + 0.5) / ROWS):
            for edge, sign in ((start, 1 / ROWS), (end, -1 / ROWS)):
                place = min(max(edge, 0.0), float(pixels))
                pixel = int(place)
                rise[pixel] += sign * (1 - (place - pixel))
                rise[pixel + 1] += sign * (place - pixel)
    return accumulate(rise[:pixels])


def _spans(points: Sequence[Point], height: float) -> list[tuple[float, float]]:
    crossings = sorted(
        x1 + (height - y1) * (x2 - x1) / (y2 - y1)
        for (x1, y1), (x2, y2) in pairwise([*points, points[0]])
        if (y1 <= height) != (y2 <= height)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))
