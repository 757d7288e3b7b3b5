"""What a seat may see, named thing by thing. [AB-017]"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from westkingdom.architects.black_market import large_market, small_market
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    CLAY,
    EMPTY,
    FAVOUR,
    FOREST,
    GOLD,
    GUARDHOUSE,
    MARBLE,
    MINES,
    MOST_SEATS,
    PHASES,
    QUARRY,
    ROWS,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)
from westkingdom.engine.knowledge import asked_view, show_boxes

if TYPE_CHECKING:
    from westkingdom.architects.view_types import ArchitectsGoods, ArchitectsPlayer, ArchitectsView, WorkersAt


def view_of(g: State, seat: int | None) -> ArchitectsView:
    """Show the table to a seat, or to a spectator."""
    ids = g.cards.ids
    view: ArchitectsView = {
        "game": "architects",
        "expansions": list(g.settings.expansions),
        "seat": seat,
        "phase": PHASES[g.phase],
        "round": g.round,
        "turn": g.turn,
        "start": g.start,
        "turns_left": g.turns_left,
        "over": g.over,
        "apprentices": [
            [{"apprentice": ids[card], "silver": g.laid[card]} for card in reversed(g.rows[row])] for row in range(ROWS)
        ],
        "apprentice_pile": len(g.apprentices),
        "apprentices_known_below": [ids[card] for card in g.apprentices[: g.known_below]],
        "building_pile": len(g.plans),
        "put_under_building_pile": [None if by == EMPTY else by for by in g.plans_by],
        "reward_pile": len(g.rewards),
        "rewards_gained": [g.realm.reward_ids[card] for card in g.spent],
        "rewards_unused": len(g.unused),
        "tax_stand": g.tax,
        "guildhall": g.guildhall,
        "guildhall_spaces": g.realm.spaces[len(g.players)],
        "black_market": [None if owner == EMPTY else owner for owner in g.market],
        "small_market": small_market(g).icons(),
        "small_market_cards": len(g.small),
        "large_market": large_market(g).icons(),
        "large_market_cards": [g.realm.market_ids[card] for card in g.large],
        "reset_triggered": g.resets > 0,
        "offered": [ids[board] for board in g.offered],
        "looked_at": [g.buildings.ids[card] for card in sorted(g.looked)] if seat == g.turn else None,
        "cards_looked_at": len(g.looked),
        "bill": g.bill[:],
        "players": [_player_view(g, p, p.seat == seat) for p in g.players],
        "asked": asked_view(g, seat),
    }
    show_boxes(g, cast("dict[str, object]", view))
    return view


def _player_view(g: State, p: Player, own: bool) -> ArchitectsPlayer:
    """Show one player; cards in hand and those of the draft only to their owner."""
    names = g.buildings.ids
    return {
        "seat": p.seat,
        "board": g.cards.ids[p.board],
        "goods": _goods_view(g, p),
        "virtue": p.virtue,
        "debts": {"unpaid": p.debts, "paid": p.paid},
        "cathedral": p.cathedral,
        "workers": p.workers,
        "workers_at": _workers_view(p),
        "workers_in_guildhall": p.guildhall,
        "prisoners": p.prison,
        "captives": p.captives[:],
        "apprentices": [g.cards.ids[card] for card in p.apprentices],
        "buildings": [names[building] for building in p.buildings],
        "hand": [names[card] for card in sorted(p.hand)] if own else None,
        "cards_in_hand": len(p.hand),
        "draft": [names[card] for card in p.packet] if own else None,
        "cards_to_draft": len(p.packet),
        "passed_on": [names[card] for card in sorted([*p.passed, *p.near, *p.far])] if own else None,
        "drawn_by_others": [
            {"building": names[known // MOST_SEATS], "seat": known % MOST_SEATS} for known in sorted(p.traced)
        ]
        if own
        else None,
        "put_under_pile": [names[g.plans[i]] for i in range(len(g.plans)) if g.plans_by[i] == p.seat] if own else None,
    }


def _goods_view(g: State, p: Player) -> ArchitectsGoods:
    """Show the goods of a player, and favour by the name that its box gives it."""
    goods: ArchitectsGoods = {
        "clay": p.goods[CLAY],
        "wood": p.goods[WOOD],
        "stone": p.goods[STONE],
        "gold": p.goods[GOLD],
        "marble": p.goods[MARBLE],
        "silver": p.goods[SILVER],
    }
    if g.realm.favour:
        cast("dict[str, int]", goods)[g.realm.favour] = p.goods[FAVOUR]
    return goods


def _workers_view(p: Player) -> WorkersAt:
    """Show how many workers of a player stand at each location with a large circle."""
    return {
        "quarry": p.at[QUARRY],
        "forest": p.at[FOREST],
        "mines": p.at[MINES],
        "silversmith": p.at[SILVERSMITH],
        "kings_storehouse": p.at[STOREHOUSE],
        "workshop": p.at[WORKSHOP],
        "town_centre": p.at[TOWN_CENTRE],
        "tax_stand": p.at[TAX_STAND],
        "guardhouse": p.at[GUARDHOUSE],
    }
