"""What people do at a table: make it, sit down, play, take back, vote."""
