"""Search: a question in a player's words becomes ranked rulings with a confidence. No rules engine here, no printing."""
