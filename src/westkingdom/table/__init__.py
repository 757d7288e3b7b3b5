"""Tables: games that people play together, stored so that nothing acknowledged is ever lost. See docs/tables.md."""

from westkingdom.table.bots.thinking import Thinkers
from westkingdom.table.clock import Clock, new_clock
from westkingdom.table.keeper import By, Pass, Receipt
from westkingdom.table.refusal import Refused, Stale, StorageFailed
from westkingdom.table.service import Tables
from westkingdom.table.storage.base import Storage
from westkingdom.table.storage.location import data_directory, open_storage

__all__ = [
    "By",
    "Clock",
    "Pass",
    "Receipt",
    "Refused",
    "Stale",
    "Storage",
    "StorageFailed",
    "Tables",
    "Thinkers",
    "data_directory",
    "new_clock",
    "open_storage",
]
