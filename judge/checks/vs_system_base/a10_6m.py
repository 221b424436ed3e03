"""Whether breakthrough needs a stunned defender"""

from __future__ import annotations

OPEN = {f"vs-system-base/a10.6m#{point}": "it says that no answer is known" for point in (1, 2)}
