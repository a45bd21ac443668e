"""A browser is killed while games are played in it; scripts/kill-test does the same for longer."""

import os
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser

from scripts.kills.chromium import Chromium
from scripts.kills.death import KILL, PAGE, RELOAD, TAB, TERM
from scripts.kills.player import GAMES
from scripts.kills.rounds import Trial
from scripts.tasks.browser import VARIABLE, chromium

ENDS = (KILL, KILL, TERM, PAGE, KILL, TAB, RELOAD, KILL)
LIVES = (0.8, 2.0)


def test_what_was_on_the_screen_is_there_after_the_browser_was_killed(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    program = os.environ.get(VARIABLE) or chromium()
    with closing(Trial(Chromium(browser.browser_type, program, tmp_path / "profile"), site, "e2e")) as trial:
        trial.begin()
        rounds = [trial.round(number, end, LIVES) for number, end in enumerate(ENDS)]
    assert {game for one in rounds for game in one.begun} == set(GAMES)
    assert sum(one.steps for one in rounds) > 2 * len(ENDS), "somebody has played"
    lost = [one.line() for one in rounds if not one.cost.nothing]
    assert not lost, "\n".join(lost)
