"""Responding to a proposed attack before it is legal"""

from __future__ import annotations

NO_WINDOW = "the engine finds an attack legal as it is proposed: nobody can act between the proposal and that"

OPEN = {f"vs-system-base/a8.9#{point}": NO_WINDOW for point in (1, 2, 3, 4)}
