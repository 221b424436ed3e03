"""Witnesses of VS Remix: those of Vs. System, which say nothing that would be another thing there, and its own."""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import (
    CALL_INTO_ATTACK,
    CHARGE_ONE,
    COSMIC_HERO,
    GAIN_THREE,
    GEAR,
    KO_ONE,
    NEGATE_ONE,
    OLD_CARD,
    PLANET,
    READY_ONE,
    RECOVER_ONE,
    RENEW,
    RETURN_ONE,
    STEAL_ONE,
    STRENGTHEN_ONE,
    STRENGTHEN_VISIBLE,
    STUN_ONE,
    SUMMONS,
)
from judge.games.vs_remix.dsl import (
    ACTIVATE,
    ADJACENT,
    CHARACTER_CARDS,
    CHARACTERS,
    PLAY,
    REMOVED,
    YOURS,
    EffectsOnChain,
    InZone,
    LosesPowers,
    Move,
    Negate,
    Place,
    Played,
    PlotTwist,
    affiliated,
    choice,
    discard,
    exhaust,
    gain,
    pay_endurance,
    remove_from_game,
    target,
    target_effect,
    this_turn,
)
from judge.proving.tables.vs_remix import plain

# As the glossary tells her power.
KATE_KANE = replace(
    plain("Kate Kane Witness"),
    powers=(
        discard(CHARACTER_CARDS & affiliated("Gotham Knights"))
        >> Negate(target_effect(EffectsOnChain(kinds=("payment",)))),
    ),
)

FETCH = PlotTwist(
    name="Fetching Witness",
    powers=(Played(effect=Move(choice(InZone((REMOVED,)) & YOURS, name="a removed card"), PLAY, Place())),),
)

BANISH = PlotTwist(name="Banishing Witness", powers=(Played(effect=remove_from_game(target(CHARACTERS))),))

SCHEMER = replace(plain("Scheming Witness"), powers=(pay_endurance(1) >> gain(3),))

NUMB = PlotTwist(name="Numbing Witness", powers=(Played(effect=this_turn(target(CHARACTERS), LosesPowers())),))

NEIGHBOUR = replace(plain("Neighbourly Witness"), powers=(ACTIVATE >> exhaust(target(CHARACTERS & ADJACENT)),))

__all__ = [
    "BANISH", "CALL_INTO_ATTACK", "CHARGE_ONE", "COSMIC_HERO", "FETCH", "GAIN_THREE", "GEAR", "KATE_KANE", "KO_ONE",
    "NEGATE_ONE", "NEIGHBOUR", "NUMB", "OLD_CARD", "PLANET", "READY_ONE", "RECOVER_ONE", "RENEW", "RETURN_ONE", "SCHEMER",
    "STEAL_ONE", "STRENGTHEN_ONE", "STRENGTHEN_VISIBLE", "STUN_ONE", "SUMMONS",
]  # fmt: skip
