"""Numbers and effects of the boards are followed where they stand in the data, whatever the order of the rows."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from westkingdom.engine.rows import in_order
from westkingdom.library.data import parts_of, rules_of
from westkingdom.library.settings import settings_for

WONDER = ["works-of-wonder"]


def laid(
    game: str, position: dict[str, Any], change: Any, boxes: list[str] | None = None, **options: object
) -> wk.Game:
    """A table that is played with changed data."""
    people = len(position["seats"]) - (1 if options else 0)
    settings = settings_for(game, people, boxes or [], 0, options)
    parts: dict[str, Any] = parts_of(settings)
    change(parts)
    return rules_of(game).lay_out(settings, rules_of(game).load(parts), position, None)


def crowded(tier: str) -> dict[str, Any]:
    """A position in which somebody is bumped from a section as soon as the Castle is resolved."""
    seats = [{tier: {"c1": 2}}, {tier: {"c1": 2}}]
    return {"seats": seats, "round": 5, "segments": ["1-2", "3-4", "5-6", "7-8", "9-10"], "rotation": 0}


@rule("VB-129")
@pytest.mark.parametrize(("tier", "row"), [("tier1", 0), ("tier2", 1)])
def test_a_bumped_worker_gives_its_owner_what_the_tier_says(tier: str, row: int) -> None:
    """With 3 stone as its consolation the owner of a bumped worker has 3 stone, and nothing else."""

    def change(parts: dict[str, Any]) -> None:
        parts[""]["castle"]["tiers"][row]["bump"] = {"gain": {"stone": 3}}

    position = {**crowded(tier), "resolve": {"move_worker": 1}}
    position["seats"][0]["tier1"] = {**position["seats"][0].get("tier1", {}), "c4": 1}
    game: Any = laid("viscounts", position, change)
    game.play(next(option for option in game.decision.options if option.label.args.get("from") == "c4"))
    assert game.decision.kind == "bump"
    assert "stone" in str(game.decision.options[1].gain)
    game.play(game.decision.options[1])
    goods = game.view(None)["players"][1]["goods"]
    assert (goods["stone"], goods["silver"]) == (3, 0)


@rule("VB-126")
def test_the_way_into_the_third_tier_gives_what_the_second_says() -> None:
    """With 2 silver as the reward nobody is asked for a resource."""

    def change(parts: dict[str, Any]) -> None:
        parts[""]["castle"]["tiers"][1]["inwards"] = {"gain": {"silver": 2}}

    position = {"seats": [{"tier2": {"c1": 3}, "tier1": {"c3": 1}}, {}], "round": 5, "resolve": {"move_worker": 1}}
    game: Any = laid("viscounts", position, change)
    game.play(next(option for option in game.decision.options if option.label.key == "castle-move"))
    player = game.view(None)["players"][0]
    assert (player["castle"]["tier3"], player["goods"]["silver"]) == (1, 2)


@rule("VB-032")
def test_paying_a_debt_gives_what_the_card_says() -> None:
    """With 2 ink on its other side a debt that is paid gives 2 ink."""

    def change(parts: dict[str, Any]) -> None:
        parts[""]["end_cards"]["card_vp"][0]["on_flip"] = {"gain": {"ink": 2}}

    position = {"seats": [{"debts": 1}, {}], "round": 5, "resolve": {"flip": "debt"}}
    game: Any = laid("viscounts", position, change)
    assert game.view(None)["players"][0]["goods"]["ink"] == 2


def captured(change: Any) -> str:
    """From where an opponent takes one of two equal groups."""
    position = {
        "consequence": "contribution_4",
        "to_act": 1,
        "resolve": {"capture": 1},
        "schemes": ["scheme_s08"],
        "seats": [{"at": {"mines": 2, "quarry": 2}}, {}],
    }
    game: Any = laid("architects", position, change, WONDER, solo="patron")
    at = game.view(None)["players"][0]["workers_at"]
    (gone,) = (place for place in ("mines", "quarry") if at[place] == 0)
    return str(gone)


@rule("WW-273")
def test_the_order_of_the_list_of_places_is_the_number_in_its_rows() -> None:
    """Equal groups are captured in the order that the rows are numbered in, not that they stand in."""

    def turned(parts: dict[str, Any]) -> None:
        parts["solo"]["ai_board"]["priority"].reverse()

    def renumbered(parts: dict[str, Any]) -> None:
        places = {row["location"]: row for row in parts["solo"]["ai_board"]["priority"]}
        places["mines"]["order"], places["quarry"]["order"] = places["quarry"]["order"], places["mines"]["order"]

    assert [captured(change) for change in (len, turned, renumbered)] == ["mines", "mines", "quarry"]


@rule("WW-282")
def test_the_order_of_the_guardhouse_is_the_number_in_its_rows() -> None:
    """An opponent with a prisoner and a debt frees the prisoner first, also if that row stands last."""

    def turned(parts: dict[str, Any]) -> None:
        parts["solo"]["ai_board"]["guardhouse_actions"].reverse()

    position = {
        "consequence": "contribution_4",
        "to_act": 1,
        "here": "guardhouse",
        "resolve": {"guardhouse_actions": "workers_here"},
        "schemes": ["scheme_s08"],
        "seats": [{}, {"prisoners": 2, "debts": 1, "at": {"guardhouse": 1}}],
    }
    game: Any = laid("architects", position, turned, WONDER, solo="patron")
    player = game.view(None)["players"][1]
    assert (player["prisoners"], player["debts"]["unpaid"]) == (0, 1)


@pytest.mark.parametrize("numbers", [[1, 1], [1, 3]])
def test_numbers_of_rows_count_without_a_gap(numbers: list[int]) -> None:
    """Two rows in one place, or none in one, are refused."""
    with pytest.raises(ValueError, match="«order» counts without a gap"):
        in_order([{"order": n} for n in numbers], "order")
