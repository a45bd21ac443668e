"""The rules of Hansa Teutonica in our own words, in the same form as those of Hansa."""

BOOK = """\
# Before the first turn

T1 Boards and editions
The Hanseatic League has one side for four or five players and one for two or three. The eastern board takes
three to five, Britannia has a side for four or five and one for three. The Big Box rules play everywhere, the
rules of 2009 on the Hanseatic League. Two people use the rules of 2009.

T2 Pieces and desk
Each player owns 27 traders (cubes) and 4 merchants (discs). Eighteen of them cover the desk: five skill
tracks whose first field is open. Keys go 1-2-2-3-4, actions 2-3-3-4-4-5, privilege from white over orange and
pink to black, the book 2-3-4-5 and the bank 3-5-7-all. One trader counts prestige.

T3 Turn order and supply
Who begins is drawn or chosen; then it goes clockwise. The first player starts with one merchant and five traders
in the supply, each later one with one trader more. The other traders wait in the stock.

T4 Bonus markers
Three start markers are mixed and lie at the three taverns, the others form a face-down supply. The Big Box has
fifteen: four additional office, three exchange and two each of move three, develop a skill, three actions and
four actions; one additional office, one exchange and one move three start. The edition of 2009 has sixteen: five
additional office, three develop a skill and two each of exchange, remove three, three actions and four actions;
one additional office, one exchange and one remove three start.

# A turn

T5 Actions
You have as many actions as your actions track shows. There are five kinds; mix and repeat them as you like,
one after the other, or leave some unused. If the number on your track grows you have the new action at once.

T6 End of the turn
Put every bonus marker from your plate on the board, then it is the next player's turn.

# Five kinds of action

T7 Income
Move pieces from your stock to your supply, as many as your bank says; you choose the kinds. In the Big Box
you may take fewer. An empty stock gives no income.

T8 Place
Take a trader or a merchant out of your supply and stand it on a free post.

T9 Displace
Take an opponent's post: your piece from the supply goes there, and from your supply into your stock goes one
more piece for a trader or two more for a merchant. You choose the kinds, but you need all of them.

T10 The displaced player answers
Before anything else happens the displaced piece goes back on the board. Its owner may add one further piece
for a trader, two for a merchant, or decline them one by one.

T11 Where further pieces come from
From the stock. If that is empty, from the supply; if that is empty as well, from the owner's own posts. They
go to posts; none may go to the supply instead.

T12 Where they go
To free posts on routes that share a city with the one that was left, not on that route itself, each piece on
its own. Where nothing fits, the search goes one city further each time. If no other route has room, the piece
returns to the stock.

T13 Move
Pick up some of your own pieces from posts, up to as many as your book says, and put them on free posts. What
the same action empties counts as free, so pieces can trade places. Nobody is pushed away.

# Creating a route

T14 Create a route
When every post of a route holds your own pieces you can use one action to create it. The steps come in this
order.

T15 First: prestige for control
Whoever controls an end city gets 1 prestige for it. You control a city with most offices there; on a tie the
office furthest right decides. A city without offices gives nothing.

T16 Second: the marker
A bonus marker on the route becomes yours. A new one is drawn unseen onto your plate. If the supply has none
left, the game ends with this action.

T17 Third: one use
Open an office, develop a skill, take special points, or nothing of these. The route's other pieces go back to
the stock.

T18 Office
In one of the two cities, on its leftmost empty space, with a piece from this route. The space wants the right
shape, square for a trader and round for a merchant, and a colour your privilege has reached.

T19 Coins and completed cities
A coin on the space gives its prestige at once. Filling the last space of a city completes it.

T20 Connection
Join the two banner cities of the board by an unbroken chain of cities with offices of yours. The first player
to do so gets 7 prestige, the second 4, the third 2, each player once. On the Hanseatic League the two are
Arnheim and Stendal.

T21 Skill
If an end city shows a skill you may take the next piece of that track from your desk into your supply; all
pieces of the route return to the stock. The skill counts at once. A finished track has nothing more to give.

T22 Special points
On the route the board names, Coellen–Warburg on the Hanseatic League, a merchant of that route may settle on an
empty special space, worth 7, 8, 9 or 11 at the end, if your privilege has reached its colour.

# Bonus markers

T23 Using markers
In your own turn, between actions, before the first or after the last. Each marker works once and costs no
action, but not within the action that won it. Used markers still count at the end.

T24 Actions, development, additional office
Three or four more actions this turn; one step on any track; or, while opening an office, any piece of the
route left of all offices of an end city that has its first space filled. Such an office needs no shape or
colour, ranks below all others and never completes a city.

T25 Exchange, move three, remove three
Exchange: two neighbouring offices of a city trade places, whatever their shapes and colours, and no coin is
paid; in the Big Box one of them must be yours. Additional offices, offices in cities without spaces and special
points are never touched. Move three (Big Box): up to three opponents' pieces go from posts to free posts, and posts
emptied that way count as free. Remove three (2009): up to three pieces of anyone go from posts back to their owners'
supplies.

T26 Placing new markers
At the end of your turn look at the markers on your plate and put each on a route that has neither marker nor
pieces and at least one end city with an empty office space. If there is none, it waits for one of your later
turns.

# The end of the game

T27 The game ends
With the action in which someone reaches 20 prestige, a marker is wanted from an empty supply, or the tenth
city is completed (the eighth in Britannia). That action is finished and nothing follows: markers on a plate are
not placed any more and count for nobody.

T28 Prestige
What you collected while playing.

T29 Finished tracks
4 points for each track whose last field is open, except the keys.

T30 Special points
What your merchants on the special spaces show.

T31 Bonus markers
All you own, used or not: 1 for one, 3 for two or three, 6 for four or five, 10 for six or seven, 15 for eight
or nine, 21 for ten and more. Markers on your plate are not yours and do not count.

T32 Controlled cities
2 points for every city you control.

T33 Network
Take your largest group of connected cities with offices of yours and count all your offices there. Multiply
by your keys.

T34 Who wins
Most points win. If level, in the Big Box the lower actions track wins, then more points for the network, then
the win is shared. In the edition of 2009 it is shared at once.

# Two players

T35 The pawn
With two players a pawn stands in one of sixteen provinces. Routes, the edge of the map and four guards are
the borders; the guards stand between Osnabrück and Münster, Münster and Dortmund, Lüneburg and Brunswiek,
Brunswiek and Goslar. The second player chooses where the pawn starts, the other one begins.

T36 Moving the pawn
Once a turn, before your first or after your last action, it may cross one or two borders for nothing. For an
action it may go anywhere, at any time.

T37 What the pawn allows
Placing, displacing and creating routes works only on routes at the border of its province. Everything else is
free of it.

# Options

T38 Missions
Only in the Big Box on the Hanseatic League. Each player gets one of nine secret cards with three cities. At the
end each listed city with an office of yours is worth 1 point, and controlling all three is worth 5 more.

T39 Emperor's favour
Only in the Big Box on the Hanseatic League. As many of six tiles as there are players lie open. At the start of
your turn you may give up all its actions and turn two unused markers face down (they still count at the end) to
take one tile, never more than one a turn.

T40 The six tiles
Your displaced pieces may go to any route. One more action each turn. Whenever someone else takes income you may
take one piece from stock to supply. A displaced trader of yours brings two further pieces instead of one. At
the end controlled cities count 4 instead of 2. At the end finished tracks count 7 instead of 4.

# The eastern board

T41 East: banner cities and Waren
The connection runs from Lübeck to Danzig, special points are won at Königsberg. Waren offers a step on
actions or on the bank.

T42 Green cities
Belgard, Waren and Dresden have no office spaces. An office gets there only by an additional-office marker on a
route that ends there, left of all others or as the first one, or by the permanent marker, right of all others.
The first one completes the city.

T43 Boats
Posts on the water take merchants only, whichever way a piece comes there. The British boards have such posts
too. New markers never go to sea routes that have a permanent marker.

T44 Permanent markers in the east
They are used at the end of the action that creates their route, or not at all. They stay there and never count
as owned. Move any two pieces, whosever they are, even so that they change places; a step of privilege; an
office in a green city with a piece from your supply; or two pieces of the route go to free posts instead of the
stock.

# The British boards

T45 Britannia: banner cities
The connection runs from Oxford to York, special points are won at Plymouth. New markers go neither to Wales
and Scotland nor to routes with a permanent marker.

T46 Permission to act abroad
Placing and displacing outside England need a permission, and each permission serves once a turn: the office
furthest right in Cardiff for Wales, in Carlisle for Scotland, in London for one of the two. Creating a route
there needs none.

T47 Borders
Displaced pieces stay in their country or go to England, and so do moved ones; from England nothing moves
abroad. Markers that move pieces keep each in its country.

T48 Permanent markers in Britannia
Move any two pieces; or two pieces from your stock, then supply, then posts, go to free posts in Wales or
Scotland.

T49 Country points
At the end 7, 4 and 2 points for most controlled cities in Wales, and in Scotland where it is on the board.
Offices there break ties; what is still level is added up and shared, rounded down. Places left over go, in
order of offices there, to players with offices but no city; without an office there is nothing. The Isle of Man
counts for both.

# At the table

T50 What is secret
The order of the marker supply, markers on a plate until they are placed, and other people's missions.

T51 Taking back
Every step can be taken back until the turn is confirmed, somebody else has answered, or something hidden came
to light. Alone against computers you may go back as far as you like; the game remembers how often.
"""
