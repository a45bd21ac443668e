"""Reading polygons out of a TopoJSON file."""

from __future__ import annotations

from typing import Any

from scripts.maps.geometry import Ring


def _arcs(topology: dict[str, Any]) -> list[Ring]:
    """All arcs in degrees; the file holds differences of whole numbers."""
    (kx, ky), (dx, dy) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for step_x, step_y in arc:
            x += step_x
            y += step_y
            points.append((x * kx + dx, y * ky + dy))
        arcs.append(points)
    return arcs


def land_rings(topology: dict[str, Any]) -> list[Ring]:
    """The outer rings of all land polygons, in degrees of longitude and latitude."""
    arcs = _arcs(topology)
    rings = []
    for shape in topology["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for polygon in polygons:
            ring: Ring = []
            for index in polygon[0]:
                arc = arcs[index] if index >= 0 else arcs[~index][::-1]
                ring.extend(arc[1:] if ring else arc)
            rings.append(ring)
    return rings
