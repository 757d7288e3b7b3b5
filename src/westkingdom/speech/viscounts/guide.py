"""Viscounts: what its guide tells, entry by entry, and the rules that each entry states."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.words import Argument
from westkingdom.speech.guide import Chapter, Entry
from westkingdom.viscounts.state import Facts


def numbers(facts: Facts, players: int) -> dict[str, Argument]:
    """The numbers that depend on how many play."""
    return {"debts": facts.realm.debts_above[players], "deeds": facts.realm.deeds_above[players]}


_GAME: Final = Chapter(
    "game-viscounts",
    {
        "about": [
            Entry("guide-about", "VB-080 VB-090 VB-172"),
            Entry("guide-goods", "VB-001 VB-080 VB-093 VB-095 VB-097 VB-140"),
        ],
        "turn": [
            Entry("guide-round", "VB-069 VB-070"),
            Entry("guide-phase-cards", "VB-072 VB-073 VB-074 VB-076 VB-078"),
            Entry("guide-phase-movement", "VB-080 VB-083 VB-084 VB-085"),
            Entry("guide-phase-action", "VB-090 VB-091 VB-092 VB-093 VB-050 VB-052"),
            Entry("guide-dismiss", "VB-095 VB-096 VB-097 VB-098"),
            Entry("guide-phase-recruit", "VB-140 VB-141"),
            Entry("guide-phase-collision", "VB-144 VB-147 VB-148 VB-149"),
            Entry("guide-phase-draw", "VB-151 VB-153 VB-154"),
        ],
        "places": [
            Entry("guide-trade", "VB-102 VB-103 VB-056"),
            Entry("guide-construct", "VB-107 VB-109 VB-111 VB-112 VB-117"),
            Entry("guide-castle", "VB-120 VB-121 VB-123 VB-126 VB-128 VB-129 VB-131 VB-132"),
            Entry("guide-transcribe", "VB-136 VB-137 VB-138"),
            Entry("guide-townsfolk", "VB-045 VB-046 VB-047"),
            Entry("guide-markers", "VB-017 VB-039 VB-040 VB-044"),
            Entry("guide-debts", "VB-002 VB-031 VB-032 VB-033"),
        ],
        "points": [
            Entry("guide-points-buildings", "VB-161"),
            Entry("guide-points-castle", "VB-162 VB-166"),
            Entry("guide-points-manuscripts", "VB-163 VB-164 VB-166"),
            Entry("guide-points-debts", "VB-167"),
            Entry("guide-points-ends", "VB-168 VB-169 VB-170 VB-171"),
        ],
        "end": [Entry("guide-end", "VB-028 VB-036 VB-157 VB-159 VB-168")],
        "overlook": [
            Entry("guide-overlook-corner", "VB-047"),
            Entry("guide-overlook-move", "VB-080 VB-081"),
            Entry("guide-overlook-criminals", "VB-052 VB-076 VB-153"),
            Entry("guide-overlook-links", "VB-112"),
            Entry("guide-overlook-start", "VB-051"),
        ],
    },
)
_GATES: Final = Chapter(
    "box-gates-of-gold",
    {
        "about": [Entry("guide-gates-about", "GG-088 GG-098 GG-110 GG-117 GG-132")],
        "places": [
            Entry("guide-gates-orders", "GG-038 GG-089 GG-090 GG-096"),
            Entry("guide-gates-welcome", "GG-099 GG-100 GG-101 GG-102"),
            Entry("guide-gates-refuse", "GG-111 GG-112 GG-113 GG-114 GG-116 GG-117 GG-118"),
            Entry("guide-gates-boards", "GG-046 GG-053 GG-054 GG-055 GG-056 GG-065 GG-068 GG-072"),
            Entry("guide-gates-builders", "GG-133 GG-134 GG-135 GG-137"),
            Entry("guide-gates-leader", "GG-032 GG-162 GG-164"),
        ],
        "points": [Entry("guide-gates-points", "GG-005 GG-110 GG-141 GG-182 GG-186 GG-218")],
        "overlook": [Entry("guide-gates-overlook", "GG-104 GG-122")],
    },
    box="gates-of-gold",
)
_KEYS: Final = Chapter(
    "box-keeper-of-keys",
    {
        "about": [Entry("guide-keys-about", "KK-024 KK-027 KK-028 KK-030 KK-031 KK-032 KK-088")],
        "places": [
            Entry("guide-keys-heroes", "KK-035 KK-036 KK-037 KK-038 KK-040"),
            Entry("guide-keys-leaving", "KK-043 KK-044 KK-048"),
            Entry("guide-keys-chests", "KK-114 KK-115 KK-116 KK-117 KK-121"),
            Entry("guide-keys-work", "KK-124 KK-125 KK-127 KK-137"),
            Entry("guide-keys-public", "KK-072 KK-073 KK-074 KK-077 KK-078 KK-079 KK-081"),
            Entry("guide-keys-public-effects", "KK-085 KK-097 KK-100 KK-108 KK-109"),
        ],
        "points": [Entry("guide-keys-points", "KK-148 KK-149")],
        "overlook": [Entry("guide-keys-overlook", "KK-080 KK-082 KK-083")],
    },
    box="keeper-of-keys",
)
_SOLO: Final = Chapter(
    "guide-solo",
    {
        "about": [Entry("guide-solo-about", "VB-173 VB-174 VB-204")],
        "turn": [
            Entry("guide-solo-turn", "VB-203 VB-204 VB-207"),
            Entry("guide-solo-ways", "VB-180 VB-181 VB-196 VB-199"),
            Entry("guide-solo-converts", "VB-185 VB-186 VB-187"),
            Entry("guide-solo-difficulty", "VB-217"),
            Entry("guide-solo-gentler", "VB-235"),
        ],
        "points": [Entry("guide-solo-score", "VB-214 VB-216")],
        "places": [
            Entry("guide-solo-gates", "GG-220 GG-221 GG-224", box="gates-of-gold"),
            Entry("guide-solo-keys", "KK-155 KK-166 KK-174 KK-175 KK-177", box="keeper-of-keys"),
        ],
    },
    solo=True,
)
CHAPTERS: Final = [_GAME, _GATES, _KEYS, _SOLO]

RULES: Final = {
    "card-line": "VB-045 VB-046 VB-047",
    "outsider-line": "GG-110 GG-117 GG-128",
    "manuscript-line": "VB-136 VB-137 VB-163",
    "start-manuscript-line": "GG-048 GG-049",
    "player-card": "VB-021 VB-022",
    "printed-townsfolk-line": "VB-100",
    "printed-manuscript-line": "VB-139",
    "chest-tile-line": "KK-115 KK-124 KK-127 KK-149",
    "scheme-line": "VB-204 VB-207",
    "kings-order": "GG-096 GG-099 GG-111",
    "tp": "VB-117 VB-161",
    "gh": "VB-117 VB-161",
    "w1": "VB-117 VB-118 VB-161",
    "w2": "VB-117 VB-145 VB-161",
    "w3": "VB-117 VB-151 VB-161",
    "cleric-bonus": "VB-138 VB-166",
    "castle-leader": "VB-131 VB-132 VB-166",
    "castle-leader-hand": "VB-131 VB-132 VB-133 VB-166",
    "column": "GG-053 GG-073",
    "manuscript-board": "GG-046 GG-053",
    "builder-diversified": "GG-133 GG-137",
    "builder-specialized": "GG-134 GG-137",
    "public": "KK-073 KK-077 KK-089",
    "ai-board": "VB-174 VB-182",
}
"""The rules behind a thing: by the beginning of its id, or by the line that names it."""
