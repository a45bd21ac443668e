"""What comes in front of a screen and wants an answer."""
