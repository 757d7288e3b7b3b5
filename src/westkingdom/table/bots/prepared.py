"""Loaded once by the process that workers are forked from: they begin with all rules and data, and share them."""

from westkingdom.library.data import load_everything
from westkingdom.table.bots import worker

load_everything()

__all__ = ["worker"]
