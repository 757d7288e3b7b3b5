"""What holds at every moment: every worker, card and coin is somewhere, once. [AB-003]"""

from __future__ import annotations

from westkingdom.architects.apprentices import apprentice_limit
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    COUNTERS,
    CREDIT,
    EMPTY,
    ENDING,
    FAVOUR,
    FIRST_BOARD,
    FIRST_BUILDING,
    MARKET_SPACES,
    MOST_SEATS,
    MOST_VIRTUE,
    OPEN,
    ROWS,
    SETTING_UP,
    TOP_LEVEL,
    WORKERS,
)
from westkingdom.engine.errors import demand


def check_pieces(g: State) -> None:
    """Raise BadPosition if a piece of the game is missing, doubled or where it cannot be."""
    for p in g.players:
        _check_player(g, p)
    _check_workers(g)
    _check_apprentices(g)
    _check_plans(g)
    _check_cards_of_tracks(g)
    _check_table(g)


def _check_player(g: State, p: Player) -> None:
    """Goods, markers and cards of one player. [AB-088, AB-192]"""
    who = f"seat {p.seat}"
    demand(len(p.goods) == COUNTERS and min(p.goods) >= 0, f"{who} cannot have less than nothing of a good.")
    demand(g.realm.favour != "" or p.goods[FAVOUR] + p.goods[CREDIT] == 0, f"{who} has what no box here brings.")
    demand(0 <= p.virtue <= MOST_VIRTUE, f"The virtue of {who} must be from 0 to {MOST_VIRTUE}, not {p.virtue}.")
    demand(min(p.debts, p.paid) >= 0, f"{who} cannot have less than no debts.")
    demand(0 <= p.cathedral <= TOP_LEVEL, f"The cathedral has levels up to {TOP_LEVEL}, but {who} is on {p.cathedral}.")
    demand(FIRST_BOARD <= p.board < FIRST_BUILDING and g.cards.ids[p.board] != "", f"{who} has no player board.")
    demand(
        len(p.apprentices) <= apprentice_limit(g, p),
        f"{who} may have {apprentice_limit(g, p)} apprentices, not {len(p.apprentices)}.",
    )


def _check_workers(g: State) -> None:
    """Every player's workers add up. [AB-003]"""
    demand(len(g.market) == MARKET_SPACES, f"The Black Market has {MARKET_SPACES} spaces.")
    demand(all(EMPTY <= owner < len(g.players) for owner in g.market), "A Black Market worker belongs to nobody.")
    for p in g.players:
        demand(
            len(p.at) == OPEN and len(p.captives) == len(g.players) and p.captives[p.seat] == 0,
            f"The workers of seat {p.seat} are in places that do not exist.",
        )
        captured = sum(other.captives[p.seat] for other in g.players)
        total = p.workers + sum(p.at) + p.guildhall + p.prison + captured + g.market.count(p.seat)
        least = min([p.workers, p.guildhall, p.prison, *p.at, *p.captives])
        demand(least >= 0 and total == WORKERS, f"A player has {WORKERS} workers, but seat {p.seat} has {total}.")
    filled = sum(p.guildhall for p in g.players)
    demand(g.guildhall == filled, f"The Guildhall holds {filled} workers, not {g.guildhall}.")


def _check_apprentices(g: State) -> None:
    """Every apprentice is in one place; silver lies on face-up ones only."""
    demand(len(g.rows) == ROWS, f"There are {ROWS} rows of apprentices.")
    cards = [*g.apprentices, *g.rows[0], *g.rows[1]]
    for p in g.players:
        cards += p.apprentices
    demand(sorted(cards) == sorted(g.cards.apprentices), "Every apprentice must be in exactly one place.")
    demand(max(len(row) for row in g.rows) <= g.realm.columns, f"A row holds {g.realm.columns} apprentices at most.")
    demand(0 <= g.known_below <= len(g.apprentices), "More apprentices are known below than are in the pile.")
    demand(len(g.laid) == FIRST_BOARD and min(g.laid) >= 0, "Silver on apprentices does not add up.")
    laid = [card for card in range(FIRST_BOARD) if g.laid[card]]
    demand(all(card in g.rows[0] or card in g.rows[1] for card in laid), "Silver lies on an apprentice in no row.")


