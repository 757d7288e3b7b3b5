"""What is used over many games: from events, and from worlds without a thing, in which choices differ."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.books import Uses
from tests.kit.laws.mix import Mix
from tests.kit.laws.viscounts import facts
from westkingdom.engine.node import NODES
from westkingdom.viscounts.game import Viscounts

USES = {
    "play": "played", "hire": "hired", "dismiss": "dismissed", "transcribe": "gained", "pick-pair": "picked",
    "welcome": "welcomed", "refuse": "refused", "gain-hero": "gained", "gain-kings-order": "gained",
    "gain-chest": "gained", "chest-reward": "used", "build-public": "built", "scheme": "turned over",
    "chest-flipped": "flipped",
}  # fmt: skip
WAYS = (
    "played", "hired", "dismissed", "gained", "picked", "welcomed", "refused", "built", "held", "used", "turned over",
    "flipped", "taken", "passed over",
)  # fmt: skip
NAMED = ("card", "manuscript", "player_card", "tile", "thing")
WANTED = {
    "starter": ("played",),
    "neutral": ("played",),
    "hero": ("played",),
    "kings_order": ("gained", "played"),
    "outsider": ("welcomed", "refused", "played"),
    "manuscript": ("gained",),
    "player_card": ("picked",),
    "family": ("used",),
    "public": ("built",),
    "builder": ("used",),
    "leader": ("held",),
    "column": ("used",),
    "scheme": ("turned over",),
    "clause": ("taken", "passed over"),
    "last_option": ("taken",),
    "ai_chest": ("flipped",),
}
"""What every thing of a kind is there for."""
OF_OPPONENTS = ("scheme", "clause", "last_option", "ai_chest")
KINDS_OF_ACTIONS = ("action", "exchanges", "building", "workers", "dismiss", "pay")
"""Decisions in which icons count."""


def count_uses(events: list[wk.Event], uses: Uses) -> None:
    """Count which things were played, hired, dismissed, gained, picked, welcomed, refused, built or set off."""
    for event in events:
        if event.key in USES:
            for name in NAMED:
                if name in event.args:
                    uses[str(event.args[name]), USES[event.key]] += 1


def count_leader(g: Viscounts, uses: Uses) -> None:
    """Count the Castle Leader card that somebody has at the end."""
    rows = [*facts.read("castle_leaders"), *facts.read("castle_leaders", facts.GATES)]
    for p in g.players:
        for thing in p.permanents:
            if facts.CASTLE_LEADER <= thing < facts.FIRST_COLUMN:
                uses[str(rows[thing - facts.CASTLE_LEADER]["id"]), "held"] += 1


def count_schemes(g: Viscounts, events: list[wk.Event], uses: Uses) -> None:
    """Count which options of Scheme cards were taken, and which were not possible and passed over."""
    if g.settings.opponent < 0:
        return
    options = {row["id"]: len(row["options"]) for row in facts.schemes(facts.mix_of(g))}
    card = ""
    for event in events:
        if event.key == "scheme":
            card = str(event.args["card"])
        elif event.key.startswith("option-"):
            for i in range(len(event.why)):
                uses[f"{card}:{i}", "passed over"] += 1
            taken = options[card] - 1 if event.key == "option-last" else len(event.why)
            uses[f"{card}:{taken}", "taken"] += 1


def count_families(mix: Mix, uses: Uses) -> None:
    """Count for each family of Chest Tiles how often its tiles were used."""
    for row in facts.chest_tiles(mix):
        uses[f"chest-family-{row['family']}", "used"] += uses[row["id"], "used"]


def wanted_of(mix: Mix) -> dict[str, tuple[str, ...]]:
    """What every thing of a kind is there for in a mix: with Keeper of Keys Heroes are gained too.

    Games against an opponent are asked for what belongs to it; the rest is used in games of people.
    """
    if mix.has("solo"):
        return {kind: WANTED[kind] for kind in OF_OPPONENTS}
    return {**WANTED, "hero": ("played", "gained")} if facts.KEYS in mix.boxes else WANTED


# --- abilities that only change what something costs or what is possible


class Passive:
    """One thing of a seat whose use shows only in what would be without it."""

    def __init__(self, seat: int, ident: str, thing: int, place: int = -1, needs: str = "") -> None:
        self.seat = seat
        self.ident = ident
        self.thing = thing
        self.place = place
        self.needs = needs

    def take_away(self, world: Viscounts) -> None:
        """Take the thing away from its owner."""
        if self.place >= 0:
            part = facts.keys(world)
            part.slotted = [own[:] for own in part.slotted]
            part.slotted[self.seat][self.place] = -1
        else:
            p = world.players[self.seat]
            p.permanents = [thing for thing in p.permanents if thing != self.thing]

    def give_back(self, world: Viscounts, like: Viscounts) -> None:
        """Make the owner have what it has in a world in which the thing was never taken away."""
        if self.place >= 0:
            facts.keys(world).slotted = facts.keys(like).slotted
        else:
            world.players[self.seat].permanents = like.players[self.seat].permanents

    def in_force(self, g: Viscounts) -> bool:
        """Lies the kind of card on the owner's board that the ability asks for?"""
        kinds = facts.numbers(facts.mix_of(g), self.needs) if self.needs else frozenset()
        return not self.needs or any(card in kinds for card in g.players[self.seat].board)


