"""What a system needs to install the site as an app: manifest, icons, pictures for its shop window."""

import json
import shutil
import struct
from pathlib import Path

from scripts.tasks import app_icon
from scripts.tasks.places import BUILD, ROOT, Stamp, digest, files
from scripts.tasks.png import png
from web.text import say
from web.wire import address

ICONS = {"icon-192": (192, True), "icon-512": (512, True), "mask-512": (512, False), "apple-180": (180, False)}
"""Pixels, and whether corners are round; systems cut those without round corners to a shape of their own."""
PICTURES = {"table": "wide", "teutonica": "wide", "phone": "narrow"}
"""Pictures of docs/ that a shop shows, by the shape of window they are for."""
PAPER = "#f8f1e0"


def write_icons(site: Path) -> None:
    """The icon as a drawing and as pictures; these take a moment, so they are made again only when it changed."""
    made = BUILD / "icons"
    drawing = files(*(ROOT / "scripts" / "tasks" / name for name in ("app_icon.py", "png.py")))
    stamp = Stamp(made / ".stamp", digest(drawing, *ICONS))
    if not stamp.matches():
        made.mkdir(parents=True, exist_ok=True)
        for name, (pixels, round_corners) in ICONS.items():
            (made / f"{name}.png").write_bytes(png(app_icon.shapes(round_corners=round_corners), pixels))
        stamp.write()
    folder = site / "icons"
    folder.mkdir(parents=True)
    (folder / "icon.svg").write_text(app_icon.svg())
    for name in ICONS:
        shutil.copyfile(made / f"{name}.png", folder / f"{name}.png")


def write_manifest(site: Path) -> None:
    """The manifest and the pictures it names; every address in it is relative.

    It has no `id`: a relative one would be taken from the root of the host, where all sites of one owner would share
    it. Without one the start address is the identity, which is the site's own wherever it lies.
    """
    folder = site / "screenshots"
    folder.mkdir()
    pictures = []
    for name, shape in PICTURES.items():
        target = folder / f"{name}.png"
        shutil.copyfile(ROOT / "docs" / target.name, target)
        width, height = struct.unpack(">II", target.read_bytes()[16:24])
        picture = {"src": f"screenshots/{name}.png", "sizes": f"{width}x{height}", "type": "image/png"}
        pictures.append({**picture, "form_factor": shape, "label": say(f"app.picture.{name}")})
    icon = {"src": "icons/icon-192.png", "sizes": "192x192"}
    manifest = {
        "name": say("app.name"),
        "short_name": say("app.name"),
        "description": say("app.about"),
        "lang": say("tag"),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            {"src": "icons/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
            {"src": "icons/mask-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
        "shortcuts": [
            {"name": say("app.resume"), "url": f"./{address.RESUME}", "icons": [icon]},
            {"name": say("home.new"), "url": f"./{address.NEW}", "icons": [icon]},
        ],
        "screenshots": pictures,
    }
    (site / "manifest.webmanifest").write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
