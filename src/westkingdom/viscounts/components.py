"""Loading: the data files become tables, once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TypeAlias, cast

from westkingdom.engine.effects import Effect
from westkingdom.engine.payment import Way
from westkingdom.viscounts.catalogue import Catalogue, Conversion, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.effects import VOCABULARY, is_plain
from westkingdom.viscounts.state import Facts
from westkingdom.viscounts.terms import (
    BUILDINGS,
    CASTLE_LEADER,
    FIRST_BONUS,
    FIRST_SLOT,
    GOODS,
    ICONS,
    MOMENTS,
    RIBBONS,
    SEGMENTS,
    SPACE_KINDS,
)

Row: TypeAlias = dict[str, object]
SIDES = ["low", "high"]
CONVERTING_ACTIONS = ["trade", "build", "noble", "cleric"]


def load_facts(files: Mapping[str, object]) -> Facts:
    """Make the tables from the parsed data files, by file name."""
    digest = sha256(json.dumps(files, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    return Facts(
        load_cards(files),
        load_manuscripts(files),
        load_player_cards(files),
        load_realm(files),
        load_reconstructed(files),
        digest,
    )


def load_reconstructed(files: Mapping[str, object]) -> dict[str, list[str]]:
    """Remember which facts of which things are reconstructed, all the way to the screen."""
    marked: dict[str, list[str]] = {}
    for data in files.values():
        for row in data if isinstance(data, list) else []:
            if row.get("reconstructed"):
                marked[text(row, "id")] = list(row["reconstructed"])
    return marked


def rows(files: Mapping[str, object], name: str, part: str = "") -> list[Row]:
    """The objects of a file, or of one named list of it."""
    data = files[name]
    if part:
        data = cast(Row, data)[part]
    return cast("list[Row]", data)


def text(row: Row, key: str) -> str:
    """Read a word of a row."""
    value = row[key]
    if not isinstance(value, str):
        raise ValueError(f"«{key}» of {row.get('id')} needs a word, not {value!r}")
    return value


def whole(row: Row, key: str) -> int:
    """Read a whole number of a row."""
    value = row[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"«{key}» of {row.get('id')} needs a whole number, not {value!r}")
    return value


def effect_or_none(data: object) -> Effect | None:
    """Load an effect that may be missing."""
    return None if data is None else VOCABULARY.effect(data)


def icon_counts(data: object) -> list[int]:
    """Read icons as five numbers. [VB-005]"""
    counts = cast("dict[str, int]", data)
    unknown = set(counts) - set(ICONS)
    if unknown:
        raise ValueError(f"there are no icons {sorted(unknown)}; the icons are {', '.join(ICONS)}")
    return [counts.get(icon, 0) for icon in ICONS]


# --- cards and permanent things


def load_cards(files: Mapping[str, object]) -> Catalogue:
    """Number the cards, slots, Cleric Bonus cards and the Castle Leader card. [VB-045, VB-046]

    A number never changes: it is part of the action space. More cards can only follow these.
    """
    cards = Catalogue()
    for number, row in enumerate(rows(files, "townsfolk") + rows(files, "heroes")):
        enter(cards, number, text(row, "id"), text(row, "name"), text(row, "kind"))
        cards.cost[number] = whole(row, "cost")
        cards.icons[number] = icon_counts(row["icons"])
        cards.criminals[number] = cards.icons[number][-1]
        cards.hire[number] = effect_or_none(row["hire"])
        timing = text(row, "timing")
        if timing == "immediate":
            cards.immediate[number] = effect_or_none(row["ability"])
        elif timing == "dropoff":
            cards.drop_off[number] = effect_or_none(row["ability"])
        elif timing == "ongoing":
            load_ability(cards, number, cast(Row, row["ability"]))
        {"starter": cards.starters, "neutral": cards.neutrals, "hero": cards.heroes}[text(row, "kind")].append(number)
    for i, row in enumerate(rows(files, "player_board", "slots")):
        enter(cards, FIRST_SLOT + i, text(row, "id"), text(row, "id"), "slot")
        load_ability(cards, FIRST_SLOT + i, cast(Row, row["ability"]))
    for i, row in enumerate(rows(files, "cleric_bonus_cards")):
        enter(cards, FIRST_BONUS + i, text(row, "id"), text(row, "id"), "bonus")
        cards.vp[FIRST_BONUS + i] = whole(row, "vp")
        load_ability(cards, FIRST_BONUS + i, cast(Row, row["ability"]))
    leader = rows(files, "castle_leaders")[0]
    enter(cards, CASTLE_LEADER, text(leader, "id"), text(leader, "id"), "leader")
    cards.vp[CASTLE_LEADER] = whole(leader, "vp")
    load_ability(cards, CASTLE_LEADER, cast(Row, leader["ability"]))
    return cards


def enter(cards: Catalogue, number: int, ident: str, name: str, kind: str) -> None:
    """Enter a thing under its number."""
    if ident in cards.number:
        raise ValueError(f"two things are called {ident}")
    cards.ids[number] = ident
    cards.names[number] = name
    cards.kinds[number] = kind
    cards.number[ident] = number


def load_ability(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter an ongoing ability: an answer to a moment, or something that holds while it is there. [VB-046, VB-054]"""
    if "all" in ability:
        for part in cast("list[Row]", ability["all"]):
            load_ability(cards, number, part)
    elif "on" in ability:
        moment = MOMENTS.index(text(ability, "on"))
        effect = VOCABULARY.effect(
            {"if": ability["if"], "do": ability["do"]} if "if" in ability else ability["do"],
        )
        cards.on[moment][number] = effect
        cards.plain[moment][number] = is_plain(effect)
    elif "icons" in ability:
        cards.icons[number] = icon_counts(ability["icons"])
    elif "extra_move" in ability:
        cards.extra_move[number] = whole(ability, "extra_move")
    elif "hand_limit" in ability:
        cards.hand_limit[number] = whole(ability, "hand_limit")
    elif "dismiss_cost" in ability:
        cards.dismiss_cost[number] = whole(ability, "dismiss_cost")
    elif "icons_convert" in ability:
        cards.converts[number].append(load_conversion(cast(Row, ability["icons_convert"])))
    else:
        raise ValueError(f"{cards.ids[number]} has an ability that is not known: {sorted(ability)}")


