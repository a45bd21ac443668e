"""Opponents for Hansa Teutonica."""
