"""Laws: what holds at every decision of every game, by code that shares nothing with the engine."""