def load_conversion(data: Row) -> Conversion:
    """Read what an ability takes and gives for an action. [VB-229]"""
    action = CONVERTING_ACTIONS.index(text(data, "action"))
    (used, n) = next(iter(cast("dict[str, int]", data["from"]).items()))
    gives = cast("dict[str, int]", data["to"])[ICONS[action]]
    limit = -1 if data["limit"] is None else whole(data, "limit")
    if used in GOODS:
        return Conversion(action, Way(GOODS.index(used), n, gives, limit), 0, gives)
    if used != "merchant" or limit >= 0:
        raise ValueError(f"an ability cannot convert {used} with limit {limit}")
    return Conversion(action, None, n, gives)


# --- manuscripts and player cards


def load_manuscripts(files: Mapping[str, object]) -> Manuscripts:
    """Number the Manuscripts."""
    tiles = Manuscripts()
    for row in rows(files, "manuscripts"):
        number = len(tiles.ids)
        tiles.ids.append(text(row, "id"))
        tiles.number[text(row, "id")] = number
        tiles.cost.append(whole(row, "cost"))
        tiles.ribbon.append(RIBBONS.index(text(row, "ribbon")))
        tiles.immediate.append(effect_or_none(row["immediate"]))
        score = cast("Row | None", row["endgame"])
        per: Row = {"vp": 0, "per": "", "each": 1} if score is None else cast(Row, score["vp_per"])
        tiles.vp.append(whole(per, "vp"))
        tiles.per.append(text(per, "per"))
        tiles.each.append(whole(per, "each"))
        (tiles.grey_backed if row["back"] == "grey" else tiles.black_backed).append(number)
    return tiles


def load_player_cards(files: Mapping[str, object]) -> PlayerCards:
    """Number the Player cards."""
    cards = PlayerCards()
    for row in rows(files, "player_cards"):
        extra = dict(cast(Row, row["extra"]))
        if row["extra_where"] in ("viscount_space", "starting_deck"):
            extra["where"] = row["extra_where"]
        cards.number[text(row, "id")] = len(cards.ids)
        cards.ids.append(text(row, "id"))
        cards.start_number.append(whole(row, "number"))
        cards.start.append(VOCABULARY.effect(row["start"]))
        cards.extra.append(VOCABULARY.effect(extra))
    return cards


