"""English for the lessons of Hansa Teutonica, in the same form as those of Hansa."""

from __future__ import annotations

ROUTE = {
    "lesson.teutonica.1": "Place and create a route",
    "lesson.teutonica.1.look": "You are Anna. Roads between cities are routes, and the little houses along them are "
    "posts. You have 2 actions a turn.",
    "lesson.teutonica.1.place": "To place a trader, the square piece, is one action. Tap a post of the short route "
    "from Duisburg to Dortmund and choose the trader.",
    "lesson.teutonica.1.second": "Now the other post of the same route, again with a trader.",
    "lesson.teutonica.1.end": "All its posts are yours, but both actions are spent. End your turn.",
    "lesson.teutonica.1.others": "Bo and Cleo each place two pieces. Luckily nobody disturbs you.",
    "lesson.teutonica.1.route": "A full route can be created: that is an action too. Tap the route and choose the "
    "office in Duisburg.",
    "lesson.teutonica.1.office": "Choose the office in Duisburg.",
    "lesson.teutonica.1.income": "One trader stayed as your office, the other went to your stock. Pieces in stock "
    "cannot be placed: use your last action for an income and bring three traders back to your supply.",
    "lesson.teutonica.1.learned": "Place pieces on posts, fill a whole route, create it, and use it for one thing, "
    "such as an office. The pieces then rest in your stock until an income.",
}

OFFICE = {
    "lesson.teutonica.2": "Offices and privilege",
    "lesson.teutonica.2.look": "Most cities have a row of office spaces, filled from the left. Square ones take "
    "traders, round ones merchants. The colour of a space, also numbered I to IV, says which privilege you need; yours "
    "is white, I.",
    "lesson.teutonica.2.place": "Between Groningen and Emden you have a trader and a merchant. Fill the route with "
    "another trader.",
    "lesson.teutonica.2.route": "In Groningen the next space is orange: too high for you. In Emden a white, round one "
    "is free, and your merchant fits. Tap the route and choose the office in Emden.",
    "lesson.teutonica.2.office": "Choose the office in Emden.",
    "lesson.teutonica.2.after": "Did you notice? Bo controls Groningen, so he got 1 prestige when you created a route "
    "that ends there. With your office there you now control Emden.",
    "lesson.teutonica.2.learned": "Shape and colour of the leftmost free space decide whether you can open an office. "
    "Most offices mean control, and control earns prestige whenever anybody creates a route to that city.",
}

SKILL = {
    "lesson.teutonica.3": "Skills",
    "lesson.teutonica.3.look": "Some cities show a sign of a skill. Göttingen shows actions. Your route from there to "
    "Quedlinburg lacks one piece.",
    "lesson.teutonica.3.place": "Fill it with a trader.",
    "lesson.teutonica.3.route": "Create the route. Instead of an office choose to develop actions, from 2 to 3.",
    "lesson.teutonica.3.skill": "Choose to develop actions.",
    "lesson.teutonica.3.more": "The trader that covered the field is in your supply now, and the new action is yours "
    "at once. Use it: place a piece where you like, or take an income.",
    "lesson.teutonica.3.learned": "Instead of an office a route can develop a skill of one of its cities: more "
    "actions, a better bank, book, privilege or more keys. Finished tracks are worth 4 points, except the keys.",
}

DISPLACE = {
    "lesson.teutonica.4": "Displacing",
    "lesson.teutonica.4.look": "Bo has put a trader on your route to Göttingen. You can displace it: that costs an "
    "action, and one more piece as a price.",
    "lesson.teutonica.4.displace": "Tap Bo’s trader between Göttingen and Quedlinburg and displace it with a trader.",
    "lesson.teutonica.4.pay": "The price goes from your supply to your stock. Pay with a trader; merchants are rare.",
    "lesson.teutonica.4.answer": "Bo puts the trader on a route nearby and may add another piece from the stock, for "
    "nothing. Being displaced is not bad at all.",
    "lesson.teutonica.4.end": "The route is full, and you could create it. But let us see the other side first: end "
    "your turn.",
    "lesson.teutonica.4.bo": "Now Bo displaces one of your traders and pays for it.",
    "lesson.teutonica.4.drop": "Your turn to answer. The trader has to go to a free post of a route nearby: put it "
    "between Goslar and Quedlinburg.",
    "lesson.teutonica.4.extra": "And here is your reward: a further piece from your stock. Put it on a post that is "
    "marked.",
    "lesson.teutonica.4.learned": "Displacing costs one more piece against a trader and two more against a merchant. "
    "The displaced player puts the piece nearby and may add one or two from the stock.",
}

