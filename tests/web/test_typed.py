"""Moves that are typed: every action by its text and in plain words, refusals with their rule, friendly nonsense."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

import hansa
from tests.baltic import games as hansa_games
from tests.teutonica import games as teutonica_games
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.games import kits
from web.play.session import Session
from web.play.typed import Forbidden, Meant, Moves, Several, Unknown, words
from web.text import say
from web.text.folded import fold
from web.wire import address


def hansa_match(plan: hansa_games.Plan, steps: int) -> hansa.Match:
    match = plan.match()
    hansa_games.wander(match, plan.rng(), steps, plan.zeal)
    return match


def teutonica_match(plan: teutonica_games.Plan, steps: int) -> hansa.Match:
    match = hansa.new(plan.config.setup(str(plan.seed)))
    teutonica_games.wander(match, plan.rng(), steps, plan.zeal)
    return match


matches: some.SearchStrategy[hansa.Match] = some.one_of(
    some.builds(hansa_match, hansa_games.plans, some.integers(0, 150)),
    some.builds(teutonica_match, teutonica_games.plans, some.integers(0, 150)),
)


def moves(match: hansa.Match) -> Moves:
    session = Session(match, "typed", match.ply)
    kit = kits()[match.game.id]
    return Moves(session, kit.synonyms(), kit.concerned(session.view))


def baltic(*lines: str, seed: str = "typed") -> hansa.Match:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed))
    for line in lines:
        match.play(line)
    return match


OPENING = tuple(f"booths {city}" for city in ("danzig", "kalmar", "reval", "stockholm", "riga", "luebeck"))


@hansa_games.tries(80)
@given(matches)
def test_the_text_of_every_legal_action_means_that_action(match: hansa.Match) -> None:
    known = moves(match)
    for action in known.legal:
        assert known.read(str(action)) == Meant(action)
        assert known.read(f"  {str(action).upper()} ") == Meant(action)


@pytest.mark.slow
@hansa_games.tries(40)
@given(matches)
def test_every_legal_action_is_understood_in_words_and_names_as_printed(match: hansa.Match) -> None:
    known = moves(match)
    for action in known.legal:
        spoken = " ".join(" ".join(known._names.get(piece, [piece])) for piece in _pieces(action))
        assert known.read(spoken) == Meant(action), spoken
        assert action in known.fitting(spoken)


def _pieces(action: hansa.Action) -> list[str]:
    text = action.text
    for mark in "-.:+":
        text = text.replace(mark, " ")
    return text.split()


@pytest.mark.slow
@hansa_games.tries(40)
@given(matches, some.text(max_size=30))
def test_any_text_at_all_gets_an_answer(match: hansa.Match, text: str) -> None:
    known = moves(match)
    answer = known.read(text)
    assert isinstance(answer, Meant | Several | Forbidden | Unknown)
    if isinstance(answer, Meant) and match.to_act != hansa.OVER:
        match.play(answer.action)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sail danzig", "sail danzig"),
        ("Sail to Danzig", "sail danzig"),
        ("go to DANZIG, please", "sail danzig"),
        ("sail Lübeck", "sail luebeck"),
        ("sail lubeck", "sail luebeck"),
        ("Sail to Tønsberg.", "sail toensberg"),
        ("tøns", "sail toensberg"),
        ("tonsberg", "sail toensberg"),
        ("dan", "sail danzig"),
        ("end", "end"),
        ("end my turn", "end"),
    ],
)
def test_hansa_in_plain_words(typed: str, meant: str) -> None:
    assert moves(baltic(*OPENING)).read(typed) == Meant(_action(baltic(*OPENING), meant))


def _action(match: hansa.Match, text: str) -> hansa.Action:
    return match.game.parse(match.state, text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Place a trader on Groningen–Emden, post 1", "place t groningen-emden.1"),
        ("place t emden groningen 2", "place t groningen-emden.2"),
        ("put merchant Emden Groningen 2", "place m groningen-emden.2"),
        ("place cube osnabrück bremen 1", "place t osnabrueck-bremen.1"),
        ("end", "end"),
    ],
)
def test_hansa_teutonica_in_plain_words(typed: str, meant: str) -> None:
    options = {"board": "hanseatic-4-5", "start": "1"}
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo", "Dan"), options))
    assert moves(match).read(typed) == Meant(_action(match, meant))


def test_an_income_is_told_by_its_pieces() -> None:
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3", "start": "1"}))
    incomes = [action for action in match.legal_actions if action.family == "income"]
    for action in incomes:
        number = action.text.split()[1].removesuffix("t")
        assert moves(match).read(f"take an income of {number} traders") == Meant(action)


def test_what_fits_more_than_once_is_left_open() -> None:
    match = baltic(*OPENING)
    answer = moves(match).read("sail")
    assert isinstance(answer, Several)
    assert {action.family for action in answer.actions} == {"sail"}
    assert isinstance(moves(match).read(""), Several)


@pytest.mark.parametrize(("typed", "rule"), [("sail riga", "H11"), ("Sail to Reval", "H11"), ("sell wine", "H14")])
def test_what_a_rule_forbids_names_the_rule(typed: str, rule: str) -> None:
    answer = moves(baltic(*OPENING)).read(typed)
    assert isinstance(answer, Forbidden)
    assert answer.refusal.rule == rule


@pytest.mark.parametrize("typed", ["abracadabra", "sail atlantis", "~ draw blue1", "1234", "<script>", "🐟"])
def test_nonsense_gets_the_nearest_legal_moves(typed: str) -> None:
    match = baltic(*OPENING)
    answer = moves(match).read(typed)
    assert isinstance(answer, Unknown)
    assert 0 < len(answer.nearest) <= 3
    assert set(answer.nearest) <= set(match.legal_actions)


def test_the_nearest_moves_come_first() -> None:
    answer = moves(baltic(*OPENING)).read("sial dnazig")
    assert isinstance(answer, Unknown)
    assert str(answer.nearest[0]) == "sail danzig"


def test_marks_and_capitals_do_not_matter() -> None:
    assert fold("LÜBECK Tønsberg Malmö Łódź") == "lubeck tonsberg malmo lodz"
    assert words("income 3t 1m") == ["income", "3", "t", "1", "m"]
    assert words("sell red:3+2") == ["sell", "red", "3", "2"]


def typing(match: hansa.Match) -> tuple[App, FakePage]:
    page = FakePage()
    app = App(page, FakeStore())
    page.routed = app.routed
    app.start()
    page.go(address.game(app.services.library.add(match).id))
    assert app.pressed("/")
    assert say("typed.title") in page.shown["dialog"]
    return app, page


def type_in(app: App, text: str) -> None:
    app.did("typed", text, in_dialog=True)
    app.did("enter", in_dialog=True)


def test_a_turn_is_played_by_typing_only() -> None:
    app, page = typing(baltic())
    for text in ("booths Danzig", "hand on", "booths kalmar", "hand on", "reval", "hand on"):
        type_in(app, text)
        assert page.marks["field typed"] == ""
    assert app.services.session is not None
    assert [str(action) for action in app.services.session.match.log[-3:]] == [
        "booths danzig",
        "booths kalmar",
        "booths reval",
    ]
    assert page.dialog


def test_what_is_offered_says_what_it_will_do() -> None:
    app, page = typing(baltic(*OPENING))
    app.did("typed", "sail dan", in_dialog=True)
    offers = parse(page.shown["typed-offers"])
    assert "sail danzig" in offers.texts("b")
    assert "Danzig" in offers.text.partition("sail danzig")[2]
    app.did("offer", "sail danzig", in_dialog=True)
    assert app.services.session is not None
    assert str(app.services.session.match.log[-1]) == "sail danzig"
    assert "Danzig" in page.shown["typed-said"]


def test_typing_draws_only_what_changes_so_that_the_field_stays() -> None:
    app, page = typing(baltic(*OPENING))
    page.patches.clear()
    app.did("typed", "s", in_dialog=True)
    assert set(page.patches) == {"typed-offers", "typed-said"}


def test_refusals_and_nonsense_are_answered_in_the_dialog_and_nothing_is_played() -> None:
    app, page = typing(baltic(*OPENING))
    assert app.services.session is not None
    before = app.services.session.match.dumps()
    type_in(app, "sail riga")
    assert "H11" in page.shown["typed-said"]
    type_in(app, "<b>fly</b> to the moon")
    assert "<b>fly</b>" in parse(page.shown["typed-said"]).text
    assert len(parse(page.shown["typed-offers"]).all("b")) == 3
    type_in(app, "sail")
    assert "fit" in page.shown["typed-said"]
    type_in(app, "")
    assert page.shown["typed-said"] == say("typed.empty")
    assert app.services.session.match.dumps() == before
    assert page.errors == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("route stade-hamburg", "T14"),
        ("displace t stade-hamburg.1", "T9"),
        ("lift stade-hamburg.1", "T13"),
        ("place m groningen-emden.1", "T8"),
    ],
)
def test_what_hansa_teutonica_forbids_is_answered_with_its_rule(text: str, rule: str) -> None:
    """The second merchant is not there to be placed."""
    setup = hansa.Setup("teutonica", ("Anna", "Bo", "Cleo", "Dan"), {"board": "hanseatic-4-5", "start": "1"}, "typed")
    match = hansa.new(setup)
    match.play("place m groningen-emden.2")
    app, page = typing(match)
    before = match.dumps()
    type_in(app, text)
    assert say("by-rule", sentence="", rule=rule) in page.shown["typed-said"]
    assert match.dumps() == before


def teutonica(*lines: str) -> hansa.Match:
    setup = hansa.Setup("teutonica", ("Anna", "Bo", "Cleo", "Dan"), {"board": "hanseatic-4-5", "start": "1"}, "typed")
    match = hansa.new(setup)
    for line in lines:
        match.play(line)
    return match


PEOPLE = ("Anna", "Wobbeke", "Player 2", "Trader Joe")
STANDING = (
    *(
        "place t stade-hamburg.1",
        "place t stade-hamburg.2",
        "end",
        "place t groningen-emden.1",
        "place m emden-stade.1",
    ),
    *("end", "place t emden-osnabrueck.1", "place t coellen-warburg.2", "end", "place t arnheim-duisburg.1", "end"),
)


def opened(*names: str) -> hansa.Match:
    """Four people, each with pieces on the board; it is the first one's turn."""
    options = {"board": "hanseatic-4-5", "start": "1"}
    match = hansa.new(hansa.Setup("teutonica", names or PEOPLE, options, "typed"))
    for line in STANDING:
        match.play(line)
    return match


