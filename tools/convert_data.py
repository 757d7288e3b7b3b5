"""Turn the collected component facts into the data files of the package.

    python tools/convert_data.py SHARED_DIR OUT_DIR --game viscounts --set base --without-solo

SHARED_DIR is the folder with `viscounts/` and `architects/`, whose files use one vocabulary each. What is written uses
the single vocabulary of docs/vocabulary.md. Sentences are left out: they are generated from the effects. Where a fact
comes from (`source`, `seen`, `reconstructed`, `listed`, `note`) is kept. The sets and their folders below
src/westkingdom/viscounts: `base` is data/ (with --without-solo) and solo/data/ (with --only-solo), `gates`
gates_of_gold/data/, `keys` keeper_of_keys/data/, `promo` and `collectors` promos/data/; below
src/westkingdom/architects: `base` is data/, `works_of_wonder` works_of_wonder/data/, `promo` and `promo_2018`
promos/data/, `solo` solo/data/ (with the opponent of the base game, which is written by hand after section T of its
ledger).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Object: TypeAlias = dict[str, Any]
Converted: TypeAlias = dict[str, list[Object] | Object]

PROVENANCE = ("source", "seen", "reconstructed", "listed", "note")
SENTENCES = ("text", "focus_text", "power_text")

# ---------------------------------------------------------------------------------------------- Effects, both games


def all_of(parts: list[Object]) -> Object | None:
    """None, the only part, or all parts in order."""
    if len(parts) < 2:
        return parts[0] if parts else None
    return {"all": parts}


def gain(bundle: Object) -> Object | None:
    """The gain of everything in the bundle that is not zero, or None."""
    present = {word: n for word, n in bundle.items() if n}
    return {"gain": present} if present else None


def only_if(condition: Object | None, effect: Object) -> Object:
    """The effect, under its condition if there is one."""
    return {"if": condition, "do": effect} if condition else effect


# --------------------------------------------------------------------------------- Effects as Viscounts writes them

# An effect carries a number of times; only a passive ability is simply true.
EFFECTS_ONCE_TRUE = ("rearrange", "shuffle", "remove_self", "focus", "corruption_per_criminal")


def viscounts_effect(value: Any) -> Any:
    """An effect, ability, condition or scoring of Viscounts in the common words."""
    if isinstance(value, list):
        return [viscounts_effect(part) for part in value]
    if not isinstance(value, dict):
        return value
    if set(value) == {"pay", "as"}:
        return {"substitute": {"pay": value["pay"], "for": value["as"]}}
    if value.get("if") == "from_hand":
        branches = {key: all_of(viscounts_effect(value[key])) for key in ("all", "else")}
        return {"if": {"destroyed_from": "hand"}, "do": branches["all"], "else": branches["else"]}
    if "criminals" in value and len(value) > 1:
        rest = {word: n for word, n in value.items() if word != "criminals"}
        return only_if({"criminals": value["criminals"]}, viscounts_effect(rest))
    out: Object = {}
    for word, n in value.items():
        if word in EFFECTS_ONCE_TRUE and n is True:
            out[word] = 1
        elif word == "debt_penalty_less":
            out["debt_vp"] = n
        else:
            out[word] = viscounts_effect(n)
    return out


# -------------------------------------------------------------------------------- Effects as Architects writes them

# op -> (the common word, the key whose value it takes); a key of None means the word is done once.
ARCHITECTS_WORDS: dict[str, tuple[str, str | None]] = {
    "gain": ("gain", "res"),
    "lose": ("lose", "res"),
    "score": ("vp", "vp"),
    "debt_vp": ("debt_vp", "delta"),
    "capture": ("capture", "groups"),
    "release_prison": ("release_prison", "count"),
    "release_captives": ("release_captives", "count"),
    "send_captives": ("send_captives", "silver_each"),
    "discard_building": ("discard_building", "count"),
    "discard_apprentice": ("discard_apprentice", "count"),
    "destroy_debt": ("destroy_debt", "count"),
    "place_worker": ("place_worker", "at"),
    "school_refresh": ("school_refresh", "remove_leftmost"),
    "count_workers_more": ("count_workers_more", "amount"),
    "treat_same": ("treat_same", "res"),
    "skip_cost": ("skip_cost", "what"),
    "always_allowed": ("always_allowed", "what"),
    "wonder_marble_less": ("wonder_marble_less", "amount"),
    "contribute": ("contribute", "count"),
    "future_scheme": ("future_scheme", "count"),
    "add_tax": ("add_tax", "amount"),
    "remove_apprentices": ("remove_apprentices", "count"),
    "guardhouse_actions": ("guardhouse_actions", "count"),
    "gain_adornment": ("gain_adornment", "count"),
    "focus": ("focus", None),
    "construct_wonder": ("construct_wonder", None),
    "work_on_cathedral": ("work_on_cathedral", None),
    "next_scheme": ("next_scheme", None),
    "take_all_tax": ("take_all_tax", None),
}


def per_counter(word: str, amount: str, effect: Object) -> Object:
    """The word once for every `each` of a counter; a paid debt is a flipped one, as in Viscounts."""
    counter = {"paid_debts": "flipped_debts"}.get(effect["per"], effect["per"])
    return {word: {word.removesuffix("_per"): effect[amount], "per": counter, "each": effect["each"]}}


def keep(word: str, *keys: str) -> Callable[[Object], Object]:
    """The word with the named keys of the Architects effect as its value."""
    return lambda effect: {word: {key: effect[key] for key in keys}}


def free_hire(effect: Object) -> Object:
    """A hire; both games know only the free hire of a face-up card as an effect."""
    if (effect["from"], effect["cost"]) != ("faceup", "free"):
        raise ValueError(f"only a free hire of a face-up card has a word: {effect}")
    return {"hire_free": 1}


def flip_debt(effect: Object) -> Object:
    """A debt turned to its paid side, which is the flip of Viscounts."""
    if effect.get("count", 1) != 1:
        raise ValueError(f"a flip turns one card: {effect}")
    return {"flip": "debt"}


ARCHITECTS_FORMS: dict[str, Callable[[Object], Object]] = {
    "gain_per": lambda e: per_counter("gain_per", "res", e),
    "score_per": lambda e: per_counter("vp_per", "vp", e),
    "cost_less": keep("cost_less", "amount", "of"),
    "loss_less": keep("loss_less", "amount", "of"),
    "substitute": keep("substitute", "pay", "for", "not_for"),
    "set_limit": lambda e: {"set_limit": {e["what"]: e["value"]}},
    "trade": lambda e: {"pay": e["pay"], "do": {"gain": e["get"]}},
    "prevent": lambda e: {"pay": e["pay"], "do": {"prevent": e["what"]}},
    "choose": lambda e: {"either": [architects_effects(option) for option in e["options"]]},
    "each_player": lambda e: {"each_player": only_if(e["if"], required(architects_effects(e["do"])))},
    "hire": free_hire,
    "pay_off_debt_free": flip_debt,
    "flip_debt": flip_debt,
}


def required(effect: Object | None) -> Object:
    """The effect; there must be one."""
    if effect is None:
        raise ValueError("an effect is needed here")
    return effect


def architects_effect(effect: Object) -> Object:
    """One Architects effect in the common words."""
    op = effect["op"]
    if op in ARCHITECTS_FORMS:
        return ARCHITECTS_FORMS[op](effect)
    if op not in ARCHITECTS_WORDS:
        raise ValueError(f"no common word for {op!r}")
    word, key = ARCHITECTS_WORDS[op]
    left_over = set(effect) - {"op", key}
    if left_over:
        raise ValueError(f"{op!r} would lose {sorted(left_over)}")
    return {word: effect[key] if key else 1}


def architects_effects(effects: list[Object]) -> Object | None:
    """A list of Architects effects as one effect; a discard that comes first is the price of the rest."""
    if len(effects) > 1 and effects[0]["op"] == "discard_building":
        rest = required(architects_effects(effects[1:]))
        return {"pay": {"building_card": effects[0]["count"]}, "do": rest}
    return all_of([architects_effect(effect) for effect in effects])


# Moments are named by the bare verb, as in Viscounts, and by the same word where it is the same moment.
ARCHITECTS_MOMENTS = {
    "on_construct": "construct_self",
    "building_constructed": "construct",
    "after_action": "after_action",
    "black_market_reset": "black_market_reset",
    "black_market_reset_step_3": "black_market_reset_begins",
    "debt_paid_off": "flip_debt",
    "debt_gained": "gain_debt",
    "cathedral_advanced": "advance_cathedral",
    "captives_sent_to_prison": "send_captives",
    "worker_placed": "place_worker",
    "virtue_lost": "lose_virtue",
    "apprentice_gained": "gain_apprentice",
    "would_gain_debt": "would_gain_debt",
    "would_lose_influence": "would_lose_influence",
    "endgame": "endgame",
}


def architects_ability(ability: Object) -> Object:
    """One Architects ability in the common form."""
    when, places, condition = ability["when"], ability["at"], ability["if"]
    do = required(architects_effects(ability["do"]))
    if when == "storehouse_option":
        if (places, condition, ability["optional"]) != (["kings_storehouse"], None, True):
            raise ValueError(f"more than a plain option of the King's Storehouse: {ability}")
        return {"storehouse_option": do}
    if when == "scoring":
        if places or ability["optional"]:
            raise ValueError(f"points that depend on a place or a choice: {ability}")
        if condition is None:
            return do
        return {"vp_if": {"vp": do["vp"], "if": condition}}
    if when == "passive":
        if ability["optional"] and "substitute" not in do:
            raise ValueError(f"a passive that may be declined: {ability}")
        passive = {**do, "at": places} if places else do
        return {"while": condition, "do": passive} if condition else passive
    out: Object = {"on": ARCHITECTS_MOMENTS[when]}
    if places:
        out["at"] = places
    if condition:
        out["if"] = condition
    if ability["optional"]:
        out["may"] = True
    return {**out, "do": do}


def architects_section(section: Object) -> Object:
    """One section of a scheme card or focus line: where the worker goes and the first possible of several effects."""
    options = [only_if(o["if"], required(architects_effects(o["do"]))) for o in section["options"]]
    place = {"location": section["location"], "options": options}
    return {"if": section["clause"], **place} if section["clause"] else place


ARCHITECTS_KEYS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "abilities": ("ability", lambda value: all_of([architects_ability(a) for a in value])),
    "power": ("ability", lambda value: all_of([architects_ability(a) for a in value])),
    "focus": ("focus", architects_section),
    "sections": ("sections", lambda value: [architects_section(s) for s in value]),
    "profiteer_effect": ("profiteer_effect", architects_effects),
    "princess_options": (
        "princess_effect",
        lambda value: architects_effects([{"op": "choose", "options": value}] if len(value) > 1 else value[0]),
    ),
    "gain": ("effect", gain),
    "start": ("setup", lambda value: value),
    "small": ("small", gain),
    "large": ("large", gain),
    "on_flip": ("on_flip", gain),
    "each_gain_beyond": ("each_gain_beyond", {None: None, "destroy_debt": {"destroy_debt": 1}}.__getitem__),
    "each_loss_beyond": ("each_loss_beyond", {None: None, "gain_debt": {"gain": {"debt": 1}}}.__getitem__),
    "actions": ("actions", lambda value: [architects_action(action) for action in value]),
}


def architects_action(action: Object) -> Object:
    """An action of a location; its `effect` names a procedure of the rules and is no effect in our sense."""
    return {("procedure" if key == "effect" else key): value for key, value in action.items() if key not in SENTENCES}


def architects_object(row: Object) -> Object:
    """A card, board, track space or other row of an Architects file, with the keys that nobody has read."""
    facts = architects_facts(row)
    origin = {"source": row["source"].replace("seed", "rulebook"), "note": of_the_rulebook(row.get("note", ""))}
    return with_provenance(facts, {**origin, "reconstructed": not_read(facts, row)})


def architects_facts(row: Object) -> Object:
    """The facts of a row in the common words."""
    if "possible_if" in row:
        return guardhouse_row(row)
    if "replaces" in row:
        return exchange_row(row)
    facts: Object = {}
    for key, value in row.items():
        if key in ARCHITECTS_KEYS:
            name, convert = ARCHITECTS_KEYS[key]
            facts[name] = convert(value)
        elif key not in (*SENTENCES, *PROVENANCE, "seed_fields"):
            facts[key] = value
    return facts


def of_the_rulebook(note: str) -> str:
    """A remark that calls the text of the rulebook, whose pictures are lost, by its name."""
    return note.replace("seed", "rulebook text").replace("Seed", "Rulebook text").strip()


def guardhouse_row(row: Object) -> Object:
    """A line of the solo opponent's Guardhouse list; the virtue for a paid debt comes with the flip itself."""
    do: Object = {
        "send_captives": {"send_captives": row["silver_per_worker"]},
        "flip_debt": {"flip": "debt"},
    }.get(row["op"], {row["op"]: row["count"]})
    if row["gain"] != ({"virtue": 1} if row["op"] == "flip_debt" else {}):
        raise ValueError(f"a gain that is not part of the action: {row}")
    effect = all_of([{"add_tax": row["add_tax"]}, do] if row["add_tax"] else [do])
    return {"order": row["order"], "if": row["possible_if"], "do": effect, "repeatable": row["repeatable"]}


