"""Tests of the component data."""
