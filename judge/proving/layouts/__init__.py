"""How a table is laid out before the eyes, a module a game. Not here: what happens at it, and how a page draws it."""
