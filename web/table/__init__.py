"""The table of every game: what all games share of taps, keys, bars, log and sheets."""
