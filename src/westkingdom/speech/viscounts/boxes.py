"""Viscounts: the words for the pieces of its boxes, made from their data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.speech.viscounts.abilities import own_turn_abilities
from westkingdom.speech.viscounts.mix import gates_of, keys_of
from westkingdom.viscounts.state import Facts
from westkingdom.viscounts.terms import BUILDINGS, ICONS, NO_ACTION, RIBBONS

if TYPE_CHECKING:
    from westkingdom.speech.viscounts.mix import Tile

# --- King's Orders and Outsiders


def destroyed_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what happens to a card with a pile of its own when it is destroyed."""
    home, from_hand = facts.cards.home[number], facts.cards.destroyed_from_hand[number]
    out = [] if home is None else [say("destroyed-text", {"what": home.words()})]
    return out if from_hand is None else [*out, say("destroyed-from-hand-text", {"what": from_hand.words()})]


def outsider_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what refusing an Outsider does, and what it is worth in the deck at the end."""
    return [*_refusal_sentences(facts, number), say("timing-end"), *last_words(facts, number)]


def _refusal_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what refusing an Outsider does."""
    gates = gates_of(facts)
    effect = None if gates is None else gates.refusal[number]
    return [] if effect is None else [say("refuse-text", {"what": effect.words()})]


def last_words(facts: Facts, number: int) -> list[Message]:
    """Say what an Outsider does and is worth at the end."""
    gates = gates_of(facts)
    if gates is None or number not in gates.score:
        return []
    out: list[Message] = []
    score = gates.score[number]
    if number in gates.last_deed:
        out.append(say("last-deed-text", {"what": gates.last_deed[number].words()}))
    points = [say("vp-text", {"vp": score.vp})] if score.vp else []
    for vp, per, each in score.per:
        points.append(say("vp-per", {"vp": vp, "what": say(f"counter-{per.replace('_', '-')}", {"each": each})}))
    if points:
        out.append(say("vp-sum", {"parts": points}))
    for vp, condition in score.conditions:
        out.append(say("effect-if", {"condition": condition.words(), "part": say("vp-text", {"vp": vp})}))
    if gates.extra_ribbon[number]:
        out.append(say("extra-ribbon-text", {"n": gates.extra_ribbon[number]}))
    if gates.debt_vp[number]:
        out.append(say("debt-vp-text", {"n": gates.debt_vp[number]}))
    return out


# --- Manuscript Boards


def columns_of(facts: Facts) -> list[int]:
    """The four columns, as things with an ability, left to right."""
    return sorted(number for number in facts.cards.number.values() if facts.cards.kinds[number] == "column")


def board_ids(facts: Facts) -> list[str]:
    """The ids of the Manuscript Boards of the mix."""
    gates = gates_of(facts)
    return [] if gates is None else gates.board_ids


def board_columns(facts: Facts, ident: str) -> list[Message]:
    """Say the columns of a Manuscript Board: colour and ability."""
    gates = gates_of(facts)
    if gates is None:
        return []
    ribbons = gates.columns[gates.board_ids.index(ident)]
    out: list[Message] = []
    for i, (ribbon, thing) in enumerate(zip(ribbons, columns_of(facts), strict=True), start=1):
        args: dict[str, Argument] = {"column": i, "ribbon": RIBBONS[ribbon], "what": column_ability(facts, thing)}
        out.append(say("column-text", args))
    return out


def column_ability(facts: Facts, thing: int) -> Message:
    """Say what a column lets its player do."""
    return own_turn_abilities(facts, thing)[0]


# --- Public Buildings


def public_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what a Public Building costs and replaces, and what building it does at once."""
    keys = keys_of(facts)
    if keys is None:
        return []
    public = sorted(other for other in facts.cards.number.values() if facts.cards.kinds[other] == "public")
    building = public.index(number)
    return [
        say("public-cost-text", {"n": keys.public_cost[building]}),
        say("public-building-text", {"building": BUILDINGS[building]}),
        say("timing-immediate"),
        keys.public_effect[building].words(),
        say("timing-ongoing"),
    ]


# --- Chest Tiles


def tiles_of(facts: Facts) -> list[Tile]:
    """The Chest Tiles of the mix."""
    keys = keys_of(facts)
    return [] if keys is None else keys.tiles


def tile_called(facts: Facts, ident: str) -> Tile:
    """Find a Chest Tile by its id."""
    return next(tile for tile in tiles_of(facts) if tile.ident == ident)


def _tile_gives(tile: Tile) -> list[tuple[str, int]]:
    """The icons that one icon of the card above a tile may count as."""
    counts = [tile.boosts[action][0] + tile.needs[action] for action in range(NO_ACTION)]
    return [(ICONS[action], n) for action, n in enumerate(counts) if n > 0]


def _tile_needs(tile: Tile) -> tuple[str, int]:
    """What the card above a tile needs: so many icons, or to be of a kind."""
    return next(((icon, n) for icon, n in zip(ICONS, tile.needs, strict=True) if n), (tile.kind, 0))


def _in_short(icon: str, n: int) -> Message:
    """Say icons by their name, or the kind of a card."""
    return say(f"icons-{icon}", {"n": n}) if n else say(f"needs-{icon.replace('_', '-')}")


def _in_full(icon: str, n: int) -> Message:
    """Say icons as such, or the kind of a card."""
    return amount(icon, n) if n else say(f"needs-{icon.replace('_', '-')}")


def tile_name(facts: Facts, ident: str) -> Message:
    """Name a Chest Tile, which has no printed name, by what it does."""
    tile = tile_called(facts, ident)
    needs = _in_short(*_tile_needs(tile))
    if tile.reward is not None:
        return say("chest-tile-reward", {"needs": needs, "what": tile.reward.words()})
    gives = [_in_short(*icon) for icon in _tile_gives(tile)]
    return say("chest-tile-as-any" if tile.kind else "chest-tile-as-all", {"needs": needs, "gives": gives})


def tile_sentences(tile: Tile) -> list[Message]:
    """Say when a Chest Tile acts and what it does."""
    needs = _in_full(*_tile_needs(tile))
    if tile.reward is not None:
        return [say("tile-reward-text", {"needs": needs, "what": tile.reward.words()})]
    gives = [_in_full(*icon) for icon in _tile_gives(tile)]
    return [say("tile-as-any-text" if tile.kind else "tile-as-all-text", {"needs": needs, "gives": gives})]


def tile_points(facts: Facts) -> list[Message]:
    """Say what Chest Tiles are worth at the end."""
    keys = keys_of(facts)
    if keys is None:
        return []
    counts = [say("tile-count", {"n": n, "vp": vp}) for n, vp in enumerate(keys.vp_by_count) if n]
    return [say("tile-points-text", {"parts": counts})]
