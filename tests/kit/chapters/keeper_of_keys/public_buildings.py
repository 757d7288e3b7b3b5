"""Own and Public Buildings on the board, and what can be constructed."""

from __future__ import annotations

from typing import Any, cast

from tests.kit.viscounts import ELSEWHERE, KEYS, SLOTS, offers, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys

SLOT = {"trading_post": "tp1", "guildhall": "gh2", "workshop": "w1"}
NO_HELP: dict[str, Any] = {"townsfolk": {"1-2": ["friar"], "3-4": ["jeweller-1"]}}


def public(building: str) -> str:
    """The id of a Public Building card."""
    return f"public-{building.replace('_', '-')}"


def choices(game: Viscounts) -> list[object]:
    """The Buildings that are offered: own ones by slot, Public ones by card."""
    assert game.decision.kind == "building"
    return [option.label.args.get("slot", option.label.args.get("thing")) for option in game.decision.options]


def at_work(building: str, builders: int, spot: str = "3-4:1", **words: Any) -> Viscounts:
    """A table at which seat 0 stands at 3-4:OL with one Building, and so many Stone for an action."""
    seat = {"viscount": "3-4:OL", "stone": builders, "built": {SLOT[building]: spot}, **words}
    return table(seat, ELSEWHERE, boxes=KEYS, phase="action", **NO_HELP)


def construct(game: Viscounts, what: str) -> None:
    """Take the action Construct and name a Public Building, where anything else could be named."""
    assert public(what) in possible(game)
    pick(game, "action", key="action-construct")
    if offers(game, thing=public(what)):
        pick(game, "building", thing=public(what))


def possible(game: Viscounts) -> list[object]:
    """The Buildings that the action Construct would offer, if it is possible at all; also the only one."""
    if not offers(game, key="action-construct"):
        return []
    line = game.copy()
    log = line.listen()
    pick(line, "action", key="action-construct")
    forced = [int(event.args["option"]) for event in log if event.args.get("decision") == "building"]
    return [[*SLOTS, *map(public, SLOT)][forced[0]]] if forced else choices(line)


def publics(game: Viscounts) -> list[object]:
    """The Public Buildings that could be constructed now."""
    return [what for what in possible(game) if what not in SLOTS]


def owners(game: Viscounts) -> list[int]:
    """The owners of the Public Trading Post, Guildhall and Workshop, -1 for nobody."""
    return keys(game).public


def slots_open(game: Viscounts, seat: int = 0) -> list[str]:
    """The uncovered slots of a Player Board."""
    shown: Any = game.view(None)
    return cast("list[str]", shown["players"][seat]["slots_open"])


def on_spot(game: Viscounts, spot: str) -> object:
    """What everybody sees on a Building Spot."""
    segment, _, position = spot.partition(":")
    shown: Any = game.view(None)
    return shown["spots"][4 * shown["segments"].index(segment) + int(position) - 1]


def points(game: Viscounts, line: str, seat: int = 0) -> int:
    """The points of one line of a score sheet."""
    return dict(game.scores[seat].lines)[line]
