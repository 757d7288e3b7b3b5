"""The books of Viscounts: its data read once more, its pieces counted, its points recounted, what is hidden and what was used."""
