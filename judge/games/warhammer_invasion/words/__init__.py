"""What card text is made of: selectors, effects, conditions, patterns."""