# --- board, castle, tracks, end cards


def load_realm(files: Mapping[str, object]) -> Realm:
    """Read the board, the Castle, the Player Board and the end cards."""
    realm = Realm()
    load_board(realm, files)
    load_printed(realm, files)
    load_castle(realm, files)
    load_player_board(realm, files)
    load_end_cards(realm, files)
    return realm


def load_board(realm: Realm, files: Mapping[str, object]) -> None:
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
            realm.start_space[whole(row, "start_number")] = where
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
    for row in rows(files, "board", "spots"):
        side = SIDES.index(text(row, "side"))
        segment_number = SEGMENTS.index(text(row, "segment"))
        realm.spot_effect[side][segment_number].append(VOCABULARY.effect(row["effect"]))
        realm.spot_side[side][segment_number].append(SPACE_KINDS.index(text(row, "space").split(":")[1]))
    for row in rows(files, "board", "links"):
        side_name, segment, position = text(row, "a").split(":")
        link = realm.link[SIDES.index(side_name)][SEGMENTS.index(segment)]
        link[int(position) - 1] = VOCABULARY.effect(row["effect"])


def load_printed(realm: Realm, files: Mapping[str, object]) -> None:
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


def load_castle(realm: Realm, files: Mapping[str, object]) -> None:
    """Read the Castle with the rewards of its sections. [VB-125]"""
    realm.reward.extend(VOCABULARY.effect(row["reward"]) for row in rows(files, "castle", "sections"))
    realm.tier_vp.extend(whole(row, "vp") for row in rows(files, "castle", "tiers"))
    for row in rows(files, "castle", "worker_cost"):
        realm.worker_steps.append((whole(row, "noble_icons"), whole(row, "workers")))


def load_player_board(realm: Realm, files: Mapping[str, object]) -> None:
    """Read Building prices, the collision track, start icons and the hand limit."""
    for row, building in zip(rows(files, "player_board", "building_types"), BUILDINGS, strict=True):
        if row["type"] != building:
            raise ValueError(f"building types must stand in the order {', '.join(BUILDINGS)}")
        realm.building_cost.append(whole(row, "builder_cost"))
        realm.building_vp.append([0, *cast("list[int]", row["vp"])])
    for row in rows(files, "player_board", "collision_track"):
        if not realm.above:
            realm.above.append(VOCABULARY.effect(row["owner"]))
            realm.below.append(VOCABULARY.effect(row["others"]))
        realm.above.append(VOCABULARY.effect(row["owner"]))
        realm.below.append(VOCABULARY.effect(row["others"]))
    for row in rows(files, "player_board", "card_spaces"):
        realm.start_icons.append(icon_counts(row["start_icons"]))
        realm.start_icon_turns.append(max(cast("list[int]", row["on_own_turns"]), default=0))
    realm.hand_limit = whole(cast(Row, cast(Row, files["player_board"])["hand_limit"]), "value")


def load_end_cards(realm: Realm, files: Mapping[str, object]) -> None:
    """Read end piles, prizes, sets and the points of Debts and Deeds."""
    for row in rows(files, "end_cards", "end_piles"):
        realm.debts_above[whole(row, "players")] = whole(row, "debts_above_poverty")
        realm.deeds_above[whole(row, "players")] = whole(row, "deeds_above_prosperity")
    prizes = rows(files, "end_cards", "end_cards")[0]
    realm.prizes.extend(cast("list[int]", prizes["vp_3_4_players"]))
    realm.prizes_few.extend(cast("list[int]", prizes["vp_1_2_players"]))
    realm.set_vp.extend(whole(row, "vp") for row in rows(files, "end_cards", "manuscript_sets"))
    for row in rows(files, "end_cards", "card_vp"):
        realm.card_vp[text(row, "id") + "_unflipped"] = whole(row, "vp_unflipped")
        realm.card_vp[text(row, "id") + "_flipped"] = whole(row, "vp_flipped")
    for row in rows(files, "cleric_bonus_cards"):
        realm.bonus_ribbon.append(RIBBONS.index(text(row, "ribbon")))
        realm.bonus_needs.append(whole(row, "needs"))
