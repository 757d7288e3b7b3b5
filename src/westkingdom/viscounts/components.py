"""Loading: the data files become tables, once."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.rows import Files, Row, digest_of, free_number, in_order, rows, text, whole
from westkingdom.viscounts.abilities import load_ability
from westkingdom.viscounts.action import gives_action
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.catalogue import Catalogue, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.rows import effect_or_none, icon_counts
from westkingdom.viscounts.state import Facts
from westkingdom.viscounts.terms import (
    BUILDINGS,
    CASTLE_LEADER,
    FIRST_BONUS,
    FIRST_SLOT,
    INSIDE,
    RIBBONS,
    SEGMENTS,
    SPACE_KINDS,
    UNSEEN,
)

SIDES = ["low", "high"]
_DECKS: Final = ["townsfolk", "heroes", "kings_orders", "outsiders", "collectors_heroes"]
"""The files whose cards have numbers of their own."""


class Loader:
    """A box that is being loaded: its data files, and how they join the tables of the game."""

    def __init__(self, files: Files) -> None:
        self.files: Final = files

    def load(self, cards: Catalogue, tiles: Manuscripts, player_cards: PlayerCards, realm: Realm) -> Box:
        """Enter what the box brings into the tables, and make the box."""
        raise NotImplementedError


def load_facts(files: Files, loaders: list[Loader]) -> Facts:
    """Make the tables from the parsed data files, by file name, and from those of boxes."""
    cards = _load_cards(files)
    tiles = Manuscripts()
    load_manuscripts(tiles, files)
    realm = _load_realm(files)
    player_cards = PlayerCards()
    load_player_cards(player_cards, realm, files)
    boxes = [loader.load(cards, tiles, player_cards, realm) for loader in loaders]
    parts = [files, *[loader.files for loader in loaders]]
    digest = digest_of(parts if loaders else files, _DECKS)
    facts = Facts(cards, tiles, player_cards, realm, digest, parts, boxes)
    for box in boxes:
        box.ready(facts)
    return facts


# --- cards and permanent things


def _load_cards(files: Files) -> Catalogue:
    """Number the cards, slots, Cleric Bonus cards and the Castle Leader card. [VB-045, VB-046]

    A number never changes: it is part of the action space.
    """
    cards = Catalogue()
    load_deck(cards, rows(files, "townsfolk") + rows(files, "heroes"))
    for i, row in enumerate(rows(files, "player_board", "slots")):
        enter(cards, FIRST_SLOT + i, text(row, "id"), text(row, "id"), "slot")
        load_ability(cards, FIRST_SLOT + i, cast(Row, row["ability"]))
        cards.shared.append(FIRST_SLOT + i)
    for i, row in enumerate(rows(files, "cleric_bonus_cards")):
        load_permanent(cards, FIRST_BONUS + i, row, "bonus")
    load_permanent(cards, CASTLE_LEADER, rows(files, "castle_leaders")[0], "leader")
    return cards


def load_deck(cards: Catalogue, deck: list[Row]) -> None:
    """Enter cards that players can own, each under its own number. [VB-045, VB-046]"""
    for row in deck:
        number = free_number(row, cards.ids, 0, UNSEEN)
        kind = text(row, "kind")
        enter(cards, number, text(row, "id"), text(row, "name"), kind)
        cards.cost[number] = whole(row, "cost")
        cards.icons[number] = icon_counts(row["icons"])
        cards.criminals[number] = cards.icons[number][-1]
        cards.hire[number] = effect_or_none(row.get("hire"))
        timing = row.get("timing", "none")
        if timing == "immediate":
            cards.immediate[number] = effect_or_none(row["ability"])
            cards.acts[number] = gives_action(cards.immediate[number])
        elif timing == "dropoff":
            _load_drop_off(cards, number, cast(Row, row["ability"]))
        elif timing == "ongoing":
            load_ability(cards, number, cast(Row, row["ability"]))
        own = {"starter": cards.starters, "neutral": cards.neutrals, "hero": cards.heroes}
        (own[kind] if kind in own else cards.others.setdefault(kind, [])).append(number)


def _load_drop_off(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter what a card does when it drops off; one that leaves the game does so after everything else."""
    parts = cast("list[Row]", ability["all"]) if "all" in ability else [ability]
    if "remove_self" in parts[-1]:
        cards.leaves[number] = True
        parts = parts[:-1]
    cards.drop_off[number] = VOCABULARY.effect({"all": parts} if len(parts) > 1 else parts[0]) if parts else None


