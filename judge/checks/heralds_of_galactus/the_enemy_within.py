"""The Enemy Within"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RETURN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.the_enemy_within import THE_ENEMY_WITHIN
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FRONT,
    IN_KO_PILE,
    IN_RESOURCE_ROW,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
    REMOVED,
    SELF,
    SUPPORT,
    YOURS,
    Character,
    Gains,
    Location,
    Static,
    discard,
    gain,
    ko,
    target,
    to_hand,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXECUTIONER = Character(name="Executioner Witness", powers=(ACTIVATE >> ko(target(CHARACTERS & YOURS & ~SELF)),))

WRECKER = Character(name="Wrecker Witness", powers=(ACTIVATE >> ko(target(IN_RESOURCE_ROW & YOURS)),))

GRAVEDIGGER = Character(
    name="Gravedigger Witness", powers=(ACTIVATE >> to_hand(target(IN_KO_PILE)), discard() >> gain(1))
)

DOOMSTADT_HERALDRY = Location(
    name="Doomstadt Heraldry", powers=(Static(change=Gains("affiliations", "Doom"), on=CHARACTERS & YOURS),)
)
"""Doomstadt Heraldry"""


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_counts_who_left_as_doom(table: VsTable) -> None:
    """Three characters that a location had made Doom are KO'd: they count, though none of their cards has Doom printed on it."""
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    alice.has_resource(DOOMSTADT_HERALDRY, face_up=True)
    doomed = [alice.controls(plain(f"Latverian {n}")) for n in (1, 2, 3)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    table.begin(COMBAT, ATTACK_STEP, alice)
    for executioner, victim in zip(executioners, doomed, strict=True):
        alice.does(table.use(executioner), victim)
        table.resolve()
    table.goes_on_to(RECOVERY)
    table.chain_is("The Enemy Within", point=1)
    table.resolve()
    alice.is_asked("card to return", offers=tuple(doomed), optional=True)
    alice.chooses(doomed[0])
    table.finds(doomed[0], PLAY)
    table.is_(doomed[0], "exhausted")
    table.stands(doomed[0], FRONT)
    table.finds(doomed[1], REMOVED)
    table.finds(doomed[2], REMOVED)


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_counts_as_recovery_starts(table: VsTable, before: int = 2) -> None:
    """Two Doom characters have gone before the recovery phase, a third goes in it: The Enemy Within didn't trigger."""
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    doomed = [alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in range(before + 1)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    table.begin(COMBAT, ATTACK_STEP, alice)
    for executioner, victim in list(zip(executioners, doomed, strict=True))[:-1]:
        alice.does(table.use(executioner), victim)
        table.resolve()
    table.goes_on_to(RECOVERY)
    table.chain_is(point=1)
    alice.does(table.use(executioners[-1]), doomed[-1])
    table.resolve()
    table.nobody_is_asked(point=1)


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_counts_who_has_left_the_pile(table: VsTable) -> None:
    """One of three KO'd Doom characters went to hand and back to the KO'd pile: it counts, but it can't be brought back."""
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    doomed = [alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in (1, 2, 3)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    digger = alice.controls(GRAVEDIGGER, row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for executioner, victim in zip(executioners, doomed, strict=True):
        alice.does(table.use(executioner), victim)
        table.resolve()
    alice.does(table.use(digger), doomed[0])
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.chain_is("The Enemy Within", point=2)
    alice.does(table.use(digger, 1), doomed[0])
    table.resolve()
    table.finds(doomed[0], KO_PILE)
    alice.is_asked(
        "card to return", offers=(doomed[1], doomed[2]), point=control(3, "those that have stayed there may come back")
    )
    alice.is_asked("card to return", not_offers=(doomed[0],), point=3)
    alice.declines()


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_counts_nobody_who_went_home(table: VsTable) -> None:
    """Two Doom characters have been KO'd, and a third has returned to hand from play: The Enemy Within doesn't trigger."""
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    doomed = [alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in (1, 2, 3)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed[:2]]
    recall = alice.has_in_hand(RETURN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for executioner, victim in zip(executioners, doomed, strict=False):
        alice.does(table.use(executioner), victim)
        table.resolve()
    alice.does(table.play(recall), doomed[2])
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.chain_is(point=1)


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_brings_back_a_recruit(table: VsTable) -> None:
    """One of the three KO'd Doom characters was recruited this turn: it may come back as well as the others."""
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    recruit = alice.has_in_hand(plain("Recruit", affiliations=("Doom",)))
    doomed = [*(alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in (1, 2)), recruit]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses(FRONT)
    for executioner, victim in zip(executioners, doomed, strict=True):
        alice.does(table.use(executioner), victim)
        table.resolve()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.is_asked(
        "card to return", offers=tuple(doomed), point=control(3, "it has stayed in the pile like the others")
    )
    alice.chooses(recruit)
    table.finds(recruit, PLAY)


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_brings_back_a_late_one(table: VsTable) -> None:
    """With the trigger of The Enemy Within on the chain a fourth Doom character is KO'd: that one may come back."""
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    doomed = [alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in (1, 2, 3, 4)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    table.begin(COMBAT, ATTACK_STEP, alice)
    for executioner, victim in list(zip(executioners, doomed, strict=True))[:3]:
        alice.does(table.use(executioner), victim)
        table.resolve()
    table.goes_on_to(RECOVERY)
    table.nobody_is_asked()
    alice.does(table.use(executioners[3]), doomed[3])
    table.resolve()
    alice.is_asked("card to return", offers=(doomed[3],), point=4)
    alice.chooses(doomed[3], point=4)
    table.finds(doomed[3], PLAY, point=control(4, "there it comes"))


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_counts_no_resources(table: VsTable) -> None:
    """Two Doom characters and a Doom card of the resource row are KO'd: The Enemy Within doesn't trigger."""
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    resource = alice.has_resource(plain("Resource", affiliations=("Doom",)))
    doomed = [alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in (1, 2)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    wrecker = alice.controls(WRECKER, row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for source, victim in zip((*executioners, wrecker), (*doomed, resource), strict=True):
        alice.does(table.use(source), victim)
        table.resolve()
    table.goes_on_to(RECOVERY)
    table.chain_is(point=5)


@check("heralds-of-galactus/the-enemy-within")
def enemy_within_clears_away_resources(table: VsTable) -> None:
    """A Doom card KO'd from the resource row can't come back, and it is removed from the game as another one comes back.

    Doom cards that were discarded, or lay in the KO'd pile before, are left there.
    """
    alice, _ = table.players
    alice.has_resource(THE_ENEMY_WITHIN, face_up=True)
    resource = alice.has_resource(plain("Resource", affiliations=("Doom",)))
    doomed = [alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in (1, 2, 3)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    wrecker, digger = alice.controls(WRECKER, row=SUPPORT), alice.controls(GRAVEDIGGER, row=SUPPORT)
    discarded = alice.has_in_hand(plain("Discarded Card", affiliations=("Doom",)))
    old = alice.has_in_ko_pile(plain("Old Card", affiliations=("Doom",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    for source, victim in zip((*executioners, wrecker), (*doomed, resource), strict=True):
        alice.does(table.use(source), victim)
        table.resolve()
    alice.does(table.use(digger, 1), discarded)
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.is_asked("card to return", offers=tuple(doomed), point=control(6, "those that were characters may come back"))
    alice.is_asked("card to return", not_offers=(resource,), point=6)
    alice.chooses(doomed[0])
    table.finds(resource, REMOVED, point=7)
    table.finds(doomed[1], REMOVED)
    table.finds(discarded, KO_PILE, point=control(7, "what was discarded didn't come from play"))
    table.finds(old, KO_PILE, point=control(7, "what lay there before didn't go there this turn"))
