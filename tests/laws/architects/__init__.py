"""The books of Architects: its data read again, pieces and points counted, what is hidden and what is used."""
