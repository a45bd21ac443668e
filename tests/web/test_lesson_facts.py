"""What the coach says about points, prices and pieces is what the rules make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hansa
from web.games import kits
from web.play import guide
from web.play.guide import Guide
from web.play.session import Session
from web.text import say

LESSONS = {lesson.id: lesson for kit in kits().values() for lesson in kit.lessons}
ANNA, BO, CLEO = range(3)

Fact = Callable[[Session], Any]


def total(seat: int) -> Fact:
    return lambda session: session.game.score(session.match.state)[seat].total


def row(seat: int, name: str) -> Fact:
    """The points in a row of the score sheet, as the player sees them (T38 is secret)."""
    return lambda session: next(each.points for each in _sheet(session, seat) if each.name == name)


def counted(seat: int, name: str) -> Fact:
    return lambda session: next(each.count for each in _sheet(session, seat) if each.name == name)


def _sheet(session: Session, seat: int) -> tuple[hansa.Row, ...]:
    match = session.match
    if session.game.id == "hansa":
        return tuple(session.game.score(match.state)[seat].rows)
    return tuple(match.game.view(match.state, seat).score()[seat].rows)


def view(read: Callable[[Any], Any]) -> Fact:
    return lambda session: read(session.game.view(session.match.state, ANNA))


def legal(text: str) -> Fact:
    return lambda session: any(str(action) == text for action in session.match.legal_actions)


def value(skill: int, seat: int = ANNA) -> Fact:
    return view(lambda seen: seen.desk(seat).values[skill])


KEYS, ACTIONS, PRIVILEGE, BOOK, _BANK = range(5)

FACTS: list[tuple[str, str, str, Fact, Any]] = [
    # Hansa. What it costs and brings: H7, H12 to H16, H19, H21
    ("hansa/1", "look", "6 talers", view(lambda seen: seen.talers(ANNA)), 6),
    ("hansa/1", "end", "3 talers", view(lambda seen: seen.talers(ANNA)), 3),
    ("hansa/2", "copenhagen", "you have 7", view(lambda seen: seen.talers(ANNA)), 7),
    ("hansa/3", "end", "4 talers", view(lambda seen: seen.talers(ANNA)), 4),
    ("hansa/4", "sell", "two booths", view(lambda seen: seen.booths("luebeck")[ANNA]), 2),
    ("hansa/4", "sell", "both wine goods", row(ANNA, "unsold"), 3),
    ("hansa/4", "loss", "worth 7", lambda s: row(ANNA, "sold")(s) + row(ANNA, "barrels")(s), 7),
    ("hansa/5", "buy", "6 talers", view(lambda seen: seen.talers(ANNA)), 6),
    ("hansa/5", "end", "4 talers", view(lambda seen: seen.talers(ANNA)), 4),
    ("hansa/5", "end", "five goods", counted(ANNA, "unsold"), 5),
    ("hansa/6", "replenish", "a point ahead", lambda s: total(ANNA)(s) - total(BO)(s), 1),
    ("hansa/6", "reval", "2 talers", view(lambda seen: seen.talers(ANNA)), 2),
    ("hansa/7", "first", "three barrels", view(lambda seen: [good.barrels for good in seen.wares("danzig")]), [3]),
    ("hansa/7", "sail", "Danzig", view(lambda seen: seen.talers(ANNA)), 6),
    ("hansa/8", "replenish", "4 points ahead", lambda s: total(BO)(s) - total(ANNA)(s), 4),
    ("hansa/8", "stockholm", "One point behind", lambda s: total(BO)(s) - total(ANNA)(s), 1),
    ("hansa/8", "stockholm", "One point", row(ANNA, "last-pile"), 3),
    ("hansa/8", "reval", "level", lambda s: total(BO)(s) - total(ANNA)(s), 0),
    ("hansa/8", "riga", "a taler", view(lambda seen: seen.talers(ANNA)), 1),
    ("hansa/8", "end", "61 points", total(ANNA), 61),
    ("hansa/8", "end", "59", total(BO), 59),
    # The game itself: T5, T7, T15, T21
    ("teutonica/1", "look", "2 actions", view(lambda seen: seen.actions_left), 2),
    ("teutonica/2", "route", "Groningen", view(lambda seen: seen.desk(BO).prestige), 1),
    ("teutonica/2", "after", "1 prestige", view(lambda seen: seen.desk(BO).prestige), 1 + 1),
    ("teutonica/2", "after", "control Emden", view(lambda seen: seen.city("emden").control), ANNA),
    ("teutonica/3", "more", "new action at once", value(ACTIONS), 3),
    ("teutonica/5", "lift", ": 2.", value(BOOK), 2),
    (
        "teutonica/8",
        "look",
        "19 prestige",
        view(lambda seen: [seen.desk(seat).prestige for seat in range(3)]),
        [19] * 3,
    ),
    ("teutonica/8", "learned", "20 prestige", view(lambda seen: seen.desk(ANNA).prestige), 21),
    # The connection: T20
    ("teutonica/9", "look", "7 prestige", view(lambda seen: seen.board.link_points), (7, 4, 2)),
    ("teutonica/9", "place", "Arnheim to Minden", view(lambda seen: seen.desk(ANNA).prestige), 2),
    ("teutonica/9", "after", "7 prestige, and 1", view(lambda seen: seen.desk(ANNA).prestige), 2 + 7 + 1),
    ("teutonica/9", "after", "Minden", view(lambda seen: seen.city("minden").control), ANNA),
    # Special points: T22
    (
        "teutonica/10",
        "place",
        "Bo has the 7",
        view(lambda seen: next(bool(man) and man.seat for man in seen.special)),
        BO,
    ),
    ("teutonica/10", "place", "orange", value(PRIVILEGE), 1),
    ("teutonica/10", "learned", "counts at the end", row(ANNA, "special"), 8),
    # The network: T33
    ("teutonica/11", "look", "2 offices, by 1 key: 2 points", row(ANNA, "network"), 2),
    ("teutonica/11", "keys", "5 offices are connected: 5 points", row(ANNA, "network"), 5),
    ("teutonica/11", "learned", "2 keys are 10 points", row(ANNA, "network"), 10),
    ("teutonica/11", "learned", "2 keys", value(KEYS), 2),
    # Bonus markers: T24, T25
    ("teutonica/12", "look", "2 actions", view(lambda seen: seen.actions_left), 2),
    ("teutonica/12", "place", "5 actions", view(lambda seen: seen.actions_left), 5),
    ("teutonica/12", "learned", "3 are left", view(lambda seen: seen.actions_left), 3),
    ("teutonica/13", "look", "Bo controls", view(lambda seen: seen.city("arnheim").control), BO),
    ("teutonica/13", "route", "yours", view(lambda seen: seen.city("arnheim").control), ANNA),
    ("teutonica/13", "route", "yours", view(lambda seen: seen.desk(ANNA).prestige), 1),
    ("teutonica/13", "after", "1 prestige", view(lambda seen: seen.desk(ANNA).prestige), 2),
    ("teutonica/14", "look", "single space", view(lambda seen: len(seen.board.city("duisburg").spaces)), 1),
    ("teutonica/14", "after", "Bo still controls", view(lambda seen: seen.city("duisburg").control), BO),
    ("teutonica/14", "after", "network grows", counted(ANNA, "network"), 2),
    (
        "teutonica/15",
        "place",
        "supplies",
        view(lambda seen: [seen.desk(seat).supply[0] for seat in (BO, CLEO)]),
        [10, 5],
    ),
    # Promotional markers: T52
    ("teutonica/16", "end", "Both count", counted(ANNA, "markers"), 2),
    ("teutonica/16", "bo", "your supply", view(lambda seen: seen.desk(ANNA).supply[0]), 0),
    ("teutonica/16", "cleo", "2 traders", view(lambda seen: seen.desk(ANNA).supply[0]), 2),
    ("teutonica/16", "cleo", "one more", view(lambda seen: seen.desk(CLEO).supply[0]), 10),
    ("teutonica/16", "learned", "dearer", view(lambda seen: seen.desk(CLEO).supply[0]), 10 - 2),
    ("teutonica/17", "place", "5 actions", view(lambda seen: seen.actions_left), 5),
    ("teutonica/17", "learned", "as many markers", counted(ANNA, "markers"), 2),
    # The other boards: T42 to T44, T46, T49
    ("teutonica/18", "privilege", "privilege", value(PRIVILEGE), 0),
    ("teutonica/18", "learned", "Permanent", value(PRIVILEGE), 1),
    ("teutonica/19", "visby", "completes", view(lambda seen: seen.completed_cities), 1),
    ("teutonica/19", "learned", "controlled", view(lambda seen: seen.city("dresden").control), ANNA),
    ("teutonica/20", "london", "both", view(lambda seen: len(seen.permissions(ANNA))), 2),
    ("teutonica/20", "second", "One permission is spent", view(lambda seen: len(seen.permissions(ANNA))), 1),
    ("teutonica/20", "route", "no permission", view(lambda seen: len(seen.permissions(ANNA))), 0),
    ("teutonica/21", "place", "5 points each", view(lambda seen: seen.country_points("wales")[:2]), (5, 5)),
    (
        "teutonica/21",
        "after",
        "7 points for you, 4 for him",
        view(lambda seen: seen.country_points("wales")),
        (7, 4, 0),
    ),
    # Options: T35 to T40
    ("teutonica/22", "walk", "out of reach", legal("route kampen-osnabrueck"), False),
    ("teutonica/22", "route", "Create the route", view(lambda seen: seen.actions_left), 2),
    ("teutonica/23", "place", "2 points", row(ANNA, "mission"), 2),
    ("teutonica/23", "after", "8 altogether", row(ANNA, "mission"), 8),
    ("teutonica/24", "end", "gone", view(lambda seen: seen.actions_left), 0),
    ("teutonica/24", "end", "tile is yours", view(lambda seen: seen.desk(ANNA).favours), ("extra-action",)),
    ("teutonica/24", "more", "3 actions", view(lambda seen: seen.actions_left), 3),
    ("teutonica/24", "more", "3 actions", counted(ANNA, "markers"), 2),
]


def brought_to(lesson: str, step: str) -> Session:
    """A lesson, played as far as the sentence that a learner then sees."""
    session = guide.begin(LESSONS[lesson])
    taught = session.guide
    assert isinstance(taught, Guide)
    while taught.step and taught.step.name != step:
        if session.can_confirm:
            session.confirm()
        else:
            session.play(next(action for action in session.legal if taught.accepts(action)))
    assert (taught.step.name if taught.step else "learned") == step
    return session


@pytest.mark.parametrize(("lesson", "step", "words", "fact", "expected"), FACTS)
def test_what_the_coach_says_is_so(lesson: str, step: str, words: str, fact: Fact, expected: object) -> None:
    assert words in say(f"lesson.{lesson.replace('/', '.')}.{step}")
    assert fact(brought_to(lesson, step)) == expected


def test_a_sale_brings_what_the_sheet_and_the_coach_say() -> None:  # H14, H19
    before, after = brought_to("hansa/4", "sell"), brought_to("hansa/4", "loss")
    assert total(ANNA)(after) - total(ANNA)(before) == 5
    assert "+5" in say("lesson.hansa.4.loss")


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.startswith("teutonica/")][8:])
def test_what_is_taught_later_has_a_fact_that_is_looked_at(lesson: str) -> None:
    assert lesson in {fact[0] for fact in FACTS}


def test_whoever_walks_may_still_not_reach_what_was_sent_far_away() -> None:  # T36
    session = brought_to("teutonica/22", "bo")
    match = session.match
    walks = [str(action) for action in match.legal_actions if action.family == "pawn"]
    assert walks
    for walk in walks:
        trial = hansa.load(match.dumps())
        trial.play(walk)
        assert "route duisburg-dortmund" not in map(str, trial.legal_actions), walk


def test_an_exchange_would_have_paid_bo_without_it() -> None:  # T15, T25
    session = brought_to("teutonica/13", "use")
    trial = hansa.load(session.match.dumps())
    trial.play("route arnheim-muenster")
    seen = trial.game.view(trial.state, ANNA)
    assert (seen.desk(ANNA).prestige, seen.desk(BO).prestige) == (1, 1)
