"""Lessons: real positions, steps that the learner's own actions complete, and nothing else does."""

from itertools import pairwise

import pytest

import hansa
from hansa.teutonica.board import board
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.games import kits
from web.games.baltic import words
from web.games.teutonica.board.layout import plan
from web.lessons import coach
from web.play import guide
from web.play.guide import Guide
from web.play.input import Narrowing
from web.play.lesson import Lesson
from web.play.session import Session
from web.store.slots import GAME
from web.table.marks import wants
from web.text import say, texts
from web.wire import address as routes

COURSES = {game: kit.lessons for game, kit in kits().items()}
EVERY = [lesson for lessons in COURSES.values() for lesson in lessons]
LEARNER = 0
MOST_LETTERS = 140

each_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.id)


def begin(lesson: Lesson) -> tuple[Session, Guide]:
    session = guide.begin(lesson)
    assert session.guide
    return session, session.guide


def right(session: Session) -> str:
    """The first legal action that the step asks for."""
    assert session.guide
    return next(str(action) for action in session.legal if session.guide.accepts(action))


def go_on(session: Session) -> None:
    if session.can_confirm:
        session.confirm()
    else:
        session.play(right(session))


def start(address: str, store: FakeStore | None = None) -> tuple[App, FakePage]:
    page = FakePage(address)
    app = App(page, FakeStore() if store is None else store)
    page.routed = app.routed
    app.start()
    return app, page


def read(app: App, page: FakePage) -> None:
    """Go on until something is to be done."""
    while parse(page.shown["coach"]).all(id="coach-on"):
        app.did("confirm")


def texts_of(prefix: str) -> list[str]:
    return [str(text) for key, text in texts().items() if key.startswith(f"{prefix}.")]


def shown(page: FakePage) -> str:
    return parse(page.shown["coach"]).text


def test_the_lessons_of_each_game_are_numbered_from_one() -> None:
    assert (len(COURSES["hansa"]), len(COURSES["teutonica"])) == (8, 24)
    for lessons in COURSES.values():
        assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))


@each_lesson
def test_a_lesson_begins_in_a_position_that_its_record_replays(lesson: Lesson) -> None:
    match = lesson.position()
    assert hansa.load(match.dumps()).digest() == match.digest()
    assert match.to_act >= 0


@each_lesson
def test_a_lesson_has_a_sentence_for_every_step_and_no_other(lesson: Lesson) -> None:
    prefix = f"lesson.{lesson.game}.{lesson.number}."
    names = [*(step.name for step in lesson.steps), "learned"]
    assert sorted(key.removeprefix(prefix) for key in texts() if key.startswith(prefix)) == sorted(names)
    assert coach.title(lesson)


@each_lesson
def test_a_lesson_is_short_and_played_to_its_end_by_what_it_asks_for(lesson: Lesson) -> None:
    ended: list[str] = []
    session = guide.begin(lesson, lambda: ended.append(lesson.id))
    assert session.guide
    assert 3 <= sum(not step.is_read for step in lesson.steps) <= 7
    while session.guide.step:
        assert session.can_confirm or session.match.to_act == LEARNER
        assert session.can_confirm or wants(Narrowing(session), session.guide)
        go_on(session)
    assert ended == [lesson.id]
    assert coach.sentence(session.guide) == say(f"lesson.{lesson.game}.{lesson.number}.learned")


@each_lesson
def test_whatever_else_is_legal_is_not_played(lesson: Lesson) -> None:
    session, taught = begin(lesson)
    while taught.step:
        before, done = session.match.digest(), taught.done
        for action in () if session.can_confirm else session.legal:
            if not taught.accepts(action):
                assert session.play(action) == []
                assert (session.match.digest(), taught.done, taught.strayed) == (before, done, True)
        go_on(session)
        assert not taught.strayed


def test_what_the_rules_forbid_is_refused_in_a_lesson_too() -> None:
    session, _ = begin(COURSES["hansa"][0])
    session.confirm()
    with pytest.raises(hansa.IllegalAction):
        session.play("sail riga")


def test_a_step_that_was_right_cannot_be_taken_back() -> None:
    session, _ = begin(COURSES["hansa"][0])
    session.confirm()
    session.play("sail luebeck")
    assert not session.can_undo


@pytest.mark.parametrize("address", ["hansa/6", "hansa/8", "teutonica/8"])
def test_a_lesson_that_ends_the_game_is_won_by_the_learner(address: str) -> None:
    session, taught = begin(next(lesson for lesson in EVERY if lesson.id == address))
    while taught.step:
        go_on(session)
    assert session.match.outcome
    assert session.match.outcome.winners == (LEARNER,)


@each_lesson
def test_what_the_coach_says_fits_into_three_lines_on_a_phone(lesson: Lesson) -> None:
    prefix = f"lesson.{lesson.game}.{lesson.number}."
    assert not [key for key, text in texts().items() if key.startswith(prefix) and len(str(text)) > MOST_LETTERS]


