"""What the lines of the chronicle are about: an icon, what they weigh, their kinds, and things on the board.

All of it comes from the keys and arguments of events that the viewer was told, never from their words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from westkingdom.engine.events import Event
from westkingdom.engine.words import Argument, Message
from westkingdom.speech.speaker import Speaker

Icon: TypeAlias = Literal[
    "bars", "builder", "card", "castle-move", "cathedral", "chain", "chest", "clay", "cleric", "corruption", "criminal",
    "debt", "deed", "destroy", "discard", "dismiss", "draw", "flag", "flip-debt", "flip-deed", "focus", "forced",
    "future-scheme", "gold", "guild", "hero", "hire", "influence", "ink", "kings-order", "manuscript", "marble",
    "merchant", "noble", "pause", "play", "princess", "profiteer", "rearrange", "refuse", "reset", "resource-any",
    "reward", "scheme", "seat", "seen", "shuffle", "silver", "start", "stone", "tax", "turn", "undo", "virtue",
    "viscount", "vp", "welcome", "wonder", "wood", "worker",
]  # fmt: skip
"""What a client draws before a line."""
Weight: TypeAlias = Literal["main", "step", "minor"]
"""What a turn is remembered for; what follows from it; what nobody had a choice in, or what only lies open now."""
Kind: TypeAlias = Literal["points", "captures", "virtue", "cards", "table"]
"""What a reader may look for: points; captures and the Prison; virtue, debts and deeds; cards; the table itself."""


def by_key(lists: dict[str, str]) -> dict[str, str]:
    """Turn lists of keys around: what each key stands for."""
    return {key: name for name, keys in lists.items() for key in keys.split()}


def keys(text: str) -> frozenset[str]:
    """Several keys, written one after the other."""
    return frozenset(text.split())


ICONS: Final = by_key(
    {
        # the table itself
        "seat": "table-joined table-left table-bot table-spectator table-ready table-not-ready table-handed-over"
        " table-handed-back table-timed-out table-bot-stumbled table-sent-away table-spectators-removed table-vote-bot"
        " table-vote-open table-vote-host table-vote-agreed table-vote-refused table-vote-off table-vote-off-host"
        " table-voted-out table-host",
        "start": "table-started table-resumed table-imported table-continued",
        "pause": "table-paused",
        "undo": "table-undone table-undo-asked table-undo-agreed table-undo-refused",
        "flag": "table-over table-rematch game-over last-turns reveal lost",
        "turn": "turn",
        "forced": "forced pass-on no-draw no-flip no-chest-left no-future-scheme takes-first opponent-does-nothing"
        " opponent-no-space opponent-no-worker opponent-cannot-contribute opponent-ignores",
        # cards
        "play": "play pick-pair choose-character draft keep-plan",
        "card": "deal discard-card opponent-takes-building",
        "draw": "draw drawn look-at-plans",
        "discard": "discard drop-off return-card stay-in-deck let-go remove-apprentice opponent-removes"
        " opponent-removes-one",
        "destroy": "destroy leave-game outsider-removed hero-removed",
        "shuffle": "shuffle opponent-shuffles",
        "rearrange": "rearrange",
        "seen": "uncover uncover-manuscript reveal-apprentice reveal-outsider reveal-hero reveal-chest show-outsider",
        "hire": "hire",
        "dismiss": "dismiss dismiss-printed dismisses-free",
        "hero": "gain-hero",
        "kings-order": "gain-kings-order",
        "welcome": "welcome",
        "refuse": "refuse",
        "chest": "gain-chest discard-chest chest-reward chest-flipped chest-removed",
        "reward": "reward opponent-reward",
        "focus": "ability slot-answers slot-silent thing-answers option-focus focus-flips opponent-focus",
        "scheme": "scheme scheme-leaves opponent-reveals opponent-follows opponent-clause-holds opponent-option"
        " opponent-does option-action option-other option-last acts condition-holds condition-fails becomes",
        "future-scheme": "future-scheme opponent-future",
        # goods
        "resource-any": "gain pay resource-of-choice opponent-marker wonder-gains",
        "silver": "silver-becomes silver-lost opponent-silver-instead",
        "marble": "opponent-marble-instead",
        "merchant": "trade",
        "tax": "take-tax pay-tax opponent-adds-tax opponent-takes-tax",
        # on the board
        "viscount": "move opponent-starts",
        "worker": "place take-back take-group-back place-workers worker-inwards free-workers opponent-takes-back"
        " opponent-calls-back",
        "castle-move": "castle-move workers-sideways bump bumps-people section-first",
        "noble": "castle-leader",
        "builder": "build build-public builder-card link left-most left-most-replaced right-most",
        "guild": "construct",
        "cathedral": "advance opponent-cathedral",
        "manuscript": "transcribe transcribe-printed first-manuscript choose-ribbon",
        "cleric": "cleric-bonus",
        "vp": "unlock-column",
        "reset": "reset reset-triggered",
        "chain": "capture free-captives opponent-captures opponent-captures-largest opponent-captures-nobody",
        "bars": "imprison release send-captives opponent-guard",
        "wonder": "place-token opponent-token opponent-wonder",
        "princess": "contribute opponent-contributes figures-move",
        "profiteer": "opponent-at-profiteer",
        # virtue, debts and deeds
        "virtue": "gain-virtue markers-back avoid-loss opponent-keeps-virtue opponent-virtue-instead",
        "corruption": "lose-virtue gain-corruption collision",
        "criminal": "criminals ignore-criminal",
        "debt": "gain-debt prevent-debt discard-debt destroy-debt opponent-overflow",
        "flip-debt": "flip-debt flip-chosen",
        "deed": "gain-deed gain-approved-deed",
        "flip-deed": "flip-deed",
    }
)
GOODS: Final = ("silver", "ink", "stone", "gold", "clay", "wood", "marble", "influence")
"""Goods that are drawn where an event names them."""
WEIGHTS: Final = by_key(
    {
        "main": "play move trade build build-public place-workers transcribe transcribe-printed hire dismiss"
        " dismiss-printed welcome refuse gain-hero place take-back take-group-back capture send-captives construct"
        " advance contribute castle-leader cleric-bonus collision reset take-tax release last-turns game-over reveal"
        " table-undone opponent-takes-building opponent-wonder opponent-cathedral opponent-captures"
        " opponent-captures-largest opponent-takes-tax opponent-does-nothing",
        "minor": "forced pass-on shuffle opponent-shuffles uncover uncover-manuscript reveal-apprentice"
        " remove-apprentice reveal-outsider reveal-hero reveal-chest drop-off draw markers-back no-draw",
    }
)
KINDS: Final[dict[Kind, frozenset[str]]] = {
    "points": keys(
        "build build-public link transcribe transcribe-printed cleric-bonus castle-leader builder-card place-workers"
        " worker-inwards workers-sideways castle-move bump unlock-column gain-deed flip-deed gain-approved-deed"
        " gain-debt flip-debt discard-debt destroy-debt construct advance opponent-takes-building opponent-wonder"
        " opponent-cathedral collision reveal last-turns game-over"
    ),
    "captures": keys(
        "capture send-captives release free-captives imprison opponent-captures opponent-captures-largest"
        " opponent-captures-nobody opponent-guard"
    ),
    "virtue": keys(
        "gain-virtue lose-virtue gain-corruption collision markers-back criminals ignore-criminal avoid-loss"
        " opponent-keeps-virtue opponent-virtue-instead gain-debt flip-debt discard-debt destroy-debt prevent-debt"
        " gain-deed flip-deed gain-approved-deed flip-chosen opponent-overflow"
    ),
    "cards": keys(
        "play pick-pair choose-character draft keep-plan draw drawn discard discard-card destroy hire let-go dismiss"
        " dismiss-printed dismisses-free gain-hero gain-kings-order welcome refuse gain-chest leave-game look-at-plans"
        " rearrange reward scheme opponent-reveals opponent-takes-building uncover reveal-apprentice reveal-outsider"
        " reveal-hero reveal-chest"
    ),
}
THINGS: Final = keys(
    "card thing hero left middle right tile manuscript slot player_card apprentice building location section board"
    " reward scheme"
)
"""Arguments that hold the ids of things."""
SEATS: Final = ("with", "owner", "other")
PLACES: Final = {
    "imprison": ["prison"],
    "release": ["prison"],
    "send-captives": ["prison"],
    "take-tax": ["tax_stand"],
    "opponent-takes-tax": ["tax_stand"],
    "opponent-adds-tax": ["tax_stand"],
    "last-turns": ["guildhall"],
    "reset": ["black_market_a", "black_market_b", "black_market_c"],
}
"""Where something happens that names no place."""
MANUSCRIPTS: Final = ("transcribe", "transcribe-printed", "uncover-manuscript", "first-manuscript")
"""Events that mean the Manuscripts of a segment, and not its Townsfolk."""


def icon_of(event: Event) -> str:
    """The icon of an event: of a good, if it is about one."""
    good = str(event.args.get("good", ""))
    return good if good in GOODS else ICONS[event.key]


def weight_of(events: Iterable[Event]) -> str:
    """The weight of the weightiest of some events."""
    weights = {WEIGHTS.get(event.key, "step") for event in events}
    return next(weight for weight in ("main", "step", "minor") if weight in weights)


def kinds_of(events: Sequence[Event]) -> list[str]:
    """What readers may find these events by."""
    kinds = [str(kind) for kind, found in KINDS.items() if any(event.key in found for event in events)]
    return ["table"] if any(event.key.startswith("table-") for event in events) else kinds


def about(events: Iterable[Event], speaker: Speaker) -> list[str]:
    """The things on the board that some events are about, each once; or else the seat that they are about."""
    events = list(events)
    found = [thing for event in events for thing in things_of(event, speaker)]
    return list(dict.fromkeys(found or [f"seat:{event.seat}" for event in events if event.seat >= 0]))


def things_of(event: Event, speaker: Speaker) -> list[str]:
    """The things on the board that an event names, by the names under which boards know them."""
    out = list(PLACES.get(event.key, []))
    for name, value in speaker.event_args(event).items():
        out += thing(event.key, name, value)
    return out


def thing(key: str, name: str, value: Argument) -> list[str]:
    """What an argument of an event stands for on the board; nothing for most."""
    match value:
        case Message(key="space", args={"segment": segment, "kind": kind}):
            return [f"{segment}:{kind}"]
        case Message(key="spot", args={"segment": segment, "position": position}):
            return [f"spot:{segment}:{position}"]
        case int() if name in SEATS:
            return [f"seat:{value}"]
        case int() if name == "level":
            return [f"cathedral_{value}"]
        case str() if name == "segment":
            return [f"{'manuscripts' if key in MANUSCRIPTS else 'townsfolk'}:{value}"]
        case str() if name == "from":
            return [value.replace("seat_", "seat:")]
        case str() if name in THINGS and value and (key, name) != ("build", "building"):  # a kind of Building
            return [value]
        case _:
            return []
