"""What the server tells: the types of its answers, by subject, for the schema that clients are written by.

The answers themselves are made by `westkingdom.table` as plain data; a test holds them to these types.
"""
