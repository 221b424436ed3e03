"""Doom-Bot <> Dr. Doom, Cosmic Thief

Loyalty—Reveal

Stun Doom-Bot at the start of the recovery phase.

Cosmic: Doom-Bot has +4 ATK / +4 DEF and invulnerability.
"""

from __future__ import annotations

from judge.engine.changes import Adds, Gains
from judge.engine.powers import Static, whenever
from judge.engine.rules import RuledBy
from judge.engine.select import SELF
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import RECOVERY
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.effects import stun
from judge.games.vs_system.words.selectors import start_of

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
