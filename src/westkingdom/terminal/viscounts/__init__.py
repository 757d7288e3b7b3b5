"""Viscounts at the text table."""
