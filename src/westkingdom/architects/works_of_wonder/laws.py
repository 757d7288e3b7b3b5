"""What holds at every moment for the pieces of this box."""

from __future__ import annotations

from westkingdom.architects.state import State
from westkingdom.architects.terms import EMPTY, FAVOUR, PLAYING, RESOURCES
from westkingdom.architects.works_of_wonder.part import WonderPart, part_of
from westkingdom.architects.works_of_wonder.terms import CARDS, FIRST_WONDER, MOST_INFLUENCE, WONDERS
from westkingdom.engine.errors import demand


def check_part(g: State) -> None:
    """Raise BadPosition if a piece of this box is missing, doubled or where it cannot be."""
    part = part_of(g)
    _check_cards(g, part)
    _check_built(g, part)
    _check_tokens(g, part)
    _check_due(g, part)


def _check_cards(g: State, part: WonderPart) -> None:
    """Contribution cards, the resources on the current one, and Influence. [WW-053, WW-055]"""
    cards = sorted([*part.pile, *part.consequences])
    demand(cards == list(range(CARDS)) and len(part.consequences) > 0, "Every Contribution card must be in one place.")
    for p in g.players:
        demand(p.goods[FAVOUR] <= MOST_INFLUENCE, f"Seat {p.seat} has more Influence than the track is long.")
    demand(
        len(part.contributed) == len(RESOURCES) and all(n in (0, 1) for n in part.contributed),
        "Each resource lies on the Contribution card once at most.",
    )


def _wonders_owned(g: State) -> list[int]:
    """The Wonders that players have, one of them perhaps not paid for yet."""
    return [building for p in g.players for building in p.buildings if building >= FIRST_WONDER]


def _check_built(g: State, part: WonderPart) -> None:
    """A Wonder is built once, by whoever has it; one at most is being paid for. [WW-154]"""
    owned = _wonders_owned(g)
    demand(len(set(owned)) == len(owned), "A Wonder is built once.")
    paid = [FIRST_WONDER + wonder for wonder in range(WONDERS) if part.built >> wonder & 1]
    demand(all(wonder in owned for wonder in paid), "A Wonder that is built belongs to somebody.")
    unpaid = [wonder for wonder in owned if wonder not in paid]
    demand(len(unpaid) <= 1 and 0 <= part.built < 1 << WONDERS, "A Wonder that somebody has is built.")


def _check_tokens(g: State, part: WonderPart) -> None:
    """The token of a built Wonder stands at a location of its own; resources lie on Wonders. [WW-171]"""
    owned = _wonders_owned(g)
    for wonder in range(WONDERS):
        at = part.wonder_at[wonder]
        demand(
            at == EMPTY or (at in part.facts.allowed and FIRST_WONDER + wonder in owned),
            f"The token of {g.buildings.ids[FIRST_WONDER + wonder]} cannot stand there.",
        )
    standing = [at for at in part.wonder_at if at != EMPTY]
    demand(len(set(standing)) == len(standing), "At most one Wonder stands at a location.")
    demand(len(part.tokens) == WONDERS and min(part.tokens) >= 0, "Pieces on Wonders do not add up.")


def _check_due(g: State, part: WonderPart) -> None:
    """Contributions and Influence are due in a turn only."""
    least = min(part.contributions, part.pending)
    demand(least >= 0 and (g.phase == PLAYING or part.contributions + part.pending == 0), "Nothing is due now.")
