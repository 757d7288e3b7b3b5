"""The server: tables over HTTP and WebSocket, in messages of exactly known types. See docs/server.md."""

from typing import Final

PORT: Final = 7430
"""Where it listens, if nothing else is said."""
