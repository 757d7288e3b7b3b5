"""What a viewer is shown of a table: the present, the past, previews, payments, files."""
