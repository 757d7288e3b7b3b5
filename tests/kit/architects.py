"""Tables of Architects for tests: any position in one line."""

from __future__ import annotations

from functools import cache
from typing import Any

import westkingdom as wk
from tests.kit.asking import seen
from tests.kit.viscounts import offers, pass_until, pick, says
from westkingdom.architects.game import Architects
from westkingdom.architects.terms import LOCATIONS

WONDER = ("works-of-wonder",)
PROMOS = {"promo_cards": True, "promo_boards": True}
GOODS = ["clay", "wood", "stone", "gold", "marble"]
RICH = {"clay": 20, "wood": 20, "stone": 20, "gold": 20, "marble": 20}
ALL_SKILLS = ["app_labourer"]
"""An apprentice who has them."""
WELL: dict[str, Any] = {"hand": ["bld_well"], "wood": 2, "stone": 2}
"""What constructs the Well, which needs no skill, gives 4 clay and changes no virtue."""

__all__ = [
    "ALL_SKILLS",
    "GOODS",
    "PROMOS",
    "RICH",
    "WELL",
    "WONDER",
    "begun",
    "black_market",
    "build",
    "changes",
    "counts",
    "face_up",
    "goods",
    "next_is",
    "offers",
    "pass_until",
    "pick",
    "place",
    "places",
    "says",
    "seen",
    "silver_on_rows",
    "table",
    "turn_is_over",
]


def table(
    *seats: dict[str, Any],
    boxes: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    rulings: dict[str, str] | None = None,
    **position: Any,
) -> Architects:
    """A table with these seats (a second, plain one is added to a single seat); seat 0 is to act unless named."""
    full: dict[str, Any] = {**position, "seats": [*seats, {}] if len(seats) == 1 else list(seats)}
    game = wk.scenario("architects", full, expansions=boxes, rulings=rulings, **(options or {}))
    assert isinstance(game, Architects)
    return game


def place(game: wk.Game, location: str) -> None:
    """Place a worker of the seat that is asked."""
    pick(game, "place", location=location)


def places(game: wk.Game) -> list[str]:
    """The locations where a worker may be placed now."""
    assert game.decision.kind == "place", f"asked is {game.decision.kind}"
    return [LOCATIONS[choice] for choice in game.choices]


def counts(game: wk.Game, seat: int = 0) -> dict[str, int]:
    """Everything of a seat that everybody can count, and the Tax Stand.

    Workers are `at_forest`, captives `captives_1`.
    """
    view: Any = game.view(None)
    p = view["players"][seat]
    plain = ["virtue", "cathedral", "workers", "workers_in_guildhall", "prisoners", "cards_in_hand"]
    out: dict[str, int] = {
        **p["goods"],
        **p["debts"],
        **{word: p[word] for word in plain},
        "tax_stand": view["tax_stand"],
    }
    out |= {f"at_{location}": n for location, n in p["workers_at"].items()}
    out |= {f"captives_{owner}": n for owner, n in enumerate(p["captives"])}
    return out | {"apprentices": len(p["apprentices"]), "buildings": len(p["buildings"])}


def changes(game: wk.Game, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What has become more or less than in these counts; all that is not named is as before."""
    return {word: n - before[word] for word, n in counts(game, seat).items() if n != before[word]}


def goods(game: wk.Game, seat: int = 0) -> dict[str, int]:
    """The goods and the silver of a seat, as everybody sees them; what it has none of is left out."""
    view: Any = game.view(None)
    return {good: n for good, n in view["players"][seat]["goods"].items() if n}


@cache
def _begun(seats: int, seed: int, options: tuple[tuple[str, Any], ...]) -> Architects:
    game = wk.new_game("architects", seats=seats, seed=seed, **dict(options))
    assert isinstance(game, Architects)
    return game


def begun(seats: int = 5, seed: int = 0, **options: Any) -> Architects:
    """A new game in which nobody has decided anything."""
    return _begun(seats, seed, tuple(options.items())).copy()


def next_is(game: wk.Game, seat: int) -> bool:
    """Is the turn over, and this seat to place a worker?"""
    return (game.decision.kind, game.decision.seat) == ("place", seat)


def turn_is_over(game: wk.Game) -> bool:
    """Is the turn of seat 0 over, and nothing else asked?"""
    return next_is(game, 1)


def build(game: Architects, building: str) -> None:
    """Place a worker in the Guildhall and construct; where nothing else is possible that happens unasked."""
    place(game, "guildhall")
    if game.decision.kind == "guildhall":
        pick(game, "guildhall", building=building)


def black_market(game: wk.Game) -> Any:
    """The seats whose workers stand in the Black Market."""
    return game.view(None)["black_market"]


def face_up(game: wk.Game) -> list[list[str]]:
    """The apprentices face up, row by row from the left."""
    view: Any = game.view(None)
    return [[space["apprentice"] for space in row] for row in view["apprentices"]]


def silver_on_rows(game: wk.Game) -> list[list[int]]:
    """The silver on the apprentices face up."""
    view: Any = game.view(None)
    return [[space["silver"] for space in row] for row in view["apprentices"]]
