"""What an expression of the data says in words that the vocabulary does not have, or in the wrong place."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from tests.kit import ROOT

DATA = ROOT / "src" / "westkingdom" / "viscounts" / "data"
FILES: dict[str, Any] = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in DATA.glob("*.json")}

Vocabulary = dict[str, set[str]]


def read_vocabulary() -> Vocabulary:
    """The words of each kind, from the table of docs/vocabulary.md."""
    words: Vocabulary = defaultdict(set)
    text = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8").partition("\n## The table\n")[2]
    for line in text.partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and (found := re.findall(r"`(\w+)`", cells[0])):
            words[cells[1]].update(found)
    return words


WORDS = read_vocabulary()
COMPANIONS = {"pay": {"do"}, "if": {"do", "else"}, "gain_card": {"to"}, "replace": {"by", "cost_silver"}}
COMPARED = {"count": {"cmp", "n"}, "on_board": {"min"}, "built": {"min"}}


class Grammar:
    """Collects what an expression says in words that the vocabulary does not have, or in the wrong place."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.wrong: list[str] = []
        self.used: set[tuple[str, str]] = set()

    def expect(self, kind: str, word: object) -> None:
        if not isinstance(word, str) or word not in self.words[kind]:
            self.wrong.append(f"{word!r} is no {kind}")
        else:
            self.used.add((kind, word))

    def leading(self, kind: str, value: dict[str, Any], companions: dict[str, set[str]] | None = None) -> str:
        """The first key, which must be a word of this kind with no other companions than its own."""
        word = next(iter(value), "")
        self.expect(kind, word)
        if more := set(value) - {word} - (companions or {}).get(word, set()):
            self.wrong.append(f"{word!r} does not go with {sorted(more)}")
        return word

    def bundle(self, value: dict[str, Any], *kinds: str) -> None:
        allowed = set().union(*(self.words[kind] for kind in kinds or ("good",)))
        for word, n in value.items():
            self.used |= {(kind, word) for kind in kinds or ("good",) if word in self.words[kind]}
            if word not in allowed:
                self.wrong.append(f"{word!r} cannot be counted here")
            if type(n) is not int or n < 1:
                self.wrong.append(f"{word!r} cannot be counted as {n!r}")

    def effect(self, value: dict[str, Any] | None) -> None:
        if value is None:
            return
        word = self.leading("effect", value, COMPANIONS)
        inner: Any = value.get(word)
        if word in ("all", "either"):
            for part in inner:
                self.effect(part)
        elif word in ("may", "each_player"):
            self.effect(inner)
        elif word == "if":
            self.condition(inner)
            self.effect(value["do"])
            self.effect(value.get("else"))
        elif word in ("gain", "lose", "pay", "gain_flipped"):
            self.bundle(inner)
            self.effect(value.get("do"))
        elif word == "gain_per":
            self.bundle(inner["gain"])
            self.expect("counter", inner["per"])
        elif word in ("action", "gain_card", "build_free", "place_worker", "prevent"):
            names = {"gain_card": "card", "build_free": "building", "place_worker": "place", "prevent": "good"}
            self.expect(names.get(word, word), inner)
        elif word == "flip" and inner not in ("debt", "deed", "either"):
            self.wrong.append(f"cannot flip {inner!r}")
        elif type(inner) is bool:
            self.wrong.append(f"{word!r} needs a number of times")

    def condition(self, value: dict[str, Any]) -> None:
        word = self.leading("condition", value, COMPARED)
        inner: Any = value.get(word)
        if word in ("any", "all"):
            for part in inner:
                self.condition(part)
        elif word in ("count", "most", "free", "built"):
            self.expect({"free": "place", "built": "building"}.get(word, "counter"), inner)

    def scoring(self, value: dict[str, Any] | None) -> None:
        if value is None:
            return
        if set(value) in ({"all"}, {"either"}):
            for part in next(iter(value.values())):
                self.scoring(part)
        elif next(iter(value)) in self.words["effect"]:
            self.effect(value)  # done before points are counted
        else:
            word = self.leading("scoring", value)
            if word == "vp_per":
                self.expect("counter", value[word]["per"])
            elif word == "vp_if":
                self.condition(value[word]["if"])

    def ability(self, value: dict[str, Any] | None) -> None:
        if value is None:
            return
        for place in value.get("at", []):
            self.expect("place", place)
        if "all" in value:
            for part in value["all"]:
                self.ability(part)
        elif "on" in value:
            for moment in value["on"] if isinstance(value["on"], list) else [value["on"]]:
                self.expect("moment", moment)
            if "if" in value:
                self.condition(value["if"])
            if more := set(value) - {"on", "at", "if", "may", "do"}:
                self.wrong.append(f"an ability has no {sorted(more)}")
            self.given(value["do"])
        elif "while" in value:
            self.condition(value["while"])
            self.ability(value["do"])
        elif next(iter(value)) in self.words["scoring"]:
            self.scoring(value)
        else:
            self.passive({word: n for word, n in value.items() if word != "at"})

    def given(self, value: dict[str, Any]) -> None:
        """What a moment brings: an effect, or a passive for as long as the moment lasts."""
        for part in value.get("either", [value]):
            if next(iter(part)) in self.words["passive"]:
                self.passive(part)
            else:
                self.effect(part)

    def passive(self, value: dict[str, Any]) -> None:
        word = self.leading("passive", value, COMPANIONS)
        inner: Any = value.get(word)
        if word == "icons":
            self.bundle(inner, "icon")
        elif word == "icons_convert":
            self.expect("action", inner["action"])
            self.bundle(inner["from"], "icon", "good")
            self.bundle(inner["to"], "icon")
        elif word == "substitute":
            self.bundle(inner["pay"])
            self.bundle(inner["for"])
        elif word in ("storehouse_option", "turn_option"):
            self.effect(inner)
        elif word == "replace":
            self.effect(value["by"])
        elif word in ("cost_less", "loss_less", "treat_same"):
            for good in inner if word == "treat_same" else inner["of"]:
                self.expect("good", good)


