"""Keywords that VS Remix alone has, as cards print them."""

from __future__ import annotations

from judge.games.vs_system.model.keyword_names import KNOWN

HUNTER, SPEEDSTER, SUBSTITUTE, SHIFT = "hunter", "speedster", "substitute", "shift"

REMIX_KNOWN = KNOWN | {HUNTER, SPEEDSTER, SUBSTITUTE, SHIFT}
