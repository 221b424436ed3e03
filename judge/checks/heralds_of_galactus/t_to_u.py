"""Taskmaster, Terragenesis, The Enemy Within."""

from __future__ import annotations

from judge.engine.changes import Adds, Gains
from judge.engine.objects import target
from judge.engine.powers import Played, Static
from judge.engine.select import SELF, YOURS
from judge.games.vs_system.cards.heralds_of_galactus import t_to_u as cards
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    FORMATION_STEP,
    FRONT,
    KO_PILE,
    PLAY,
    RECOVERY,
    REMOVED,
    SUPPORT,
)
from judge.games.vs_system.model.cards import Character, Location, PlotTwist
from judge.games.vs_system.words.effects import ACTIVATE, discard, gain, ko, this_turn, to_hand
from judge.games.vs_system.words.selectors import CHARACTERS, IN_KO_PILE, IN_RESOURCE_ROW
from judge.proving.tables.vs_system import VsTable, check, plain

_TASKMASTER = "heralds-of-galactus/taskmaster-mnemonic-assassin"
_TERRAGENESIS = "heralds-of-galactus/terragenesis"
_WITHIN = "heralds-of-galactus/the-enemy-within"

EARLY_KICK = PlotTwist(
    name="Early Kick", powers=(Played(effect=this_turn(target(CHARACTERS & YOURS), Adds("atk", 2))),)
)
"""Early Kick"""

EXECUTIONER = Character(name="Executioner", powers=(ACTIVATE >> ko(target(CHARACTERS & YOURS & ~SELF)),))
"""Executioner"""

WRECKER = Character(name="Wrecker", powers=(ACTIVATE >> ko(target(IN_RESOURCE_ROW & YOURS)),))
"""Wrecker"""

GRAVEDIGGER = Character(name="Gravedigger", powers=(ACTIVATE >> to_hand(target(IN_KO_PILE)), discard() >> gain(1)))
"""Gravedigger"""

DOOMSTADT_HERALDRY = Location(
    name="Doomstadt Heraldry", powers=(Static(change=Gains("affiliations", "Doom"), on=CHARACTERS & YOURS),)
)
"""Doomstadt Heraldry"""


@check(_TASKMASTER)
def taskmaster_may_copy_nobody(table: VsTable) -> None:
    """As the effect of Taskmaster's power resolves his controller chooses nobody, and Taskmaster keeps his own numbers."""
    alice, bob = table.players
    taskmaster = alice.controls(cards.TASKMASTER)
    bob.controls(plain("Model", 7, atk=15, defense=15))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.is_asked("character to copy", optional=True, point=1)
    alice.declines(point=1)
    table.shows(taskmaster, atk=12, defense=12, point=1)


@check(_TASKMASTER)
def taskmasters_model_is_chosen_late(table: VsTable, atk: int = 15, defense: int = 15) -> None:
    """While Taskmaster's effect waits on the chain nobody has chosen anybody; the character is chosen as it resolves."""
    alice, bob = table.players
    taskmaster = alice.controls(cards.TASKMASTER)
    model = bob.controls(plain("Model", 7, atk=atk, defense=defense))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.nobody_is_asked(point=2)
    table.shows(taskmaster, atk=12, defense=12)
    table.resolve()
    alice.is_asked("character to copy", offers=(model,), not_offers=(taskmaster,), point=2)
    alice.chooses(model, point=2)
    table.shows(taskmaster, atk=15, defense=15)


@check(_TASKMASTER)
def taskmasters_power_gem_is_overwritten(table: VsTable) -> None:
    """Taskmaster wears Power Gem as he copies 15/15: attacking a character he is 15/15 and not 18/15."""
    alice, bob = table.players
    taskmaster = alice.controls(cards.TASKMASTER)
    alice.controls(cards.POWER_GEM, on=taskmaster)
    model = bob.controls(plain("Model", 7, atk=15, defense=15))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.chooses(model)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(taskmaster, on=model))
    table.shows(taskmaster, atk=15, defense=15, point=3)
    table.goes_on_to(RECOVERY)
    table.shows(taskmaster, atk=12, defense=12)


@check(_TASKMASTER)
def taskmasters_early_boost_is_overwritten(table: VsTable) -> None:
    """Taskmaster and his model were boosted in the build phase: he becomes 15/15, as is printed on the model."""
    alice, bob = table.players
    taskmaster, kick = alice.controls(cards.TASKMASTER), alice.holds(EARLY_KICK)
    model, other_kick = bob.controls(plain("Model", 7, atk=15, defense=15)), bob.holds(EARLY_KICK)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.play(other_kick), model)
    bob.passes()
    alice.does(table.play(kick), taskmaster)
    table.resolve()
    table.shows(taskmaster, atk=14, defense=12)
    table.shows(model, atk=17)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.chooses(model)
    table.shows(taskmaster, atk=15, defense=15, point=3)