def load_permanent(cards: Catalogue, number: int, row: Row, kind: str) -> None:
    """Enter a card that a player keeps beside the board, with its points and its ability."""
    enter(cards, number, text(row, "id"), text(row, "id"), kind)
    cards.vp[number] = whole(row, "vp")
    load_ability(cards, number, cast(Row, row["ability"]))


def enter(cards: Catalogue, number: int, ident: str, name: str, kind: str) -> None:
    """Enter a thing under its number."""
    if ident in cards.number:
        raise ValueError(f"two things are called {ident}")
    cards.ids[number] = ident
    cards.names[number] = name
    cards.kinds[number] = kind
    cards.number[ident] = number


# --- manuscripts and player cards


def load_manuscripts(tiles: Manuscripts, files: Files) -> None:
    """Number the Manuscripts."""
    for row in rows(files, "manuscripts"):
        number = len(tiles.ids)
        tiles.ids.append(text(row, "id"))
        tiles.number[text(row, "id")] = number
        tiles.cost.append(0 if row["cost"] is None else whole(row, "cost"))
        tiles.ribbon.append([*RIBBONS, "any"].index(text(row, "ribbon")))
        tiles.immediate.append(effect_or_none(row["immediate"]))
        score = cast("Row | None", row["endgame"])
        per: Row = {"vp": 0, "per": "", "each": 1} if score is None else cast(Row, score["vp_per"])
        tiles.vp.append(whole(per, "vp"))
        tiles.per.append(text(per, "per"))
        tiles.each.append(whole(per, "each"))
        if row.get("pool") != "board-start":
            (tiles.grey_backed if row["back"] == "grey" else tiles.black_backed).append(number)


def load_player_cards(cards: PlayerCards, realm: Realm, files: Files) -> None:
    """Number the Player cards; a half number is the inside space of the segment with the number before it."""
    for row in rows(files, "player_cards"):
        extra = dict(cast(Row, row["extra"]))
        where = text(row, "extra_where")
        if where in ("viscount_space", "starting_deck"):
            extra["where"] = where
        elif where.startswith("space_"):
            extra["where"] = int(where.removeprefix("space_"))
        number = cast(float, row["number"])
        segment, kind = realm.numbered_space[int(number)]
        cards.number[text(row, "id")] = len(cards.ids)
        cards.ids.append(text(row, "id"))
        cards.labels.append(str(row["number"]))
        cards.start_space.append((segment, kind if number == int(number) else INSIDE))
        cards.after_draft.append(where == "end_of_setup")
        cards.start.append(VOCABULARY.effect(row["start"]))
        cards.extra.append(VOCABULARY.effect(extra))


# --- board, castle, tracks, end cards


def _load_realm(files: Files) -> Realm:
    """Read the board, the Castle, the Player Board and the end cards."""
    realm = Realm()
    _load_board(realm, files)
    _load_printed(realm, files)
    _load_castle(realm, files)
    _load_player_board(realm, files)
    _load_end_cards(realm, files)
    return realm


def _load_board(realm: Realm, files: Files) -> None:
    """Read segments, spaces, exchanges, spots and links."""
    realm.segment_names.extend(text(row, "name") for row in rows(files, "board", "segments"))
    for row in rows(files, "board", "sides"):
        side = SIDES.index(text(row, "side"))
        realm.spots_per_segment[side] = whole(row, "spots_per_segment")
        for seats in cast("list[int]", row["players"]):
            realm.side_for_seats[seats] = side
    for row in rows(files, "board", "spaces"):
        if row["start_number"] is not None:
            where = (SEGMENTS.index(text(row, "segment")), SPACE_KINDS.index(text(row, "kind")))
            realm.numbered_space[whole(row, "start_number")] = where
    realm.trade_price.extend([0, 0, 0] for _ in SEGMENTS)
    realm.trade_effect.extend([None, None, None] for _ in SEGMENTS)
    for row in rows(files, "board", "trade"):
        segment, kind = text(row, "space").split(":")
        realm.trade_price[SEGMENTS.index(segment)][SPACE_KINDS.index(kind)] = whole(row, "merchants")
        realm.trade_effect[SEGMENTS.index(segment)][SPACE_KINDS.index(kind)] = VOCABULARY.effect(row["effect"])
    for side in range(len(SIDES)):
        realm.spot_effect[side].extend([] for _ in SEGMENTS)
        realm.spot_side[side].extend([] for _ in SEGMENTS)
        realm.link[side].extend([None] * realm.spots_per_segment[side] for _ in SEGMENTS)
    # The positions of a segment are numbered from the left.
    for row in sorted(rows(files, "board", "spots"), key=lambda row: whole(row, "pos")):
        side = SIDES.index(text(row, "side"))
        segment_number = SEGMENTS.index(text(row, "segment"))
        realm.spot_effect[side][segment_number].append(VOCABULARY.effect(row["effect"]))
        realm.spot_side[side][segment_number].append(SPACE_KINDS.index(text(row, "space").split(":")[1]))
    for row in rows(files, "board", "links"):
        side_name, segment, position = text(row, "a").split(":")
        link = realm.link[SIDES.index(side_name)][SEGMENTS.index(segment)]
        link[int(position) - 1] = VOCABULARY.effect(row["effect"])