def test_the_list_shows_which_lessons_are_done() -> None:
    store = FakeStore()
    app, page = start(routes.LEARN, store)
    assert len(parse(page.shown["app"]).all(class_="is-done")) == 0
    app.services.library.keep_learned("hansa/2")
    app.services.library.keep_learned("hansa/2")
    _, page = start(routes.LEARN, store)
    assert len(parse(page.shown["app"]).all(class_="is-done")) == 1
    assert routes.learn("hansa", 1) in page.shown["app"]


def test_what_can_wait_is_folded_up_until_the_game_itself_is_known() -> None:
    store = FakeStore()
    app, page = start(routes.LEARN, store)
    (course,) = parse(page.shown["app"]).all(class_="course-teutonica")
    groups = course.all("details")
    assert [one.one("b").text for one in groups] == list(texts_of("learn.group.teutonica"))
    assert len(course.all("li")) == len(COURSES["teutonica"])
    assert sum(len(one.all("li")) for one in groups) == len(COURSES["teutonica"]) - 8
    assert not [one for one in groups if "open" in one]
    for lesson in COURSES["teutonica"][:8]:
        app.services.library.keep_learned(lesson.id)
    _, page = start(routes.LEARN, store)
    opened = [one for one in parse(page.shown["app"]).all("details") if "open" in one]
    assert [one.one("b").text for one in opened] == [say("learn.group.teutonica.points")]


@pytest.mark.parametrize("game", COURSES)
def test_after_a_lesson_comes_the_next_one_of_its_kind_and_then_a_game(game: str) -> None:
    kit = kits()[game]
    for lesson, following in pairwise(kit.lessons):
        assert kit.after(lesson) == (following if following.group == lesson.group else None)
    assert kit.after(kit.lessons[-1]) is None


def test_the_coach_stands_beside_the_table_and_goes_on_when_told() -> None:
    app, page = start(routes.learn("hansa", 1))
    assert page.marks["screen"] == "table"
    assert say("lesson.hansa.1.aim") in shown(page)
    app.did("confirm")
    assert say("lesson.hansa.1.look") in shown(page)
    app.did("confirm")
    assert say("lesson.hansa.1.sail") in shown(page)
    assert page.document.root.glowing == ["city:luebeck"]
    assert len(page.document.root.all("path", "way")) == 1


@pytest.mark.parametrize("game", kits())
def test_in_a_lesson_the_tables_highlight_what_the_picture_does(game: str) -> None:
    app, page = start(routes.learn(game, 1))
    read(app, page)
    wanted = {node["data-id"] for node in page.document.root.all(class_="target is-legal")}
    app.did("overview")
    things = page.document.root.all(class_="thing is-legal")
    assert {node["data-id"] for node in things} == wanted
    assert all("data-meant" in node for node in things)


def test_the_enlarged_posts_of_a_route_know_what_is_wanted() -> None:
    app, page = start(routes.learn("teutonica", 1))
    read(app, page)
    app.tapped("route:duisburg-dortmund")
    posts = page.document.root.all("button", "lens-post")
    assert posts
    assert all("data-meant" in post and "is-legal" in post.classes for post in posts)


def test_a_wrong_city_is_answered_kindly_and_the_ship_stays() -> None:
    app, page = start(routes.learn("hansa", 1))
    read(app, page)
    ship = page.shown["part-ship"]
    app.tapped("city:danzig")
    assert say("lesson.stray") in shown(page)
    assert say("lesson.stray") in page.said[-1]
    assert page.shown["part-ship"] == ship
    app.tapped("city:luebeck")
    assert say("lesson.stray") not in shown(page)
    assert page.shown["part-ship"] != ship
    assert say("lesson.hansa.1.buy") in page.said[-1]


def test_while_there_is_something_to_read_a_tap_only_says_so() -> None:
    app, page = start(routes.learn("hansa", 1))
    app.tapped("city:luebeck")
    assert say("lesson.wait") in shown(page)
    assert app.pressed("e")
    assert app.pressed("e")
    assert say("lesson.hansa.1.sail") in shown(page)


def test_a_sheet_of_the_table_shows_the_coach_and_marks_what_is_meant() -> None:
    app, page = start(routes.learn("hansa", 3))
    app.did("confirm")
    app.tapped("do:build")
    assert say("lesson.hansa.3.build") in page.shown["dialog"]
    assert [node["data-value"] for node in parse(page.shown["dialog"]).all(data_meant=True)] == ["red3"]
    app.did("build", "blue1", in_dialog=True)
    assert say("lesson.stray") in shown(page)
    app.tapped("do:build")
    app.did("build", "red3", in_dialog=True)
    assert say("lesson.hansa.3.visit") in shown(page)


def test_a_wrong_use_of_a_route_is_asked_again() -> None:
    app, page = start(routes.learn("teutonica", 3))
    app.did("confirm")
    app.tapped("post:goettingen-quedlinburg.3")
    app.did("act", "place t goettingen-quedlinburg.3")
    app.tapped("route:goettingen-quedlinburg")
    app.did("create", "office goettingen", in_dialog=True)
    assert say("lesson.teutonica.3.skill") in shown(page)
    assert say("lesson.stray") in shown(page)
    app.did("act", "skill actions")
    assert say("lesson.teutonica.3.more") in shown(page)


