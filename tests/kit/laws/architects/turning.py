"""Which facts of Architects name seats."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.turning import SeatMap, Turn, by_seat, plainly, seat, seats
from westkingdom.architects.terms import BOARDS, MOST_SEATS, NO_MORE
from westkingdom.engine.node import NAMES

SEATED = NAMES["architects.everybody-seated"]


def packed(turn: Turn, code: int) -> int:
    """A group of workers or a card that somebody drew: something, times the number of seats, and whose it is."""
    what, owner = divmod(code, MOST_SEATS)
    return what * MOST_SEATS + turn.seat(owner)


def all_packed(turn: Turn, codes: list[int]) -> list[int]:
    """Cards with who drew them."""
    return [packed(turn, code) for code in codes]


def group(turn: Turn, choice: int) -> int:
    """A group to capture, or no more."""
    return choice if choice == NO_MORE else packed(turn, choice)


def place_of_a_worker(turn: Turn, choice: int) -> int:
    """A place to take a worker back from: the boards of others come last."""
    return choice if choice < BOARDS else BOARDS + turn.seat(choice - BOARDS)


def name_of_a_place(turn: Turn, name: str) -> str:
    """The place that a worker was taken back from, by its name."""
    return f"seat_{turn.seat(int(name.removeprefix('seat_')))}" if name.startswith("seat_") else name


def decided_by_seat(before: wk.Game, after: wk.Game, told: list[wk.Event]) -> bool:
    """Among equally virtuous characters lots decide who begins, and lots are drawn by seat. [AB-041]

    Of equal groups at one location the reconstructed opponent captures that of the lower seat first. [AB-257]
    """
    lots = (SEATED in [f[0] for f in before.stack]) != (SEATED in [f[0] for f in after.stack])
    return lots or any(event.key == "opponent-captures-largest" for event in told)


SEATS = SeatMap(
    state=plainly(
        "key", "draws", "over", "decisions", "phase", "round", "turns_left", "guildhall", "small", "large", "rows",
        "apprentices", "known_below", "laid", "plans", "looked", "rewards", "spent", "unused", "offered", "passes", "tax",
        "resets", "bill",
    )
    | {"turn": seat, "start": seat, "market": seats, "plans_by": seats},
    player=plainly(
        "goods", "workers", "at", "guildhall", "prison", "virtue", "debts", "paid", "cathedral", "board", "hand",
        "apprentices", "buildings", "packet", "passed", "near", "far",
    )
    | {"captives": by_seat, "traced": all_packed},
    parts={
        "works-of-wonder": plainly(
            "pile", "consequences", "contributed", "tokens", "wonder_at", "built", "contributions", "pending"
        ),
        "solo": plainly("draw", "discards", "future", "resolving", "marker", "here"),
    },
    frames={"architects.captured": packed},
    options={"capture": group, "take-back": place_of_a_worker},
    said={"owner": seat, "from": name_of_a_place},
    shown={
        "seat": seat, "turn": seat, "start": seat, "players": by_seat, "black_market": seats,
        "put_under_building_pile": seats, "captives": by_seat, "silver_credit": by_seat,
    },
    tied=decided_by_seat,
)  # fmt: skip
