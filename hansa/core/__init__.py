"""What both games share: actions, matches, records, chance, events, errors."""
