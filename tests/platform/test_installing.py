"""Icons and manifest of the site as an app."""

import json
import struct
import zlib
from pathlib import Path

import pytest

from scripts.tasks.app_icon import SIZE, Polygon, shapes
from scripts.tasks.installing import write_icons, write_manifest
from scripts.tasks.places import ROOT
from scripts.tasks.png import png

pytestmark = pytest.mark.cpython_only


def pixels(picture: bytes) -> list[list[tuple[int, ...]]]:
    """The pixels of a picture as we write them: eight bits, with transparency, rows unfiltered."""
    width, height = struct.unpack(">II", picture[16:24])
    start = picture.index(b"IDAT") + 4
    (length,) = struct.unpack(">I", picture[start - 8 : start - 4])
    data = zlib.decompress(picture[start : start + length])
    rows = [data[y * (width * 4 + 1) + 1 : (y + 1) * (width * 4 + 1)] for y in range(height)]
    return [[tuple(row[x * 4 : x * 4 + 4]) for x in range(width)] for row in rows]


def test_polygons_are_filled_and_their_edges_are_smooth() -> None:
    half = SIZE * 3 / 8
    found = pixels(png([Polygon("#ff0000", ((0, 0), (half, 0), (half, SIZE), (0, SIZE)))], 4))
    assert found[1] == [(255, 0, 0, 255), (255, 0, 0, 128), (0, 0, 0, 0), (0, 0, 0, 0)]


def test_what_lies_in_front_covers_what_lies_behind() -> None:
    square = ((0.0, 0.0), (SIZE, 0.0), (SIZE, SIZE), (0.0, SIZE))
    assert pixels(png([Polygon("#ff0000", square), Polygon("#0000ff", square)], 1)) == [[(0, 0, 255, 255)]]


def test_an_icon_for_a_mask_fills_the_square_and_one_without_has_round_corners() -> None:
    assert pixels(png(shapes(round_corners=False), 32))[0][0][3] == 255
    assert pixels(png(shapes(round_corners=True), 32))[0][0][3] == 0


def test_the_icon_stays_inside_what_every_mask_leaves() -> None:
    """A circle of four fifths of the side; sea and waves may be cut."""
    ship = [shape for shape in shapes(round_corners=False)[1:] if shape.points[0][0] > 0]
    far = max((x - SIZE / 2) ** 2 + (y - SIZE / 2) ** 2 for shape in ship for x, y in shape.points)
    assert far**0.5 <= SIZE * 0.4


def test_every_address_of_the_manifest_is_relative_and_leads_somewhere(tmp_path: Path) -> None:
    write_icons(tmp_path)
    write_manifest(tmp_path)
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert "id" not in manifest
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == ["./#/resume", "./#/new"]
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        data = (tmp_path / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            assert picture["sizes"] == "{}x{}".format(*struct.unpack(">II", data[16:24]))
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}


def test_the_page_tells_ios_that_it_may_stand_alone() -> None:
    page = (ROOT / "index.html").read_text()
    assert '<meta name="apple-mobile-web-app-capable" content="yes">' in page
    assert '<link rel="apple-touch-icon" href="icons/apple-180.png">' in page
