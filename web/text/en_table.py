"""English for what every table shares: turns, handing on, looking back, keys and the score sheet."""

from __future__ import annotations

from web.text import en_overview

TURN = {
    "turn.of": "{who}’s turn",
    "turn.answer": "{who} must choose",
    "turn.over": "{who} is done",
    "turn.ended": "The end",
    "refusal/handing-on": "This turn is over. Hand it on, or undo to change it.",
    "refusal/watching": "Here you can only watch.",
    "hand-on.next": "Next: {who}.",
    "hand-on.end": "That was the last turn.",
    "hand-on.done": "Handed on to {who}.",
    "turn.is-over": "{who}’s turn is over.",
    "unused.title": "Left undone",
    "undo.done": "Taken back.",
    "undo.start": "Nothing has been done yet that could be taken back.",
    "undo.confirmed": "The turn before was handed on: it stays as it is.",
    "undo.hidden": "Something hidden has come to light: what was done before stays.",
    "undo.answered": "The step before was {who}’s and has been answered: it stays as it is.",
    "redo.nothing": "There is nothing to do again.",
}

ACTIONS = {
    "do.cancel": "Cancel",
    "do.close": "Close",
    "do.undo": "Undo",
    "do.redo": "Redo",
    "do.reset": "Restart turn",
    "do.confirm": "Hand on to {who}",
    "do.confirm.end": "See the result",
    "do.score": "Score",
    "do.log": "Log",
    "do.help": "Help and rules",
    "do.menu": "Menu",
    "table.players": "Players, in turn order",
    "table.log": "Log",
    "table.bar": "Your actions",
    "sheet.log.title": "Log",
    "log.earlier": "Show what was earlier",
    "sheet.help.title": "Help",
    "sheet.score.title": "Score if the game ended now",
}

KEYS = {
    "key.arrows": "Move over the board",
    "key.enter": "Act on what is marked",
    "key.n": "Go to the next thing that can be used",
    "key.tab": "Go through the buttons",
    "key.e": "End turn, or hand it on",
    "key.u": "Undo (also Z)",
    "key.y": "Redo",
    "key.x": "Restart the turn",
    "key.l": "Log",
    "key.escape": "Close or cancel",
    "key.question": "This list",
    "key.name.arrows": "Arrows",
    "key.name.enter": "Enter",
    "key.name.tab": "Tab",
    "key.name.escape": "Esc",
    "key.name.digits": "1–9",
    "key.h": "Look back",
    "key.comma": "One moment back or on, while looking back",
    "key.name.plus": "+",
    "key.name.comma": ", .",
    "sheet.help.keys": "Keys",
}

SCORE = {
    "row.total": "Total",
    "score.wins": "{who} wins",
    "score.shared": "{who} share the win",
    "score.by": "with {points}",
    "score.winner": "winner",
    "score.count": "{n} →",
    "score.count.about": "how many → points",
    "score.count.spoken": "{points} for {n}",
    "score.look": "Look at the board",
    "score.back": "Back to the score",
    "score.again": "Play again with the same people",
    "score.export": "Save as a file",
    "score.home": "Home",
}

HISTORY = {
    "history.look": "Look at this moment",
    "history.open": "Look back",
    "history.all": "Watch the game again",
    "history.since": "Since your last turn",
    "history.title": "Looking back",
    "history.at": "Moment {n} of {all}",
    "history.start": "The game begins.",
    "history.slider": "Moment of the game",
    "history.first": "To the beginning",
    "history.previous": "One moment back",
    "history.next": "One moment on",
    "history.last": "To the last moment",
    "history.play": "Play on by itself",
    "history.pause": "Pause",
    "history.copy": "Continue here in a copy",
    "history.copy.title": "{title}, from moment {n}",
    "history.copied": "This is a copy that begins at the moment you chose. The other game is as it was.",
    "history.back": "Take back to here",
    "history.close": "Back to the game",
    "history.only": "You are looking back. Go back to the game to play.",
}

TEXTS: dict[str, str] = {**TURN, **ACTIONS, **KEYS, **SCORE, **HISTORY, **en_overview.TEXTS}