def exchange_row(row: Object) -> Object:
    """An exchange that is open to every player."""
    value = {"pay": row["pay"], "for": row["replaces"], "up_to": row["up_to"], "not_for": row["not_for"]}
    return {"id": row["id"], "ability": {"substitute": value}}


# ------------------------------------------------------------------------------- What nobody has read, in Architects

# No facts of a component: what it is called in its file.
HANDLES = ("id", "no", "kind")

# The list of fields that were read knows only whole fields; the notes tell more. By the beginning of an id, keys that
# were read although the list does not say so, and keys in the list of which a number or a choice is ours.
READ_TOO = {
    "app_benefactor": ["location"],
    "app_financer": ["location"],
    "app_tinker": ["location"],
    "app_racketeer": ["ability"],
    "contribution_2": ["profiteer_location", "princess_location"],
    "wonder_": ["skills"],
    "wonder_clay": ["resource_cost"],
    "wonder_wood": ["ai_marble_cost"],
    "wonder_stone": ["ai_marble_cost"],
}
READ_IN_PART = {
    "bld_abbey": ["ability"],
    "bld_studio": ["ability"],
    "bld_carpenters_hall": ["ability"],
    "bld_masons_hall": ["ability"],
    "bld_tilers_hall": ["ability"],
    "bld_wall": ["ability"],
}


