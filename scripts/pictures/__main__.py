"""Takes the pictures: python -m scripts.pictures [screen …]."""

import os
import shutil
import sys

from playwright.sync_api import Browser, sync_playwright

from e2e.conftest import BOOT_TIMEOUT, DEVICES, FLAGS
from scripts.pictures.screens import SCREENS, Way
from scripts.tasks.browser import VARIABLE
from scripts.tasks.places import BUILD, DIST, ROOT
from scripts.tasks.serve import serving

FOLDER = BUILD / "screenshots"
SHOWN = {"hansa-desktop-light": "table", "teutonica-desktop-light": "teutonica", "hansa-phone-light": "phone"}
"""Pictures that the README, the docs and the app's manifest show, by the name they have in docs/."""


def take(browser: Browser, site: str, screen: str, way: Way) -> None:
    """One screen at every size, light and dark."""
    for device, shape in DEVICES.items():
        page = browser.new_page(**{**shape, "device_scale_factor": 1})  # type: ignore[arg-type]
        page.goto(site)
        page.wait_for_selector("html[data-ready='1']", timeout=BOOT_TIMEOUT)
        way(page)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_timeout(200)
            page.screenshot(path=FOLDER / f"{screen}-{device}-{theme}.png")
        page.close()


def main() -> int:
    """Every screen that was named, or all."""
    unknown = sorted(set(sys.argv[1:]) - set(SCREENS))
    if unknown:
        print(f"No such screen: {', '.join(unknown)}. There are: {', '.join(SCREENS)}.")
        return 1
    chosen = {name: way for name, way in SCREENS.items() if name in (sys.argv[1:] or SCREENS)}
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, serving(DIST) as site:
        browser = playwright.chromium.launch(executable_path=os.environ[VARIABLE], args=list(FLAGS))
        for number, (screen, way) in enumerate(chosen.items(), start=1):
            print(f"• {number} of {len(chosen)}: {screen}", flush=True)
            take(browser, site, screen, way)
        browser.close()
    for picture, name in SHOWN.items():
        if (FOLDER / f"{picture}.png").exists():
            shutil.copyfile(FOLDER / f"{picture}.png", ROOT / "docs" / f"{name}.png")
    print(f"The pictures are in {FOLDER.relative_to(ROOT)}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
