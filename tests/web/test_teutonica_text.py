"""Every fact of the rules of Hansa Teutonica has a sentence."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import hansa
from hansa import GameEnded, Refusal, TurnBegan
from hansa.core.events import Event
from hansa.teutonica import events as happened
from hansa.teutonica.board import BOARD_IDS, COLOURS, PERMANENT, SKILLS, board
from hansa.teutonica.editions import EDITIONS, FAVOURS, MARKERS
from hansa.teutonica.state import FRAME_NAMES, VALUES
from tests.teutonica.games import CONFIGS, choose
from web.games.teutonica import words as text
from web.games.teutonica.words import Words, tell
from web.text import texts

pytestmark = pytest.mark.cpython_only

RULES = Path(hansa.__file__).parent / "teutonica"
NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")


def constants(node: ast.AST) -> set[str]:
    """The strings an expression can be: itself, or both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def called(name: str, argument: int) -> set[str]:
    """What is given to a function as one of its arguments, anywhere in the rules."""
    found: set[str] = set()
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                found |= constants(node.args[argument])
    return found


REASONS = sorted(called("Refusal", 1))
ROWS = sorted(called("Row", 0))
EVENTS: list[Event] = [
    happened.StartDrawn(1),
    happened.MarkerLaid(None, "exchange", "stade-hamburg"),
    happened.MarkerLaid(0, "exchange", "stade-hamburg"),
    happened.MarkerSeen(0, "exchange"),
    happened.MissionDealt(0, ("stade", "hamburg", "halle")),
    happened.FavourOffered("extra-action"),
    happened.IncomeTaken(0, 2, 1),
    happened.Placed(0, "trader", "stade-hamburg.2"),
    happened.Displaced(0, "merchant", "stade-hamburg.2", 1, "trader"),
    happened.Paid(0, 1, 0),
    happened.Lifted(0, "trader", "stade-hamburg.1"),
    *(happened.Dropped(0, "trader", "stade-hamburg.1", source) for source in ("hand", "stock", "supply", "route")),
    happened.Removed(1, "merchant", "stade-hamburg.1"),
    happened.NoRoom(1, "merchant"),
    happened.RouteCreated(0, "stade-hamburg"),
    *(happened.Scored(0, 1, reason, "hamburg") for reason in ("control", "coin", "connection")),
    happened.MarkerTaken(0, "develop", "stade-hamburg", 3),
    happened.MarkerTaken(0, "develop", "stade-hamburg", 0),
    happened.MarkerTaken(0, "develop", "stade-hamburg", 0, drawn=False),
    happened.OfficeOpened(0, "trader", "hamburg", 1),
    happened.OfficeOpened(0, "trader", "hamburg", 0),
    happened.CityCompleted("hamburg", 4),
    happened.SkillRaised(0, "bank", 3),
    happened.SkillRaised(0, "privilege", 1),
    happened.SpecialTaken(0, 7),
    happened.MarkerUsed(0, "exchange"),
    happened.MarkerTurned(0, "exchange"),
    happened.MarkersExchanged(0, 1, "develop"),
    happened.MarkerStaked(0, "tribute", "stade-hamburg"),
    happened.TributeTaken(0, 1, 1, "hamburg"),
    happened.OfficesExchanged(0, "hamburg", 1),
    happened.PawnMoved(0, "north-west"),
    happened.FavourTaken(0, "extra-action"),
    TurnBegan(0),
    GameEnded((0,)),
    GameEnded((0, 1)),
]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words(None, NAMES)


def test_the_scan_of_the_rules_finds_what_is_known_to_be_there() -> None:
    assert {"not-all-yours", "two-players-2009", "nobody-there", "own-piece", "no-markers-here"} <= set(REASONS)
    assert {"prestige", "network", "mission", "favours"} <= set(ROWS)
    assert len(REASONS) > 70


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence(reason: str) -> None:
    assert texts()[f"t.refusal.{reason}"].endswith(".")


@pytest.mark.parametrize("name", ROWS)
def test_every_row_of_the_score_sheet_has_a_name(name: str) -> None:
    assert text.row(name)
    assert tell(f"row.each.{name}")


@pytest.mark.parametrize("phase", [name for name in FRAME_NAMES if name != "ended"])
def test_every_phase_has_a_sentence(phase: str) -> None:
    assert any(key == f"t.phase.{phase}" or key.startswith(f"t.phase.{phase}.") for key in texts())