def not_read(facts: Object, row: Object) -> list[str]:
    """The keys of a row that nobody has read anywhere, or the parts of a key if some of its parts were read."""
    if "reconstructed" not in row["source"]:
        return []
    read = {renamed(field) for field in row.get("seed_fields", [])}
    read |= set(of_id(READ_TOO, row))
    read -= set(of_id(READ_IN_PART, row))
    guessed: list[str] = []
    for key, value in facts.items():
        if key in HANDLES or key in read or value is None:
            continue
        parts = [f"{key}.{part}" for part in value] if isinstance(value, dict) else []
        guessed += [part for part in parts if part not in read] if read & set(parts) else [key]
    return guessed


def renamed(field: str) -> str:
    """The name that a field of an Architects file, or a part of it, has here."""
    key, dot, part = field.partition(".")
    return (ARCHITECTS_KEYS[key][0] if key in ARCHITECTS_KEYS else key) + dot + part


def of_id(table: dict[str, list[str]], row: Object) -> list[str]:
    """What the table says of the row, by the beginning of its id."""
    return [key for start, keys in table.items() if str(row.get("id", "")).startswith(start) for key in keys]


# ------------------------------------------------------------------------------------------------------ Components


def with_provenance(facts: Object, row: Object) -> Object:
    """The facts followed by what is known of their origin; empty remarks are left out."""
    facts = {key: value for key, value in facts.items() if key not in PROVENANCE}
    origin = {key: row[key] for key in PROVENANCE if row.get(key)}
    return {**facts, **origin}