def _check_plans(g: State) -> None:
    """Every building card is in one place, and what is known of them can be so."""
    cards = [*g.plans, *g.looked]
    for p in g.players:
        cards += [*p.hand, *p.packet, *[building for building in p.buildings if building in g.buildings.cards]]
    demand(sorted(cards) == sorted(g.buildings.cards), "Every building card must be in exactly one place.")
    demand(
        len(g.plans_by) == len(g.plans) and all(EMPTY <= by < len(g.players) for by in g.plans_by),
        "Who put building cards under the pile does not add up.",
    )
    for p in g.players:
        demand(_knows_truly(g, p), f"What seat {p.seat} knows of the cards of others cannot be so.")


def _knows_truly(g: State, p: Player) -> bool:
    """Are the building cards that a player knows of where they must be?"""
    seats = g.settings.seats
    nearby = _zone(g, (p.seat + 1) % seats)
    beyond = _zone(g, (p.seat + 2) % seats)
    one_near = sum(1 for card in p.passed if card in nearby)
    far = sum(1 for card in p.passed if card in beyond)
    return (
        all(card in nearby for card in p.near)
        and all(card in beyond for card in p.far)
        and (not p.passed or (one_near == 1 and far == len(p.passed) - 1))
        and all(known // MOST_SEATS in _zone(g, known % MOST_SEATS) for known in p.traced)
    )


def _zone(g: State, seat: int) -> list[int]:
    """The hidden building cards of a player: hand, draft, those looked at, and those put under the pile."""
    p = g.players[seat]
    looked = g.looked if seat == g.turn else []
    return [*p.hand, *p.packet, *looked, *[g.plans[i] for i in range(len(g.plans)) if g.plans_by[i] == seat]]


def _check_cards_of_tracks(g: State) -> None:
    """Every reward and every Black Market card is in one place. [AB-010, AB-023]"""
    rewards = sorted([*g.rewards, *g.spent, *g.unused])
    demand(rewards == list(range(len(g.realm.reward))), "Every reward must be in exactly one place.")
    market = sorted([*g.small, *g.large])
    demand(market == list(range(len(g.realm.small))), "Every Black Market card must be in exactly one place.")
    for level in range(1, TOP_LEVEL + 1):
        there = sum(1 for p in g.players if p.cathedral == level)
        demand(there <= g.realm.levels[level].spaces, f"Level {level} of the cathedral has not {there} spaces.")


def _check_table(g: State) -> None:
    """Boards, turns and counters of the table. [AB-042]"""
    seats = len(g.players)
    demand(0 <= g.turn < seats and 0 <= g.start < seats, "There is no such seat.")
    demand(g.tax >= 0 and g.round >= 0 and g.resets in (0, 1), "Tax, rounds and resets are counted from 0.")
    demand(SETTING_UP <= g.phase <= ENDING, "There is no such phase.")
    demand(0 <= g.passes < 3, "Cards of the draft are passed on twice.")
    demand(g.phase == SETTING_UP or not g.offered, "Characters are chosen during set-up only.")
    demand(
        0 <= g.turns_left <= g.realm.final_turns * seats + 1
        and (g.turns_left > 0) == (g.guildhall >= g.realm.spaces[seats] and g.phase != ENDING),
        "The last turns begin exactly when the Guildhall is full.",
    )
    characters = [p.board for p in g.players if p.board in g.cards.boards]
    colours = [g.cards.colour[board] for board in characters if g.cards.colour[board] != "any"]
    demand(
        len(set(characters)) == len(characters) and len(set(colours)) == len(colours),
        "Two characters of one colour cannot both be in the game.",
    )
