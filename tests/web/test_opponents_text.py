"""What computers are called and how their reasons are told."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import hansa
from hansa import ai
from hansa.ai.baltic.terms import TERMS
from web.games import kits
from web.play.question import Answer
from web.text import say
from web.text.opponents import SECRET, outcome, points, reason, reasons, sitter

HANSA, TEUTONICA = (kit.terms for kit in kits().values())
FOLDERS = {"hansa": "hansa.ai.baltic", "teutonica": "hansa.ai.teutonica"}
FORESIGHT = ("replies", "hunch", "won")
UNSAID = {"level"}


def weighed(game: str) -> set[str]:
    """The terms that any level weighs."""
    found: set[str] = set()
    for level in ai.LEVELS:
        text = files(FOLDERS[game]).joinpath("weights", f"{level}.toml").read_text(encoding="utf-8")
        found |= set(tomllib.loads(text)["weights"])
    return found


@pytest.mark.parametrize("game", FOLDERS)
def test_every_term_of_an_evaluation_has_words(game: str) -> None:
    terms = weighed(game) | set(FORESIGHT) | (set(TERMS) | {"fresh-goods"} if game == "hansa" else set())
    assert len(terms) > 20
    assert sorted(term for term in terms if not reason(game, term, kits()[game].terms)) == []


@pytest.mark.parametrize("game", FOLDERS)
def test_whatever_a_level_gives_as_a_reason_has_words(game: str) -> None:
    names = ("Anna", "Bo", "Cy", "Di")[: 2 if game == "hansa" else 4]
    match = hansa.new(hansa.Setup(game, names, {"start": "1"}, seed="why"))
    player, told = ai.player(game, "merchant"), 0
    for _ in range(40):
        view = match.game.view(match.state, match.to_act)
        decision = ai.finish(player.think(match.game, view, ai.Budget(nodes=200)))
        told += len(decision.reasons)
        assert {each.term for each in decision.reasons if not reason(game, each.term, kits()[game].terms)} <= UNSAID
        match.play(decision.action)
    assert told > 20


def test_reasons_say_what_is_for_it_and_what_is_against() -> None:
    answer = Answer(1, "end", reasons=(("points.sold", 3.0), ("lead.riga", 0.52), ("talers", -1.04), ("sets", 0.04)))
    assert (
        reasons("hansa", answer, HANSA)
        == "For it, in points: goods sold +3 and the lead in Riga +0.5. Against it: talers −1."
    )


def test_three_reasons_for_it_and_one_against_are_told() -> None:
    many = (("sets", 1.0), ("singles", 3.0), ("talers", 2.0), ("exposed", 0.5), ("points.sold", -1.0), ("leads", -2.0))
    assert reasons("hansa", Answer(1, "end", reasons=many), HANSA) == (
        "For it, in points: single goods that could become pairs +3, talers +2 and goods ready to sell +1. "
        "Against it: cities led −2."
    )


def test_what_is_told_does_not_speak_against_it_where_all_together_speaks_for_it() -> None:
    small = (("sets", 1.0), ("singles", 1.0), ("talers", 1.0), ("exposed", 1.0), ("points.goods", 1.0), ("leads", -4.0))
    assert "and minor points +2. Against it: cities led −4." in reasons("hansa", Answer(1, "end", reasons=small), HANSA)


def test_what_others_lose_or_keep_is_told_with_their_names() -> None:
    told = (("lead.riga@1", 1.5), ("sets@-1", 1.0), ("talers@1", -0.5))
    assert reasons("hansa", Answer(1, "end", reasons=told), HANSA, who=("Anna", "Bo", "Cy")) == (
        "For it, in points: the lead in Riga kept from Bo +1.5 and goods ready to sell kept from the others +1. "
        "Against it: talers left to Bo −0.5."
    )


def test_an_end_of_the_game_is_said_once() -> None:
    assert outcome(Answer(1, "end", outcome="won")) == "This wins the game."
    assert outcome(Answer(1, "end", outcome="lost")) == "This ends the game without a win."
    assert outcome(Answer(1, "end", outcome="won", reasons=(("won", 20.0),))) == ""
    assert outcome(Answer(1, "end")) == ""


def test_a_reason_without_words_is_left_out() -> None:
    assert reasons("hansa", Answer(1, "end", reasons=(("new-term", 3.0),)), HANSA) == ""


def test_what_would_tell_a_secret_is_left_out() -> None:
    answer = Answer(1, "end", reasons=(("score.mission", 3.0), ("pool", 1.0)))
    assert "mission" in reasons("teutonica", answer, TEUTONICA)
    assert reasons("teutonica", answer, TEUTONICA, without=SECRET) == "For it, in points: pieces free to work +1."


@pytest.mark.parametrize(("amount", "told"), [(3, "+3"), (-0.46, "−0.5"), (2.04, "+2"), (11.96, "+12")])
def test_points_are_told_to_a_tenth(amount: float, told: str) -> None:
    assert points(amount) == told


def test_computers_get_names_that_do_not_begin_like_others() -> None:
    taken = ["Hans", "Wolf"]
    assert sitter(taken) == "Tideman"
    every = say("sitters").split(", ")
    assert sitter([*every[:-1], "X"]) == every[-1]
    assert len({name[0] for name in every[:5]}) == 5
