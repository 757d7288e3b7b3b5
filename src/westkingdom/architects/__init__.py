"""Architects of the West Kingdom."""

from westkingdom._native import extend

extend(__name__, __path__)
