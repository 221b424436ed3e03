"""Witnesses: cards without a ruling of their own, which checks use to make something happen."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.changes import Adds, Becomes, Gains
from judge.engine.effects import Draw
from judge.engine.objects import target
from judge.engine.powers import Played, Static
from judge.engine.select import YOURS
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.cards import Character, Location, PlotTwist, names
from judge.games.vs_system.model.changes import ConsideredToControl
from judge.games.vs_system.words.effects import ACTIVATE, gain, ko, recover, stun, this_turn
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import plain

DR_DOOM = plain("Dr. Doom", 8, version="Witness", affiliations=("Doom",), atk=19, defense=18)

HENCHMAN = plain("Henchman", 2, affiliations=("Doom",))

PRETENCE = replace(plain("Pretence"), powers=(Static(change=ConsideredToControl("Dr. Doom")),))

STUN_ONE = PlotTwist(name="Stun One", powers=(Played(effect=stun(target(CHARACTERS)).then(gain(1))),))

DRAW_TWIST = PlotTwist(name="Draw Twist", powers=(Played(effect=Draw(2)),))

COSMIC_HERO = replace(plain("Cosmic Hero", keywords=("cosmic",), atk=3), powers=cosmic(Static(change=Adds("atk", 4))))

STUN_RAY = PlotTwist(name="Stun Ray", powers=(Played(effect=stun(target(CHARACTERS))),))

FIRST_AID = PlotTwist(name="First Aid", powers=(Played(effect=recover(target(CHARACTERS))),))

PLANET = Location(name="Planet", cost=1, keywords=names("terraform"))

STRIP_TWIST = PlotTwist(
    name="Strip Twist", powers=(Played(effect=this_turn(target(CHARACTERS), Becomes("affiliations", ()))),)
)

ENLIST_TWIST = PlotTwist(
    name="Enlist Twist", powers=(Played(effect=this_turn(target(CHARACTERS), Gains("affiliations", "Kree"))),)
)

KO_TWIST = PlotTwist(name="KO Twist", powers=(Played(effect=ko(target(CHARACTERS))),))

HOSPITAL = Character(name="Hospital", powers=(ACTIVATE >> recover(CHARACTERS & YOURS),))
"""Hospital"""

READER = Character(name="Reader", powers=(ACTIVATE >> Draw(),))
"""Reader"""

SMALL_TRICK = PlotTwist(name="Small Trick", powers=(Played(effect=gain(3)),))
"""Small Trick"""
