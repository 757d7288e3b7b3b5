"""What a seat may see, named thing by thing. [VB-009, VB-015]"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from westkingdom.engine.knowledge import asked_view, show_boxes
from westkingdom.viscounts.components import SIDES
from westkingdom.viscounts.scoring import poverty_revealed, prosperity_revealed, slots_open
from westkingdom.viscounts.spots import FIRST_OTHER, owner_of, type_of
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import (
    BUILDINGS,
    CASTLE_LEADER,
    FIRST_BONUS,
    GOLD,
    INK,
    SECTIONS,
    SEGMENTS,
    SILVER,
    SLOTS,
    SPACE_KINDS,
    STONE,
)

if TYPE_CHECKING:
    from westkingdom.viscounts.view_types import Building, ViscountsPlayer, ViscountsView


def view_of(g: State, seat: int | None) -> ViscountsView:
    """Show the table to a seat, or to a spectator."""
    view: ViscountsView = {
        "game": "viscounts",
        "expansions": list(g.settings.expansions),
        "seat": seat,
        "round": g.round,
        "turn": g.turn,
        "start": g.start,
        "last_round": g.last_round,
        "over": g.over,
        "side": SIDES[g.side],
        "segments": [SEGMENTS[segment] for segment in g.segments],
        "castle_sections": [f"c{(place - g.rotation) % SECTIONS + 1}" for place in range(SECTIONS)],
        "townsfolk": [{"top": g.cards.ids[pile[-1]] if pile else None, "cards": len(pile)} for pile in g.townsfolk],
        "manuscripts": [
            {"top": g.facts.manuscripts.ids[pile[-1]] if pile else None, "tiles": len(pile)} for pile in g.manuscripts
        ],
        "spots": [None if code < 0 else _building_view(code) for code in g.spots],
        "removed": [g.cards.ids[card] for card in g.removed],
        "debts_above_poverty": g.debts_above,
        "deeds_above_prosperity": g.deeds_above,
        "poverty": poverty_revealed(g),
        "prosperity": prosperity_revealed(g),
        "offered": [
            {"player_card": g.facts.player_cards.ids[card], "hero": g.cards.ids[g.offered_heroes[i]]}
            for i, card in enumerate(g.offered_cards)
        ],
        "played": g.cards.ids[g.played] if g.played >= 0 else None,
        "players": [_player_view(g, p, p.seat == seat) for p in g.players],
        "asked": asked_view(g, seat),
    }
    show_boxes(g, cast("dict[str, object]", view))
    return view


def _building_view(code: int) -> Building:
    """Show whose Building stands on a spot, and from which slot of the board it comes, if from any."""
    if code < FIRST_OTHER:
        return {"seat": owner_of(code), "slot": SLOTS[code % len(SLOTS)]}
    return {"seat": owner_of(code), "slot": None, "building": BUILDINGS[type_of(code)]}


def _player_view(g: State, p: Player, own: bool) -> ViscountsPlayer:
    """Show one player; the hand only to its owner, the order of a Draw Pile to nobody.

    Which cards a player owns is public, so others see the hand and the Draw Pile as one heap.
    """
    ids = g.cards.ids
    hidden = p.draw if own else p.draw + p.hand
    if p.seat == g.settings.opponent:
        unknown = [card for box in g.boxes for card in box.unknown(g)]
        hidden = [card for card in hidden if card not in unknown]
    return {
        "seat": p.seat,
        "goods": {
            "silver": p.goods[SILVER],
            "ink": p.goods[INK],
            "stone": p.goods[STONE],
            "gold": p.goods[GOLD],
        },
        "corruption": p.corruption,
        "virtue": p.virtue,
        "debts": {"unpaid": p.debts, "paid": p.paid},
        "deeds": {"acquired": p.deeds, "approved": p.approved},
        "workers": p.workers,
        "castle": {"tier1": p.tier1[:], "tier2": p.tier2[:], "tier3": p.tier3},
        "space": space_id(g, p.space) if p.space >= 0 else None,
        "turns": p.turns,
        "board": [ids[card] if card >= 0 else None for card in p.board],
        "hand": [ids[card] for card in sorted(p.hand)] if own else None,
        "cards_in_hand": len(p.hand),
        "cards_in_draw_pile": len(p.draw),
        "hidden": [ids[card] for card in sorted(hidden)],
        "known_in_hand": [ids[card] for card in _known_in_hand(p)],
        "discard": [ids[card] for card in p.discard],
        "slots_open": slots_open(p),
        "cleric_bonus": [ids[thing] for thing in p.permanents if FIRST_BONUS <= thing < CASTLE_LEADER],
        "castle_leader": g.leader in p.permanents,
        "manuscripts": [g.facts.manuscripts.ids[tile] for tile in p.manuscripts],
    }


def _known_in_hand(p: Player) -> list[int]:
    """Cards of a hand that everybody can tell: the Draw Pile was made of discards, and these were not among them."""
    if p.unmixed_in_draw:
        return sorted(p.shown)
    known = sorted(p.hand + p.draw)
    for card in p.mixed:
        known.remove(card)
    return known


def space_id(g: State, space: int) -> str:
    """Name a space as the data do."""
    return f"{SEGMENTS[g.segments[space // 3]]}:{SPACE_KINDS[space % 3]}"