def pick(row: Object, *keys: str) -> Object:
    """The named facts of a Viscounts row in this order, icons without zeros, effects in the common words."""
    facts: Object = {}
    for key in keys:
        if key == "icons":
            facts[key] = {icon: n for icon, n in (row[key] or {}).items() if n}
        elif key in row:
            facts[key] = viscounts_effect(row[key])
    return with_provenance(facts, row)


def may_act(ability: Any) -> Any:
    """An action that is one part of several is a choice; where actions are alternatives, one is chosen [KK-050]."""
    if not isinstance(ability, dict) or "all" not in ability:
        return ability
    return {"all": [{"may": part} if "action" in part else part for part in ability["all"]]}


def townsfolk(row: Object) -> Object:
    """A starter, a neutral townsfolk or a hero."""
    if row["timing"] == "immediate":
        row = {**row, "ability": may_act(row["ability"])}
    return pick(row, "id", "set", "name", "kind", "count", "cost", "icons", "hire", "timing", "ability")


def manuscript(row: Object) -> Object:
    """A manuscript; its back tells its pool, except for the manuscripts that start on a manuscript board."""
    pool = () if row["pool"] in ("start-of-pile", "stock") else ("pool",)
    return pick(row, "id", "set", *pool, "back", "cost", "ribbon", "immediate", "endgame")


