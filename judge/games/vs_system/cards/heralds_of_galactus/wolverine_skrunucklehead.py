"""Wolverine, Skrunucklehead"""

from __future__ import annotations

from judge.games.vs_system.dsl import Adds, Character, Static, cosmic, names

WOLVERINE_SKRUNUCKLEHEAD = Character(
    name="Wolverine", version="Skrunucklehead", keywords=names("cosmic—surge"),
    powers=cosmic(Static(change=Adds("atk", 5))),
)  # fmt: skip
