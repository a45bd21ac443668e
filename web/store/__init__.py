"""What is kept: slots, saves, the library, and the one door through which everything is read."""
