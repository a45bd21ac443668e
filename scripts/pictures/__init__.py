"""Pictures of every screen of the built site, for whoever judges how it looks, and for the README."""
