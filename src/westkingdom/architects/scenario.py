"""Scenarios: a table put into any position by a small dict in the words of the data files.

Everything that is not named stays at its set-up value; hands are empty. docs/scenarios.md lists the words.
"""

from __future__ import annotations

from typing import Final

from westkingdom.architects import shown
from westkingdom.architects.apprentices import refill
from westkingdom.architects.effects import VOCABULARY
from westkingdom.architects.game import Architects, blank
from westkingdom.architects.positions import apprentice_number, building_number, market_number, reward_number
from westkingdom.architects.set_up import carry_out_start
from westkingdom.architects.state import Facts, Player
from westkingdom.architects.terms import (
    EMPTY,
    FIRST_BOARD,
    GOODS,
    LOCATIONS,
    MARKET_SPACES,
    OPEN,
    PLAYING,
    ROWS,
    SILVER,
    WORKERS,
)
from westkingdom.architects.turn import begin_turn
from westkingdom.engine.effects import Effect
from westkingdom.engine.errors import BadPosition
from westkingdom.engine.events import Event
from westkingdom.engine.game import Settings
from westkingdom.engine.positions import Named, known_words, list_of, named_part, whole

TABLE_WORDS: Final = [
    "seats",
    "start",
    "to_act",
    "round",
    "turns_left",
    "tax_stand",
    "black_market",
    "small_market",
    "large_market",
    "apprentices",
    "silver_on",
    "apprentice_pile",
    "building_pile",
    "rewards",
    "resolve",
]
SEAT_WORDS: Final = [
    "board",
    *GOODS,
    "virtue",
    "debts",
    "paid",
    "cathedral",
    "workers",
    "at",
    "guildhall",
    "prisoners",
    "captives",
    "hand",
    "apprentices",
    "buildings",
]


def lay_out(settings: Settings, facts: Facts, position: Named, events: list[Event] | None = None) -> Architects:
    """Make a table in this position, or raise BadPosition."""
    _demand_known_words(facts, position)
    g, _ = blank(settings, facts)
    view = position if "players" in position else None
    table, those = shown.in_words_of_positions(position, facts.realm.favour)
    for one in facts.boxes:
        if view is not None and one.name in view:
            del table[one.name]
            one.read_view(g, named_part(view[one.name], f"«{one.name}»"), table)
    position = table
    seats: list[Named] = [*those]
    g.phase = PLAYING
    g.round = whole(position, "round", 1)
    g.start = whole(position, "start", 0)
    g.turn = whole(position, "to_act", g.start)
    for word, number in (("start", g.start), ("to_act", g.turn)):
        if number >= len(seats):
            raise BadPosition(f"«{word}» is a seat from 0 to {len(seats) - 1}, not {number}.")
    for i, seat in enumerate(seats):
        _lay_seat(g, g.players[i], seat)
    _lay_plans(g, position, seats)
    _lay_apprentices(g, position, seats)
    _lay_markets(g, position)
    _lay_rewards(g, position)
    for i, seat in enumerate(seats):
        _lay_workers(g, g.players[i], seat)
    for i, seat in enumerate(seats):
        g.players[i].workers = whole(seat, "workers", max(0, g.players[i].workers))
    if view is not None:
        shown.deal_hidden(g, view)
    _lay_last_turns(g, position)
    for one in facts.boxes:
        one.lay_out(g, position, seats)
    g.log = events
    _start_play(g, position)
    return g


def _demand_known_words(facts: Facts, position: Named) -> None:
    """Refuse words that neither positions nor views have; those that only whole views have are only for views."""
    whole_view = "players" in named_part(position, "A position")
    words = [*TABLE_WORDS, *shown.TABLE_WORDS, *[word for one in facts.boxes for word in one.table_words]]
    told = [*shown.TOLD, *[one.name for one in facts.boxes]] if whole_view else []
    known_words(position, [*words, *told], "A position")
    words = [*SEAT_WORDS, *shown.SEAT_WORDS, *[word for one in facts.boxes for word in one.seat_words]]
    told = shown.TOLD_OF_PLAYERS if whole_view else []
    for i, seat in enumerate(shown.parts_of(position, "players" if whole_view else "seats")):
        known_words(seat, [*words, *told], f"Seat {i}")


