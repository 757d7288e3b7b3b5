"""The types of views are the truth about views: nothing is missing, renamed, superfluous, or wider than it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.inspect import type_info

import westkingdom as wk
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, random_play
from tests.kit.laws.tables import TABLE, TABLES
from tests.kit.server import reach
from westkingdom.architects import terms as architects
from westkingdom.architects.view_types import ArchitectsGoods, WorkersAt
from westkingdom.architects.works_of_wonder.terms import INFLUENCE
from westkingdom.architects.works_of_wonder.view_types import Contributed
from westkingdom.server.views import View
from westkingdom.viscounts import terms as viscounts
from westkingdom.viscounts.view_types import ViscountsGoods

OPEN_LOCATIONS = architects.LOCATIONS[: architects.OPEN]
NEVER = {
    ("ArchitectsSolo.resolving", "filled"): "nobody is asked while a scheme card is followed",
    (
        reach.name_of(OPEN_LOCATIONS),
        "tax_stand",
    ): "no card sends a figure there, and no Wonder may stand there",
}
"""What types allow and no game has shown, with the reason; rulings and corrected cards may bring it about."""


def everybody(g: wk.Game) -> list[int | None]:
    """All who may look at a game: a spectator and every seat, a solo opponent's included."""
    return [None, *range(g.settings.players)]


@TABLE
def test_every_view_is_of_its_type(mix: Mix, seats: int) -> None:
    """A view that is read strictly as its type and sent arrives as the same view."""
    for seed in range(2):
        for g in random_play(mix.begin(seats, seed), seed, every=10):
            for seat in everybody(g):
                view = g.view(seat)
                read = msgspec.convert(view, View, strict=True)
                assert msgspec.json.decode(msgspec.json.encode(read)) == view


def rare_tables() -> Iterator[wk.Game]:
    """Tables that play at random hardly ever comes to: empty piles, and the ribbon of any colour in a player's colour."""
    empty = {segment: list[str]() for segment in viscounts.SEGMENTS[:1]}
    yield wk.scenario("viscounts", {"seats": [{}, {}], "townsfolk": empty, "manuscripts": empty})
    for ribbon in viscounts.RIBBONS:
        position = {"seats": [{"manuscripts": ["ms-any-5-any"]}, {}], "wild_ribbon": ribbon}
        yield wk.scenario("viscounts", position, expansions=["gates-of-gold"])


def drafts() -> Iterator[wk.Game]:
    """Set-ups of Keeper of Keys, where some Player Cards put cards aside."""
    for seed in range(40):
        g = wk.new_game("viscounts", seats=4, expansions=["keeper-of-keys"], seed=seed)
        chooser = Chooser(seed)
        while g.view(None)["round"] == 0:
            yield g
            g.play(chooser.option(g))


def games() -> Iterator[wk.Game]:
    """Whole games at every table."""
    for mix, seats in TABLES:
        yield from random_play(mix.begin(seats, 3), 3, every=19)


def test_types_are_no_wider_than_views() -> None:
    """Whatever may be None or absent is so somewhere and is not so elsewhere, and every word and list is made use of."""
    kind = type_info(View)
    used: reach.Reach = set()
    for some in (rare_tables(), drafts(), games()):
        for g in some:
            for seat in (None, 0):
                reach.use(msgspec.convert(g.view(seat), View), kind, used)
    assert reach.allowed(kind) - used == NEVER.keys()


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        (ViscountsGoods, viscounts.GOODS),
        (ArchitectsGoods, [*architects.GOODS, INFLUENCE]),
        (WorkersAt, OPEN_LOCATIONS),
        (Contributed, [architects.GOODS[good] for good in architects.RESOURCES]),
    ],
)
def test_goods_and_locations_are_named_in_the_order_of_the_game(shape: type, words: list[str]) -> None:
    """What has a field for each of some words of the game has all of them, in the order of the game."""
    assert list(shape.__annotations__) == words


def schema() -> dict[str, Any]:
    """The published schema of views, by name of the type."""
    return msgspec.json.schema_components([View])[1]


def test_the_schema_says_what_everything_is() -> None:
    """Every type of the published schema allows nothing but what it names, and is described in one sentence."""
    parts = schema()
    assert {"ViscountsView", "ArchitectsView", "GatesOfGoldView", "WorksOfWonderView"} <= parts.keys()
    for name, part in parts.items():
        assert part["additionalProperties"] is False, name
        assert part["description"].endswith("."), name
        assert "\n" not in part["description"], name


def test_the_schema_says_when_something_is_missing() -> None:
    """Every field that may be None or absent is described."""
    for name, part in schema().items():
        for field, what in part["properties"].items():
            optional = field not in part["required"] or {"type": "null"} in what.get("anyOf", [])
            assert not optional or what.get("description"), (name, field)