def _load_printed(realm: Realm, files: Files) -> None:
    """Read the Townsfolk and Manuscripts printed on the segments, in the order of the segments."""
    printed = sorted(rows(files, "printed"), key=lambda row: SEGMENTS.index(text(row, "segment")))
    for row in printed:
        if row["kind"] == "townsfolk":
            realm.printed_cost.append(whole(row, "cost"))
            realm.printed_icons.append(icon_counts(row["icons"]))
            realm.printed_effect.append(VOCABULARY.effect(row["effect"]))
        else:
            realm.printed_manuscript_cost.append(whole(row, "cost"))
            realm.printed_manuscript.append(VOCABULARY.effect(row["effect"]))


def _load_castle(realm: Realm, files: Files) -> None:
    """Read the Castle with the rewards of its sections. [VB-125]"""
    realm.reward.extend(
        VOCABULARY.effect(row["reward"]) for row in in_order(rows(files, "castle", "sections"), "index")
    )
    tiers = in_order(rows(files, "castle", "tiers"), "tier")
    realm.tier_vp.extend(whole(row, "vp") for row in tiers)
    realm.inwards.append(VOCABULARY.effect(tiers[1]["inwards"]))
    realm.bump.extend(VOCABULARY.effect(row["bump"]) for row in tiers[:2])
    for row in rows(files, "castle", "worker_cost"):
        realm.worker_steps.append((whole(row, "noble_icons"), whole(row, "workers")))


def _load_player_board(realm: Realm, files: Files) -> None:
    """Read Building prices, the collision track, start icons and the hand limit."""
    for row, building in zip(rows(files, "player_board", "building_types"), BUILDINGS, strict=True):
        if row["type"] != building:
            raise ValueError(f"building types must stand in the order {', '.join(BUILDINGS)}")
        realm.building_cost.append(whole(row, "builder_cost"))
        realm.building_vp.append([0, *cast("list[int]", row["vp"])])
    for row in in_order(rows(files, "player_board", "collision_track"), "space"):
        if not realm.above:
            realm.above.append(VOCABULARY.effect(row["owner"]))
            realm.below.append(VOCABULARY.effect(row["others"]))
        realm.above.append(VOCABULARY.effect(row["owner"]))
        realm.below.append(VOCABULARY.effect(row["others"]))
    for row in rows(files, "player_board", "card_spaces"):
        realm.start_icons.append(icon_counts(row["start_icons"]))
        realm.start_icon_turns.append(max(cast("list[int]", row["on_own_turns"]), default=0))
    realm.hand_limit = whole(cast(Row, cast(Row, files["player_board"])["hand_limit"]), "value")


def _load_end_cards(realm: Realm, files: Files) -> None:
    """Read end piles, prizes, sets and the points of Debts and Deeds."""
    for row in rows(files, "end_cards", "end_piles"):
        realm.debts_above[whole(row, "players")] = whole(row, "debts_above_poverty")
        realm.deeds_above[whole(row, "players")] = whole(row, "deeds_above_prosperity")
    prizes = rows(files, "end_cards", "end_cards")[0]
    realm.prizes.extend(cast("list[int]", prizes["vp_3_4_players"]))
    realm.prizes_few.extend(cast("list[int]", prizes["vp_1_2_players"]))
    sets = in_order(rows(files, "end_cards", "manuscript_sets"), "different_ribbons")
    realm.set_vp.extend(whole(row, "vp") for row in sets)
    for row in rows(files, "end_cards", "card_vp"):
        if row["on_flip"] is not None:
            realm.flip_debt.append(VOCABULARY.effect(row["on_flip"]))
        table = realm.debt_vp if text(row, "id") == "debt" else realm.deed_vp
        table.extend([whole(row, "vp_unflipped"), whole(row, "vp_flipped")])
    for row in rows(files, "cleric_bonus_cards"):
        realm.bonus_ribbon.append(RIBBONS.index(text(row, "ribbon")))
        realm.bonus_needs.append(whole(row, "needs"))
