"""Keeper of Keys: a line of Heroes, Chest Tiles and Public Buildings."""

from westkingdom._native import extend

extend(__name__, __path__)
