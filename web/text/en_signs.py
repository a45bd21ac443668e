"""English for the glossary: what every sign is called and what it means."""

from __future__ import annotations

SHEET = {
    "clock.prestige-20": "prestige",
    "clock.completed": "cities",
    "clock.marker-supply": "markers left",
    "signs.title": "Signs",
    "signs.all": "All signs",
    "signs.head": "Above the board",
    "signs.player": "Beside a name",
    "signs.board": "On the board",
    "signs.markers": "Bonus markers",
    "signs.permanent": "Permanent markers",
    "signs.favours": "The emperor’s favours",
}

HANSA = {
    "sign.hansa.piles": "Piles",
    "sign.hansa.piles.about": "How many markers are left in each of the five piles. They are used up from the first "
    "to the last; a draw from the fifth starts the last round (H3, H18).",
    "sign.hansa.last": "The end is near",
    "sign.hansa.last.about": "It stands over the fifth pile. Once that is opened, the round is played to its end and "
    "the game is over (H18).",
    "sign.hansa.score": "Points so far",
    "sign.hansa.score.about": "What a player would have if the game ended now. Tap it to see every row (H19).",
    "sign.hansa.taler": "Talers",
    "sign.hansa.taler.about": "Money for sailing, replenishing and buying. 3 come in at the start of your turn, and 3 "
    "at most stay when it ends (H7, H16).",
    "sign.hansa.supply": "Booths in supply",
    "sign.hansa.supply.about": "Booths a player can still set up (H13).",
    "sign.hansa.placed": "Booths on the board",
    "sign.hansa.placed.about": "All booths of a player in all cities. They decide a tie at the end (H20).",
    "sign.hansa.goods": "Goods marker",
    "sign.hansa.goods.about": "A colour with its sign, and one to three barrels. Unsold it is worth 1 point; 3 at "
    "most stay when your turn ends (H1, H16).",
    "sign.hansa.sold": "Sold goods",
    "sign.hansa.sold.about": "Safe for the rest of the game: 1 point and 1 more for each barrel (H14, H19).",
    "sign.hansa.start": "Start player",
    "sign.hansa.start.about": "Began the game. The last turn of a round is that of the player before (H5, H18).",
    "sign.hansa.turn": "To play",
    "sign.hansa.turn.about": "This player decides now.",
    "sign.hansa.ship": "The ship",
    "sign.hansa.ship.about": "There is only one, and everybody sails it. You act where it lies (H4, H10).",
    "sign.hansa.leg": "A leg",
    "sign.hansa.leg.about": "Where you can sail now. Each leg costs 1 taler and follows the arrow (H11).",
    "sign.hansa.lead": "Crown over a booth",
    "sign.hansa.lead.about": "This player alone has most booths in the city: goods are free for them, and everybody "
    "else pays them (H12). The number is how many booths they have.",
    "sign.hansa.number": "Number of a city",
    "sign.hansa.number.about": "Empty warehouses are filled in the order of these numbers (H8).",
}