def legal(answer: Meant | Several | Forbidden | Unknown) -> set[str]:
    """The moves that an answer leaves."""
    assert isinstance(answer, Meant | Several)
    return {action.text for action in ([answer.action] if isinstance(answer, Meant) else answer.actions)}


@pytest.mark.parametrize(
    ("typed", "begins", "posts"),
    [
        ("displace wobbeke", "displace", {"groningen-emden.1", "emden-stade.1"}),
        ("bump Wobbeke", "displace", {"groningen-emden.1", "emden-stade.1"}),
        ("kick out wobb", "displace", {"groningen-emden.1", "emden-stade.1"}),
        ("displace player 2", "displace", {"emden-osnabrueck.1", "coellen-warburg.2"}),
        ("displace player 2 in Cologne", "displace", {"coellen-warburg.2"}),
        ("displace Trader Joe's piece", "displace", {"arnheim-duisburg.1"}),
        ("displace a tradesman in Arnhem", "displace", {"arnheim-duisburg.1"}),
        ("occupy Hanover Bremen 1", "place", {"bremen-hannover.1"}),
        ("put a resource on Köln Warburg 1", "place", {"coellen-warburg.1"}),
        ("place Brunswick Stendal 1", "place", {"brunswiek-stendal.1"}),
    ],
)
def test_people_and_printed_names_may_be_typed(typed: str, begins: str, posts: set[str]) -> None:
    left = legal(moves(opened()).read(typed))
    assert {text.split()[0] for text in left} == {begins}
    assert {text.split()[-1] for text in left} == posts


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take 3 tradesmen from the general stock", "income 3t"),
        ("Bursa 2", "income 2t"),
        ("money bag: collect 1 cube", "income 1t"),
        ("refill 3", "income 3t"),
        ("occupy Groningen Emden 2 with a small tradesman", "place t groningen-emden.2"),
        ("kick out wobbeke from groningen emden with a disk", "displace m groningen-emden.1"),
        ("move my resource out of Stade Hamburg 1", "lift stade-hamburg.1"),
    ],
)
def test_the_words_of_the_boxes_mean_moves(typed: str, meant: str) -> None:
    match = opened()
    assert moves(match).read(typed) == Meant(_action(match, meant))


