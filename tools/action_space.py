"""Write docs/action-space.md from the kinds of decision: python tools/action_space.py > docs/action-space.md"""

from __future__ import annotations

from westkingdom.engine.effects import EITHER, MAY
from westkingdom.engine.node import Kind
from westkingdom.viscounts.gates_of_gold import terms as gates
from westkingdom.viscounts.keeper_of_keys import terms as keys
from westkingdom.viscounts.terms import KINDS

MEANINGS = {
    "either": "the alternative, counted as printed",
    "may": "0 do it, 1 decline",
    "pair": "the Player card, in the order of player_cards.json",
    "play-card": "the card, 255 the unseen top of the Draw Pile",
    "move": "the space: 3 × place in the circle + 0 outside left, 1 outside right, 2 inside",
    "action": "0 Trade, 1 Construct, 2 Place Workers, 3 Transcribe, 4 none",
    "exchanges": "how many exchanges",
    "building": "the slot: 0-2 Trading Posts, 3-5 Guildhalls, 6-8 Workshops; 9-11 the Public Trading Post, Guildhall, Workshop",
    "workers": "how many Workers the step places",
    "dismiss": "the place of the segment, 5 none",
    "pay": "how often the way of paying that is asked for is used, or how much of the good that is asked for is paid",
    "spot": "the Building Spot: spots per segment × place + position",
    "recruit": "0 hire, 1 hire nobody, 2 what an ability gives in place of a hire",
    "free-hire": "the place of the segment, 5 what an ability gives in place of a hire, 6 no second one",
    "discard": "the card, 256 the top of the Draw Pile, 257 none",
    "destroy": "the card, 256 the top of the Draw Pile, 257 none",
    "rearrange": "the permutation, 0 as it is",
    "flip": "0 a Debt, 1 a Deed",
    "resource": "1 Ink, 2 Stone, 3 Gold",
    "free-workers": "the Castle section, 0 is c1",
    "castle-move": "2 × section + 0 clockwise or 1 counter-clockwise, 10 none",
    "resolve-section": "the Castle section",
    "bump": "the seat whose Worker goes",
    "free-manuscript": "the place of the segment",
    "order": "the card or thing whose ability comes next",
    "pause": "0 go on",
    "turn-option": "the permanent thing whose ability is used, less 256; offered along with other kinds",
    "welcome": "the Outsider",
    "refuse": "the Outsider",
    "ribbon": "0 grey, 1 black, 2 blue, 3 yellow",
    "last-deed": "the Outsider who acts next",
    "discard-debt": "0 an unpaid Debt, 1 a paid one",
    "hero": "the Hero",
    "chest": "the Chest Tile, 32 none",
    "chest-slot": "the place on the Player Board, 0 is the left one",
}


STRETCHES: list[tuple[str, list[Kind], int, str]] = [
    ("The base game", [EITHER, MAY, *KINDS.all], KINDS.end, "without a box"),
    ("Gates of Gold", gates.KINDS.all, gates.END_OF_KINDS, "with this box alone"),
    ("Keeper of Keys", keys.KINDS.all, keys.END_OF_KINDS, "with this box, alone or with Gates of Gold"),
]
"""The parts of the action space: their kinds, the size of the space of a game with them, and when that is its size."""

INTRODUCTION = """\
# The flat action space of Viscounts

Every option of every decision has a fixed number: the first number of its kind plus what it means. Kinds are only
ever added at the end of the stretch of the game or box that they belong to, and cards keep their numbers (see
`westkingdom.viscounts.terms`), so numbers in old games and trained models stay true in every mix of boxes. Options of
one decision may be of two kinds: abilities for the own turn are offered along with what is decided anyway. This page is
written by `tools/action_space.py`.
"""


def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION]
    for title, kinds, end, when in STRETCHES:
        first = min(kind.base for kind in kinds)
        lines += [
            f"## {title}",
            "",
            f"Numbers from {first}; `game.action_space()` is {end} {when}.",
            "",
            "| kind | numbers | what the number means, counted from the first |",
            "| --- | --- | --- |",
        ]
        for kind in kinds:
            lines.append(f"| `{kind.name}` | {kind.base} to {kind.base + kind.size - 1} | {MEANINGS[kind.name]} |")
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    print(page(), end="")
