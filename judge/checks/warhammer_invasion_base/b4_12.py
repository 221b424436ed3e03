"""When a triggered action can be used"""

from __future__ import annotations

OPEN = {
    "warhammer-invasion-base/b4.12#1": "The engine has no triggered actions: what triggers is forced.",
    "warhammer-invasion-base/b4.12#2": "The engine has no triggered actions: what triggers is forced.",
}
