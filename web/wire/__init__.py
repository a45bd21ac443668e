"""What the rooms of the page hand to each other: plain values and protocols."""
