"""Wolverine, Skrunucklehead"""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.powers import Static
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.cards import Character, names

WOLVERINE_SKRUNUCKLEHEAD = Character(
    name="Wolverine", version="Skrunucklehead", keywords=names("cosmic—surge"),
    powers=cosmic(Static(change=Adds("atk", 5))),
)  # fmt: skip
