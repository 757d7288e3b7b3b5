"""Tables: games that people play together, stored so that nothing acknowledged is ever lost. See docs/tables.md."""

from westkingdom.table.bots.thinking import WorkerPool
from westkingdom.table.clock import Clock, new_clock
from westkingdom.table.keeper import By, Credentials, Receipt
from westkingdom.table.refusal import Refused, Stale, StorageFailed
from westkingdom.table.service import Tables
from westkingdom.table.storage.base import Storage
from westkingdom.table.storage.location import data_directory, open_storage
from westkingdom.table.storage.memory import MemoryStorage

__all__ = [
    "By",
    "Clock",
    "Credentials",
    "MemoryStorage",
    "Receipt",
    "Refused",
    "Stale",
    "Storage",
    "StorageFailed",
    "Tables",
    "WorkerPool",
    "data_directory",
    "new_clock",
    "open_storage",
]
