"""What is said of Architects."""
