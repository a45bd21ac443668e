"""English: moves that are typed."""

from __future__ import annotations

TEXTS = {
    "typed.title": "Type a move",
    "typed.choice": "Type a move",
    "typed.choice.hint": "In words, with what is possible below. Key: /",
    "typed.label": "Your move, in a few words",
    "typed.play": "Play",
    "typed.offers": "What can be done",
    "typed.more.one": "… and 1 more. Type a word to find it.",
    "typed.more.many": "… and {n} more. Type a word to find them.",
    "typed.none": "Nothing fits yet. Press Enter to hear why.",
    "typed.choose.one": "1 move fits.",
    "typed.choose.many": "{n} moves fit. Type on, or choose one below.",
    "typed.empty": "Type what you want to do, or choose below.",
    "typed.unknown": "“{text}” is no move of this game. These come nearest to it:",
    "typed.waiting": "It is not your move just now.",
    "typed.confirm": "hand on",
    "typed.does.end": "Ends the turn.",
    "typed.does.done": "That is all; the game goes on.",
    "typed.does.nothing": "Takes nothing for it.",
    "typed.does.other": "Possible now.",
    "typed.undo": "undo",
    "typed.undo.does": "Takes the last step back.",
    "typed.redo": "redo",
    "typed.redo.does": "Does what was taken back.",
    "typed.words": """\
booths:set first start stall stalls
sail:go travel ship
buy:take purchase
build:set stall stalls booth booths
sell:
replenish:fill refill restock
lose:give
discard:give tax taxes
done:finish finished ready
end:turn finish stop pass
place:put set
displace:push replace kick
lift:move
drop:put set place
remove:
t:trader traders cube cubes
m:merchant merchants disc discs
income:take bank
pay:
hire:
route:create trade establish complete
office:open branch
additional:extra
green:permanent
exchange:swap
skill:develop upgrade
special:points coellen
nothing:decline none skip
use:marker play
marker:put place bonus
favour:favor tile
turn:flip
pawn:move ride
action:""",
    "typed.fillers": "a an the to in into on onto at of from by with and for my one then between as is post posts "
    "trade route city i we please barrel barrels marker markers good goods space office",
}
