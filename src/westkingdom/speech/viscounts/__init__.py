"""What is said of Viscounts."""
