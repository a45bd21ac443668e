"""scripts/play --watch: the page straight from the sources, loaded anew whenever one of them changes."""
