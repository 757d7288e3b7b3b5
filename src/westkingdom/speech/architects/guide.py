"""Architects: what its guide tells, entry by entry, and the rules that each entry states."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.state import Facts
from westkingdom.engine.words import Argument, say
from westkingdom.speech.guide import Chapter, Entry

_WONDERS: Final = "works-of-wonder"


def numbers(facts: Facts, players: int) -> dict[str, Argument]:
    """The numbers that depend on how many play."""
    resets = [say("number", {"n": n}) for n in facts.realm.reset_spaces[players]]
    return {"spaces": facts.realm.spaces[players], "resets": resets}


_GAME: Final = Chapter(
    "game-architects",
    {
        "about": [
            Entry("guide-about", "AB-044 AB-194 AB-195 AB-217"),
            Entry("guide-goods", "AB-004 AB-006"),
        ],
        "turn": [
            Entry("guide-draft", "AB-030", together=True),
            Entry("guide-turn", "AB-044 AB-045 AB-050"),
            Entry("guide-turn-back", "AB-046 AB-047 AB-048 AB-049 AB-099"),
            Entry("guide-turn-end", "AB-053 AB-055"),
        ],
        "places": [
            Entry("guide-gather", "AB-057 AB-058 AB-059 AB-060 AB-061"),
            Entry("guide-storehouse", "AB-066 AB-067 AB-068 AB-072"),
            Entry("guide-workshop", "AB-076 AB-077 AB-078 AB-079 AB-080 AB-081 AB-088"),
            Entry("guide-town-centre", "AB-093 AB-094 AB-095 AB-096 AB-097 AB-098 AB-099"),
            Entry("guide-guardhouse", "AB-146 AB-148 AB-150 AB-151 AB-152 AB-153"),
            Entry("guide-tax-stand", "AB-113 AB-114"),
            Entry("guide-black-market", "AB-117 AB-118 AB-119 AB-120 AB-122 AB-123"),
            Entry("guide-reset", "AB-131 AB-132 AB-134 AB-135 AB-141 AB-142"),
            Entry("guide-guildhall", "AB-162 AB-164 AB-165 AB-167 AB-168"),
            Entry("guide-cathedral", "AB-181 AB-182 AB-183 AB-184 AB-185 AB-187"),
            Entry("guide-virtue", "AB-192 AB-194 AB-195 AB-196 AB-197 AB-198"),
            Entry("guide-debts", "AB-152 AB-153 AB-154 AB-160"),
        ],
        "points": [
            Entry("guide-points-buildings", "AB-172 AB-207"),
            Entry("guide-points-cathedral", "AB-180 AB-190 AB-208"),
            Entry("guide-points-virtue", "AB-192 AB-209"),
            Entry("guide-points-goods", "AB-211 AB-212 AB-214"),
            Entry("guide-points-losses", "AB-210 AB-213"),
        ],
        "end": [Entry("guide-end", "AB-202 AB-203")],
        "overlook": [
            Entry("guide-overlook-groups", "AB-094 AB-098 AB-099 AB-151"),
            Entry("guide-overlook-captives", "AB-103 AB-141 AB-148"),
            Entry("guide-overlook-cathedral", "AB-180 AB-183 AB-185"),
            Entry("guide-overlook-skills", "AB-167 AB-169"),
            Entry("guide-overlook-tax", "AB-006 AB-109 AB-113"),
        ],
    },
)
_BOX: Final = Chapter(
    "box-works-of-wonder",
    {
        "about": [Entry("guide-wonders-about", "WW-002 WW-030 WW-041 WW-154")],
        "places": [
            Entry("guide-wonders-influence", "WW-053 WW-055 WW-057 WW-063 WW-064 WW-065 WW-066"),
            Entry("guide-wonders-princess", "WW-083 WW-086"),
            Entry("guide-wonders-profiteer", "WW-087 WW-089 WW-126"),
            Entry("guide-wonders-contribution", "WW-101 WW-102 WW-103 WW-106"),
            Entry("guide-wonders-reset", "WW-124 WW-126 WW-130 WW-135 WW-137 WW-140"),
            Entry("guide-wonders-build", "WW-153 WW-157 WW-161 WW-163 WW-168 WW-169"),
            Entry("guide-wonders-visit", "WW-178 WW-179"),
        ],
        "points": [Entry("guide-wonders-points", "WW-187 WW-188 WW-192 WW-193")],
        "overlook": [Entry("guide-wonders-overlook", "WW-064 WW-069 WW-161")],
    },
    box=_WONDERS,
)
_SOLO: Final = Chapter(
    "guide-solo",
    {
        "about": [Entry("guide-solo-about", "AB-245 AB-246")],
        "turn": [
            Entry("guide-solo-turn", "AB-247 AB-248 AB-250"),
            Entry("guide-solo-deeds", "AB-248 AB-249 AB-250"),
        ],
        "points": [Entry("guide-solo-score", "AB-251")],
    },
    but=_WONDERS,
    solo=True,
)
_SOLO_WITH_BOX: Final = Chapter(
    "guide-solo-wonders",
    {
        "about": [Entry("guide-solo-wonders-about", "WW-026 WW-197 WW-211")],
        "turn": [
            Entry("guide-solo-wonders-turn", "WW-214 WW-217 WW-219 WW-241"),
            Entry("guide-solo-wonders-track", "WW-239 WW-240 WW-243 WW-248 WW-250"),
        ],
        "points": [Entry("guide-solo-wonders-score", "WW-329 WW-330 WW-333")],
    },
    box=_WONDERS,
    solo=True,
)
CHAPTERS: Final = [_GAME, _BOX, _SOLO, _SOLO_WITH_BOX]

RULES: Final = {
    "apprentice-line": "AB-086 AB-167",
    "building-line": "AB-167 AB-168 AB-170",
    "wonder-line": "WW-157 WW-168 WW-169",
    "board-line": "AB-036",
    "opponent-line": "WW-197 WW-237",
    "ai_reconstruction": "AB-245 AB-246",
    "quarry": "AB-057",
    "forest": "AB-058",
    "silversmith": "AB-059",
    "mines": "AB-060 AB-061 AB-063",
    "kings_storehouse": "AB-066 AB-067 AB-068",
    "workshop": "AB-076 AB-077 AB-078 AB-079",
    "town_centre": "AB-093 AB-094 AB-095",
    "tax_stand": "AB-113 AB-114",
    "guardhouse": "AB-146 AB-148 AB-150 AB-151 AB-152",
    "black_market_a": "AB-117 AB-118 AB-119 AB-131",
    "black_market_b": "AB-117 AB-118 AB-120 AB-131",
    "black_market_c": "AB-117 AB-118 AB-123 AB-131",
    "guildhall": "AB-162 AB-164 AB-165 AB-202",
    "prison": "AB-141 AB-142 AB-213",
    "market-line": "AB-010 AB-135",
    "market-printed-line": "AB-022 AB-125",
    "reward-line": "AB-187",
    "reward-printed-line": "AB-188",
    "level-line": "AB-180 AB-184 AB-185",
    "virtue-line": "AB-192",
    "debt-unpaid-line": "AB-152 AB-153 AB-155",
    "debt-paid-line": "AB-154",
    "contribution-line": "WW-101 WW-103",
    "princess-line": "WW-083 WW-086 WW-130",
    "profiteer-line": "WW-087 WW-089 WW-124",
    "influence-line": "WW-053 WW-057 WW-063 WW-065 WW-066",
    "scheme": "WW-214 WW-219",
    "scheme_r": "AB-247 AB-248",
}
"""The rules behind a thing: by the beginning of its id, or by the line that names it."""
