"""How a board of Hansa Teutonica is laid out and drawn."""
