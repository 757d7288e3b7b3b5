"""Rule tests: third spaces of the Guildhall that discard apprentices (ledger section L)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, place, table
from tests.kit.chapters.architects.guildhall import BUILT, CORRUPT, PURGE, ROWS, SMITHY, hall, rows
from tests.kit.rule import rule

NEXT = ["app_illusionist", "app_trader_wood"]


@rule("AB-176")
@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_third_spaces_of_three_rows_discard_apprentices_with_the_option_alone(players: int, row: int) -> None:
    """Rows one to three have such a space, row four has none; without the option there is none at all."""
    for options, spaces in ((PURGE, [3, row + 3, 2 * row + 3]), ({}, [])):
        purged = []
        for workers in range(4 * row):
            seats = hall(players, workers)
            game = table({**SMITHY, **seats[0]}, *seats[1:], options=options, apprentices=ROWS)
            place(game, "guildhall")
            if rows(game)[0][0][0] != "app_miner_1":
                purged.append(workers + 1)
        assert purged == spaces


@rule("AB-176")
def test_the_leftmost_apprentices_go_under_the_pile_and_the_rows_slide_and_are_refilled() -> None:
    """Silver on them goes to the supply; silver on the others slides along; nobody gains anything."""
    silver = {"app_miner_1": 2, "app_jeweller_1": 1, "app_thief": 3}
    game = table(
        {**SMITHY, "guildhall": 1},
        {"guildhall": 1},
        options=PURGE,
        apprentices=ROWS,
        apprentice_pile=NEXT,
        silver_on=silver,
    )
    before, other = counts(game), counts(game, 1)
    pile: Any = game.view(None)
    place(game, "guildhall")
    assert rows(game) == [
        [("app_miner_2", 0), ("app_thief", 3), ("app_pickpocket", 0), ("app_illusionist", 0)],
        [("app_jeweller_2", 0), ("app_trickster", 0), ("app_gatekeeper", 0), ("app_trader_wood", 0)],
    ]
    view: Any = game.view(None)
    assert view["apprentice_pile"] == pile["apprentice_pile"]
    assert sorted(view["apprentices_known_below"]) == ["app_jeweller_1", "app_miner_1"]
    assert changes(game, before) == {**BUILT, "clay": -4, "wood": -2, "stone": 4}
    assert changes(game, other, 1) == {}


@rule("AB-176")
def test_apprentices_are_discarded_before_the_building_is_constructed() -> None:
    """The Tavern hires from the rows as they are after the discard."""
    tavern = {**CORRUPT, "hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "apprentices": ["app_woodcutter_1"]}
    game = table({**tavern, "guildhall": 2}, {}, options=PURGE, apprentices=ROWS, apprentice_pile=NEXT)
    place(game, "guildhall")
    hired = {option.label.args["apprentice"] for option in game.decision.options}
    assert hired == ({*ROWS[0], *ROWS[1], *NEXT} - {"app_miner_1", "app_jeweller_1"})
