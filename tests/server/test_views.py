"""The types of views are the truth about views: nothing is missing, renamed, superfluous, or wider than it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec.inspect import type_info

import westkingdom as wk
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, random_play
from tests.kit.laws.tables import TABLE, TABLES
from tests.kit.server import reach
from westkingdom.architects import terms as architects
from westkingdom.library.games import GAMES
from westkingdom.server import architects_views as av
from westkingdom.server import viscounts_views as vv
from westkingdom.server.views import View
from westkingdom.viscounts import terms as viscounts
from westkingdom.viscounts.components import SIDES

NEVER = {
    ("ArchitectsSolo.resolving", "filled"): "nobody is asked while a scheme card is followed",
    (
        reach.name_of(get_args(av.OpenLocation)),
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


def fields_of(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of fields that are always there."""
    return tuple(one.name for one in msgspec.structs.fields(struct) if one.required)


SPACES = [f"{segment}:{kind}" for segment in viscounts.SEGMENTS for kind in viscounts.SPACE_KINDS]
RESOURCES = [architects.GOODS[good] for good in architects.RESOURCES]
OPEN_LOCATIONS = architects.LOCATIONS[: architects.OPEN]


@pytest.mark.parametrize(
    ("words", "terms"),
    [
        (get_args(vv.Expansion), GAMES["viscounts"].expansions),
        (get_args(vv.Opponent), GAMES["viscounts"].solo),
        (get_args(vv.Side), SIDES),
        (get_args(vv.Segment), viscounts.SEGMENTS),
        (get_args(vv.Section), [f"c{i + 1}" for i in range(viscounts.SECTIONS)]),
        (get_args(vv.Space), SPACES),
        (get_args(vv.BuildingType), viscounts.BUILDINGS),
        (get_args(vv.Slot), viscounts.SLOTS),
        (get_args(vv.Ribbon), viscounts.RIBBONS),
        (fields_of(vv.ViscountsGoods), viscounts.GOODS),
        (get_args(av.Expansion), GAMES["architects"].expansions),
        (get_args(av.Phase), architects.PHASES),
        (get_args(av.Resource), RESOURCES),
        (get_args(av.OpenLocation), OPEN_LOCATIONS),
        (fields_of(av.ArchitectsGoods), architects.GOODS),
        (fields_of(av.WorkersAt), OPEN_LOCATIONS),
        (fields_of(av.Contributed), RESOURCES),
    ],
)
def test_words_are_those_of_the_games(words: tuple[str, ...], terms: list[str]) -> None:
    """A closed set of words has the words of the game, in its order."""
    assert list(words) == list(terms)


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
