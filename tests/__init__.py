"""The tests; each is a sentence about the game, and its mark names the rules that it holds."""
