"""The books of Viscounts: its data read again, pieces and points counted, what is hidden and what is used."""
