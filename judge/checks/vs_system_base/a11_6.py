"""Equipment with a restriction, such as "equip only to", on what it is attached to"""

from __future__ import annotations

NO_RESTRICTIONS = "the engine knows no restriction on what an equipment may be attached to"

OPEN = {f"vs-system-base/a11.6#{point}": NO_RESTRICTIONS for point in (1, 2)}
