"""No refusal of the decoder repeats what was sent."""

from __future__ import annotations

import json

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.server.damage import MARK
from westkingdom.server.messages import FromClient
from westkingdom.server.refusals import malformed
from westkingdom.server.routes import ROUTES, decoder

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.just(MARK) | st.text(max_size=5)
WORDS = st.sampled_from([MARK, "do", "type", "seat", "game", "seats", "options", "action", "play", "hello", "people"])
VALUES = st.recursive(
    SCALARS | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
DECODERS = [msgspec.json.Decoder(FromClient), *(read for route in ROUTES if (read := decoder(route)) is not None)]


@given(value=VALUES, number=st.integers(0, len(DECODERS) - 1))
def test_no_refusal_of_the_decoder_repeats_what_was_sent(value: object, number: int) -> None:
    said = ""
    try:
        DECODERS[number].decode(json.dumps(value).encode())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as mistake:
        said = str(malformed(mistake).data())
    assert MARK not in said
