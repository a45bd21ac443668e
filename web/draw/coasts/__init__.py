"""Coast data, made by scripts/make-maps."""
