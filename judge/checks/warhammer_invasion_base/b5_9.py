"""Attacks outside the Battlefield Phase"""

from __future__ import annotations

OPEN = {
    "warhammer-invasion-base/b5.9#1": "The engine has no card effect that starts an attack.",
    "warhammer-invasion-base/b5.9#2": "The engine has no card effect that starts an attack.",
}
