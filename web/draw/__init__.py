"""Drawings: what a seat sees, as strings of SVG. Pure functions, no page, no rules."""
