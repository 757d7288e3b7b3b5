"""Positions of the pieces of this box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westkingdom.architects.state import State
from westkingdom.architects.terms import EMPTY, FAVOUR, GOODS, LOCATIONS, RESOURCES
from westkingdom.architects.works_of_wonder.part import WonderPart, part_of
from westkingdom.architects.works_of_wonder.steps import turn_card
from westkingdom.architects.works_of_wonder.terms import CARDS, FIRST_WONDER, INFLUENCE, WONDERS
from westkingdom.architects.works_of_wonder.wonders import unbuilt
from westkingdom.engine.box import changed
from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import list_of, named_part, whole

WORDS: Final = ["consequence", "consequences", "contribution_pile", "contributed", "wonder_tokens", "wonders_at"]


def table_words() -> list[str]:
    """The words of a position that this box adds for the table."""
    return WORDS


def lay_out_part(g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
    """Put the pieces of the box into a position."""
    part = part_of(g)
    for i, seat in enumerate(seats):
        g.players[i].goods[FAVOUR] = whole(seat, INFLUENCE, g.players[i].goods[FAVOUR])
    _lay_cards(part, position)
    for good in list_of(position, "contributed"):
        if good not in GOODS or GOODS.index(str(good)) not in RESOURCES:
            raise BadPosition(f"«contributed» names resources, not {good!r}.")
        part.contributed = changed(part.contributed, GOODS.index(str(good)), 1)
    _lay_wonders(g, part, position)


def _lay_wonders(g: State, part: WonderPart, position: Mapping[str, object]) -> None:
    """Resources on Wonders, their tokens at locations, and who has built which."""
    tokens = named_part(position.get("wonder_tokens", {}), "«wonder_tokens»")
    for ident in tokens:
        part.tokens = changed(part.tokens, _wonder_number(g, ident), whole(tokens, ident, 0))
    places = named_part(position.get("wonders_at", {}), "«wonders_at»")
    for ident, location in places.items():
        if location not in LOCATIONS:
            raise BadPosition(f"«wonders_at» names locations, not {location!r}.")
        part.wonder_at = changed(part.wonder_at, _wonder_number(g, ident), LOCATIONS.index(str(location)))
    for p in g.players:
        for building in p.buildings:
            if building >= FIRST_WONDER:
                part.built |= 1 << building - FIRST_WONDER
    for building in range(FIRST_WONDER, FIRST_WONDER + WONDERS):
        if building not in unbuilt(g) and part.wonder_at[building - FIRST_WONDER] == EMPTY:
            raise BadPosition(f"«wonders_at» must say where the token of {g.buildings.ids[building]} stands.")


def _lay_cards(part: WonderPart, position: Mapping[str, object]) -> None:
    """The named Consequence card lies on top; the Contribution pile is named with its top card first."""
    named = [_card_number(part, ident) for ident in list_of(position, "contribution_pile")]
    if "consequences" in position:
        _lay_consequences(part, position, named)
        return
    if "consequence" not in position and "contribution_pile" not in position:
        return
    rest = [card for card in [*part.pile, *part.consequences] if card not in named]
    if "consequence" in position:
        shown = _card_number(part, position["consequence"])
        if shown in named:
            raise BadPosition(f"The card {part.facts.ids[shown]} is named twice.")
        rest = [*[card for card in rest if card != shown], shown]
    if "contribution_pile" in position and not named:
        part.pile = []
        part.consequences = rest
        return
    part.pile = [*rest[:-1], *named[::-1], rest[-1]]
    part.consequences = []
    turn_card(part)


def _lay_consequences(part: WonderPart, position: Mapping[str, object], named: list[int]) -> None:
    """All cards that lie with their Consequence side up, the top one last; all others are the Contribution pile."""
    turned = [_card_number(part, ident) for ident in list_of(position, "consequences")]
    if "consequence" in position or not turned or len({*turned, *named}) != len(turned) + len(named):
        raise BadPosition("«consequences» names all cards that are turned over, the top one last, each once.")
    part.pile = [card for card in range(CARDS) if card not in turned and card not in named] + named[::-1]
    part.consequences = turned


def read_view(g: State, shown: Mapping[str, object], table: dict[str, object]) -> None:
    """Cards and Wonders as a view shows them; below the top Contribution card the others lie in any order."""
    part = part_of(g)
    turned = list_of(shown, "consequences")
    top = shown.get("contribution")
    left = [card for card in range(CARDS) if part.facts.ids[card] not in turned and part.facts.ids[card] != top]
    g.shuffle(left)
    table["consequences"] = turned
    table["contribution_pile"] = [*([] if top is None else [top]), *[part.facts.ids[card] for card in left]]
    contributed = named_part(shown.get("contributed", {}), "«contributed»")
    table["contributed"] = [good for good in contributed if contributed[good]]
    wonders = [named_part(wonder, "A Wonder") for wonder in list_of(shown, "wonders")]
    table["wonder_tokens"] = {str(wonder.get("wonder")): wonder.get("tokens", 0) for wonder in wonders}
    standing = [wonder for wonder in wonders if wonder.get("location") is not None]
    table["wonders_at"] = {str(wonder.get("wonder")): wonder["location"] for wonder in standing}


def _card_number(part: WonderPart, ident: object) -> int:
    """Find a Contribution card by its id."""
    if not isinstance(ident, str) or ident not in part.facts.ids:
        raise BadPosition(f"There is no Contribution card {ident!r}; they are {', '.join(part.facts.ids)}.")
    return part.facts.ids.index(ident)


def _wonder_number(g: State, ident: object) -> int:
    """Find a Wonder by its id."""
    if not isinstance(ident, str) or g.buildings.number.get(ident, 0) < FIRST_WONDER:
        wonders = ", ".join(g.buildings.ids[FIRST_WONDER : FIRST_WONDER + WONDERS])
        raise BadPosition(f"There is no Wonder {ident!r}; the Wonders are {wonders}.")
    return g.buildings.number[ident] - FIRST_WONDER
