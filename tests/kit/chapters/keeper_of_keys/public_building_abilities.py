"""Owners of Public Buildings, and what is told of them."""

from __future__ import annotations

from typing import Any

ELSEWHERE: dict[str, Any] = {"viscount": "9-10:OR"}
HAND = ["abbot", "squire", "labourer"]
