"""A toy game: whoever takes the last stone wins."""
