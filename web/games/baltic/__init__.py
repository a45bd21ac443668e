"""Hansa (2004) on the page."""
