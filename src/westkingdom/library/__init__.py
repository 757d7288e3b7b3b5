"""The games there are, and what is done with whole games: begin, load, keep in files, replay, seal, simulate."""
