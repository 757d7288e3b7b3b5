"""Tests of Works of Wonder."""
