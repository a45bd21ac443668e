"""English for the board as tables."""

from __future__ import annotations

BOTH = {
    "overview.open": "Show the board as tables",
    "overview.close": "Show the board as a picture",
    "overview.opened": "The board is shown as tables.",
    "overview.closed": "The board is shown as a picture.",
    "overview.title": "The board as tables",
    "overview.nobody": "nobody",
    "overview.none": "none",
    "key.v": "Show the board as tables, or as a picture",
}

HANSA = {
    "overview.cities": "Cities",
    "overview.city": "City",
    "overview.wares": "For sale",
    "overview.booths": "Booths",
    "overview.ways": "Ways",
    "overview.ship": "the ship is here",
    "overview.sail": "Sail to {city}",
    "overview.set-up": "Booths in {city}",
    "overview.empty": "empty",
    "overview.paid": "{who} is paid",
    "overview.bank": "the bank is paid",
    "overview.to": "to {cities}",
    "overview.from": "from {cities}",
    "overview.piles": "Piles",
}

TEUTONICA = {
    "overview.t.cities": "Cities",
    "overview.t.city": "City",
    "overview.t.offices": "Offices",
    "overview.t.next": "Next office",
    "overview.t.next.space": "{kind}, {colour}",
    "overview.t.next.coin": "{kind}, {colour}, coin {points}",
    "overview.t.next.full": "full",
    "overview.t.next.green": "by marker only",
    "overview.t.control": "Control",
    "overview.t.office": "{who}’s office, {kind}",
    "overview.t.additional": "{who}’s additional office, {kind}",
    "overview.t.space": "empty: {kind}, {colour}",
    "overview.t.special": "special points",
    "overview.t.link": "banner city",
    "overview.t.permit": "permits {countries}",
    "overview.t.routes": "Routes",
    "overview.t.route": "Route",
    "overview.t.posts": "Posts",
    "overview.t.lying": "marker: {marker}",
    "overview.t.now": "Now",
    "overview.t.now.route": "create",
    "overview.t.now.place": "place",
    "overview.t.now.displace": "displace",
    "overview.t.now.lift": "take up",
    "overview.t.now.drop": "put down",
    "overview.t.now.remove": "remove",
    "overview.t.now.marker": "lay the marker",
    "overview.t.provinces": "Provinces",
    "overview.t.province": "Province",
    "overview.t.borders": "Beside it",
    "overview.t.pawn": "the pawn is here",
    "overview.t.specials": "Special points",
    "overview.t.points": "Points",
    "overview.t.needs": "Needs",
    "overview.t.holder": "Taken by",
}

TEXTS: dict[str, str] = {**BOTH, **HANSA, **TEUTONICA}