def player_card(row: Object) -> Object:
    """The starting goods become one gain; number and start space are the same [VB-021]."""
    goods = {"silver": row["silver"], **{word: row["resources"][word] for word in ("ink", "stone", "gold")}}
    goods |= {"resource_any": row["resources"]["resource_any"], "deed": row["deeds"], "debt": row["debts"]}
    unknown = ["start"] if set(row["reconstructed"]) & {"silver", "resources", "deeds", "debts"} else []
    unknown += [key for key in row["reconstructed"] if key == "extra"]
    row = {**row, "start": gain(goods), "reconstructed": unknown}
    return pick(row, "id", "set", "number", "start", "extra", "extra_where")


def printed(row: Object) -> Object:
    """A manuscript or townsfolk printed on a segment."""
    return pick(row, "id", "set", "kind", "segment", "cost", "icons", "effect")


def public_building(row: Object) -> Object:
    """The criminal icon is ignored before step 1 of a collision, the card is drawn in step 2 [KK-110, KK-111]."""
    parts = (row["ability"].get("do") or {}).get("all") or []
    if {"ignore_criminal": 1} in parts:
        early: Object = {"on": "before_collision", "may": True, "do": {"ignore_criminal": 1}}
        later = all_of([part for part in parts if part != {"ignore_criminal": 1}])
        row = {**row, "ability": {"all": [early, {**row["ability"], "do": later}]}}
    return everything(row)


def everything(row: Object) -> Object:
    """All facts of a row, in the common words."""
    return pick(row, *(key for key in row if key not in PROVENANCE + SENTENCES))


def manuscript_board(row: Object) -> Object:
    """A manuscript board of Gates of Gold, whose columns offer what may be paid for on the own turn."""
    columns = []
    for column in row["columns"]:
        ability = column["ability"]
        offered = {"turn_option": ability} if set(ability) == {"pay", "do"} else ability
        columns.append({"ribbon": column["ribbon"], "ability": offered})
    unknown = ["columns" if key == "columns ribbon order" else key for key in row["reconstructed"]]
    return everything({**row, "columns": columns, "reconstructed": unknown})


def ai_board(row: Object) -> Object:
    """Each slot of an AI board gets an ability in the common form; `tp2` acts in step 1 of a collision [VB-209]."""
    slots = []
    for slot in row["building_slots"]:
        moment = {"collision": "collision_begins"}.get(slot["trigger"], slot["trigger"])
        ability = slot["ability"]
        if moment != "none":
            condition = {"if": slot["if"]} if slot["if"] else {}
            ability = {"on": moment, **condition, "do": ability}
        facts = {"id": slot_id(slot), "building": slot["building"], "ability": ability, "read": slot["read"]}
        slots.append(facts)
    return everything({**row, "start": gain(row["start"]), "building_slots": slots, "reconstructed": unread(row)})


