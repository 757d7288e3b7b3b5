"""The server: tables over the network, in messages of exactly known types."""