@pytest.mark.parametrize(
    ("typed", "key", "fields"),
    [
        ("office goettingen", "office", {"city": "Göttingen"}),
        ("open a Kontor in Göttingen", "office", {"city": "Göttingen"}),
        ("trading post Cologne", "office", {"city": "Coellen"}),
        ("develop keys", "skill", {"skill": "Keys", "cities": "Halle"}),
        ("improve Liber Sophiae", "skill", {"skill": "Book", "cities": "Groningen"}),
        ("special points 7", "special", {"routes": "Coellen–Warburg"}),
    ],
)
def test_what_a_route_brings_is_told_to_come_after_the_route(typed: str, key: str, fields: dict[str, str]) -> None:
    app, page = typing(opened())  # T14
    type_in(app, typed)
    assert say("by-rule", sentence=say(f"t.before.{key}", **fields), rule="T14") in page.shown["typed-said"]


@pytest.mark.parametrize(
    "names", [("t", "1", "displace", "of"), ("a b", "place t", "'; --", "end"), ("@1", "2t", "🐟", "~")]
)
def test_odd_names_of_people_spoil_no_move(names: tuple[str, ...]) -> None:
    known = moves(opened(*names))
    for action in known.legal:
        assert known.read(str(action)) == Meant(action)
    for name in names:
        assert isinstance(known.read(f"displace {name}"), Meant | Several | Forbidden | Unknown)