def unread(row: Object) -> list[str]:
    """The keys of an AI board that nobody has read, or not in every part."""
    out: list[str] = []
    for words in row["reconstructed"]:
        read = words.removeprefix("everything but ").split(", ")
        if words == read[0]:
            out.append(words.split()[0])
        else:
            out += [key for key in row if key not in (*PROVENANCE, *SENTENCES, "id", "set", *read)]
    return out


SOLO_FILES = (
    *("ai_board", "ai_boards", "ai_chest_tiles", "ai_opponents", "ai_reference_card", "scheme_cards", "solo"),
    "solo_difficulty",
)

VISCOUNTS_LISTS: dict[str, tuple[str, Callable[[Object], Object]]] = {
    "townsfolk": ("townsfolk", townsfolk),
    "heroes": ("heroes", townsfolk),
    "manuscripts": ("manuscripts", manuscript),
    "player_cards": ("player_cards", player_card),
    "cleric_bonus_cards": (
        "cleric_bonus_cards",
        lambda row: pick(row, "id", "set", "ribbon", "needs", "vp", "ability"),
    ),
    "castle_leaders": ("castle_leaders", lambda row: pick(row, "id", "set", "vp", "ability")),
    "printed_on_board": ("printed", printed),
    "ai_boards": ("ai_boards", ai_board),
    "scheme_cards": ("scheme_cards", everything),
    "outsiders": ("outsiders", everything),
    "kings_orders": ("kings_orders", everything),
    "manuscript_boards": ("manuscript_boards", manuscript_board),
    "builder_cards": ("builder_cards", everything),
    "chest_tiles": ("chest_tiles", everything),
    "public_buildings": ("public_buildings", public_building),
}

# ------------------------------------------------------------------------------------------------ Boards of Viscounts

SLOT_PREFIX = {"trading_post": "tp", "guildhall": "gh", "workshop": "w"}


def slot_id(slot: Object) -> str:
    """The short name of a building slot, as the ledger has it."""
    return f"{SLOT_PREFIX[slot['building']]}{slot['nr']}"


def meta(board: Object) -> Object:
    """Where the facts of a whole board come from."""
    note = board["meta"]["note"].replace("Effects in the words of VOCABULARY.md. ", "")
    return {"source": board["meta"]["source"], "note": note}


def board(shared: Object) -> Converted:
    """The main board: both sides, the ways between spaces, trades, building spots and links."""

    def reached_from(words: str) -> list[str]:
        return words.removeprefix("reached from ").replace(" and ", ", ").split(", ")

    def segment(row: Object) -> Object:
        piles = {"townsfolk_from": reached_from(row["townsfolk_pile"])}
        piles["manuscripts_from"] = reached_from(row["manuscript_pile"])
        return with_provenance({"id": row["id"], "name": row["name"], **piles}, row)

    conflict = shared["known_conflict"]
    out: Converted = {"meta": meta(shared)}
    for name in ("sides", "edges", "space_kinds"):
        out[name] = [everything(row) for row in shared[name]]
    out["segments"] = [segment(row) for row in shared["segments"]]
    for name in ("spaces", "trade", "spots", "links"):
        out[name] = [everything(row) for row in shared[name]]
    out["known_conflict"] = {"source": conflict["source"], "note": conflict["text"]}
    return out


def castle(shared: Object) -> Converted:
    """The Castle: sections with the reward for moving inwards, tiers, and what workers cost."""

    def section(row: Object) -> Object:
        return pick({**row, "reward": row["tier2"]}, "id", "index", "reward", "ai_takes")

    def tier(row: Object) -> Object:
        moves = (row["on_resolve"] or "").replace("counter-clockwise", "counter_clockwise")
        directions = [part.removeprefix("1 ") for part in moves.split(", ") if part]
        inwards = "section_reward" if isinstance(row["inwards"], str) else row["inwards"]
        return everything({**row, "on_resolve": directions, "inwards": inwards})

    leader = {"gained_by": "first_worker_in_tier_3", "passes_to": "strictly_most_workers_in_tier_3"}
    return {
        "meta": meta(shared),
        "sections": [section(row) for row in shared["sections"]],
        "tiers": [tier(row) for row in shared["tiers"]],
        "worker_cost": [everything(row) for row in shared["worker_cost"]],
        "leader": with_provenance(leader, shared["leader"]),
    }


