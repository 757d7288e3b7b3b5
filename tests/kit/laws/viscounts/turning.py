"""Which facts of Viscounts name seats."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.turning import SeatMap, Turn, by_seat, plainly, seat, seats
from westkingdom.viscounts.spots import FIRST_OTHER
from westkingdom.viscounts.terms import BUILDINGS, SLOTS


def spots(turn: Turn, codes: list[int]) -> list[int]:
    """Buildings on the Main Board, which are numbered by owner."""
    out = []
    for code in codes:
        first, size = (0, len(SLOTS)) if code < FIRST_OTHER else (FIRST_OTHER, len(BUILDINGS))
        owner, what = divmod(code - first, size)
        out.append(code if code < 0 else first + turn.seat(owner) * size + what)
    return out


def hands_were_dealt(before: wk.Game, after: wk.Game, told: list[wk.Event]) -> bool:
    """Decks are shuffled in the order of seats when the set-up ends: which luck falls to whom is not turned."""
    return before.view(None)["round"] == 0 != after.view(None)["round"]


SEATS = SeatMap(
    state=plainly(
        "key", "draws", "over", "decisions", "round", "last_round", "played", "side", "segments", "rotation",
        "townsfolk", "manuscripts", "removed", "debts_above", "deeds_above", "offered_cards", "offered_heroes",
    )
    | {"turn": seat, "start": seat, "spots": spots},
    player=plainly(
        "goods", "corruption", "virtue", "debts", "paid", "deeds", "approved", "workers", "tier1", "tier2", "tier3",
        "space", "turns", "hand", "draw", "discard", "mixed", "unmixed_in_draw", "board", "permanents", "manuscripts",
        "shown",
    ),
    parts={
        "gates-of-gold": plainly("kings_orders", "row", "pile", "leader", "builders", "wild") | {"boards": by_seat},
        "keeper-of-keys": plainly(
            "heroes", "hero_pile", "chests", "chest_pile", "chests_gone", "transcribed", "dismissed", "returned",
            "face_down",
        )
        | {"slotted": by_seat, "public": seats, "ignoring": by_seat, "aside": by_seat},
        "solo": plainly("board", "future", "unseen", "chain"),
    },
    frames={},
    options={"bump": seat},
    said={"seat": seat, "with": seat, "other": seat},
    shown={"seat": seat, "turn": seat, "start": seat, "players": by_seat, "ignoring": by_seat},
    tied=hands_were_dealt,
)  # fmt: skip
