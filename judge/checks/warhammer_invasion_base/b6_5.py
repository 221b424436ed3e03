"""Redirecting and moving damage"""

from __future__ import annotations

OPEN = {
    "warhammer-invasion-base/b6.5#1": "The engine has no card effect that redirects damage.",
    "warhammer-invasion-base/b6.5#2": "The engine has no card effect that redirects damage.",
    "warhammer-invasion-base/b6.5#3": "The engine has no card effect that moves damage.",
    "warhammer-invasion-base/b6.5#4": "The engine has no card effect that redirects damage.",
}