def _start_play(g: Architects, position: Named) -> None:
    """Put the turn, or the effect that is to be resolved first, on the stack and run on."""
    begin_turn(g, g.turn)
    if "resolve" in position:
        try:
            g.push(_first_effect(g, position["resolve"]), g.turn)
        except (ValueError, TypeError, KeyError) as mistake:
            raise BadPosition(f"«resolve» is an effect in the words of the data: {mistake}.") from None
    g.check()
    g.advance()


def _first_effect(g: Architects, data: object) -> Effect:
    """The effect that the seat to act resolves first: a solo opponent reads it as its own data are read."""
    for box in g.boxes if g.turn == g.settings.opponent else []:
        effect = box.opponents_effect(data)
        if effect is not None:
            return effect
    return VOCABULARY.effect(data)


def _lay_seat(g: Architects, p: Player, seat: Named) -> None:
    """Player board, goods and markers; what a board gives at the start holds where nothing else is named."""
    if "board" in seat:
        ident = seat["board"]
        if not isinstance(ident, str) or g.cards.number.get(ident, 0) < FIRST_BOARD:
            boards = ", ".join(g.cards.ids[board] for board in g.cards.boards)
            raise BadPosition(f"There is no player board {ident!r}; the characters are {boards}.")
        p.board = g.cards.number[ident]
    carry_out_start(g, p)
    p.prison = 0
    p.workers = WORKERS
    if g.cards.start[p.board].silver < 0:
        p.goods[SILVER] = g.realm.start_silver[len(g.players)][(p.seat - g.start) % len(g.players)]
    for good in range(len(GOODS)):
        p.goods[good] = whole(seat, GOODS[good], p.goods[good])
    p.virtue = whole(seat, "virtue", p.virtue)
    p.debts = whole(seat, "debts", p.debts)
    p.paid = whole(seat, "paid", 0)
    p.cathedral = whole(seat, "cathedral", 0)


def _lay_workers(g: Architects, p: Player, seat: Named) -> None:
    """Workers stand where they are named, all others on the own board."""
    at = named_part(seat.get("at", {}), "«at»")
    for name in at:
        if name not in LOCATIONS[:OPEN]:
            raise BadPosition(f"«at» names locations with a large circle, not {name!r}: {', '.join(LOCATIONS[:OPEN])}.")
        p.at[LOCATIONS.index(name)] = whole(at, name, 0)
    p.guildhall = whole(seat, "guildhall", 0)
    g.guildhall += p.guildhall
    p.prison = whole(seat, "prisoners", g.cards.start[p.board].prisoners)
    captives = named_part(seat.get("captives", {}), "«captives»")
    for name in captives:
        if not name.isdigit() or int(name) >= len(g.players):
            raise BadPosition(f"«captives» names seats, as {{'1': 2}}, not {name!r}.")
        n = whole(captives, name, 0)
        p.captives[int(name)] = n
        g.players[int(name)].workers -= n
    away = sum(p.at) + p.guildhall + p.prison + g.market.count(p.seat)
    p.workers -= away


def _lay_plans(g: Architects, position: Named, seats: list[Named]) -> None:
    """Building cards lie where they are named; the pile is named with its top card first."""
    for i, seat in enumerate(seats):
        p = g.players[i]
        for ident in list_of(seat, "hand"):
            p.hand.append(_take_plan(g, building_number(g, ident)))
        for ident in list_of(seat, "buildings"):
            building = building_number(g, ident)
            p.buildings = [*p.buildings, _take_plan(g, building) if building in g.buildings.cards else building]
    if "building_pile" in position:
        top = [_take_plan(g, building_number(g, ident)) for ident in list_of(position, "building_pile")]
        g.plans = [*g.plans, *reversed(top)] if top else []
        if not top:
            raise BadPosition("«building_pile» names at least one card; the others stay below it.")
    g.plans_by = [EMPTY] * len(g.plans)


