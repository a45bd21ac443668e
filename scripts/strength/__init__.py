"""How strong the opponents are, and how their weights are made: scripts/arena and scripts/tune."""
