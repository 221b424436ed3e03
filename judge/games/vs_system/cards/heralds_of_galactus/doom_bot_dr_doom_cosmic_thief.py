"""Doom-Bot <> Dr. Doom, Cosmic Thief

Loyalty—Reveal

Stun Doom-Bot at the start of the recovery phase.

Cosmic: Doom-Bot has +4 ATK / +4 DEF and invulnerability.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    RECOVERY,
    SELF,
    Adds,
    Character,
    Gains,
    RuledBy,
    Static,
    cosmic,
    names,
    start_of,
    stun,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief")

DOCTOR = "Dr. Doom"

DOOM_BOT = Character(
    name="Doom-Bot", identity=DOCTOR, version="Cosmic Thief", cost=6, affiliations=names("Doom"), atk=9, defense=9,
    keywords=names("flight", "range", "loyalty—reveal", "cosmic"), entry=ruled.entry,
    powers=(
        whenever(start_of(RECOVERY)) >> stun(SELF),
        *cosmic(Static(change=Adds("atk", 4)), Static(change=Adds("defense", 4)), Static(change=Gains("keywords", "invulnerability"))),
    ),
)  # fmt: skip
