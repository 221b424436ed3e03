"""Drawing from an empty deck"""

from __future__ import annotations

OPEN = {"vs-system-base/a3.2m#1": "it says that nothing is known: whatever a table shows would be made up"}
