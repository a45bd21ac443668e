"""The rules of Hansa in our own words. `# ` begins a section, a number its rule; the lines below are its text."""

BOOK = """\
# Before the first turn

H1 Players and goods
Two to four people play. Goods come in six colours. Each colour has four markers with one barrel, five with
two and four with three. With three players one colour stays in the box, with two players two colours do;
chance decides which.

H2 Filling the warehouses
Mix all markers face down. Then every one of the fourteen warehouse spaces gets one, face up, following the
numbers of the cities.

H3 Five piles
The remaining markers lie face down in five piles that are as equal as can be. They are used up in a fixed
order, and the fifth one starts the end of the game.

H4 One ship for all
There is a single ship, and everybody sails it. It begins in Copenhagen.

H5 What you begin with
Everyone has fifteen booths and three talers. Somebody is the start player, drawn or chosen, and stays so for
the whole game.

H6 First booths
In three rounds everyone puts two booths on one city, each round on another one. Copenhagen is closed for now.
You may join a city where others already are.

# A turn

H7 Income
Your turn begins with three talers from the bank.

H8 Replenish, if you like
Before you do anything else you may pay one taler to fill every empty warehouse space from the piles, in the
order of the city numbers. It is all spaces or none, and once you have sailed or acted it is too late.

H9 When you must, and when you cannot
If not a single marker is left in any warehouse you have to replenish. When the piles are used up nobody can.
Should they run out halfway, the last spaces simply stay empty.

H10 One action a visit
Wherever the ship lies you may do one thing: buy, set up booths, or sell. Then it must sail before you act
again; coming back later counts as a new visit. Where the ship lies when your turn begins is a new visit too.
Do as much as you can pay for, or nothing at all.

H11 Sailing
Each leg costs one taler and follows an arrow. Sail as far as your money goes: before, between and after your
actions. The way from Tønsberg to Stockholm leads over land and works just the same.

# Three things to do in a city

H12 Buy
Take one marker from the ship's city for one taler. The taler goes to whoever alone has most booths there; if
that is you, the marker is free. If nobody leads, the bank gets it.

H13 Set up booths
Give up one of your unsold markers (it leaves the game) and put up one booth for each of its barrels in the
ship's city, or as many as you still have; with none left you cannot do it. It costs no talers, and a city holds
any number of booths.

H14 Sell
You need a booth of your own in the ship's city. Pick one or more colours, and of each at least two unsold
markers; you may hold some back. They are turned over and safe from then on. One of your booths there goes
home, however much you sell.

H15 The others lose
For every colour you sell, each opponent who has unsold markers of it loses one. Its owner chooses which;
where all are alike nobody is asked. The next player to the left goes first.

# The end of a turn

H16 Taxes
When your turn ends you may keep three talers and three unsold markers. The rest is gone; you choose which
markers stay. Sold markers never count.

H17 Other people's turns
What you earn while others play is yours until your own taxes are due. The bank always has enough.

# The end of the game

H18 The last round
As soon as replenishing takes a marker from the fifth pile the last round is on. It goes on until everybody
has had the same number of turns.

H19 Points
An unsold marker is worth 1. A sold one is worth 1 and 1 more for each barrel. A city with a booth of yours is
worth 2, or 4 if you are alone there. Talers are worth nothing.

H20 Who wins
Most points win. If players are level, the one with more booths on the board does; if that is level too, they
share it.

H21 Extra bonuses (optional)
Four more awards at the end, if you agree on them before: 2 points for most booths of one player in a single
city, 3 for whoever first took markers from the fifth pile, 4 for booths in most cities, 5 for most sold markers
with one barrel. Those who are level all get the award; with none of the thing nobody does.

# At the table

H22 What everybody sees
Everything lies open but the piles: how many markers are in them is known, which ones and in what order is
not.

H23 Taking back
Every step of your turn can be taken back until you confirm the turn, until new markers have come to light, or
until somebody else has answered. Alone against computers you may go back as far as you like; the game remembers
how often.
"""
