"""Home: what this is, a new game, the games of this browser. Its frame is also the static page of the site."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from web.draw.fields import round_button
from web.draw.icons import icon
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, button, el, join
from web.games import kits
from web.play.usual import Usual, last_alone
from web.screens.hero import picture
from web.screens.menu import GameMenu
from web.screens.setup_seats import SeatForm
from web.screens.unfit import UnfitDialog
from web.store.library import UnfitGame
from web.table import broken
from web.table.seats import players
from web.text import opponents, say
from web.text.saves import against, holds_secrets, standing, title_of, unfit_title, when
from web.wire import address
from web.wire.part import plain
from web.wire.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.draw.players import Player
    from web.store.save import Save
    from web.wire.part import Part
    from web.wire.screen import Services

CREDITS = ("fan", "designers", "buy")

NEWCOMERS = 3
"""So many sit at the table of somebody who was never here."""
PIECE = 60
"""Games that are drawn at once; of a longer list the rest comes when somebody wants it. Whole rows of up to five."""


class Home(Screen):
    """The first screen."""

    name = "home"

    def __init__(self, host: Services) -> None:
        self._host = host
        self._pieces = 1

    def title(self) -> str:
        return say("app.name")

    def fragments(self) -> list[Part]:
        library = self._host.library
        games = self._host.safely(self._games, lambda: [plain("games", broken.game_list(library.ids()))])
        return [plain("app", frame(), ""), *games]

    def do(self, command: str, value: str = "") -> None:
        if command == "menu":
            self._host.show(GameMenu(self._host, value))
        elif command == "unfit":
            self._host.show(UnfitDialog(self._host, value))
        elif command == "backup":
            self._host.back_up()
        elif command == "file" and (save := self._host.library.find(value)):
            self._host.download_record(save.title, save.players, save.record)
        elif command == "play":
            self._play()
        elif command == "more":
            self._pieces += 1

    def keys(self) -> tuple[str, ...]:
        return ("n",)

    def key(self, key: str) -> bool:
        if key == "n":
            self._host.go(address.NEW)
        return key == "n"

    def _play(self) -> None:
        """A game against computers, without a question."""
        library, token = self._host.library, self._host.token
        table = usual(library.games())
        session = library.create(table.setup(token()), table.seats, table.colours)
        self._host.go(address.game(session.id))

    def _games(self) -> list[Part]:
        """The list in pieces, each with a place for the next one: more of them do not have the first drawn anew."""
        library = self._host.library
        saves, unfit = library.listed()
        offered = plain("usual", against_whom(usual(saves)))
        if not saves and not unfit:
            return [offered, plain("games", nothing())]
        now = self._host.now()
        everything: list[Save | UnfitGame] = [*saves, *unfit]
        cards = [self._card(one, now) for one in everything[: self._pieces * PIECE]]
        secrets = any(map(holds_secrets, saves))
        line = [backup_line(library.last_backup(), now, secrets=secrets)] if saves else []
        parts = [plain("games", join([game_list(cards[:PIECE]), _rest(0), *line]))]
        for start in range(PIECE, len(cards), PIECE):
            piece = join([game_list(cards[start : start + PIECE]), _rest(start)])
            parts.append(plain(f"games-{start - PIECE}", piece, parts[-1].place))
        if left := len(everything) - len(cards):
            more = button(say("home.more", n=left), "more", class_="button small")
            parts.append(plain(f"games-{len(cards) - PIECE}", more, parts[-1].place))
        return [offered, *parts]

    def _card(self, one: Save | UnfitGame, now: int) -> Markup:
        if isinstance(one, UnfitGame):
            return _unfit_card(one)
        unsaved = self._host.library.is_unsaved(one.id)
        return self._host.safely(lambda: card(one, now, unsaved=unsaved), lambda: broken.card(one.id))


def _rest(start: int) -> Markup:
    """Where the games after a piece come."""
    return el("div", id=f"games-{start}", class_="more-games")


def frame() -> Markup:
    """Everything but the list of games."""
    words = el("span", say("home.play"), el("span", against_whom(newcomers()), id="usual"), class_="two-lines")
    play = button(words, "play", class_="button primary large", icon=icon("ship"))
    new = el("a", icon("plus"), say("home.new"), class_="button large", href=address.NEW)
    picker = el("input", type="file", id="file", class_="unseen", accept=".hansa,.txt,text/plain")
    label = el("label", icon("upload"), say("home.import"), class_="button large", for_="file")
    rules = el("a", icon("book"), say("rules.open"), class_="button large", href=address.rules(next(iter(kits()))))
    learn = el("a", icon("learn"), say("learn.open"), class_="button large", href=address.LEARN)
    gear = round_button("settings", "app.preferences", say("preferences.title"), looks="corner")
    words = el(
        "div",
        el("h1", say("app.name")),
        el("p", say("home.tagline"), class_="tagline"),
        el("div", play, class_="hero-actions"),
        el("div", new, learn, rules, picker, label, class_="hero-actions"),
        class_="hero-words",
    )
    hero = el("header", picture(), words, gear, class_="hero")
    games = el(
        "section",
        el("h2", say("home.games"), id="games-title"),
        el("div", el("p", say("home.looking"), class_="empty"), id="games"),
        class_="games",
        aria_labelledby="games-title",
    )
    foot = el("footer", *(el("p", say(f"home.{key}")) for key in CREDITS), class_="credits")
    return el("div", hero, games, foot, class_="home")


def newcomers() -> Usual:
    """The first game, with two computers that are friendly."""
    sitters = SeatForm([])
    sitters.alone()
    sitters.fit([NEWCOMERS])
    return Usual(next(iter(kits())), tuple(sitters.called), tuple(sitters.levels), {})


def usual(saves: Sequence[Save]) -> Usual:
    """What the large button starts: what was played alone before, if anything."""
    return last_alone(saves) or newcomers()


def against_whom(table: Usual) -> Markup:
    """What the large button starts."""
    who = against(table.players, table.levels)
    return join([say("home.usual", game=say(f"setup.game.{table.game}"), who=who)])


def nothing() -> Markup:
    """What stands there before the first game."""
    return el("p", say("home.none"), class_="empty")


def game_list(cards: Sequence[Markup]) -> Markup:
    """The games, newest first."""
    return el("ul", *cards, class_="cards")


def backup_line(last: int, now: int, *, secrets: bool) -> Markup:
    """When all games were last taken away as a file, and how to do it: browsers forget what nobody visits."""
    told = when(last, now)
    words = say("backup.last", when=told) if told else say("backup.unknown" if last else "backup.none")
    warning = el("p", say("secret.file")) if secrets else ""
    now_button = button(say("backup.now"), "backup", class_="button small", icon=icon("download"))
    return el("div", el("p", words), warning, now_button, class_="backup")


def card(save: Save, now: int, *, unsaved: bool, title: str = "") -> Markup:
    """A game in the list: who plays, how it stands, when it was last played."""
    facts = [("", say(f"setup.game.{save.game}")), ("", standing(save))]
    if played := when(save.updated, now):
        facts.append(("when", played))
    if save.title:
        facts.insert(0, ("", title_of("", save.players)))
    if any(save.levels):
        facts.insert(1, ("", against(save.players, save.levels)))
    if save.taken_back:
        facts.append(("", opponents.taken_back(save.taken_back)))
    if unsaved:
        facts.append(("unsaved", say("home.unsaved")))
    sitting = players(save.players, kits()[save.game].colours, colours=save.colours)
    return _card(save.id, title or title_of(save.title, save.players), tuple(sitting), tuple(facts))


@lru_cache(maxsize=512)
def _card(game_id: str, title: str, sitting: tuple[Player, ...], facts: tuple[tuple[str, str], ...]) -> Markup:
    """Whatever happens on the home screen, all cards are asked for; few of them have changed."""
    shields = el("span", *map(shield_picture, sitting), class_="shields")
    told = [el("strong" if kind == "unsaved" else "span", fact, class_=kind or None) for kind, fact in facts]
    words = el(
        "span", el("span", title, class_="card-title"), el("span", *told, class_="card-facts"), class_="card-words"
    )
    more = round_button("menu", "menu", say("home.menu", title=title), game_id, aria_haspopup="dialog")
    return el("li", el("a", shields, words, href=address.game(game_id), class_="card-link"), more, class_="card")


def _unfit_card(game: UnfitGame) -> Markup:
    words = el(
        "span",
        el("span", unfit_title(game), class_="card-title"),
        el("span", say("unfit.damaged.hint" if game.damaged else "unfit.hint"), class_="card-facts"),
        class_="card-words",
    )
    opener = el("button", words, type="button", class_="card-link", data_do="unfit", data_value=game.id)
    return el("li", opener, class_="card damaged")
