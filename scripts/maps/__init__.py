"""What scripts/make-maps is made of: reading the atlas, the warp, and plane geometry."""
