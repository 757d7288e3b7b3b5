"""What the types of the wire are made of: strict records, and fields that say what they mean."""

from __future__ import annotations

from msgspec import Meta, Struct


def says(text: str) -> Meta:
    """Say in the published schema what a field means."""
    return Meta(description=text)


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is shown: never changed, and nothing in it that is not named."""
