"""Carnage, Symbiote Surfer

Cosmic: Each opponent of yours without the initiative can't gain the initiative.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import Character, PlayerBans, RuledBy, Static, Whose, cosmic, names

ruled = RuledBy("heralds-of-galactus/carnage-symbiote-surfer")

CARNAGE = Character(
    name="Carnage", version="Symbiote Surfer", cost=7, affiliations=names("Sinister Syndicate"), atk=17, defense=15,
    keywords=names("flight", "range", "cosmic"), entry=ruled.entry,
    powers=cosmic(Static(change=PlayerBans(
        "gain initiative", Whose.OPPONENTS,
        causes=ruled(1, None, misread=("effect",),
            belief="effects can't bring the initiative, but at the end of the turn it passes as ever")))),
)  # fmt: skip
