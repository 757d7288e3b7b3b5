"""Write docs/action-space.md from the kinds of decision: python tools/action_space.py > docs/action-space.md"""

from __future__ import annotations

from westkingdom.engine.effects import EITHER, MAY
from westkingdom.viscounts.terms import KINDS

MEANINGS = {
    "either": "the alternative, counted as printed",
    "may": "0 do it, 1 decline",
    "pair": "the Player card, in the order of player_cards.json",
    "play-card": "the card",
    "move": "the space: 3 × place in the circle + 0 outside left, 1 outside right, 2 inside",
    "action": "0 Trade, 1 Construct, 2 Place Workers, 3 Transcribe, 4 none",
    "exchanges": "how many exchanges",
    "building": "the slot: 0-2 Trading Posts, 3-5 Guildhalls, 6-8 Workshops",
    "workers": "how many Workers the step places",
    "dismiss": "the place of the segment, 5 none",
    "pay": "how often the way of paying that is asked for is used",
    "spot": "the Building Spot: spots per segment × place + position",
    "recruit": "0 hire, 1 hire nobody",
    "free-hire": "the place of the segment",
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
}


def page() -> str:
    """The whole page."""
    lines = [
        "# The flat action space of Viscounts",
        "",
        "Every option of every decision has a fixed number: the first number of its kind plus what it means. Kinds are only",
        "ever added at the end, and cards keep their numbers (see `westkingdom.viscounts.terms`), so numbers in old games and",
        "trained models stay true. This page is written by `tools/action_space.py`.",
        "",
        f"There are {KINDS.end} numbers.",
        "",
        "| kind | numbers | what the number means, counted from the first |",
        "| --- | --- | --- |",
    ]
    for kind in [EITHER, MAY, *KINDS.all]:
        lines.append(f"| `{kind.name}` | {kind.base} to {kind.base + kind.size - 1} | {MEANINGS[kind.name]} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")
