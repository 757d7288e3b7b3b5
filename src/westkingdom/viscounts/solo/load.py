"""Loading: AI boards and Scheme cards join the tables of the game."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.rows import Files, Parts, Row, in_order, rows, text, whole
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.catalogue import Catalogue, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.components import Loader, enter
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.rows import icon_counts
from westkingdom.viscounts.solo import actions, dismissals, schemes
from westkingdom.viscounts.solo.box import SoloBox
from westkingdom.viscounts.solo.facts import AiBoard, Scheme, SoloFacts
from westkingdom.viscounts.solo.terms import FIRST_AI_SLOT, FIRST_SCHEME, FOCUSES
from westkingdom.viscounts.terms import GOODS, ICONS, INK, SLOTS

__all__ = ["SoloLoader", "actions", "dismissals", "schemes"]

_BOARD_PREFIX: Final = "ai-board-"


class SoloLoader(Loader):
    """The solo opponents, with the Scheme cards that a box adds for them. [VB-174, VB-176]"""

    def __init__(self, files: Files, more_schemes: list[Row]) -> None:
        super().__init__(files)
        self.more_schemes: Final = more_schemes

    def load(self, cards: Catalogue, tiles: Manuscripts, player_cards: PlayerCards, realm: Realm) -> Box:
        files = self.files
        facts = SoloFacts()
        for row in rows(files, "scheme_cards"):
            _load_scheme(cards, facts, row)
        for row in rows(files, "ai_boards"):
            _load_board(cards, facts, row)
        for row in self.more_schemes:
            _load_scheme(cards, facts, row)
        for i, slot in enumerate(SLOTS):
            enter(cards, FIRST_AI_SLOT + i, f"ai-{slot}", slot, "ai-slot")
        for row in rows(files, "ai_reference_card"):
            facts.instead[text(row, "when")] = VOCABULARY.effect(row["becomes"])
        for row in rows(files, "solo_difficulty"):
            facts.more_schemes.append(whole(row, "future_schemes_shuffled_into_draw_pile"))
        return SoloBox(facts)


def loader(files: Files, parts: Parts) -> Loader:
    """What loads the opponents, with the Scheme cards that boxes of the mix have for them."""
    boxes = [part for name, part in parts.items() if name and part is not files]
    return SoloLoader(files, [row for part in boxes if "scheme_cards" in part for row in rows(part, "scheme_cards")])


def _load_scheme(cards: Catalogue, facts: SoloFacts, row: Row) -> None:
    """Enter a Scheme card; its header icons are those of a card. [VB-204]"""
    number = FIRST_SCHEME + len(facts.schemes)
    enter(cards, number, text(row, "id"), text(row, "id"), "scheme")
    cards.icons[number] = icon_counts(row["icons"])
    cards.criminals[number] = cards.icons[number][-1]
    cards.others.setdefault("scheme", []).append(number)
    options = VOCABULARY.effects(row["options"])
    facts.schemes[number] = Scheme(VOCABULARY.effects(row["steps"]), whole(row, "move"), options)
    {"starting": facts.starting, "future": facts.future}[text(row, "deck")].append(number)


def _load_board(cards: Catalogue, facts: SoloFacts, row: Row) -> None:
    """Read an AI board. [VB-174, VB-201]"""
    ident = text(row, "id")
    board = AiBoard(ident, ident.removeprefix(_BOARD_PREFIX), FOCUSES[text(row, "focus")])
    facts.boards.append(board)
    for pair in cast("list[list[object]]", row["resource_priority"]):
        kind, most = cast(str, pair[0]), pair[1]
        board.pool = board.pool or kind == "resource_any"
        good = INK if kind == "resource_any" else GOODS.index(kind)
        board.priority.append((good, -1 if most is None else cast(int, most)))
    for workers, nobles in cast("dict[str, int]", row["workers_cost"]).items():
        board.worker_steps.insert(0, (nobles, int(workers)))
    board.vp_per_resource = whole(row, "vp_per_leftover_resource")
    board.start = VOCABULARY.effect(row["start"])
    if row["start_building"] is not None:
        building = {"build_free": row["start_building"], "where": row["start_building_at"]}
        board.start_building = VOCABULARY.effect(building)
    removed = cast("dict[str, list[list[str]]]", row["removed_schemes"])
    for deck, own in (("starting", facts.starting), ("future", facts.future)):
        board.removed.extend(_scheme_with(cards, own, icons) for icons in removed[deck])
    for place in ([], row["slot_2_icons"], row["slot_3_icons"]):
        board.start_icons.append(icon_counts(dict.fromkeys(cast("list[str]", place), 1)))
    _load_slots(board, cast("list[Row]", row["building_slots"]))
    _load_track(board, cast("list[Row]", row["collision_track"]))


def _scheme_with(cards: Catalogue, schemes: list[int], icons: list[str]) -> int:
    """The Scheme card of a deck with exactly these header icons."""
    wanted = [icons.count(icon) for icon in ICONS]
    return next(number for number in schemes if cards.icons[number] == wanted)


def _load_slots(board: AiBoard, slots: list[Row]) -> None:
    """Read what the slots of a board give when they are open: icons, or an answer to something. [VB-209]"""
    if sorted(text(slot, "id") for slot in slots) != sorted(SLOTS):
        raise ValueError(f"{board.ident} needs the slots {', '.join(SLOTS)}")
    board.slot_icons.extend([0] * len(ICONS) for _ in SLOTS)
    for slot in slots:
        number = SLOTS.index(text(slot, "id"))
        ability = cast(Row, slot["ability"])
        if "icons" in ability:
            board.slot_icons[number] = icon_counts(ability["icons"])
            continue
        if ability["on"] not in ANSWERED:
            raise ValueError(f"{board.ident} answers to {ability['on']!r}; the moments are {', '.join(ANSWERED)}")
        effect = {"if": ability["if"], "do": ability["do"]} if "if" in ability else ability["do"]
        board.answers.append((text(ability, "on"), number, VOCABULARY.effect(effect)))


ANSWERED: Final = ["placed", "collision_begins", "flip", "future_scheme", "shuffle"]


def _load_track(board: AiBoard, track: list[Row]) -> None:
    """Read what a collision gives on each space, to the opponent and to the others. [VB-211]"""
    spaces = in_order(track, "space")
    for row in [spaces[0], *spaces]:
        board.above.append(VOCABULARY.effect(row["owner"]))
        board.below.append(VOCABULARY.effect(row["others"]))
