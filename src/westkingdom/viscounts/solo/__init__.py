"""The solo opponents of the rulebook: four AI boards, and Scheme cards that tell them what to do."""

from westkingdom._native import extend

extend(__name__, __path__)
