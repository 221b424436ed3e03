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
    BE_ATTACKED,
    CHARACTER_CARDS,
    CHARACTERS,
    HUNTED,
    IN_DECK,
    IN_HAND,
    IN_ITS_COLUMN,
    IN_KO_PILE,
    OWNED,
    PLAY,
    REMOVED,
    SELF,
    YOURS,
    Act,
    Adds,
    Attacks,
    Bans,
    BecameAttacker,
    BecameDefender,
    EffectsOnChain,
    InZone,
    LosesPowers,
    Move,
    MoveInPlay,
    Negate,
    Place,
    Played,
    PlotTwist,
    Static,
    affiliated,
    choice,
    discard,
    exhaust,
    gain,
    gain_points_to_recruit,
    pay_endurance,
    remove_from_game,
    search,
    target,
    target_effect,
    this_turn,
    to_hand,
    to_ko_pile,
    whenever,
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

EXPOSE = PlotTwist(
    name="Exposing Witness", powers=(Played(effect=Act(BecameDefender, target(CHARACTERS), "make the defender of")),)
)

PACIFY = PlotTwist(
    name="Pacifying Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Bans(BecameAttacker.verb))),)
)

HALLOW = PlotTwist(name="Hallowing Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Bans(BE_ATTACKED))),))

SEEK_HERO = PlotTwist(
    name="Seeking Witness", powers=(Played(effect=to_hand(search(IN_DECK & OWNED, CHARACTER_CARDS))),)
)

SORT_HAND = PlotTwist(
    name="Sorting Witness", powers=(Played(effect=to_ko_pile(search(IN_HAND & YOURS, CHARACTER_CARDS))),)
)

DIG_HERO = PlotTwist(
    name="Digging Witness", powers=(Played(effect=to_hand(search(IN_KO_PILE & OWNED, CHARACTER_CARDS))),)
)

PUSH = PlotTwist(name="Pushing Witness", powers=(Played(effect=MoveInPlay(target(CHARACTERS))),))

PILLAR = replace(plain("Pillar Witness"), powers=(ACTIVATE >> exhaust(target(CHARACTERS & IN_ITS_COLUMN & ~SELF)),))

RECRUIT_GRANT = PlotTwist(name="Recruiting Grant Witness", powers=(Played(effect=gain_points_to_recruit(2)),))

TRACKER = replace(
    plain("Tracking Witness", keywords=("hunter",)), powers=(Static(change=Adds("atk", 4), on=CHARACTERS & HUNTED),)
)

SENTRY = replace(plain("Sentry Witness"), powers=(whenever(Attacks(CHARACTERS)) >> gain(1),))

__all__ = [
    "BANISH", "CALL_INTO_ATTACK", "CHARGE_ONE", "COSMIC_HERO", "DIG_HERO", "EXPOSE", "FETCH", "GAIN_THREE", "GEAR", "HALLOW",
    "KATE_KANE", "KO_ONE", "NEGATE_ONE", "NEIGHBOUR", "NUMB", "OLD_CARD", "PACIFY", "PILLAR", "PLANET", "PUSH", "READY_ONE",
    "RECOVER_ONE", "RECRUIT_GRANT", "RENEW", "RETURN_ONE", "SCHEMER", "SEEK_HERO", "SENTRY", "SORT_HAND", "STEAL_ONE",
    "STRENGTHEN_ONE", "STRENGTHEN_VISIBLE", "STUN_ONE", "SUMMONS", "TRACKER",
]  # fmt: skip
