"""Promotional cards and player boards, which belong to no box."""

from westkingdom._native import extend

extend(__name__, __path__)
