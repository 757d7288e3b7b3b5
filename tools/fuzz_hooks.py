"""What tools/fuzz.py tells schemathesis: numbers are written as every client writes them.

For JSON Schema 5.0 is a whole number; the server takes 5 alone, and no client says 5.0 for a seat.
"""

from __future__ import annotations

from typing import Any

import schemathesis


def whole(value: Any) -> Any:
    """The same with 5 for 5.0, everywhere in it."""
    if isinstance(value, dict):
        return {name: whole(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@schemathesis.hook  # type: ignore[untyped-decorator]
def map_body(context: schemathesis.HookContext, body: Any) -> Any:
    """Every body that is made."""
    return whole(body)
