"""Who starts with the initiative"""

from __future__ import annotations

BEFORE_THE_GAME = "it comes before the game: a table begins with a player who has the initiative"

OPEN = {f"vs-system-base/a1.4#{point}": BEFORE_THE_GAME for point in (1, 2)} | {
    "vs-system-base/a1.4#3": "what a tournament decides is no matter of a game"
}
