"""Wolverine, The Best at What He Does

Each time Wolverine becomes stunned, recover him as this turn's recovery phase starts.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import SELF, Character, On, Stunned, names, recover_later, whenever

WOLVERINE = Character(
    name="Wolverine", version="The Best at What He Does", affiliations=names("X-Men"), traits=names("Physical"),
    entry="x-men/wolverine-the-best-at-what-he-does",
    powers=(whenever(On(Stunned, SELF)) >> recover_later(SELF),),
)  # fmt: skip
