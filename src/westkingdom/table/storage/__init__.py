"""Where tables are kept: SQLite or PostgreSQL, one schema, nothing acknowledged ever lost."""