def test_every_kind_of_event_has_a_sentence(words: Words) -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds | {TurnBegan, GameEnded} == {type(event) for event in EVENTS}
    for event in EVENTS:
        sentence = words.event(event)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_secrets_stay_secret(words: Words) -> None:
    assert words.event(happened.MissionDealt(0, ("stade", "hamburg", "halle"))) == "Anna gets a secret mission."
    assert words.event(happened.MarkerSeen(0, "exchange")) == "Anna draws a new marker."


@pytest.mark.parametrize("names", [MARKERS, FAVOURS, SKILLS], ids=["markers", "favours", "skills"])
def test_every_sign_is_explained(names: tuple[str, ...]) -> None:
    kind = {MARKERS: "marker", FAVOURS: "favour", SKILLS: "skill"}[names]
    for name in names:
        assert tell(f"{kind}.{name}")
        assert tell(f"{kind}.about.{name}").endswith(".")


def test_every_choice_of_the_set_up_has_a_name_and_a_line() -> None:
    for key, names in (("board", BOARD_IDS), ("edition", tuple(EDITIONS)), ("option", ("missions", "favours"))):
        for name in names:
            assert tell(f"{key}.{name}")
            assert tell(f"{key}.about.{name}").endswith(".")


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_everything_on_a_board_has_a_name(board_id: str) -> None:
    where = board(board_id)
    words = Words(where, NAMES)
    for route in where.routes:
        assert words.route(route.id).count("–") == 1
    for province in where.provinces:
        assert words.province(province.id)
    for name, _ in where.countries:
        assert text.country(name)
    assert all(tell(f"permanent.{kind}") for kind in PERMANENT)
    assert all(text.colour(name) for name in COLOURS)


def test_what_skills_show() -> None:
    assert text.value("bank", len(VALUES[4]) - 1) == "all"
    assert text.value("privilege", 3) == "black (IV)"
    assert text.value("actions", 0) == "2"


def test_a_refusal_names_its_rule(words: Words) -> None:
    refusal = Refusal("T14", "not-all-yours", {"route": "stade-hamburg"})
    assert words.refusal(refusal) == "Every post of Stade–Hamburg must hold a piece of yours. (Rule T14)"
    assert words.refusal(refusal, "do:route").startswith("No route is filled")


@pytest.mark.parametrize("config", CONFIGS[::5], ids=str)
def test_whatever_cannot_be_done_in_a_game_is_explained(config: object) -> None:
    """Many targets of the table in every state of a game: each is of use, or a sentence says why not."""
    match = hansa.new(config.setup("why"))  # type: ignore[attr-defined]
    rng = Random(7)
    where = match.game.view(match.state, 0).board
    words = Words(where, NAMES)
    targets = [f"post:{route.id}.1" for route in where.routes] + [f"route:{route.id}" for route in where.routes]
    targets += [f"city:{city.id}" for city in where.cities] + [f"province:{one.id}" for one in where.provinces]
    targets += [f"do:{family}" for family in ("income", "place", "displace", "move", "route", "end", "done")]
    targets += ["do:pawn"] if where.provinces else []
    targets += [f"marker:{name}" for name in MARKERS] + [f"tile:{name}" for name in FAVOURS]
    targets += [f"plate:{name}" for name in MARKERS] + [f"special:{space.points}" for space in where.special]
    told = set()
    while match.to_act != hansa.OVER and match.ply < 900:
        for target in rng.sample(targets, 4):
            refusal = match.game.why_not(match.state, target)
            if refusal is not None:
                sentence = words.refusal(refusal, target, "Anna")
                assert sentence.endswith(f". (Rule {refusal.rule})")
                told.add(refusal.reason)
        match.play(choose(match.state, match.legal_actions, rng, 0.8))
    assert len(told) > 5


def test_an_office_in_a_city_without_printed_spaces_is_not_called_additional() -> None:
    """T42."""
    for board_id in BOARD_IDS:
        there = board(board_id)
        words = Words(there, ("Anna", "Bo"))
        for city in there.cities:
            told = words.event(happened.OfficeOpened(0, "trader", city.id, 0))
            assert ("additional" in told) == bool(city.spaces)


def test_the_last_marker_drawn_and_none_left_to_draw_are_told_apart(words: Words) -> None:  # T16
    last = words.event(happened.MarkerTaken(0, "develop", "stade-hamburg", 0))
    none = words.event(happened.MarkerTaken(0, "develop", "stade-hamburg", 0, drawn=False))
    assert last.endswith("and draws the last new one.")
    assert none.endswith("None is left to draw: the game ends with this action.")
