"""A game being played, without anything to see: sessions, taps, looking back, computers."""