def passives(g: Viscounts) -> list[Passive]:
    """The columns and Builder cards of all players, and the converting Chest Tiles of the one who takes an action."""
    out: list[Passive] = []
    builders = facts.read("builder_cards", facts.GATES)
    for p in g.players:
        for thing in p.permanents:
            if facts.FIRST_COLUMN <= thing < facts.FIRST_BUILDER:
                out.append(Passive(p.seat, facts.COLUMNS[thing - facts.FIRST_COLUMN], thing))
            elif facts.FIRST_BUILDER <= thing < facts.FIRST_PUBLIC:
                row = builders[thing - facts.FIRST_BUILDER]
                condition = row["ability"].get("if", row["ability"].get("while", {}))
                out.append(Passive(p.seat, row["id"], thing, needs=condition.get("on_board", "")))
    part = facts.keys(g)
    if part is not None and NODES[g.stack[-1][0]].kind().name in KINDS_OF_ACTIONS:
        tiles = facts.chest_tiles(facts.mix_of(g))
        for place, tile in enumerate(part.slotted[g.seat]):
            if tile >= 0 and tiles[tile]["timing"] == "ongoing":
                out.append(Passive(g.seat, tiles[tile]["id"], tile, place))
    return out


def passive_ids(mix: Mix) -> set[str]:
    """The ids of all things whose use shows only in what would be without them."""
    tiles = {str(row["id"]) for row in facts.chest_tiles(mix) if row["timing"] == "ongoing"}
    return tiles | facts.ids(mix, "builder") | facts.ids(mix, "column")


def count_needed(g: Viscounts, option: int, uses: Uses, wanted: set[str]) -> None:
    """Count what the choice needs, once for each thing that is wanted.

    It needs a thing if without it the choice is not offered, or something else comes of it.
    """
    if not wanted:
        return
    asked = [thing for thing in passives(g) if thing.ident in wanted and not uses[thing.ident, "used"]]
    things = [thing for thing in asked if thing.in_force(g)]
    if not things:
        return
    after = g.copy()
    after.play(option)
    for thing in things:
        if thing.in_force(after) and comes_out_otherwise(g, option, thing, after):
            uses[thing.ident, "used"] += 1


def comes_out_otherwise(g: Viscounts, option: int, thing: Passive, after: Viscounts) -> bool:
    """Is the choice not offered without the thing, or does it lead to another state?"""
    world = g.copy()
    thing.take_away(world)
    frame = world.stack[-1]
    node = NODES[frame[0]]
    world.choices = world.options_of(node, frame)
    if option - node.base not in world.choices:
        return True
    world.play(option)
    thing.give_back(world, after)
    return world.state() != after.state()
