"""Who goes first in the game"""

from __future__ import annotations

OPEN = {
    "warhammer-invasion-base/b1.6#1": "Chance shows at no table: the scenario says who goes first.",
}
