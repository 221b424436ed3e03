"""Rules about the conclusion of an attack."""

from __future__ import annotations

from judge.engine.rules import misread
from judge.games.vs_system.rules import conclusion as vs

stuns = vs.stuns.citing(
    "vs-remix-base/r2.1#1",
    misreading=lambda atk, defense: True,
    belief="whoever is struck is stunned, whatever its DEF",
    also=(
        misread(
            "vs-remix-base/r2.1#1",
            misreading=lambda atk, defense: False,
            belief="ATK is only what a character can pay with: it stuns nobody by itself",
        ),
    ),
)

breakthrough = vs.breakthrough.citing(
    "vs-remix-base/r6.5#2",
    misreading=lambda clash: 0,
    belief="an attack on a character costs its player no more than the stun",
)

NOBODY_ACTS_IN_CONCLUSION = vs.NOBODY_ACTS_IN_CONCLUSION.citing("vs-remix-base/r6.4#2")