TEUTONICA = {
    "sign.teutonica.prestige-20": "Highest prestige, of 20",
    "sign.teutonica.prestige-20.about": "How much prestige the leading player has. At 20 the game ends (T27).",
    "sign.teutonica.completed": "Completed cities",
    "sign.teutonica.completed.about": "Cities whose office spaces are all taken, or without spaces and with an office, "
    "and how many of them end the game (T19, T27, T42).",
    "sign.teutonica.marker-supply": "Markers left to draw",
    "sign.teutonica.marker-supply.about": "Whoever takes a marker from a route draws a new one. If none is left for "
    "that, the game ends after the action (T16, T27).",
    "sign.teutonica.prestige": "Prestige",
    "sign.teutonica.prestige.about": "Points collected so far: for control, coins and the connection. 20 end the game "
    "(T28).",
    "sign.teutonica.total": "Points so far",
    "sign.teutonica.total.about": "What a player would have if the game ended now, with everything that counts at the "
    "end. Tap it to see every row.",
    "sign.teutonica.actions-left": "Actions left",
    "sign.teutonica.actions-left.about": "One dot for each action you have left in this turn (T5).",
    "sign.teutonica.supply": "Supply",
    "sign.teutonica.supply.about": "Traders and merchants at hand: these can be placed (T3, T8).",
    "sign.teutonica.stock": "Stock",
    "sign.teutonica.stock.about": "Pieces that wait, drawn paler. An income brings them back to the supply (T7).",
    "sign.teutonica.used": "Used markers",
    "sign.teutonica.used.about": "Markers turned face down, by use or for a favour. They still count at the end "
    "(T31, T39).",
    "sign.teutonica.plate": "Plate",
    "sign.teutonica.plate.about": "New markers, to be laid on the board when the turn ends (T16, T26).",
    "sign.teutonica.start": "Start player",
    "sign.teutonica.start.about": "Had the first turn of the game (T3).",
    "sign.teutonica.turn": "To play",
    "sign.teutonica.turn.about": "This player decides now.",
    "sign.teutonica.trader": "Trader",
    "sign.teutonica.trader.about": "The square piece. It goes on posts and on square office spaces (T2, T18).",
    "sign.teutonica.merchant": "Merchant",
    "sign.teutonica.merchant.about": "The round piece. It goes on posts, on boats and on round office spaces, and is "
    "dearer to displace (T9, T18).",
    "sign.teutonica.post": "Post",
    "sign.teutonica.post.about": "Room for one piece on a route. When all posts of a route are yours you can create "
    "it (T8, T14).",
    "sign.teutonica.boat": "Boat",
    "sign.teutonica.boat.about": "A post on the water, for merchants only (T43).",
    "sign.teutonica.square": "Square office space",
    "sign.teutonica.square.about": "An office for a trader. Spaces are filled from the left (T18).",
    "sign.teutonica.round": "Round office space",
    "sign.teutonica.round.about": "An office for a merchant (T18).",
    "sign.teutonica.privileges": "Colours I to IV",
    "sign.teutonica.privileges.about": "The privilege a space asks for: white, orange, pink or black. Yours must have "
    "got that far (T18).",
    "sign.teutonica.coin": "Coin",
    "sign.teutonica.coin.about": "So much prestige comes at once with an office on this space (T19).",
    "sign.teutonica.control": "Crowned shield",
    "sign.teutonica.control.about": "Who controls the city: most offices, on a tie the one furthest right. It earns 1 "
    "prestige with every route created to it, and 2 points at the end (T15, T32).",
    "sign.teutonica.medal": "Sign of a skill on a city",
    "sign.teutonica.medal.about": "Routes that end here can develop this skill (T21).",
    "sign.teutonica.special": "Star",
    "sign.teutonica.special.about": "Routes that end here can bring a merchant to the special points (T22).",
    "sign.teutonica.link": "Connection",
    "sign.teutonica.link.about": "What the next players get who join the two banner cities: 7, 4, then 2 prestige "
    "(T20).",
    "sign.teutonica.tavern": "Tavern",
    "sign.teutonica.tavern.about": "A start marker lies here when the game begins (T4).",
    "sign.teutonica.permit": "Banner with a letter",
    "sign.teutonica.permit.about": "The office furthest right here permits placing or displacing in the country of "
    "the letter, once a turn: W for Wales, S for Scotland (T46).",
    "sign.teutonica.pawn": "Pawn",
    "sign.teutonica.pawn.about": "For two players: placing, displacing and creating work only around its province "
    "(T35, T37).",
    "sign.teutonica.guard": "Guard",
    "sign.teutonica.guard.about": "A border between two provinces where no route is (T35).",
    "sign.teutonica.permanent": "Permanent marker",
    "sign.teutonica.permanent.move-two": "Whoever creates the route may move any two pieces (T44, T48).",
    "sign.teutonica.permanent.privilege": "Whoever creates the route may develop privilege by a step (T44).",
    "sign.teutonica.permanent.green-office": "Whoever creates the route may open an office in a green city from "
    "the supply (T44).",
    "sign.teutonica.permanent.two-from-route": "Two pieces of the created route may go to free posts instead of the "
    "stock (T44).",
    "sign.teutonica.permanent.two-abroad": "Whoever creates the route may put two pieces on free posts in Wales "
    "or Scotland (T48).",
}

TEXTS = {**SHEET, **HANSA, **TEUTONICA}
