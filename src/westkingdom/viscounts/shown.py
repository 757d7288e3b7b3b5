"""Views as positions: the words of a view are read in a position, and what a view hides is dealt at random.

A position with `players` in place of `seats` is a view: piles have their top card last, and other seats may be hidden.
"""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named, known_words, list_of, named_part, renamed, whole
from westkingdom.viscounts.positions import card_number
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDINGS, EMPTY, FIRST_BONUS, GOODS, RIBBONS, SECTIONS, SEGMENTS

TABLE_WORDS: Final = ["players", "turn", "castle_sections", "spots"]
SEAT_WORDS: Final = ["goods", "castle", "space"]
TOLD: Final = ["game", "expansions", "seat", "over", "side", "poverty", "prosperity", "offered", "asked"]
"""What a view tells besides: it follows from the rest, or is no part of a position."""
TOLD_OF_PLAYERS: Final = [
    "seat",
    "cards_in_hand",
    "cards_in_draw_pile",
    "hidden",
    "slots_open",
    "castle_leader",
]
_PHASES_ASKED: Final = {"play-card": "play", "move": "movement", "action": "action", "recruit": "recruit"}
"""By what is asked: where the turn goes on."""
OUT_IN_ORDER: Final = "removed_in_order"
Words = dict[str, object]


def in_words_of_positions(g: State, position: Named) -> tuple[Words, list[Words]]:
    """Give the table and the seats of a position in the words of positions; the segments lie already."""
    others = [*TABLE_WORDS, *TOLD]
    table: Words = {word: value for word, value in position.items() if word not in others}
    word = "players" if "players" in position else "seats"
    seats = [_in_words_of_seats(g, i, seat) for i, seat in enumerate(parts_of(position, word))]
    renamed(position, "turn", table, "to_act")
    if "castle_sections" in position:
        table["rotation"] = _rotation(list_of(position, "castle_sections"))
    if "spots" in position:
        _lay_spots(g, list_of(position, "spots"), seats)
    if word == "players":
        _read_view(g, position, table, seats)
    return table, seats


def parts_of(position: Named, word: str) -> list[Named]:
    """The objects of the seats."""
    return [named_part(part, f"Seat {i}") for i, part in enumerate(list_of(position, word))]


def _in_words_of_seats(g: State, number: int, seat: Named) -> Words:
    """Goods, Debts, Deeds and Workers of a seat, each also as a view shows them."""
    others = [*SEAT_WORDS, *TOLD_OF_PLAYERS]
    out: Words = {word: value for word, value in seat.items() if word not in others}
    for word, words in (("goods", GOODS), ("castle", ["tier1", "tier2", "tier3"])):
        part = named_part(seat.get(word, {}), f"«{word}»")
        known_words(part, words, f"«{word}»")
        for name in part:
            if name in seat:
                raise BadPosition(f"Seat {number} names «{name}» twice, by itself and in «{word}».")
            out[name] = part[name]
    for word, words in (("debts", ["unpaid", "paid"]), ("deeds", ["acquired", "approved"])):
        if not isinstance(seat.get(word, 0), int):
            part = named_part(seat[word], f"«{word}» of seat {number}")
            known_words(part, words, f"«{word}»")
            out[word] = whole(part, words[0], 0)
            out[words[1]] = whole(part, words[1], 0)
    renamed(seat, "space", out, "viscount")
    if "cleric_bonus" in seat:
        out["cleric_bonus"] = [_ribbon_of(g, ident) for ident in list_of(seat, "cleric_bonus")]
    return out


def _ribbon_of(g: State, ident: object) -> object:
    """The ribbon of a Cleric Bonus card that is named by its id; anything else is left as it is."""
    number = g.cards.number.get(ident, EMPTY) if isinstance(ident, str) else EMPTY
    bonus = number - FIRST_BONUS
    return RIBBONS[g.realm.bonus_ribbon[bonus]] if 0 <= bonus < len(RIBBONS) else ident


def _rotation(sections: list[object]) -> int:
    """How far the Castle is turned, by the sections that lie beside the places, from the first place on."""
    names = [f"c{section + 1}" for section in range(SECTIONS)]
    for turned in range(SECTIONS):
        if sections == [names[(place - turned) % SECTIONS] for place in range(SECTIONS)]:
            return turned
    raise BadPosition(f"«castle_sections» names {', '.join(names)} clockwise, beginning with any of them.")


def _lay_spots(g: State, spots: list[object], seats: list[Words]) -> None:
    """Enter the Buildings that stand on spots into their seats, spots in the order of places and positions."""
    per_segment = g.realm.spots_per_segment[g.side]
    if len(spots) != per_segment * len(SEGMENTS):
        raise BadPosition(f"«spots» names {per_segment * len(SEGMENTS)} buildings or null, not {len(spots)}.")
    for i, found in enumerate(spots):
        if found is None:
            continue
        building = named_part(found, "A building on a spot")
        owner = whole(building, "seat", len(seats))
        if owner >= len(seats):
            raise BadPosition(f"The «seat» of a building is from 0 to {len(seats) - 1}, not {building.get('seat')!r}.")
        spot = f"{SEGMENTS[g.segments[i // per_segment]]}:{i % per_segment + 1}"
        word, name = ("built", building.get("slot")) if building.get("slot") else ("public", building.get("building"))
        if word == "public" and name not in BUILDINGS:
            raise BadPosition(f"A building on a spot has a «slot», or is a «building» of {', '.join(BUILDINGS)}.")
        known = named_part(seats[owner].get(word, {}), f"«{word}»")
        seats[owner][word] = {**known, str(name): spot}


