"""English for the lessons of Hansa: a title, a sentence or two a step, and what was learned."""

from __future__ import annotations

TURN = {
    "lesson.hansa.1": "A turn",
    "lesson.hansa.1.look": "You are Anna. Everybody sails the one ship, which lies in Copenhagen now. You have 6 "
    "talers: 3 from the start and 3 as the income of this turn.",
    "lesson.hansa.1.sail": "Every leg follows an arrow and costs 1 taler. Tap Lübeck to sail there.",
    "lesson.hansa.1.buy": "You alone have most booths in Lübeck, so goods are free for you here. Take one of the two "
    "markers.",
    "lesson.hansa.1.on": "One action in a visit. To do more, sail first: on to Aalborg.",
    "lesson.hansa.1.pay": "In Aalborg Bo leads, so a marker costs 1 taler, and Bo gets it. Buy one all the same.",
    "lesson.hansa.1.end": "You have 3 talers left, and that is as many as you may keep. Tap “End turn”.",
    "lesson.hansa.1.learned": "Sail along the arrows for 1 taler a leg, do one thing in each city you visit, and stop "
    "when you like.",
}

MAJORITY = {
    "lesson.hansa.2": "Who is paid",
    "lesson.hansa.2.bo": "The crown over a booth shows who alone has most of them in a city. Watch Bo: he sails to "
    "Kalmar, where you wear the crown, and buys there.",
    "lesson.hansa.2.copenhagen": "His taler went to you: with your income you have 7. Now sail to Copenhagen.",
    "lesson.hansa.2.bank": "Nobody has booths here, so the taler goes to the bank. Buy the marker.",
    "lesson.hansa.2.luebeck": "Sail on to Lübeck, where the crown is yours.",
    "lesson.hansa.2.free": "Your own city: take a marker for nothing.",
    "lesson.hansa.2.aalborg": "One more leg: sail to Aalborg. You and Bo have two booths each there.",
    "lesson.hansa.2.tie": "Level means that nobody leads, and the bank is paid once more. Buy a marker.",
    "lesson.hansa.2.learned": "A marker costs 1 taler, paid to whoever leads the city. You pay nothing where you lead "
    "yourself, and the bank where nobody does.",
}

BUILD = {
    "lesson.hansa.3": "Booths",
    "lesson.hansa.3.look": "The ship lies in Aalborg, where Bo leads with two booths. You hold two markers: three "
    "barrels of wine and one of herring.",
    "lesson.hansa.3.build": "Give a marker away and you may set up a booth for each of its barrels. Tap your wine "
    "with three barrels and set up three booths.",
    "lesson.hansa.3.visit": "Three against two: the crown is yours. That was your action here, so sail to Copenhagen.",
    "lesson.hansa.3.buy": "Buy the grain that lies here.",
    "lesson.hansa.3.end": "You have 4 talers and may keep only 3: the fourth is lost as a tax. Here that does no "
    "harm. End your turn.",
    "lesson.hansa.3.bo": "Bo wants the wine in Aalborg. Watch whom he has to pay now.",
    "lesson.hansa.3.learned": "Markers with many barrels make many booths. Where you lead you buy for nothing and earn "
    "from the others. At the end every city with a booth of yours counts 2 points, 4 if you are alone there.",
}

SELL = {
    "lesson.hansa.4": "Selling",
    "lesson.hansa.4.look": "You hold two markers of wine and one of grain. To sell you need two or more of one "
    "colour, and a booth where the ship lies. In Lübeck you have two booths.",
    "lesson.hansa.4.sell": "Tap “Sell” and sell both markers of wine. The sheet shows what you gain and what it costs.",
    "lesson.hansa.4.loss": "One booth went home, and the wine is safe: 7 points. And everybody else who holds wine "
    "loses one marker of it. Bo chooses which.",
    "lesson.hansa.4.sail": "Selling was your action here. A single marker of grain cannot be sold, so sail to Aalborg "
    "for another.",
    "lesson.hansa.4.buy": "Buy the two barrels of grain. Then you have a pair for a later turn, if nobody sells grain "
    "before you.",
    "lesson.hansa.4.learned": "Sell two or more of a colour where you have a booth. It brings 1 point a marker and 1 "
    "a barrel, costs one booth, and takes a marker of that colour from everybody else.",
}

TAXES = {
    "lesson.hansa.5": "Taxes",
    "lesson.hansa.5.buy": "You hold three markers and 6 talers. In Lübeck you lead: take the herring with three "
    "barrels.",
    "lesson.hansa.5.sail": "Talers above 3 are lost when your turn ends, so spend them. Sail to Aalborg.",
    "lesson.hansa.5.more": "Buy the two barrels of grain. Bo gets the taler.",
    "lesson.hansa.5.end": "Now you hold five markers and 4 talers. You may keep three of each. End the turn and look "
    "what the sheet warns of.",
    "lesson.hansa.5.first": "The taler is gone. Two markers must go as well, and you choose which. Pairs of a colour "
    "can be sold. Your wine stands alone: let it go.",
    "lesson.hansa.5.second": "One more, and whichever it is, a pair is left. Sold markers would never be taxed.",
    "lesson.hansa.5.learned": "At the end of your turn you keep 3 talers and 3 unsold markers at most. What you earn "
    "while others play stays until your own turn ends.",
}

END = {
    "lesson.hansa.6": "The last round",
    "lesson.hansa.6.replenish": "A whole game has been played, and you are a point ahead. At the start of a turn you "
    "may pay 1 taler to fill all empty warehouses. Do it: the fifth pile will be opened.",
    "lesson.hansa.6.buy": "The last round is on: Bo has one more turn, then it is over. Every unsold marker is a "
    "point. In Stockholm you lead, so take one.",
    "lesson.hansa.6.reval": "With 2 talers left, sail to Reval.",
    "lesson.hansa.6.more": "Another free marker, another point.",
    "lesson.hansa.6.end": "That will do. End your turn.",
    "lesson.hansa.6.bo": "Bo takes his last turn. Then the points are counted.",
    "lesson.hansa.6.learned": "Opening the fifth pile starts the last round, and everybody gets equally many turns. "
    "Unsold markers count 1, sold ones 1 and their barrels, cities 2 or 4. Talers count nothing.",
}

TEXTS = {**TURN, **MAJORITY, **BUILD, **SELL, **TAXES, **END}
