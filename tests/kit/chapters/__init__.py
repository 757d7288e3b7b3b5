"""What the tests of one chapter share, when they stand in several files."""
