"""Write docs/action-space.md from the kinds of decision: python tools/action_space.py > docs/action-space.md"""

from __future__ import annotations

from importlib import import_module

import westkingdom as wk
from westkingdom.engine.effects import EITHER, MAY
from westkingdom.engine.node import Kind
from westkingdom.library.offers import package_of
from westkingdom.speech.about import box_name
from westkingdom.speech.language import language

SHARED = {
    "either": "the alternative, counted as printed",
    "may": "0 do it, 1 decline",
}
OF_VISCOUNTS = {
    "pair": "the Player card, in the order of player_cards.json",
    "play-card": "the card, 255 the unseen top of the Draw Pile",
    "move": "the space: 3 × place in the circle + 0 outside left, 1 outside right, 2 inside",
    "action": "0 Trade, 1 Construct, 2 Place Workers, 3 Transcribe, 4 none",
    "exchanges": "how many exchanges",
    "building": "the slot: 0-2 Trading Posts, 3-5 Guildhalls, 6-8 Workshops; "
    "9-11 the Public Trading Post, Guildhall, Workshop",
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


OF_ARCHITECTS = {
    "character": "the player board, less 128",
    "draft": "the building card that is kept",
    "place": "the location, in the order of `LOCATIONS`",
    "take-back": "the location; 12 the Prison, from 13 on the board of the seat that is added",
    "mine": "0 clay, 1 gold",
    "trade": "0 no more, 1 for virtue, 2 for marble, from 3 on those of apprentices",
    "workshop": "the apprentice, 128 draw building cards",
    "hire": "the apprentice",
    "let-go": "the apprentice who is discarded",
    "capture": "the group: 6 × location + seat; 63 no more",
    "guard": "0 send captives, 1 free prisoners, 2 ransom, 3 ransom for a debt, 4 pay off a debt, 5 stop",
    "market": "0 hire an apprentice, 1 look at building cards",
    "keep-plan": "the building card that is kept",
    "guildhall": "the building, 128 the cathedral",
    "discard": "the building card",
    "pay": "how much of the good that is asked for is paid",
    "less": "the good of which one less is paid: 1 wood, 2 stone",
    "destroy-debt": "0 destroy one, 1 keep them",
    "prevent-debt": "0 take it, 1 pay instead",
    "release": "how many workers leave the Prison",
    "order": "the apprentice, player board or building whose ability comes next",
    "figures": "0-4 contribute clay, wood, stone, gold, marble; 5 gold for marble, 6 marble for gold, "
    "7 take Influence, 8 done",
    "avoid-loss": "how much of the loss is avoided",
    "wonder-token": "the location",
    "visit-wonder": "0 one more worker, 1 Influence, 2 neither",
}

Stretch = tuple[str, list[Kind], int, str]


def stretches(game: str) -> list[Stretch]:
    """The parts of a game's action space: kinds, the size of the space with them, and when that is its size."""
    found = [("The base game", [EITHER, MAY, *kinds_of(game)], size(game), "without a box")]
    boxes = wk.GAMES[game].expansions
    return found + [(language().text(box_name(box)), kinds_of(game, box), size(game, box), LAST) for box in boxes]


def kinds_of(game: str, box: str = "") -> list[Kind]:
    """The kinds of decision that a game or a box has of its own."""
    kinds: list[Kind] = import_module(f"{package_of(game, box)}.terms").KINDS.all
    return kinds


def size(game: str, *boxes: str) -> int:
    """What a game with these boxes says."""
    return wk.new_game(game, seats=2, expansions=boxes, seed=0).action_space()


LAST = "with this box as the last one"
STRETCHES = {game.capitalize(): stretches(game) for game in wk.GAMES}
"""By game, the parts of its action space."""
MEANINGS = {"Viscounts": SHARED | OF_VISCOUNTS, "Architects": SHARED | OF_ARCHITECTS}

INTRODUCTION = """\
# The flat action space

Every option of every decision has a fixed number: the first number of its kind plus what it means. Kinds are only ever
added at the end of the stretch of the game or box that they belong to, and cards keep their numbers (see `terms.py` in
the package of each game), so numbers in old games and trained models stay true in every mix of boxes. Options of one
decision may be of two kinds: some are offered along with what is decided anyway. Each game has numbers of its own; only
the first two kinds belong to both. This page is written by `tools/action_space.py`.
"""


def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION]
    for game, stretches in STRETCHES.items():
        lines += [f"## {game}", ""]
        for stretch in stretches:
            lines += section(stretch, MEANINGS[game])
    return "\n".join(lines).rstrip("\n") + "\n"


def section(stretch: Stretch, meanings: dict[str, str]) -> list[str]:
    """The table of the game or of one of its boxes."""
    title, kinds, end, when = stretch
    first = min(kind.base for kind in kinds)
    lines = [
        f"### {title}",
        "",
        f"Numbers from {first}; `game.action_space()` is {end} {when}.",
        "",
        "| kind | numbers | what the number means, counted from the first |",
        "| --- | --- | --- |",
    ]
    for kind in kinds:
        lines.append(f"| `{kind.name}` | {kind.base} to {kind.base + kind.size - 1} | {meanings[kind.name]} |")
    return [*lines, ""]


if __name__ == "__main__":
    print(page(), end="")
