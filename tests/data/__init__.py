"""Tests of the component data and of the tool that writes it."""
