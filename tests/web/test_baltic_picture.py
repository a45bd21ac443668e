"""What stands on the table of Hansa: panels, log, score, keys, and that nothing shown is dead."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import hansa
import web
from tests.baltic.table import table as position
from tests.web.baltic_table import OPENING, SALE, at, new_table
from tests.web.document import buttons, parse
from tests.web.table import Table, drawn
from web.games.baltic import labels, preview
from web.games.baltic.kit import KIT
from web.table.cursor import ARROWS, neighbour
from web.table.seats import players

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.cpython_only


def test_a_sale_of_one_colour_among_two_is_finished_too() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    table.screen.tap("do:sell")
    assert table.host.dialog
    table.host.dialog.do("toggle", "red.0")
    table.host.dialog.do("toggle", "red.1")
    table.host.dialog.do("sell")
    assert table.session.view.phase == "actions"
    assert [str(action) for action in table.session.match.log[-2:]] == ["sell blue:1+1", "done"]


def test_highlights_can_be_switched_off() -> None:
    table = at(position())
    table.host.preferences.highlight = False
    assert table.glowing() == set()


def test_arrow_keys_go_to_the_nearest_thing_in_their_direction() -> None:
    table = at(position())
    assert table.screen.key("ArrowDown")
    assert table.host.focus_on == "city:copenhagen"
    assert table.screen.key("ArrowDown")
    assert table.host.focus_on == "space:copenhagen.1"
    assert table.tree.one(class_="target", tabindex="0")["data-id"] == "space:copenhagen.1"


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_arrow_keys_reach_every_target(layout: str) -> None:
    start = "city:copenhagen"
    reached, fresh = {start}, [start]
    while fresh:
        here = fresh.pop()
        for key in ARROWS:
            there = neighbour(labels.positions(layout), here, key)
            if there not in reached:
                reached.add(there)
                fresh.append(there)
    assert reached == set(labels.positions(layout))


def test_n_goes_round_what_can_be_used() -> None:
    table = at(position())
    seen = []
    for _ in range(4):
        table.screen.key("n")
        seen.append(table.host.focus_on)
    assert set(seen) == {"city:danzig", "city:luebeck", "city:toensberg", "do:replenish"}


def test_keys_nobody_knows_are_left_to_the_browser() -> None:
    table = at(position())
    assert not table.screen.key("F5")
    assert not table.screen.key("ctrl+r")
    assert not table.screen.key("7")


def test_every_listed_key_does_something() -> None:
    table = at(position())
    table.screen.do("help")
    listed = [key for key in parse(table.sheet).texts("kbd") if len(key) == 1]
    table.host.dismiss()
    assert len(listed) > 10
    for key in listed:
        assert table.screen.key(key.lower()), key


def test_names_with_markup_are_shown_as_they_are() -> None:
    table = new_table(("<b>Anna</b>", '"><img src=x>'))
    table.screen.do("score")
    pages = [table.page, table.sheet]
    table.screen.tap("city:danzig")
    pages.append(table.page)
    table.screen.do("log")
    pages.append(table.sheet)
    for page in pages:
        assert "Anna" not in parse(page).texts("b")
        assert not parse(page).all("img")
    assert "<b>Anna</b>" in parse(pages[0]).text


def test_letters_tell_players_apart() -> None:
    assert [player.letter for player in players(["Anna", "Bo"], KIT.colours)] == ["A", "B"]
    assert [player.letter for player in players(["Anna", "Astrid", "Bo"], KIT.colours)] == ["1", "2", "B"]
    assert [player.letter for player in players(["…", "🙂"], KIT.colours)] == ["1", "2"]
    assert len({player.colour for player in players(["a", "b", "c", "d"], KIT.colours)}) == 4


def test_panels_go_round_the_table_from_the_start_player() -> None:
    table = new_table(("Anna", "Bo", "Cleo"), start="2")
    assert parse(table.part("table-players")).texts(class_="name") == ["Bo", "Cleo", "Anna"]
    assert table.part("table-players").count("start player") == 2  # the mark's name and its tooltip


def test_the_score_so_far_has_the_rows_of_the_final_sheet() -> None:
    table = new_table(bonuses="on").play(*OPENING)
    table.screen.do("score", "0")
    for row in table.session.game.score(table.session.match.state)[0].rows:
        assert f"row.{row.name}" not in table.sheet
        assert row.rule in table.sheet
    assert len(parse(table.sheet).all(scope="row")) == 9 + 2


def test_a_row_tells_how_many_things_its_points_are_for_and_does_not_read_as_a_product() -> None:
    table = new_table(bonuses="on").play(*OPENING)
    table.screen.do("score", "0")
    assert "×" not in table.sheet
    assert "number → points" in table.sheet
    cells = [cell for cell in parse(table.sheet).all("td") if cell.all(class_="count")]
    assert cells
    for cell in cells:
        count, points = cell.one(class_="count").text.removesuffix(" →"), cell.one(class_="points").text
        assert cell.one(class_="unseen").text == f"{points} for {count}"


def test_the_log_tells_newest_first_and_draws_as_one_line() -> None:
    table = new_table().play(*OPENING)
    lines = parse(table.part("table-log")).texts(class_="log-moment")
    assert lines[0] == "Anna begins a turn with an income of 3 talers."
    assert lines[1] == "Bo sets up the first 2 booths in Kalmar."
    assert "The warehouses are filled." in lines
    assert len([line for line in lines if "arrives" in line]) == 0


def finished(names: tuple[str, ...] = ("Anna", "Bo"), seed: str = "t") -> Table:
    """A game played to its end by people who replenish whenever they can."""
    table = new_table(names, seed=seed, bonuses="on")
    rng = Random(seed)
    while not table.session.over:
        legal = table.session.legal
        families = [action.family for action in legal]
        wanted = "replenish" if "replenish" in families else rng.choice(families)
        table.session.play(rng.choice([action for action in legal if action.family == wanted]))
        table.session.confirm()
    table.open()
    return table


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_final_sheet_adds_up_and_can_be_put_aside(seed: str) -> None:
    table = finished(seed=seed)
    outcome = table.session.match.outcome
    assert outcome
    assert [part.place for part in table.screen.fragments()] == ["app"]
    assert [int(points) for points in table.tree.one("tr", "row-total").texts("td")] == [
        sum(row.points for row in outcome.sheets[seat].rows) for seat in table.screen.seats()
    ]
    table.screen.do("look")
    assert "Back to the score" in table.page
    table.screen.do("final")
    assert "Rematch" in table.page


@pytest.mark.slow
def test_every_state_of_a_game_can_be_drawn_on_every_layout() -> None:
    """Random games by tapping only what is highlighted or offered; nothing may break, and nobody may get stuck."""
    for seed in range(3):
        table = new_table(("Anna", "Bo", "Cleo")[: 2 + seed % 2], seed=str(seed), confirm=bool(seed % 2))
        rng = Random(seed)
        taps = 0
        while not table.session.over:
            taps += 1
            assert taps < 3000
            table.host.tall = taps % 2 == 0
            _use_something(table, rng)
        assert "wins" in table.page or "share the win" in table.page


def _use_something(table: Table, rng: Random) -> None:
    offered = [button for part in drawn(table.screen).values() for button in buttons(part)]
    if table.host.dialog:
        commands = [(do, value) for do, value in buttons(table.sheet) if do in {"yes", "sell", "build"}]
        table.host.dialog.do(*rng.choice(commands))
        return
    if ("confirm", "") in offered:
        table.screen.do("confirm")
        return
    marked = sorted(table.glowing())
    targets = [target for target, _ in offered if ":" in target and target not in marked]
    if "do:replenish" in marked:
        marked = ["do:replenish"]
    elif rng.random() < 0.4 and targets:
        marked = targets
    table.screen.tap(rng.choice(marked or targets))


def test_no_button_is_dead() -> None:
    """Whatever the table shows is a command of the screen or of the app."""
    source = (Path(web.__file__).parent / "app" / "app.py").read_text(encoding="utf-8")
    app = set(re.findall(r'"(app\.[a-z-]+)":', source))
    handed_on = new_table()
    handed_on.screen.tap("city:danzig")
    asked = at(position(ship="riga", wares={"riga": "red1 blue2"}))
    asked.screen.tap("do:buy")
    tables = [handed_on, asked, at(SALE, ("Anna", "Bo", "Cleo")), finished()]
    looked = finished()
    looked.screen.do("look")
    seen = {do for table in (*tables, looked) for do in table.tree.values("data-do")}
    assert {"app.menu", "app.download", "app.home", "again", "confirm", "cancel", "final"} <= seen
    assert seen <= app | set(handed_on.screen._commands)


def test_previews_change_nothing() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    state = table.session.match.state
    before = list(state)
    game = table.session.game
    preview.sale(game, state, ["sell red:3+2"])
    preview.taxes(game, state, game.parse(state, "end"))
    preview.opens_last_pile(game, state, game.parse(state, "replenish"))
    assert state == before
    assert table.session.match.to_act != hansa.OVER
