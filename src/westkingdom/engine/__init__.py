"""What every game runs on: state, rules as nodes on a stack, effects as data, chance, saves and views."""

from westkingdom._native import extend

extend(__name__, __path__)
