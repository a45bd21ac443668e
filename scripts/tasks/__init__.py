"""The commands behind scripts/play, scripts/test and their friends; standard library only."""
