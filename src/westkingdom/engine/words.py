"""Messages: what is said to people, as a key with arguments, so that every language can say it its own way."""

from __future__ import annotations

from typing import Final, TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Message", "list[Message]"]


class Message:
    """A key of the locale files and its arguments; arguments may be messages themselves."""

    def __init__(self, key: str, args: dict[str, Argument]) -> None:
        self.key: Final = key
        self.args: Final = args

    def __repr__(self) -> str:
        """Read the key as words, followed by the arguments, without any locale file."""
        said = self.key.replace("-", " ")
        if not self.args:
            return said
        return f"{said}: {', '.join(_spoken(value) for value in self.args.values())}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def data(self) -> dict[str, object]:
        """Give the message as plain data, for the wire."""
        out: dict[str, object] = {"key": self.key}
        for name, value in self.args.items():
            if isinstance(value, Message):
                out[name] = value.data()
            elif isinstance(value, list):
                out[name] = [part.data() for part in value]
            else:
                out[name] = value
        return out


def _spoken(value: Argument) -> str:
    """Read one argument aloud."""
    if isinstance(value, list):
        return " + ".join(repr(part) for part in value)
    return repr(value) if isinstance(value, Message) else str(value)


def say(key: str, args: dict[str, Argument] | None = None) -> Message:
    """Make a message."""
    return Message(key, {} if args is None else args)


def amount(word: str, n: int) -> Message:
    """Say how many of one thing: 2 silver, 1 debt."""
    return Message(f"amount-{word.replace('_', '-')}", {"n": n})
