"""Which keys of the data a loader looks at: objects that remember what they were asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_keys, dict_values

Path = tuple[str, ...]


class Reading:
    """What was there and what was read, by the path of keys from the file."""

    def __init__(self) -> None:
        self.there: set[Path] = set()
        self.read: set[Path] = set()
        self.digesting = False
        """Is the digest of all files being made? That is no reading."""

    def unread(self) -> set[Path]:
        """Keys that nobody asked for; of those in one that was not asked for only the outer one."""
        left = self.there - self.read
        return {path for path in left if not any(path[:i] in left for i in range(1, len(path)))}


class Watched(dict[str, Any]):
    """An object of a data file that remembers which of its keys were asked for."""

    def __init__(self, data: dict[str, Any], reading: Reading, path: Path = ()) -> None:
        super().__init__({key: watched(value, reading, (*path, key)) for key, value in data.items()})
        self.reading = reading
        self.path = path
        if path:
            reading.there.update((*path, key) for key in data)

    def _asked(self, key: object) -> None:
        self.reading.digesting = False
        if dict.__contains__(self, key):
            self.reading.read.add((*self.path, str(key)))

    def _asked_all(self) -> None:
        """All keys were asked for: by a loader, or by the text of an effect, whose words have tests of their own."""
        if not sys._getframe(2).f_globals["__name__"].startswith("json"):
            self.reading.digesting = False
        elif not self.path:
            self.reading.digesting = True
        if self.path and not self.reading.digesting:
            self.reading.read.update((*self.path, key) for key in dict.keys(self))

    def __getitem__(self, key: str) -> Any:
        self._asked(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._asked(key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self._asked(key)
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self._asked_all()
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        self._asked_all()
        return super().__eq__(other)

    __hash__ = None

    def items(self) -> dict_items[str, Any]:
        self._asked_all()
        return super().items()

    def keys(self) -> dict_keys[str, Any]:
        self._asked_all()
        return super().keys()

    def values(self) -> dict_values[str, Any]:
        self._asked_all()
        return super().values()


def watched(value: Any, reading: Reading, path: Path) -> Any:
    """The same value, its objects watched."""
    if isinstance(value, dict):
        return Watched(value, reading, path)
    if isinstance(value, list):
        return [watched(part, reading, path) for part in value]
    return value