def player_board(shared: Object) -> Converted:
    """The player board; `w2` acts in step 1 of a collision, before the Townsfolk [VB-145, VB-146]."""

    def slot(row: Object) -> Object:
        ability = row["ability"]
        if ability.get("on") == "collision":
            ability = {**ability, "on": "collision_begins"}
        return pick({**row, "id": slot_id(row), "ability": ability}, "id", "building", "phase", "ability")

    def track_space(row: Object) -> Object:
        criminals = row["others_if_criminals"]
        others = only_if({"criminals": criminals} if criminals else None, row["others"])
        return pick({**row, "others": others}, "space", "marker_start", "owner", "others")

    return {
        "meta": meta(shared),
        "building_types": [everything(row) for row in shared["building_types"]],
        "slots": [slot(row) for row in shared["slots"]],
        "collision_track": [track_space(row) for row in shared["collision_track"]],
        "card_spaces": [everything(row) for row in shared["card_spaces"]],
        "hand_limit": everything(shared["hand_limit"]),
        "start_pieces": everything(shared["start_pieces"]),
    }


def end_cards(misc: Object, common: list[Object]) -> Converted:
    """The piles that end the game, the values of Debts and Deeds, Manuscript sets, and component counts."""

    def component(row: Object) -> Object:
        item = row["item"].removesuffix(" (unlimited)").removesuffix(" x5 / x10")
        unlimited = {"unlimited": True} if "unlimited" in row["item"] else {}
        return with_provenance({"item": item, "count": row["count"], **unlimited}, row)

    card_vp = [pick(row, "id", "count", "vp_unflipped", "vp_flipped", "on_flip") for row in common]
    return {
        "end_piles": [everything(row) for row in misc["end_piles"]],
        "end_cards": [everything(row) for row in misc["end_cards"]],
        "card_vp": [row for row in card_vp if row["id"] in ("debt", "deed")],
        "manuscript_sets": [everything(row) for row in misc["manuscript_sets"]],
        "components": [component(row) for row in misc["components"]],
    }


# ------------------------------------------------------------------------------------------------- Reading and writing


def of_set(rows: Iterable[Object], chosen: str, default: str = "base") -> list[Object]:
    """The rows of the chosen set, without the key that says so."""
    return [
        {key: value for key, value in row.items() if key != "set"} for row in rows if row.get("set", default) == chosen
    ]


def convert_viscounts(folder: Path, chosen: str) -> dict[str, Any]:
    """Every Viscounts file of one set, by name; `expansions_seen.json` holds readings, not components."""
    files: dict[str, Any] = {}
    for source, (name, convert) in VISCOUNTS_LISTS.items():
        files[name] = [convert(row) for row in of_set(load(folder / f"{source}.json"), chosen)]
    # Tiles of the automatic opponent are no tiles of players.
    tiles = files["chest_tiles"]
    files["chest_tiles"] = [tile for tile in tiles if tile["kind"] == "player"]
    files["ai_chest_tiles"] = [tile for tile in tiles if tile["kind"] == "ai"]
    if chosen == "collectors":
        # They lie in the folder of the promotional cards, which have heroes of their own.
        files["collectors_heroes"] = files.pop("heroes")
    if chosen == "base":
        misc = load(folder / "misc.json")
        files["board"] = board(load(folder / "board.json"))
        files["castle"] = castle(load(folder / "castle.json"))
        files["player_board"] = player_board(load(folder / "player_board.json"))
        files["end_cards"] = end_cards(misc, load(folder / "common_cards.json"))
        # What the opponent does in place of some effects, and the levels of difficulty.
        for name in ("ai_reference_card", "solo_difficulty"):
            files[name] = [everything(row) for row in misc[name]]
    return files


