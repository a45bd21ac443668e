"""The table of the toy game."""
