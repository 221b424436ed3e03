"""Keywords that VS Remix alone has, as cards print them."""

from __future__ import annotations

from judge.games.vs_system.model.keyword_names import KNOWN

HUNTER, MASSIVE, SPEEDSTER, SUBSTITUTE, SHIFT = "hunter", "massive", "speedster", "substitute", "shift"

REMIX_KNOWN = KNOWN | {HUNTER, MASSIVE, SPEEDSTER, SUBSTITUTE, SHIFT}
