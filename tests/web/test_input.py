from random import Random

from tests.web.test_session import opened, session
from web.play.input import Narrowing, Open, Ready, Refused
from web.play.session import Session


def sailing() -> Session:
    return opened(session())


def test_a_target_that_stands_for_one_action_is_that_action() -> None:
    table = sailing()
    way = next(action for action in table.legal if action.family == "sail")
    city = table.game.targets(table.match.state, way)[1]
    assert Narrowing(table).tap(city) == Ready(way)


def test_a_target_of_several_leaves_them_open_and_the_next_tap_narrows_them() -> None:
    table = session()
    narrowing = Narrowing(table)
    answer = narrowing.tap("do:booths")
    assert isinstance(answer, Open)
    assert set(answer.actions) == set(table.legal)
    assert "do:booths" not in narrowing.possible
    assert "city:riga" in narrowing.possible
    answer = narrowing.tap("city:riga")
    assert isinstance(answer, Ready)
    assert str(answer.action) == "booths riga"


def test_a_target_that_does_not_fit_what_was_chosen_starts_afresh() -> None:
    table = sailing()
    narrowing = Narrowing(table)
    narrowing.tap("do:sail")
    answer = narrowing.tap("do:end")
    assert isinstance(answer, Ready)
    assert narrowing.chosen == ["do:end"]


def test_clear_forgets_the_taps() -> None:
    narrowing = Narrowing(sailing())
    every = narrowing.possible
    narrowing.tap("do:sail")
    assert narrowing.possible != every
    narrowing.clear()
    assert narrowing.possible == every
    assert narrowing.chosen == []


def test_what_is_not_possible_says_which_rule_forbids_it() -> None:
    table = sailing()
    far = next(city.id for city in table.view.board.cities if city.id not in (*table.view.ways_out, table.view.ship))
    answer = Narrowing(table).tap(f"city:{far}")
    assert isinstance(answer, Refused)
    assert answer.refusal is not None
    assert answer.refusal.rule.startswith("H")


def test_what_is_no_target_at_all_is_refused_without_a_rule() -> None:
    assert Narrowing(session()).tap("city:atlantis") == Refused(None)
    assert Narrowing(session()).tap("<b>") == Refused(None)


def test_every_legal_action_can_be_reached_by_its_targets() -> None:
    rng, table = Random(11), session(3)
    while not table.over:
        table.confirm()
        if table.over:
            break
        for action in table.legal:
            narrowing = Narrowing(table)
            answers = [narrowing.tap(target) for target in table.game.targets(table.match.state, action)]
            last = answers[-1]
            left = (last.action,) if isinstance(last, Ready) else last.actions if isinstance(last, Open) else ()
            assert action in left
        table.play(rng.choice(table.legal))


def test_while_handing_on_nothing_is_possible() -> None:
    table = session()
    table.play("booths danzig")
    assert Narrowing(table).possible == ()
    assert isinstance(Narrowing(table).tap("city:riga"), Refused)
