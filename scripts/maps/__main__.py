"""Make the coast data in web/games: scripts/make-maps [--atlas DIR] [CHART ...].

Land comes from the npm package world-atlas (Natural Earth, public domain), lakes and rivers from maps.toml. The
region is cut out, warped smoothly so that every city of the chart lies at its place on the board, simplified and
written as one small file for each chart. Without --atlas the package is fetched with npm.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hansa.teutonica.board import board
from scripts.maps.geometry import Box, Point, Ring, area, clip, length, smooth, thin
from scripts.maps.topology import land_rings
from scripts.maps.warp import Warp
from scripts.maps.water import distances, isolines
from web.draw.coast import Coast, dumps
from web.games.baltic.layout import LAYOUTS

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent.parent
ATLAS = "world-atlas@2.0.2"
WATER_LINES = (6, 13, 22)
"""How far from the coast the fine parallel lines run."""

SHORTEST = 40.0
"""Water lines shorter than this are left out: they fill bays, and ink would only blot there."""

AROUND, EDGE = 60.0, 6.0
"""How far land is looked at and drawn beyond the frame; what is not drawn still shapes the water lines."""


def frame(chart: dict[str, Any], margin: float) -> Box:
    """The frame of a chart with a margin."""
    return -margin, -margin, chart["width"] + margin, chart["height"] + margin


def project(lon: float, lat: float) -> Point:
    """Mercator with y to the south, in degrees."""
    return lon, -math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))


def fetch_atlas(folder: Path) -> Path:
    """Fetch the atlas package with npm; npm checks its hash."""
    subprocess.run(["npm", "pack", "--silent", ATLAS], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob("world-atlas-*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def places(chart: dict[str, Any]) -> dict[str, Point]:
    """Where the cities of a chart lie in drawing units: in our own layout, or on the printed board."""
    if "layout" in chart:
        return dict(LAYOUTS[chart["layout"]].city)
    across, down = chart["width"] / 1000, chart["height"] / 1000
    return {city.id: (city.at[0] * across, city.at[1] * down) for city in board(chart["board"]).cities}


def warp_of(chart: dict[str, Any]) -> Warp:
    """The smooth map from the globe to the board that takes each city it is given to its place."""
    target = places(chart)
    pairs = [(project(lon, lat), target[city]) for city, (lon, lat) in chart["city"].items() if city in target]
    across, down = chart["width"] / 1000, chart["height"] / 1000
    pairs += [(project(lon, lat), (x * across, y * down)) for lon, lat, x, y in chart.get("pins", [])]
    return Warp(pairs, chart.get("stiffness", 0.0))


def path(lines: list[list[Point]], *, closed: bool) -> str:
    """SVG path data with whole numbers, each line relative to its own start."""
    parts = []
    for line in lines:
        (x, y), *rest = [(round(px), round(py)) for px, py in line]
        steps = []
        for nx, ny in rest:
            if (nx, ny) != (x, y):
                steps.append(f"{nx - x},{ny - y}" if ny >= y else f"{nx - x}{ny - y}")
                x, y = nx, ny
        start = line[0]
        parts.append(f"M{round(start[0])},{round(start[1])}l{' '.join(steps)}" + ("z" if closed else ""))
    return "".join(parts)


def land_of(chart: dict[str, Any], rings: list[Ring], warp: Callable[[list[Point]], list[Point]]) -> list[Ring]:
    """The land of a chart and what lies around it, largest first."""
    found = []
    for ring in rings:
        cut = clip(warp(clip(ring, tuple(chart["bounds"]))), frame(chart, AROUND))
        if cut and area(cut) >= chart["smallest_island"]:
            found.append(thin(cut, chart["tolerance"], closed=True))
    return sorted((ring for ring in found if len(ring) > 3), key=area, reverse=True)


def water_of(chart: dict[str, Any], land: list[Ring]) -> list[list[Point]]:
    """The water lines of a chart."""
    field = distances(land, (chart["width"], chart["height"]), EDGE)
    lines = [thin(line, chart["tolerance"]) for distance in WATER_LINES for line in isolines(field, distance)]
    return [line for line in lines if length(line) > SHORTEST]


def coast(chart: dict[str, Any], rings: list[Ring]) -> Coast:
    """The data of a chart."""
    warp = warp_of(chart)

    def to_board(points: list[Point]) -> list[Point]:
        return [warp(*project(lon, lat)) for lon, lat in points]

    tolerance = chart["tolerance"]
    land = land_of(chart, rings, to_board)
    shown = [ring for ring in (clip(ring, frame(chart, EDGE)) for ring in land) if ring]
    lakes = [thin(smooth(to_board(lake), closed=True), tolerance, closed=True) for lake in chart.get("lakes", [])]
    rivers = [thin(smooth(to_board(river)), tolerance) for river in chart.get("rivers", [])]
    woods, hills = (tuple((round(x), round(y)) for x, y in to_board(chart.get(key, []))) for key in ("woods", "hills"))
    return Coast(
        size=(chart["width"], chart["height"]),
        land=path(shown, closed=True),
        water=path(water_of(chart, land), closed=False),
        lakes=path(lakes, closed=True),
        rivers=path(rivers, closed=False),
        woods=woods,
        hills=hills,
    )


def write(name: str, found: Coast) -> None:
    """Write one file of coast data."""
    game, _, shape = name.partition("-")
    own = f"baltic/{shape}" if game == "baltic" else f"teutonica/boards/{name}"
    out = ROOT / "web" / "games" / f"{own}.coast"
    comment = f"The coast of {name}, made from {ATLAS} (Natural Earth, public domain) by scripts/make-maps {name}."
    out.write_text(dumps(comment, found), encoding="utf-8")
    print(f"{out.relative_to(ROOT)}: {out.stat().st_size} bytes")


def main() -> None:
    maps = tomllib.loads((ROOT / "scripts" / "maps" / "maps.toml").read_text(encoding="utf-8"))
    charts = {name: maps["region"][chart["region"]] | chart for name, chart in maps["chart"].items()}
    reader = argparse.ArgumentParser(description="Make the coast data in web/games.")
    reader.add_argument("--atlas", type=Path, help="folder with land-10m.json; fetched with npm when left out")
    reader.add_argument("chart", nargs="*", help=", ".join(charts))
    args = reader.parse_args()
    unknown = set(args.chart) - set(charts)
    if unknown:
        reader.error(f"no such chart: {', '.join(sorted(unknown))}; there are {', '.join(charts)}")
    with tempfile.TemporaryDirectory() as folder:
        atlas = args.atlas or fetch_atlas(Path(folder))
        rings = land_rings(json.loads((atlas / "land-10m.json").read_text(encoding="utf-8")))
    for name in args.chart or charts:
        write(name, coast(charts[name], rings))


if __name__ == "__main__":
    main()
