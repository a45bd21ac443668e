"""English for the drawings beside the rules: what stands below them, and what they show to those who listen."""

from __future__ import annotations

PAGE = {
    "rules.contents": "Contents",
    "rules.lessons": "Lessons",
    "rules.signs": "Signs",
}

CAPTIONS = {
    "figure.barrels": "one, two, three barrels",
    "figure.colours": "six colours, each with its sign",
    "figure.first": "Anna’s first booths",
    "figure.joined": "both may be in one city",
    "figure.free": "Anna leads: free for her",
    "figure.to-bo": "Bo leads: 1 taler to Bo",
    "figure.to-bank": "level: 1 taler to the bank",
    "figure.turned": "3 + 2 barrels, sold",
    "figure.home": "one booth goes home",
    "figure.loses": "Bo gives up one of his",
    "figure.kept": "you may keep this much",
    "figure.taxed": "the rest is gone",
    "figure.unsold": "unsold",
    "figure.sold": "sold",
    "figure.shared": "a shared city",
    "figure.alone": "a city of your own",
    "figure.for-trader": "a trader costs one more",
    "figure.for-merchant": "a merchant costs two more",
    "figure.one-more": "a trader brings one more",
    "figure.two-more": "a merchant brings two more",
    "figure.control": "Anna controls Groningen",
    "figure.nobody": "nobody controls Emden",
    "figure.square": "square: a trader",
    "figure.round": "round: a merchant",
    "figure.privilege": "the four privileges",
    "figure.pawn": "the pawn",
    "figure.guard": "a guard",
    "figure.boat": "a boat: merchants only",
    "figure.house": "a house: anybody",
}

SPOKEN = {
    "figure.H1": "Three markers of wine with one, two and three barrels; markers of all six colours: wine, herring, "
    "grain, amber, cloth and fur.",
    "figure.H3": "Five piles of markers face down, with 8, 8, 8, 7 and 7 markers. An hourglass stands over the fifth.",
    "figure.H6": "Kalmar with two booths of Anna, and Aalborg with two of Anna and two of Bo.",
    "figure.H8": "A taler, then a marker from the piles, then two empty spaces that become two goods.",
    "figure.H11": "Copenhagen, Lübeck and Aalborg with arrows from each to the next, every arrow with a coin of 1.",
    "figure.H12": "Kalmar with a crown over Anna’s booths, Danzig with a crown over Bo’s, Aalborg with no crown.",
    "figure.H13": "A marker of grain with three barrels becomes three booths.",
    "figure.H14": "Two markers of wine with three and two barrels are turned face down, and one booth goes home.",
    "figure.H15": "Bo has two markers of wine; the one with one barrel is crossed out.",
    "figure.H16": "Three talers and three markers are kept; another taler and another marker are crossed out.",
    "figure.H18": "A marker is taken from the fifth pile, and an hourglass shows that the end is near.",
    "figure.H19": "An unsold marker is 1, a sold one with three barrels 1 and 3, a shared city 2, a city of your own "
    "4.",
    "figure.T2": "A desk at the start: five tracks whose first field is open and whose others are covered by pieces, "
    "with supply and stock below.",
    "figure.T8": "The route from Duisburg to Dortmund with a trader of Cleo on one post and the other post free.",
    "figure.T9": "Anna’s trader takes the place of Bo’s trader and one more trader of hers goes to the stock; for a "
    "merchant of Bo two more go there.",
    "figure.T10": "Bo’s displaced trader comes back with one more piece, his merchant with two more.",
    "figure.T12": "The route from Göttingen to Quedlinburg, and the two other routes that end in Quedlinburg.",
    "figure.T13": "A trader goes from one post to a free one.",
    "figure.T14": "The route from Groningen to Emden, all three posts with pieces of Anna.",
    "figure.T15": "Groningen with an office of Anna and her crowned shield, and Emden without offices.",
    "figure.T16": "The route from Osnabrück to Bremen with a bonus marker beside it.",
    "figure.T18": "A square space with a trader, a round one with a merchant, and four spaces numbered I to IV.",
    "figure.T19": "A space with a coin gives one prestige.",
    "figure.T21": "The signs of the five skills: keys, actions, privilege, book and bank.",
    "figure.T22": "Four round spaces for 7, 8, 9 and 11 points, numbered I to IV.",
    "figure.T24": "The markers for three and for four actions, for developing a skill, and for an additional office.",
    "figure.T25": "The markers for exchanging offices, moving three and removing three.",
    "figure.T33": "Five offices times 2 keys make 10.",
    "figure.T35": "The pawn, and a guard.",
    "figure.T43": "A boat takes a merchant; a house takes a trader or a merchant.",
    "figure.T44": "The four permanent markers of the eastern board.",
}

TEXTS = {**PAGE, **CAPTIONS, **SPOKEN}
