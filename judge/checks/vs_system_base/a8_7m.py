"""Whether attackers exhaust before they become attackers"""

from __future__ import annotations

OPEN = {"vs-system-base/a8.7m#1": "the engine does both at once, and nobody acts in between: no table shows an order"}