MOVE = {
    "lesson.teutonica.5": "Moving",
    "lesson.teutonica.5.look": "Two of your traders stand where Bo and Cleo are in the way. Your route from Göttingen "
    "to Quedlinburg lacks just two pieces. To place them would take both your actions; there is a quicker way.",
    "lesson.teutonica.5.lift": "Moving is one action for up to as many pieces as your book says: 2. Tap your trader "
    "between Stade and Hamburg to take it up.",
    "lesson.teutonica.5.drop": "Put it on a free post between Göttingen and Quedlinburg.",
    "lesson.teutonica.5.again": "It is still the same action. Take up your trader between Kampen and Osnabrück too.",
    "lesson.teutonica.5.fill": "Put it on the last free post between Göttingen and Quedlinburg.",
    "lesson.teutonica.5.route": "The move is over and an action is left. Create the route and choose the office in "
    "Göttingen.",
    "lesson.teutonica.5.office": "Choose the office in Göttingen.",
    "lesson.teutonica.5.learned": "A move brings your own pieces from any posts to any free ones, as many as your book "
    "says or fewer. Nobody is displaced. A better book moves more with one action.",
}

MARKERS = {
    "lesson.teutonica.6": "Winning markers",
    "lesson.teutonica.6.route": "Your route from Osnabrück to Bremen is full, and a bonus marker lies there. Create "
    "the route, with an office in Osnabrück.",
    "lesson.teutonica.6.office": "Choose the office in Osnabrück.",
    "lesson.teutonica.6.end": "The marker is yours. In exchange a new one was drawn, face down, onto your plate. End "
    "your turn to see it.",
    "lesson.teutonica.6.marker": "Put the new marker on any route that is marked: one without pieces or marker that "
    "leads to a city with room for an office. Where would you like to win it later?",
    "lesson.teutonica.6.after": "When a new marker is wanted and none is left to draw, the game ends. The number "
    "stands above the board.",
    "lesson.teutonica.6.learned": "Create a route with a marker and it is yours; at the end of the turn you lay a new "
    "one on the board. Markers score at the end, used or not.",
}

USE = {
    "lesson.teutonica.7": "Using markers",
    "lesson.teutonica.7.look": "You own the marker “move three”: it moves up to three pieces of the others. Bo’s "
    "trader between Kampen and Osnabrück is in your way.",
    "lesson.teutonica.7.use": "Using a marker costs no action. Tap it in the bar and choose “Use it”.",
    "lesson.teutonica.7.lift": "Tap Bo’s trader between Kampen and Osnabrück to take it up.",
    "lesson.teutonica.7.drop": "Put it far away: on the route from Quedlinburg to Halle.",
    "lesson.teutonica.7.done": "Two more pieces could be moved, but this is enough. Tap “Finish”.",
    "lesson.teutonica.7.place": "The road is free, and both your actions are still there. Place a trader between "
    "Kampen and Osnabrück.",
    "lesson.teutonica.7.learned": "Use markers in your own turn between actions, the additional office while you "
    "create a route. They cost no action, each works once, and all still count at the end.",
}

END = {
    "lesson.teutonica.8": "End and scoring",
    "lesson.teutonica.8.look": "A long game, and everybody has 19 prestige. Whoever reaches 20 ends the game with that "
    "action. "
    "You control Kampen and Osnabrück, and the short route between them is free.",
    "lesson.teutonica.8.place": "You have three actions. Place a trader between Kampen and Osnabrück.",
    "lesson.teutonica.8.second": "And one on the other post.",
    "lesson.teutonica.8.route": "Create the route: 1 prestige for each of your two cities makes 21. The sheet says "
    "that this ends the game.",
    "lesson.teutonica.8.nothing": "Finish the action: there is nothing more to choose.",
    "lesson.teutonica.8.learned": "The game ends with 20 prestige, when a new marker is wanted and none is left, or "
    "when enough cities are complete. Then finished skills, special points, markers, cities and your network are "
    "added.",
}

TEXTS = {**ROUTE, **OFFICE, **SKILL, **DISPLACE, **MOVE, **MARKERS, **USE, **END}
