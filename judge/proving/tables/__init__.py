"""The table of each game: the set-up, actions and questions that its scenarios need."""
