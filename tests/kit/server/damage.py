"""Damaging what is sent: bytes and JSON values, with luck that repeats. The marker word must never come back."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

MARK = "zqxjkvbp"
"""Stands in all that is sent, and may stand in no refusal."""


def deep(depth: int, inner: Any = MARK) -> Any:
    """Lists in lists."""
    for _ in range(depth):
        inner = [inner]
    return inner


NASTY: list[Any] = [
    *(None, True, False, 0, -1, 1, 15, 16, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**400, 0.5, 1e308),
    *(float("nan"), float("inf"), "", MARK, MARK * 1000, f"{MARK}\ud800", f"{MARK}\0", f"\u202e{MARK}\uffff", "0", "1"),
    *([], {}, [MARK], {MARK: MARK}, {MARK: {MARK: [MARK]}}, deep(60), [0] * 1000, [[], {}, None], "data", "\u0661"),
]
RAW: list[bytes] = [
    *(b"", b" ", b"null", b"NaN", b"-Infinity", b"1e999999", b"-", b'"', b"{", b"[", b"]", b"\xef\xbb\xbf{}", b"{}\0"),
    *(b"[" * 60_000, b'{"a":' * 10_000, b"[" * 30_000 + b"]" * 30_000, b"9" * 5_000, b'"' + b"x" * 63_000 + b'"'),
    *(f'"{MARK}"'.encode(), f'{{"{MARK}":1}}'.encode(), f'{{"type":"{MARK}"}}'.encode(), MARK.encode()),
    *(f'{{"do":"{MARK}"}}'.encode(), f'{{"type":"do","id":1,"action":{{"do":"{MARK}"}}}}'.encode()),
    *(b'"\\ud800"', b'"\\u12"', b'"\\x"', b'{"a":1,}', b"{'a':1}", b"/**/{}", b"\xff\xfe{\x00}\x00", b"\xc0\x80"),
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a value."""
    yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value[:40]):
            yield from places(inner, (*path, number))


def other_value(value: Any, luck: random.Random) -> Any:
    """The same with one value, or one name, otherwise."""
    value = copy.deepcopy(value)
    *path, last = luck.choice([place for place in places(value) if place] or [(None,)])
    if last is None:
        return luck.choice(NASTY)
    inside = value
    for step in path:
        inside = inside[step]
    what = luck.randrange(6)
    if what == 0:
        del inside[last]
    elif what == 1 and isinstance(inside, dict):
        inside[MARK] = inside.pop(last)
    elif what == 2 and isinstance(inside, dict):
        inside[f"{last}{MARK}"] = luck.choice(NASTY)
    elif what == 3 and isinstance(inside[last], int):
        inside[last] += luck.choice((-1, 1, 10, 2**31, -(2**63)))
    else:
        inside[last] = luck.choice(NASTY)
    return value


def other_bytes(data: bytes, luck: random.Random) -> bytes:
    """The same with a few bits flipped, or bytes put in, left out, doubled or cut off."""
    out = bytearray(data)
    for _ in range(luck.choice((1, 1, 1, 3, 10))):
        at = luck.randrange(len(out) + 1)
        match luck.randrange(6):
            case 0 if out:
                out[at % len(out)] ^= 1 << luck.randrange(8)
            case 1:
                out[at:at] = luck.randbytes(luck.choice((1, 4, 40)))
            case 2:
                del out[at : at + luck.choice((1, 5, 50))]
            case 3:
                out[at:at] = out[at : at + 30]
            case 4:
                del out[at:]
            case _:
                out[at:at] = luck.choice([b"\0", b'"', b"{", b"[", b"\\", b"\xff", b"-", b"1", b"e", MARK.encode()])
    return bytes(out)


def damaged(value: Any, luck: random.Random) -> bytes:
    """Something like the JSON of a value, damaged in one way or another."""
    what = luck.randrange(10)
    if what == 0:
        return luck.choice(RAW)
    if what == 1:
        return luck.randbytes(luck.randrange(200))
    if what < 7:
        for _ in range(luck.choice((1, 1, 2, 4))):
            value = other_value(value, luck)
        return json.dumps(value).encode()
    return other_bytes(json.dumps(value).encode(), luck)
