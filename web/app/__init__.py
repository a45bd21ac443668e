"""The app: which screen is in front, what events mean, and what is drawn anew."""
