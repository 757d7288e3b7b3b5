"""The text table: play in a terminal, with a screen reader or by a script."""
