"""Architects at the text table."""
