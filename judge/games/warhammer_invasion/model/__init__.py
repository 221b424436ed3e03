"""What exists and what can happen: cards, board, events, changes. Knows no rule and no card's text."""
