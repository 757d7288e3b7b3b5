"""What tests of Influence, figures, Contributions and resets have in common."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import WELL, WONDER, offers, pick, place, table
from westkingdom.architects.game import Architects
from westkingdom.engine.words import Message

RESET_AT = {2: 7, 3: 9, 4: 11, 5: 13, 6: 13}
"""By number of players: the worker in the Guildhall that triggers the first reset."""
FIGURES = {
    "contribution_1": ("workshop", "mines"),
    "contribution_2": ("silversmith", "guardhouse"),
    "contribution_3": ("quarry", "silversmith"),
    "contribution_4": ("forest", "quarry"),
    "contribution_5": ("kings_storehouse", "forest"),
    "contribution_6": ("mines", "workshop"),
    "contribution_7": ("guardhouse", "town_centre"),
}
"""By Consequence card: where the Princess and where the Profiteer stand."""
PLANS = ["bld_smithy", "bld_church", "bld_clay_pit", "bld_fountain"]
AWAY: dict[str, Any] = {"consequence": "contribution_3"}
"""The Princess stands at the Quarry and the Profiteer with the Silversmith, where these tests do not go."""


def laid(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table with the box."""
    return table(*seats, boxes=WONDER, **position)


def realm(game: wk.Game) -> Any:
    """What everybody sees of the box: cards, figures and Wonders."""
    return game.view(None)["works-of-wonder"]


def own(game: wk.Game, word: str) -> list[Any]:
    """One thing of every seat: a good, or what the view of a player names."""
    view: Any = game.view(None)
    return [p["goods"][word] if word in p["goods"] else p[word] for p in view["players"]]


def unpaid(game: wk.Game) -> list[int]:
    """The unpaid debts of every seat."""
    return [debts["unpaid"] for debts in own(game, "debts")]


def place_of(option: wk.Option) -> str:
    """The place of the Contribution card that an option is for; none if it is no Contribution."""
    place = option.label.args.get("place")
    return place.key.removeprefix("amount-") if option.label.key == "contribute" and isinstance(place, Message) else ""


def contributions(game: wk.Game) -> list[str]:
    """The places of the Contribution card on which the asked player may lay something now."""
    return [place_of(option) for option in game.decision.options if place_of(option)]


def contribute(game: wk.Game, good: str) -> None:
    """Make the Contribution to this place, along with whatever is asked."""
    found = [option for option in game.decision.options if place_of(option) == good]
    assert len(found) == 1, f"{good} fits {len(found)} of {game.decision.options}"
    game.play(found[0])


def choose(game: wk.Game, word: str) -> None:
    """Play the one option whose label has this key, along with whatever is asked."""
    found = [option for option in game.decision.options if option.label.key == word]
    assert len(found) == 1, f"{word} fits {len(found)} of {game.decision.options}"
    game.play(found[0])


def can_choose(game: wk.Game, word: str) -> bool:
    """Is there an option whose label has this key?"""
    return any(option.label.key == word for option in game.decision.options)


def before_reset(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table at which the seat to act (0) triggers a reset by constructing the Well; nobody is in the Prison for it.

    The workers in the Guildhall are of the seat to act. There are two players at least.
    """
    seated = [dict(seat) for seat in seats]
    acting = position.get("to_act", 0)
    seated[acting] = {**WELL, "silver": 0, "guildhall": RESET_AT[len(seated)] - 1, **seated[acting]}
    return laid(*seated, **position)


def reset(game: wk.Game) -> None:
    """Construct the Well as the worker that triggers the reset."""
    place(game, "guildhall")
    if game.decision.kind == "guildhall":
        pick(game, "guildhall", building="bld_well")


def count(events: list[Any], word: str) -> int:
    """How often something happened."""
    return [event.key for event in events].count(word)


def at(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table with known building cards, the figures out of the way, and no silver for seat 0 unless it is named."""
    first = {"silver": 0, "virtue": 7, **seats[0]}
    return laid(first, *seats[1:], **{**AWAY, "building_pile": PLANS, **position})


def exchanges(game: wk.Game) -> list[Any]:
    """How often Influence may stand for silver in the payment that is asked for."""
    assert game.decision.kind == "pay"
    return [option.label.args["n"] for option in offers(game, key="pay-exchanges")]


def exchange(game: wk.Game, n: int) -> None:
    """Let Influence stand for silver so often."""
    pick(game, "pay", key="pay-exchanges", n=n)


def avoidable(game: wk.Game) -> list[int]:
    """How much of a loss of virtue may be avoided."""
    assert game.decision.kind == "avoid-loss"
    return list(game.choices)


def avoid(game: wk.Game, n: int) -> None:
    """Avoid so much of a loss of virtue."""
    if n:
        pick(game, "avoid-loss", key="avoid-loss", n=n)
    else:
        pick(game, "avoid-loss", key="avoid-nothing")


def credit(game: wk.Game) -> Any:
    """The silver that was paid for with Influence and is not used yet, seat by seat."""
    return realm(game)["silver_credit"]


def price_of(option: wk.Option) -> list[Any]:
    """The price of a trade, also where something else is paid for it."""
    price: Any = option.label.args.get("price", option.cost)
    return list(price)


def trade(game: wk.Game, cost: str, gain: str) -> None:
    """Make the trade of one thing for another."""
    found = [
        option
        for option in offers(game, key=gain)
        if option.kind == "trade" and [part.key for part in price_of(option)] == [cost]
    ]
    assert len(found) == 1, f"{cost} for {gain} fits {len(found)} of {game.decision.options}"
    game.play(found[0])