@pytest.mark.parametrize("text", ["route", "marker", "office", "the post", "trade route", "of"])
def test_words_that_may_be_left_out_mean_nothing_by_themselves(text: str) -> None:
    known = moves(teutonica("place t stade-hamburg.1", "place t stade-hamburg.2"))
    assert [str(action) for action in known.legal] == ["end"]
    assert known.fitting(text) == []
    assert not isinstance(known.read(text), Meant | Several)


def test_a_verb_that_is_not_possible_now_is_refused_with_its_rule() -> None:
    app, page = typing(teutonica("place t stade-hamburg.1", "place t stade-hamburg.2"))
    assert app.services.session is not None
    before = app.services.session.match.dumps()
    type_in(app, "route")
    assert "(Rule T" in page.shown["typed-said"]
    assert app.services.session.match.dumps() == before


@pytest.mark.parametrize("text", ["route stade hamburg", "the route stade-hamburg", "office hamburg"])
def test_a_verb_is_not_left_out_to_make_another_move_fit(text: str) -> None:
    known = moves(teutonica("place t stade-hamburg.1"))
    assert known.fitting(text) == []
    assert isinstance(known.read(text), Forbidden)


def test_verbs_come_before_other_words_for_a_move() -> None:
    known = moves(baltic(*OPENING))
    families = [action.family for action in known.fitting("s")]
    assert families[0] == "sail"
    assert families.index("end") > families.index("sail")
    assert isinstance(known.read("s"), Several)
    assert isinstance(moves(teutonica()).read("s"), Several)
    assert isinstance(moves(teutonica()).read("stop"), Meant)


def test_steps_can_be_taken_back_by_typing() -> None:
    app, page = typing(baltic(*OPENING))
    assert app.services.session is not None
    before = app.services.session.match.dumps()
    type_in(app, "sail danzig")
    type_in(app, "undo")
    assert app.services.session.match.dumps() == before
    assert page.shown["typed-said"].startswith("Undone: ")
    type_in(app, "redo")
    assert str(app.services.session.match.log[-1]) == "sail danzig"


def test_the_menu_leads_to_the_field_too() -> None:
    app, page = typing(baltic())
    app.dismissed()
    app.did("app.menu")
    assert "app.type" in page.shown["dialog"]
    app.did("app.type", in_dialog=True)
    assert say("typed.title") in page.shown["dialog"]


def play_on(app: App, choose: Callable[[Session], hansa.Action], steps: int) -> Session:
    """So many moves by all players, or to the end of the game, all of them typed."""
    session = app.services.session
    assert session is not None
    for _ in range(steps):
        if session.over:
            break
        type_in(app, "hand on" if session.can_confirm else str(choose(session)))
    return session


@pytest.mark.slow
def test_a_whole_game_can_be_typed() -> None:
    app, page = typing(baltic(seed="whole"))
    rng = Random(3)
    session = play_on(app, lambda session: hansa_games.choose(list(session.legal), rng, 0.5), 2000)
    assert session.over
    assert not page.dialog
    assert page.errors == []


@pytest.mark.slow
def test_many_turns_of_hansa_teutonica_can_be_typed() -> None:
    setup = hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3", "start": "1"}, "whole")
    app, page = typing(hansa.new(setup))
    rng = Random(3)
    before = app.services.session.match.ply if app.services.session else 0
    session = play_on(app, lambda s: teutonica_games.choose(s.match.state, s.legal, rng, 0.9), 150)
    assert session.match.ply > before + 90
    assert page.dialog
    assert page.errors == []
