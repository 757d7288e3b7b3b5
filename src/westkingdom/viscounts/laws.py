"""What holds at every moment: every piece is somewhere, once. [VB-004, VB-048]"""

from __future__ import annotations

from westkingdom.engine.errors import demand
from westkingdom.viscounts.deck import cards_owned, leaving
from westkingdom.viscounts.spots import FIRST_OTHER, own_building
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import (
    BUILDINGS,
    CARDS,
    EMPTY,
    FIRST_BONUS,
    FIRST_SLOT,
    FIRST_SPACE,
    LAST_SPACE,
    LEAST_CARDS,
    SECTIONS,
    SEGMENTS,
    SLOTS,
    THINGS,
    WORKERS,
)


def check_pieces(g: State) -> None:
    """Raise BadPosition if a piece of the game is missing, doubled or where it cannot be."""
    for p in g.players:
        _check_player(g, p)
    _check_cards(g)
    _check_pairs(g)
    _check_manuscripts(g)
    _check_buildings(g)
    _check_permanents(g)
    _check_table(g)


def _check_player(g: State, p: Player) -> None:
    """Workers, goods, markers and cards of one player."""
    who = f"seat {p.seat}"
    demand(len(p.tier1) == SECTIONS and len(p.tier2) == SECTIONS, f"The Castle of {who} needs {SECTIONS} sections.")
    workers = p.workers + sum(p.tier1) + sum(p.tier2) + p.tier3
    demand(
        min(p.workers, *p.tier1, *p.tier2, p.tier3) >= 0 and workers == WORKERS,
        f"A player has {WORKERS} workers, but {who} has {workers}.",
    )
    demand(
        len(p.goods) == 4 and min(p.goods) >= 0, f"{who} cannot have less than nothing of silver, ink, stone or gold."
    )
    demand(
        FIRST_SPACE <= p.corruption <= p.virtue <= LAST_SPACE,
        f"The corruption marker of {who} must stand on spaces {FIRST_SPACE} to {LAST_SPACE}, not right of virtue.",
    )
    demand(min(p.debts, p.paid, p.deeds, p.approved) >= 0, f"{who} cannot have less than no debts or deeds.")
    demand(len(p.board) == 3 and all(EMPTY <= card < CARDS for card in p.board), f"The board of {who} has 3 places.")
    owned = cards_owned(g, p)
    demand(owned >= LEAST_CARDS, f"A player has at least {LEAST_CARDS} cards, but {who} has {owned}.")
    hidden = p.hand + p.draw
    shuffled = all(hidden.count(card) >= p.mixed.count(card) for card in p.mixed)
    sure = len(hidden) - len(p.mixed) - p.unmixed_in_draw
    demand(shuffled and p.unmixed_in_draw >= 0 and sure <= len(p.hand), f"What was shuffled by {who} does not add up.")
    shown = all(p.hand.count(card) >= p.shown.count(card) for card in p.shown)
    demand(shown, f"A card that {who} has shown is not in the hand.")
    placed = 0 <= p.space < 3 * len(SEGMENTS)
    demand(placed or (p.space == EMPTY and g.round == 0), f"The viscount of {who} stands nowhere.")


def _check_cards(g: State) -> None:
    """Every card is in exactly one place: the starters once per seat, each neutral once, a hero at most once."""
    count = _count_cards(g)
    for card in g.cards.starters:
        _check_count(g, card, count[card], g.settings.seats)
    for card in g.cards.neutrals:
        _check_count(g, card, count[card], 1)
    _check_heroes(g, count)
    copies: dict[int, int] = {}
    for box in g.boxes:
        copies.update(box.copies(g))
    for cards in g.cards.others.values():
        for card in cards:
            _check_count(g, card, count[card], copies.get(card, 1))


def _count_cards(g: State) -> list[int]:
    """By card, how often it is there, in all places together."""
    count = [0] * THINGS
    zones = [*g.townsfolk, g.removed, g.offered_heroes]
    for p in g.players:
        zones += [p.hand, p.draw, p.discard, [card for card in p.board if card >= 0], leaving(g, p.seat)]
    for box in g.boxes:
        zones += box.zones(g)
    for zone in zones:
        for card in zone:
            if not (0 <= card < CARDS and g.cards.ids[card]):
                demand(False, f"There is no card with the number {card}.")
            count[card] += 1
    return count


def _check_heroes(g: State, count: list[int]) -> None:
    """Nobody's Hero is there twice: one per person, one that is offered, or all that the mix has."""
    heroes = 0
    for card in g.cards.heroes:
        heroes += count[card]
        _check_count(g, card, count[card], min(count[card], 1))
    wanted = g.settings.seats + (1 if g.offered_heroes else 0)
    if any(box.holds_all_heroes() for box in g.boxes):
        wanted = len(g.cards.heroes)
    demand(heroes == wanted, f"There must be {wanted} heroes in play, not {heroes}.")