@check(_TASKMASTER)
def taskmaster_is_boosted_after_copying(table: VsTable) -> None:
    """Taskmaster has become 15/15: a Savage Beatdown played during his attack makes him 20/15."""
    alice, bob = table.players
    taskmaster, beatdown = alice.controls(cards.TASKMASTER), alice.holds(cards.SAVAGE_BEATDOWN)
    model = bob.controls(plain("Model", 7, atk=15, defense=15))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.chooses(model)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(taskmaster, on=model))
    alice.does(table.play(beatdown))
    alice.is_asked("target attacking", offers=(taskmaster,), not_offers=(model,))
    alice.chooses(taskmaster)
    table.resolve()
    table.shows(taskmaster, atk=20, defense=15, point=4)


@check(_TERRAGENESIS)
def terragenesis_waits_for_the_next_turn(table: VsTable) -> None:
    """A cosmic Inhuman recovers in the wrap-up: Terragenesis joins the chain only in the next draw phase, above the draw."""
    alice, bob = table.players
    alice.has_resource(cards.TERRAGENESIS, face_up=True)
    inhuman = alice.controls(plain("Inhuman", 3, affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
    other = bob.controls(plain("Other Inhuman", 3, affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
    spare, foreign = alice.holds(plain("Spare Card")), bob.holds(plain("Foreign Card"))
    for number in (1, 2):
        alice.has_in_deck(plain(f"Next Card {number}"))
    table.begin(RECOVERY)
    table.all_pass()
    alice.chooses(inhuman)
    bob.chooses(other)
    table.step_is(DRAW, point=1)
    table.nobody_is_asked(point=(1, 2))
    table.chain_is("each player draws two cards", "Terragenesis", point=(1, 3))
    table.all_pass()
    alice.is_asked("whether to", optional=True, point=(2, 3))
    alice.holds_in_all(1, point=3)
    alice.agrees()
    alice.is_asked("card to discard", offers=(spare,), not_offers=(foreign,))
    alice.chooses(spare)
    alice.holds_in_all(0, point=3)
    table.counts(inhuman, "cosmic", 1)
    table.resolve()
    alice.holds_in_all(2)


@check(_WITHIN)
def enemy_within_counts_who_left_as_doom(table: VsTable) -> None:
    """Three characters that a location had made Doom are KO'd: they count, though none of their cards has Doom printed on it."""
    alice, _ = table.players
    alice.has_resource(cards.THE_ENEMY_WITHIN, face_up=True)
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


@check(_WITHIN)
def enemy_within_counts_as_recovery_starts(table: VsTable, before: int = 2) -> None:
    """Two Doom characters have gone before the recovery phase, a third goes in it: The Enemy Within didn't trigger."""
    alice, _ = table.players
    alice.has_resource(cards.THE_ENEMY_WITHIN, face_up=True)
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


@check(_WITHIN)
def enemy_within_counts_who_has_left_the_pile(table: VsTable) -> None:
    """One of three KO'd Doom characters went to hand and back to the KO'd pile: it counts, but it can't be brought back."""
    alice, _ = table.players
    alice.has_resource(cards.THE_ENEMY_WITHIN, face_up=True)
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
    alice.is_asked("card to return", offers=(doomed[1], doomed[2]), not_offers=(doomed[0],), point=3)
    alice.declines()


@check(_WITHIN)
def enemy_within_brings_back_a_late_one(table: VsTable) -> None:
    """With the trigger of The Enemy Within on the chain a fourth Doom character is KO'd: that one may come back."""
    alice, _ = table.players
    alice.has_resource(cards.THE_ENEMY_WITHIN, face_up=True)
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
    table.finds(doomed[3], PLAY, point=4)


@check(_WITHIN)
def enemy_within_counts_no_resources(table: VsTable) -> None:
    """Two Doom characters and a Doom card of the resource row are KO'd: The Enemy Within doesn't trigger."""
    alice, _ = table.players
    alice.has_resource(cards.THE_ENEMY_WITHIN, face_up=True)
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


@check(_WITHIN)
def enemy_within_clears_away_resources(table: VsTable) -> None:
    """A Doom card KO'd from the resource row can't come back, and it is removed from the game as another one comes back."""
    alice, _ = table.players
    alice.has_resource(cards.THE_ENEMY_WITHIN, face_up=True)
    resource = alice.has_resource(plain("Resource", affiliations=("Doom",)))
    doomed = [alice.controls(plain(f"Latverian {n}", affiliations=("Doom",))) for n in (1, 2, 3)]
    executioners = [alice.controls(EXECUTIONER, row=SUPPORT) for _ in doomed]
    wrecker = alice.controls(WRECKER, row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for source, victim in zip((*executioners, wrecker), (*doomed, resource), strict=True):
        alice.does(table.use(source), victim)
        table.resolve()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.is_asked("card to return", offers=tuple(doomed), not_offers=(resource,), point=6)
    alice.chooses(doomed[0])
    table.finds(resource, REMOVED, point=7)
    table.finds(doomed[1], REMOVED)
