"""Laws: what holds at every decision of every game, checked over random play by code that shares nothing with the engine."""