def convert_architects(folder: Path, chosen: str) -> dict[str, Any]:
    """Every Architects file of one set, by name; promos lie in the folder of the base game, opponents in that of their box."""
    if chosen == "solo":
        return only_solo(convert_architects(folder, "works_of_wonder"))
    box = "works_of_wonder" if chosen == "works_of_wonder" else "base"
    files: dict[str, Any] = {}
    for path in sorted((folder / box).glob("*.json")):
        content = load(path)
        if isinstance(content, list):
            files[path.stem] = [architects_object(row) for row in of_set(content, chosen, box)]
            continue
        parts: Converted = {}
        for name, value in content.items():
            if isinstance(value, list):
                parts[name] = [architects_object(row) for row in of_set(value, chosen, box)]
            elif chosen == box:
                parts[name] = value
        # Variants are options that a game offers, and no components.
        files[path.stem] = {name: part for name, part in parts.items() if part and name != "variants"}
    if chosen == "works_of_wonder":
        five = next(row for row in load(folder / "base" / "setup.json")["player_counts"] if row["players"] == 5)
        constants = {row["id"]: row["value"] for row in files["influence_board"]["constants"]}
        files["setup"] = {"player_counts": [six_players(five, constants["reward_pile_size"])]}
    return files


def six_players(five: Object, rewards: int) -> Object:
    """The numbers for six players: those for five, silver for one more, and no reward card removed."""
    silver = five["start_silver_by_turn_order"]
    six = {"players": 6, "reward_cards": rewards, "start_silver_by_turn_order": [*silver, silver[-1] + 1]}
    facts = {**architects_facts(five), **six}
    guessed = [key for key in facts if key not in ("players", "reward_cards")]
    note = "as for 5 players by the rulings WW-016 to WW-020; all reward cards stay in the pile (WW-033)"
    return with_provenance(facts, {"source": "reconstructed", "reconstructed": guessed, "note": note})


def without_solo(files: dict[str, Any]) -> dict[str, Any]:
    """The files without what only a game against an automatic opponent uses."""
    kept = {name: content for name, content in files.items() if name not in SOLO_FILES}
    for content in kept.values():
        if isinstance(content, dict) and "player_counts" in content:
            content["player_counts"] = [row for row in content["player_counts"] if row["players"] > 1]
    return kept


def only_solo(files: dict[str, Any]) -> dict[str, Any]:
    """The files that only a game against an automatic opponent uses, all scheme cards in one list."""
    kept = {name: content for name, content in files.items() if name in SOLO_FILES}
    return {**kept, "scheme_cards": [card for cards in kept["scheme_cards"].values() for card in cards]}


def load(path: Path) -> Any:
    """The content of a JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))


def dump(content: list[Object] | Converted) -> str:
    """JSON with one object per line."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    def lines(rows: list[Object], indent: str) -> str:
        return "[\n" + ",\n".join(indent + line(row) for row in rows) + "\n]"

    if isinstance(content, list):
        return lines(content, "") + "\n"
    parts = (
        f"{line(name)}: {lines(value, ' ') if isinstance(value, list) else line(value)}"
        for name, value in content.items()
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Convert one set of one game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("shared_dir", type=Path)
    parser.add_argument("out_dir", type=Path)
    parser.add_argument("--game", choices=("viscounts", "architects"), required=True)
    parser.add_argument("--set", dest="chosen", default="base", help="base, gates, keys, works_of_wonder, promo ...")
    parser.add_argument("--skip", nargs="*", default=[], metavar="NAME", help="files not to write, without .json")
    parser.add_argument("--without-solo", action="store_true", help="leave out what only solo opponents use")
    parser.add_argument("--only-solo", action="store_true", help="leave out everything else")
    wanted = parser.parse_args()
    convert = convert_viscounts if wanted.game == "viscounts" else convert_architects
    files = convert(wanted.shared_dir / wanted.game, wanted.chosen)
    wanted.out_dir.mkdir(parents=True, exist_ok=True)
    if wanted.only_solo:
        files = {name: content for name, content in files.items() if name in SOLO_FILES}
    for name, content in (without_solo(files) if wanted.without_solo else files).items():
        if content and name not in wanted.skip:
            (wanted.out_dir / f"{name}.json").write_text(dump(content), encoding="utf-8")


if __name__ == "__main__":
    main()
