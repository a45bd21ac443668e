"""What is drawn of each board: its coast."""