def test_two_pieces_move_with_one_action_and_fill_a_route() -> None:  # T13
    app, page = start(routes.learn("teutonica", 5))
    app.did("confirm")
    app.tapped("post:stade-hamburg.1")
    app.tapped("post:goettingen-quedlinburg.3")
    app.tapped("do:done")
    assert say("lesson.stray") in shown(page)
    app.tapped("post:kampen-osnabrueck.1")
    app.tapped("post:goettingen-quedlinburg.2")
    assert say("lesson.teutonica.5.route") in shown(page)
    app.tapped("route:goettingen-quedlinburg")
    app.did("create", "office goettingen", in_dialog=True)
    assert say("lesson.teutonica.5.learned") in shown(page)


def test_a_finished_lesson_is_remembered_leads_on_and_can_be_repeated_but_is_never_saved_as_a_game() -> None:
    store = FakeStore()
    app, page = start(routes.learn("hansa", 5), store)
    for target in ("space:luebeck.2", "city:aalborg", "space:aalborg.1", "do:end"):
        app.tapped(target)
    app.did("yes", in_dialog=True)
    for target in ("hand:red3", "hand:blue1"):
        app.tapped(target)
    assert say("lesson.hansa.5.learned") in shown(page)
    assert routes.learn("hansa", 6) in page.shown["coach"]
    assert app.services.library.learned() == ["hansa/5"]
    assert not [key for key in store if key.startswith(GAME)]
    app.tapped("city:copenhagen")
    assert say("lesson.hansa.5.learned") in page.said[-1]
    app.did("lesson-again")
    assert say("lesson.hansa.5.buy") in shown(page)


def test_after_the_last_lesson_comes_a_game_of_ones_own_and_its_score_sheet_stays_a_lesson() -> None:
    store = FakeStore()
    app, page = start(routes.learn("teutonica", 8), store)
    app.did("confirm")
    for post in (1, 2):
        app.tapped(f"post:kampen-osnabrueck.{post}")
    app.tapped("route:kampen-osnabrueck")
    app.did("create", "nothing", in_dialog=True)
    assert "final" in page.shown["app"]
    assert routes.NEW in page.shown["coach"]
    app.did("again")
    assert say("lesson.teutonica.8.look") in shown(page)
    assert not [key for key in store if key.startswith(GAME)]


def test_a_lesson_can_be_looked_back_at_but_no_copy_of_it_is_kept() -> None:
    store = FakeStore()
    app, page = start(routes.learn("hansa", 1), store)
    app.did("history")
    app.did("history.copy")
    assert not [key for key in store if key.startswith(GAME)]
    read(app, page)
    assert say("lesson.hansa.1.sail") in shown(page)
    app.tapped("city:luebeck")
    assert say("lesson.hansa.1.buy") in shown(page)


def test_the_menu_of_a_lesson_leads_out_of_it() -> None:
    app, page = start(routes.learn("teutonica", 1))
    app.did("app.menu")
    assert routes.LEARN in page.shown["dialog"]
    app.did("lesson-again", in_dialog=True)
    assert page.shown["dialog"] == ""


@pytest.mark.parametrize("address", ["#/learn/hansa/99", "#/learn/chess/1", "#/learn/hansa/0"])
def test_an_unknown_lesson_leads_to_the_list(address: str) -> None:
    _, page = start(address)
    assert page.address == routes.LEARN


def test_what_a_rule_forbids_is_said_by_the_coach_where_one_looks() -> None:  # H10
    app, page = start(routes.learn("hansa", 1))
    read(app, page)
    app.tapped("space:riga.1")
    (refusal,) = parse(page.shown["coach"]).all(class_="coach-stray")
    places = {"city": "riga", "ship": "copenhagen"}
    assert refusal.text == words.refusal(hansa.Refusal("H10", "ship-elsewhere", places), "space:riga.1", "Anna")
    assert say("lesson.hansa.1.sail") in shown(page), "what to do is still there"
    assert refusal.text in page.said[-1]
    assert refusal.text not in parse(page.shown["table-bar"]).text, "once is enough"
    app.tapped("city:luebeck")
    assert not parse(page.shown["coach"]).all(class_="coach-stray")


def test_an_enlarged_board_goes_to_what_the_coach_speaks_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePage, "is_portrait", lambda _: True)
    monkeypatch.setattr(FakePage, "viewport_size", lambda _: (390.0, 500.0))
    app, page = start(routes.learn("teutonica", 1))
    ground = plan(board("hanseatic-2-3"))
    (wide, high), posts = ground.size, ground.posts["duisburg-dortmund"]
    middle = f"{sum(x for x, _ in posts) / len(posts) / wide:.2f} {sum(y for _, y in posts) / len(posts) / high:.2f}"
    assert page.marks["centre"] == middle
    page.marks["centre"] = ""
    read(app, page)
    assert page.marks["centre"] == middle


def test_sheets_that_are_only_to_be_read_are_left_alone() -> None:
    app, page = start(routes.learn("hansa", 1))
    app.did("score")
    assert say("lesson.hansa.1.look") not in page.shown["dialog"]
