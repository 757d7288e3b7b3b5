"""Bots at a table: when one is asked, and the processes in which they think."""
