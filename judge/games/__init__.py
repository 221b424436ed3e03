"""The games on the engine: rules by rulebook chapter, and in each game's ``cards`` folder the cards. No checks live here."""