# --- whole views


def _read_view(g: State, view: Named, table: Words, seats: list[Words]) -> None:
    """Read what only whole views tell: turns, the order of piles, hidden cards, what is out of the game, boxes."""
    if view.get("over") or view.get("offered"):
        raise BadPosition("A view can be laid out between set-up and the end of its game.")
    players = parts_of(view, "players")
    turn = whole(table, "to_act", 0)
    for i, player in enumerate(players):
        if player.get("castle_leader"):
            table["castle_leader"] = i
        if i == turn and whole(player, "turns", 0) > 0:
            # The turn that goes on is counted in a view, and not yet taken in a position.
            seats[i]["turns"] = whole(player, "turns", 0) - 1
        seats[i]["discard"] = list_of(player, "discard")[::-1]
        built = named_part(seats[i].get("built", {}), "«built»")
        first = list_of(player, "slots_open")
        seats[i]["built"] = {slot: built[slot] for slot in sorted(built, key=lambda slot: _place_in(first, slot))}
        _deal_hidden(g, player, seats[i])
    _read_phase(g, view, table)
    for word in ("played", "last_round"):
        if table.get(word) is None:
            table.pop(word, None)
    for box in g.boxes:
        if box.name in view:
            del table[box.name]
            box.read_view(g, named_part(view[box.name], f"«{box.name}»"), table, seats)
    _leave_out(g, table, seats)


def _place_in(line: list[object], thing: str) -> int:
    """The place of a thing in a line, after its end if it is not there."""
    return line.index(thing) if thing in line else len(line)


def _read_phase(g: State, view: Named, table: Words) -> None:
    """The turn goes on where a view asks for one of its phases; what is asked inside of one needs «phase»."""
    asked = view.get("asked")
    if asked is None or "phase" in table:
        return
    question = named_part(asked, "«asked»")
    kind = str(question.get("kind"))
    if kind not in _PHASES_ASKED or question.get("seat") != table.get("to_act"):
        raise BadPosition(
            f"A view can be laid out where it asks {', '.join(_PHASES_ASKED)}, not in the middle of «{kind}»; "
            "or leave «asked» out and name the «phase»."
        )
    table["phase"] = _PHASES_ASKED[kind]


def _deal_hidden(g: State, player: Named, seat: Words) -> None:
    """The hidden cards are the Draw Pile in any order; if the hand is hidden too, it is dealt from them."""
    hidden = [card_number(g, ident) for ident in list_of(player, "hidden")]
    g.shuffle(hidden)
    if player.get("hand") is None:
        hand = [card_number(g, ident) for ident in list_of(player, "known_in_hand")]
        for card in hand:
            if card not in hidden:
                raise BadPosition("«known_in_hand» names cards that are «hidden» too where the hand is not shown.")
            hidden.remove(card)
        n = max(0, whole(player, "cards_in_hand", 0) - len(hand))
        seat["hand"] = [g.cards.ids[card] for card in [*hand, *hidden[:n]]]
        hidden = hidden[n:]
    seat["draw"] = [g.cards.ids[card] for card in hidden]


def _leave_out(g: State, table: Words, seats: list[Words]) -> None:
    """Cards out of the game: starting cards missing in decks, the Hero that a seat misses, and those removed."""
    gone = [card_number(g, ident) for ident in list_of(table, "removed")]
    heroes = [card for card in gone if card in g.cards.heroes]
    for i, seat in enumerate(seats):
        if i != g.settings.opponent and heroes and not _has_hero(g, seat):
            hero = heroes.pop(0)
            gone.remove(hero)
            seat["hero"] = g.cards.ids[hero]
    table[OUT_IN_ORDER] = list_of(table, "removed")
    table["removed"] = [g.cards.ids[card] for card in gone if card not in g.cards.starters]


def _has_hero(g: State, seat: Words) -> bool:
    """Is a Hero among the cards of a seat?"""
    cards = [ident for word in ("hand", "draw", "discard", "board") for ident in list_of(seat, word)]
    return any(ident is not None and card_number(g, ident) in g.cards.heroes for ident in cards)


def deal_piles(g: State, piles: list[list[int]], shown: list[object], tops: list[int], word: str) -> list[list[int]]:
    """Piles of the sizes that a view shows: the known piece on top, below it any of those that are left."""
    left = [piece for pile in piles for piece in pile if piece not in tops]
    sizes = [whole(named_part(pile, "A pile"), word, 0) for pile in shown]
    if len(shown) != len(piles) or sum(sizes) != len(left) + sum(1 for top in tops if top != EMPTY):
        raise BadPosition(
            f"The {len(piles)} piles of a view hold all «{word}» that lie nowhere else, not {sum(sizes)}."
        )
    g.shuffle(left)
    out: list[list[int]] = []
    for top, size in zip(tops, sizes, strict=True):
        if (top == EMPTY) != (size == 0):
            raise BadPosition(f"A pile of a view has a «top», or no {word}.")
        below = max(0, size - 1)
        out.append([*left[:below], top] if size else [])
        left = left[below:]
    return out
