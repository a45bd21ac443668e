"""Hansa Teutonica (2009, Big Box 2020): five board sides, both editions, two to five players, all options."""