EFFECT_KEYS = {
    *("hire", "immediate", "effect", "start", "extra", "reward", "ai_takes", "bump", "owner", "others", "on_flip"),
    *("refuse", "on_destroy", "becomes", "small", "large", "profiteer_effect", "princess_effect"),
}


def acts_once(card: dict[str, Any]) -> bool:
    """Whether the ability of a card is a plain effect."""
    return card.get("timing") in ("immediate", "dropoff") and "on" not in (card["ability"] or {})


def mistakes(thing: dict[str, Any], words: Vocabulary) -> list[str]:
    """Everything in one object that the vocabulary does not allow."""
    return read_with(Grammar(words), thing).wrong


def read_with(grammar: Grammar, thing: dict[str, Any]) -> Grammar:
    """Read all expressions of one object."""
    for key, value in thing.items():
        if (key == "ability" and not acts_once(thing)) or (key == "effect" and thing.get("timing") == "ongoing"):
            grammar.ability(value)
        elif key in EFFECT_KEYS or key == "ability" or (key == "inwards" and value != "section_reward"):
            grammar.effect(value)
        elif key == "endgame":
            grammar.scoring(value)
        elif key in ("icons", "start_icons"):
            grammar.bundle(value, "icon")
        elif key in ("steps", "options"):
            for part in value:
                grammar.effect(part)
        elif key in ("focus", "if") and isinstance(value, dict) and "location" not in value:
            grammar.condition(value)
        elif key == "do":
            grammar.effect(value)
        elif key != "listed":
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, dict):
                    read_with(grammar, part)
    return grammar


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Each object of a file: the items of its lists, or its own parts."""
    for part in value if isinstance(value, list) else value.values():
        if isinstance(part, dict):
            yield part
        elif isinstance(part, list):
            yield from objects(part)
