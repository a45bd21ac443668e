"""Hansa (Michael Schacht, 2004): the rules H1 to H23."""
