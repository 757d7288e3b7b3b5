"""Ongoing abilities, from their data into the tables: answers to moments, and what holds while a thing is there."""

from __future__ import annotations

from typing import cast

from westkingdom.engine.payment import Way
from westkingdom.engine.rows import Row, text, whole
from westkingdom.viscounts.catalogue import CONVERTS, DISMISSES_ANYWHERE, Catalogue, Conversion, Replacement, TurnOption
from westkingdom.viscounts.effects import ACTION_WORDS, VOCABULARY, is_plain, load_condition
from westkingdom.viscounts.rows import icon_counts
from westkingdom.viscounts.terms import GOODS, ICONS, MOMENTS


def load_ability(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter an ongoing ability: an answer to a moment, or something that holds while it is there. [VB-046, VB-054]"""
    if "all" in ability:
        for part in cast("list[Row]", ability["all"]):
            load_ability(cards, number, part)
    elif "on" in ability:
        _load_answer(cards, number, ability)
    elif "while" in ability:
        cards.condition[number] = load_condition(ability["while"])
        passive = cast(Row, ability["do"])
        if "icons" in passive:
            cards.icons_while[number] = icon_counts(passive["icons"])
        elif "extra_move" in passive:
            cards.moves_while[number] = whole(passive, "extra_move")
        else:
            load_ability(cards, number, passive)
    elif "icons" in ability:
        cards.icons[number] = icon_counts(ability["icons"])
    elif "extra_move" in ability:
        cards.extra_move[number] = whole(ability, "extra_move")
    elif "hand_limit" in ability:
        cards.hand_limit[number] = whole(ability, "hand_limit")
    elif "dismiss_cost" in ability:
        cards.dismiss_cost[number] = whole(ability, "dismiss_cost")
    elif "icons_convert" in ability:
        cards.rare[number] |= CONVERTS
        cards.converts[number].append(_load_conversion(cast(Row, ability["icons_convert"])))
    else:
        _load_rarer_ability(cards, number, ability)


def _load_answer(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter an answer to one or several moments."""
    effect: object = {"may": ability["do"]} if ability.get("may") else ability["do"]
    if "if" in ability:
        effect = {"if": ability["if"], "do": effect}
    moments = ability["on"] if isinstance(ability["on"], list) else [ability["on"]]
    for moment in moments:
        known = [name for name in MOMENTS if name]
        if moment not in known:
            raise ValueError(f"{cards.ids[number]} answers to {moment!r}; the moments are {', '.join(known)}")
        answer = VOCABULARY.effect(effect)
        cards.on[MOMENTS.index(moment)][number] = answer
        cards.answers[number] |= 1 << MOMENTS.index(moment)
        cards.plain[MOMENTS.index(moment)][number] = is_plain(answer)


def _load_rarer_ability(cards: Catalogue, number: int, ability: Row) -> None:
    """Enter an ability that changes prices, or that may be used on the own turn."""
    if "dismiss_anywhere" in ability:
        cards.rare[number] |= DISMISSES_ANYWHERE
    elif "silver_discount" in ability:
        discount = cast(Row, ability["silver_discount"])
        cards.hire_discount[number] = whole(discount, "hire")
        cards.dismiss_discount[number] = whole(discount, "dismiss")
    elif "ignore_play_corruption" in ability:
        cards.no_play_corruption[number] = True
    elif ability.get("substitute") == {"pay": {"resource_any": 1}, "for": {"silver": 1}}:
        cards.substitutes.append(number)
    elif "turn_option" in ability:
        option = cast(Row, ability["turn_option"])
        price = cast("dict[str, int]", option["pay"])
        effect = VOCABULARY.effect(option["do"])
        cards.turn_options[number] = TurnOption(price.get("silver", 0), price.get("resource_any", 0), effect)
    elif ability.get("replace") == "hire":
        cards.replacements[number] = Replacement(VOCABULARY.effect(ability["by"]), whole(ability, "cost_silver"))
    else:
        raise ValueError(f"{cards.ids[number]} has an ability that is not known: {sorted(ability)}")


def _load_conversion(data: Row) -> Conversion:
    """Read what an ability takes and gives for an action. [VB-229]"""
    action = ACTION_WORDS.index(text(data, "action"))
    (used, n) = next(iter(cast("dict[str, int]", data["from"]).items()))
    gives = cast("dict[str, int]", data["to"])[ICONS[action]]
    limit = -1 if data["limit"] is None else whole(data, "limit")
    if used in GOODS:
        return Conversion(action, Way(GOODS.index(used), n, gives, limit), 0, gives)
    if used != "merchant" or limit >= 0:
        raise ValueError(f"an ability cannot convert {used} with limit {limit}")
    return Conversion(action, None, n, gives)
