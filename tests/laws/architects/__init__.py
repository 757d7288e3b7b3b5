"""The books of Architects: its data read once more, its pieces counted, its points recounted, what is hidden and what was used."""