def _check_count(g: State, card: int, n: int, wanted: int) -> None:
    """There are so many of a card, in all places together."""
    if n != wanted:
        demand(False, f"The card {g.cards.ids[card]} must be there {wanted} times in all, not {n}.")


def _check_pairs(g: State) -> None:
    """During set-up every offered Player card has its Hero; afterwards none is offered."""
    cards = g.offered_cards
    demand(
        len(cards) == len(g.offered_heroes) == len(set(cards))
        and all(0 <= card < len(g.facts.player_cards.ids) for card in cards),
        "Every player card that is offered must be there once and have a hero.",
    )
    demand(g.round == 0 or not cards, "Player cards are offered during set-up only.")


def _check_manuscripts(g: State) -> None:
    """Every Manuscript is on a pile or with a player."""
    tiles = [tile for pile in g.manuscripts for tile in pile] + [tile for p in g.players for tile in p.manuscripts]
    loose = g.facts.manuscripts.grey_backed + g.facts.manuscripts.black_backed
    placed = all(0 <= tile < len(g.facts.manuscripts.ids) for tile in tiles)
    once = sorted(tile for tile in tiles if tile in loose) == sorted(loose)
    demand(placed and once, "Every manuscript must be in exactly one place.")


def _check_buildings(g: State) -> None:
    """The Buildings on the spots are exactly those that have left the boards."""
    demand(
        len(g.spots) == len(SEGMENTS) * g.realm.spots_per_segment[g.side],
        "The board has another number of building spots.",
    )
    on_spots = sorted(code for code in g.spots if 0 <= code < FIRST_OTHER)
    opened = sorted(
        own_building(p.seat, thing - p.slots)
        for p in g.players
        for thing in p.permanents
        if p.slots <= thing < p.slots + len(SLOTS)
    )
    demand(on_spots == opened, "Every building must be on its slot or on one spot.")
    others = sorted(code for code in g.spots if code >= FIRST_OTHER)
    known = sorted(code for box in g.boxes for code in box.other_buildings(g))
    demand(others == known, "A building that comes from no board must belong to somebody.")
    demand(len(SLOTS) == 3 * len(BUILDINGS), "There are three buildings of each type.")


def _check_permanents(g: State) -> None:
    """Nobody owns a permanent thing twice, and cards of which there is one have one owner."""
    for p in g.players:
        demand(len(set(p.permanents)) == len(p.permanents), f"Seat {p.seat} owns something twice.")
        demand(
            all(FIRST_SLOT <= thing < THINGS and g.cards.ids[thing] for thing in p.permanents),
            f"Seat {p.seat} owns something that does not exist.",
        )
    owned = [thing for p in g.players for thing in p.permanents if thing >= FIRST_BONUS and thing not in g.cards.shared]
    for thing in owned:
        if owned.count(thing) > 1:
            demand(False, f"The card {g.cards.ids[thing]} has {owned.count(thing)} owners.")
    leads = [p.tier3 for p in g.players if g.leader in p.permanents]
    most = max(p.tier3 for p in g.players)
    demand(leads == ([most] if most else []), "The castle leader is who has the most workers in the third tier.")


def _check_table(g: State) -> None:
    """Segments, piles, rounds and end piles."""
    n = len(SEGMENTS)
    demand(sorted(g.segments) == list(range(n)), "Every segment lies on the table once.")
    demand(len(g.townsfolk) == n and len(g.manuscripts) == n, f"There are {n} piles of townsfolk and of manuscripts.")
    demand(0 <= g.rotation < SECTIONS, f"The castle can be turned in {SECTIONS} ways.")
    demand(g.side == g.realm.side_for_seats[len(g.players)], "The board shows the side for another number of seats.")
    demand(0 <= g.turn < len(g.players) and 0 <= g.start < len(g.players), "There is no such seat.")
    demand(g.round >= 0 and g.last_round >= 0, "Rounds are counted from 1.")
    demand(
        0 <= g.debts_above <= g.realm.debts_above[len(g.players)]
        and 0 <= g.deeds_above <= g.realm.deeds_above[len(g.players)],
        "There are more debts or deeds above an end card than at the start.",
    )
    revealed = g.round > 0 and (g.debts_above == 0 or g.deeds_above == 0)
    demand((g.last_round > 0) == revealed, "The end is triggered exactly when an end card is revealed.")
    demand(EMPTY <= g.played < CARDS, "There is no such card to have been played.")
