"""What the game does by itself: the turn, an attack's conclusion, what comes with an event. They consult the rules."""
