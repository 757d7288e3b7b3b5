"""What may be asked of the server, message by message; anything else is refused before it reaches a table."""