def _take_plan(g: Architects, building: int) -> int:
    """Take a building card out of the pile."""
    if building not in g.plans:
        raise BadPosition(f"The building card {g.buildings.ids[building]} is named twice.")
    g.plans = [card for card in g.plans if card != building]
    return building


def _lay_apprentices(g: Architects, position: Named, seats: list[Named]) -> None:
    """Apprentices lie where they are named, rows from the left; the pile is named with its top card first."""
    pile = [*g.rows[0], *g.rows[1], *g.apprentices]
    g.rows = [[], []]
    g.apprentices = sorted(pile)
    g.shuffle(g.apprentices)
    for i, seat in enumerate(seats):
        hired = [_take_apprentice(g, apprentice_number(g, ident)) for ident in list_of(seat, "apprentices")]
        g.players[i].apprentices = hired
    named = list_of(position, "apprentices")
    if len(named) > ROWS or not all(isinstance(row, list) for row in named):
        raise BadPosition("«apprentices» is a list of two rows, each a list of apprentices from the left.")
    rows = [
        [_take_apprentice(g, apprentice_number(g, ident)) for ident in row] for row in named if isinstance(row, list)
    ]
    top = [_take_apprentice(g, apprentice_number(g, ident)) for ident in list_of(position, "apprentice_pile")]
    for row in range(len(rows)):
        g.rows = [rows[row][::-1] if i == row else g.rows[i] for i in range(ROWS)]
    refill(g)
    g.apprentices = [*g.apprentices, *reversed(top)]
    silver = named_part(position.get("silver_on", {}), "«silver_on»")
    laid = g.laid[:]
    for ident in silver:
        laid[apprentice_number(g, ident)] = whole(silver, ident, 0)
    g.laid = laid


def _take_apprentice(g: Architects, card: int) -> int:
    """Take an apprentice out of the pile."""
    if card not in g.apprentices:
        raise BadPosition(f"The apprentice {g.cards.ids[card]} is named twice.")
    g.apprentices = [other for other in g.apprentices if other != card]
    return card


def _lay_markets(g: Architects, position: Named) -> None:
    """Tax, workers in the Black Market and its cards, top card first."""
    g.tax = whole(position, "tax_stand", g.tax)
    owners = list_of(position, "black_market")
    if len(owners) > MARKET_SPACES:
        raise BadPosition(f"«black_market» names the seats of up to {MARKET_SPACES} workers, null for a free space.")
    market = [EMPTY] * MARKET_SPACES
    for space, owner in enumerate(owners):
        if owner is not None:
            if not isinstance(owner, int) or isinstance(owner, bool) or not 0 <= owner < len(g.players):
                raise BadPosition(f"«black_market» names seats or null, not {owner!r}.")
            market[space] = owner
    g.market = market
    large = [market_number(g, ident) for ident in list_of(position, "large_market")]
    small = [market_number(g, ident) for ident in list_of(position, "small_market")]
    if "small_market" in position or large:
        rest = [card for card in g.small if card not in large and card not in small]
        if "small_market" in position and not small:
            large = [*large, *rest]
            rest = []
        g.small = [*rest, *small[::-1]]
        g.large = large[::-1]


def _lay_rewards(g: Architects, position: Named) -> None:
    """The named rewards are the whole pile, top card first; the others have left the game."""
    if "rewards" not in position:
        return
    pile: list[int] = []
    for ident in list_of(position, "rewards"):
        pile.append(reward_number(g, ident))
    g.rewards = pile[::-1]
    g.unused = [card for card in range(len(g.realm.reward)) if card not in pile]


def _lay_last_turns(g: Architects, position: Named) -> None:
    """With a full Guildhall the last turns have begun."""
    full = g.guildhall >= g.realm.spaces[len(g.players)]
    g.turns_left = whole(position, "turns_left", g.realm.final_turns * len(g.players) if full else 0)
