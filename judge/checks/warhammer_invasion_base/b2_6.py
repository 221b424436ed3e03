"""What traits do"""

from __future__ import annotations

OPEN = {
    "warhammer-invasion-base/b2.6#1": "Nothing to show: a trait does nothing by itself.",
}
