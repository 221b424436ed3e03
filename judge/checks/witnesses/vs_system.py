"""Witnesses of Vs. System: cards without a ruling of their own that several entries need, to make something happen or to show it.

A constant says what playing or using the card does; every name ends with "Witness", so that no story takes one for a card of the game.
A witness that only one entry needs stands with its checks.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ADJACENT,
    ARMY,
    ATTACKING,
    CHARACTER_CARDS,
    CHARACTERS,
    COMBAT,
    COSMIC,
    EQUIPMENT,
    EQUIPS_HIDDEN,
    HIDDEN,
    HOST,
    IN_HAND,
    IN_KO_PILE,
    IN_PLAY,
    IN_RESOURCE_ROW,
    IN_VISIBLE_AREA,
    LOCATIONS,
    OPPONENTS,
    OWNED,
    PLAY,
    PLOT_TWISTS,
    SELF,
    STUNNED,
    SUPPORT,
    VISIBLE,
    YOURS,
    AddCounter,
    Adds,
    Attacks,
    Bans,
    Becomes,
    Character,
    ConsideredToControl,
    Does,
    Draw,
    EffectsOnChain,
    Equipment,
    GainControl,
    Gains,
    Has,
    KOd,
    Location,
    Move,
    Negate,
    On,
    Place,
    Played,
    PlotTwist,
    PutIntoFrontRow,
    Recruited,
    ReplaceResource,
    Static,
    Stunned,
    Transfer,
    Whose,
    becomes_attacker,
    choice,
    cosmic,
    exhaust,
    gain,
    ko,
    leave_attack,
    lose,
    move,
    move_to_area,
    move_to_row,
    names,
    pay_endurance,
    ready,
    recover,
    start_of,
    stun,
    target,
    target_effect,
    team_up,
    this_turn,
    to_hand,
    turn_face_down,
    whenever,
)
from judge.proving.tables.vs_system import plain

# Plot twists

STUN_ONE = PlotTwist(name="Stunning Witness", powers=(Played(effect=stun(target(CHARACTERS))),))

# The endurance tells whether the effect did anything at all.
STUN_ONE_AND_GAIN = PlotTwist(
    name="Stunning and Gaining Witness", powers=(Played(effect=stun(target(CHARACTERS)).then(gain(1))),)
)

RECOVER_ONE = PlotTwist(name="Recovering Witness", powers=(Played(effect=recover(target(CHARACTERS))),))

READY_ONE = PlotTwist(name="Readying Witness", powers=(Played(effect=ready(target(CHARACTERS))),))

EXHAUST_ONE = PlotTwist(name="Tiring Witness", powers=(Played(effect=exhaust(target(CHARACTERS))),))

STEAL_ONE = PlotTwist(name="Stealing Witness", powers=(Played(effect=GainControl(target(CHARACTERS))),))

CALL_INTO_ATTACK = PlotTwist(name="Calling Witness", powers=(Played(effect=becomes_attacker(target(CHARACTERS))),))

SUMMONS = PlotTwist(
    name="Summoning Witness", powers=(Played(effect=PutIntoFrontRow(choice(IN_HAND & YOURS & CHARACTER_CARDS))),)
)

KO_ONE = PlotTwist(name="KO Witness", powers=(Played(effect=ko(target(CHARACTERS))),))

CHARGE_ONE = PlotTwist(name="Charging Witness", powers=(Played(effect=AddCounter(target(CHARACTERS), COSMIC)),))

STRENGTHEN_ONE = PlotTwist(
    name="Strengthening Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("atk", 3))),)
)

STRIP_ONE = PlotTwist(
    name="Stripping Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Becomes("affiliations", ()))),)
)

ENLIST_ONE = PlotTwist(
    name="Enlisting Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Gains("affiliations", "Kree"))),)
)

_OF_YOURS = target(CHARACTERS & YOURS)

MOVE_OWN = PlotTwist(name="Moving Witness", powers=(Played(effect=move(_OF_YOURS)),))

HIDE_OWN = PlotTwist(name="Hiding Witness", powers=(Played(effect=move_to_area(_OF_YOURS, HIDDEN)),))

SHOW_OWN = PlotTwist(name="Showing Witness", powers=(Played(effect=move_to_area(_OF_YOURS, VISIBLE)),))

STRENGTHEN_VISIBLE = PlotTwist(
    name="Open Hand Witness", powers=(Played(effect=this_turn(target(CHARACTERS & IN_VISIBLE_AREA), Adds("atk", 1))),)
)

HAND_OVER = PlotTwist(
    name="Handing Witness",
    powers=(Played(effect=Transfer(target(EQUIPMENT & IN_PLAY & YOURS), target(CHARACTERS & YOURS))),),
)

# Whoever is moved comes under the control of the player who moves it.
LURE_BEHIND = PlotTwist(
    name="Luring Witness", powers=(Played(effect=move_to_row(target(CHARACTERS & OPPONENTS), SUPPORT)),)
)

ENLIST_FOR_DOOM = PlotTwist(
    name="Doom-Enlisting Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Gains("affiliations", "Doom"))),)
)

COVER_LOCATION = PlotTwist(
    name="Covering Witness", powers=(Played(effect=turn_face_down(target(LOCATIONS & IN_RESOURCE_ROW))),)
)

COVER_TWIST = PlotTwist(
    name="Plot-Covering Witness", powers=(Played(effect=turn_face_down(target(PLOT_TWISTS & IN_RESOURCE_ROW))),)
)

READY_LOCATION = PlotTwist(
    name="Refreshing Witness", powers=(Played(effect=ready(target(LOCATIONS & IN_RESOURCE_ROW))),)
)

RENEW = PlotTwist(name="Renewing Witness", powers=(Played(effect=ReplaceResource(target(IN_RESOURCE_ROW & YOURS))),))

DRAW_TWO = PlotTwist(name="Drawing Witness", powers=(Played(effect=Draw(2)),))

RAISE_STUNNED = PlotTwist(
    name="Raising Witness",
    powers=(
        Played(effect=Move(choice(CHARACTER_CARDS & IN_KO_PILE & OWNED), PLAY, Place(), flags=frozenset({STUNNED}))),
    ),
)

KO_RESOURCE = PlotTwist(name="Blasting Witness", powers=(Played(effect=ko(target(IN_RESOURCE_ROW))),))

# A team-up from before crossover.
TEAM_UP = PlotTwist(name="Team-Up Witness", ongoing=True, powers=(team_up("Kree", "Doom"),))

GAIN_THREE = PlotTwist(name="Gaining Witness", powers=(Played(effect=gain(3)),))

# Equipment

# As Medallion of Power, it says that it may go on a hidden character.
MEDALLION = Equipment(
    name="Medallion Witness", keywords=names(EQUIPS_HIDDEN), powers=(Static(change=Adds("atk", 3), on=HOST),)
)

GEAR = Equipment(name="Gear Witness")

BLADE = Equipment(name="Blade Witness", cost=1, powers=(Static(change=Adds("atk", 1), on=HOST),))

# Characters

RETURN_ONE = PlotTwist(name="Returning Witness", powers=(Played(effect=to_hand(target(CHARACTERS))),))

HOSPITAL = Character(name="Hospital Witness", powers=(ACTIVATE >> recover(CHARACTERS & YOURS),))

STUN_THEM = Character(name="Brutal Witness", powers=(ACTIVATE >> stun(CHARACTERS & OPPONENTS),))

READER = Character(name="Reader Witness", powers=(ACTIVATE >> Draw(),))

PROUD = replace(plain("Proud Witness", atk=2), powers=(Static(change=Adds("atk", 3), on=SELF),))

COSMIC_HERO = replace(
    plain("Cosmic Witness", keywords=("cosmic",), atk=3), powers=cosmic(Static(change=Adds("atk", 4)))
)

PRETENCE = replace(plain("Pretending Witness"), powers=(Static(change=ConsideredToControl("Dr. Doom")),))

# Cards without text, of which only the name, the type or a keyword counts.

DR_DOOM = plain("Dr. Doom", 8, version="Witness", affiliations=("Doom",), atk=19, defense=18)

GHOUL = plain("Ghoul", affiliations=("Underworld",))

HENCHMAN = plain("Henchman", 2, affiliations=("Doom",))

PLANET = Location(name="Planet", cost=1, keywords=names("terraform"))

OLD_CARD = PlotTwist(name="Old Card")

OUT = PlotTwist(name="Removing Witness", powers=(Played(effect=leave_attack(target(ATTACKING))),))

SORE = replace(plain("Sore Witness"), powers=(whenever(On(Stunned, SELF)) >> gain(1),))

SCHOLAR = replace(plain("Scholar Witness"), powers=(pay_endurance(1) >> Draw(),))

MOURNER = replace(plain("Mourning Witness"), powers=(whenever(On(KOd, CHARACTERS)) >> gain(1),))

SPARE = PlotTwist(name="Sparing Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Bans("KO"))),))

EARLY = replace(plain("Early Witness"), powers=(whenever(start_of(COMBAT)) >> gain(1),))

NEGATE_ONE = PlotTwist(name="Negating Witness", powers=(Played(effect=Negate(target_effect(EffectsOnChain()))),))

EAGER = replace(plain("Eager Witness"), powers=(whenever(Attacks(SELF)) >> gain(1),))

TAKE_ATTACKER = PlotTwist(name="Enticing Witness", powers=(Played(effect=GainControl(target(ATTACKING))),))

RECRUITER = replace(plain("Recruiter Witness"), powers=(whenever(Does(Recruited, whose=Whose.YOURS)) >> lose(1),))
# The text of Henrietta Hunter.
HENRIETTA = replace(
    plain("Henrietta's Witness"), powers=(ko(choice(CHARACTERS & ADJACENT & ~Has("versions", ARMY))) >> Draw(),)
)
