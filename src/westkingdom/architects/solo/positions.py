"""Laws and positions of scheme cards and of the opponent's board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westkingdom.architects.solo.part import SoloPart, solo_part
from westkingdom.architects.solo.schemes import DISCARD_SCHEME
from westkingdom.architects.solo.terms import FIRST_OPPONENT, NOWHERE
from westkingdom.architects.state import State
from westkingdom.architects.terms import CLAY, CREDIT, GOLD, GOODS, GUILDHALL, LOCATIONS, RESOURCES, SILVER, STONE, WOOD
from westkingdom.engine.errors import BadPosition, demand
from westkingdom.engine.positions import list_of, one_of, whole

TABLE_WORDS: Final = ["schemes", "scheme_discards", "future_schemes", "resource_marker", "here"]
_NEVER: Final = [CLAY, WOOD, STONE, GOLD, SILVER, CREDIT]
"""What an opponent never has. [WW-201, WW-241, WW-250, WW-256, AB-246]"""


def check_part(g: State) -> None:
    """Scheme cards, the marker, and what an opponent can have. [WW-201, WW-238, WW-386]"""
    part = solo_part(g)
    cards = sorted([*part.draw, *part.discards, *part.future, *part.resolving])
    demand(cards == sorted([*part.facts.starting, *part.facts.future]), "Every scheme card must be in one place.")
    demand(all(card in part.facts.future for card in part.future), "Only Future Schemes lie in their pile.")
    followed = sorted(f[2] for f in g.stack if f[0] == DISCARD_SCHEME.id)
    demand(sorted(part.resolving) == followed, "A scheme card is being followed by nobody.")
    demand(0 <= part.marker < len(RESOURCES), "The resource marker stands on no space.")
    demand(NOWHERE <= part.here <= GUILDHALL, "The opponent has placed its worker nowhere.")
    demand(g.start != g.settings.opponent, "A person begins.")
    p = g.players[g.settings.opponent]
    wish = g.settings.options["solo"]
    demand(
        p.board in part.facts.boards and (wish == "random" or g.cards.ids[p.board] == f"ai_{wish}"),
        "The opponent has the board of another one.",
    )
    demand(not any(other.board >= FIRST_OPPONENT for other in g.players if other is not p), "A person plays by rule.")
    demand(not p.hand and not p.packet and not p.apprentices, "An opponent has no cards and no apprentices.")
    demand(all(p.goods[good] == 0 for good in _NEVER), "An opponent has no goods but marble.")


def lay_out_part(g: State, position: Mapping[str, object]) -> None:
    """Scheme cards lie where they are named, piles with the top card first; other cards stay below."""
    part = solo_part(g)
    draw = _named_cards(part, position, "schemes")
    discards = _named_cards(part, position, "scheme_discards")
    future = _named_cards(part, position, "future_schemes")
    named = [*draw, *discards, *future]
    if len(set(named)) != len(named):
        raise BadPosition("A scheme card is named twice.")
    rest = [card for card in part.future if card not in named]
    if "future_schemes" in position:
        # A pile that is named holds nothing else: the cards that are not named have been added already.
        discards = [*discards, *rest]
        rest = []
    part.draw = [*[card for card in part.draw if card not in named], *draw[::-1]]
    part.future = [*rest, *future[::-1]]
    part.discards = discards[::-1]
    resources = [GOODS[good] for good in RESOURCES]
    part.marker = resources.index(one_of(position, "resource_marker", resources, resources[part.marker]))
    if "here" in position:
        part.here = LOCATIONS.index(one_of(position, "here", LOCATIONS, ""))


def _named_cards(part: SoloPart, position: Mapping[str, object], word: str) -> list[int]:
    """The scheme cards that a word of a position names."""
    out: list[int] = []
    for ident in list_of(position, word):
        if not isinstance(ident, str) or ident not in part.facts.ids:
            raise BadPosition(f"There is no scheme card {ident!r}; they are {', '.join(part.facts.ids)}.")
        out.append(part.facts.ids.index(ident))
    return out


def read_view(g: State, shown: Mapping[str, object], table: dict[str, object]) -> None:
    """Scheme cards as a view shows them: the discards with the top card last, the piles by their numbers."""
    facts = solo_part(g).facts
    seen = _named_cards(solo_part(g), shown, "scheme_discards")
    future = [card for card in facts.future if card not in seen]
    g.shuffle(future)
    n = whole(shown, "future_schemes", 0)
    draw = [*[card for card in facts.starting if card not in seen], *future[n:]]
    if list_of(shown, "resolving") or n > len(future) or len(draw) != whole(shown, "schemes", 0):
        raise BadPosition("Every scheme card of a view is in a pile or among the discards, and none is being followed.")
    g.shuffle(draw)
    table["schemes"] = [facts.ids[card] for card in draw]
    table["scheme_discards"] = list_of(shown, "scheme_discards")[::-1]
    table["future_schemes"] = [facts.ids[card] for card in future[:n]]
    table["resource_marker"] = shown.get("resource_marker")
