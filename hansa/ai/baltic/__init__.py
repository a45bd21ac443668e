"""Opponents for Hansa."""
