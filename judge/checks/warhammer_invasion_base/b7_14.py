"""Order of cards that reach a discard pile together"""

from __future__ import annotations

OPEN = {
    "warhammer-invasion-base/b7.14#1": "The engine keeps no order of the discard pile.",
}
