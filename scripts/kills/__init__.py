"""A browser in which games are played is killed, opened again, and compared with what had been on the screen."""
