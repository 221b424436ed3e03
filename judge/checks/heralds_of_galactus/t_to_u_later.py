"""The Rapture, Unthinkable, and more of Terragenesis, Time Gem and Ultimate Nullifier."""

from __future__ import annotations

from judge.engine.effects import Draw
from judge.engine.objects import Each, target
from judge.engine.powers import Played
from judge.engine.searching import InYourDeck
from judge.engine.select import YOURS
from judge.games.vs_system.cards.heralds_of_galactus import t_to_u as cards
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DECK,
    FORMATION_STEP,
    HAND,
    KO_PILE,
    PLAY,
    RECOVERY,
    SUPPORT,
)
from judge.games.vs_system.model.cards import Character, PlotTwist
from judge.games.vs_system.words.effects import ACTIVATE, gain, recover, stun, to_resource_row
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import VsTable, check, plain

_RAPTURE = "heralds-of-galactus/the-rapture"
_GEM = "heralds-of-galactus/time-gem-infinity-gem"

_FIRST = "means the same: where one player decides it is the controller, the first in turn order from himself"
_TARGET = "means the same: a target is picked as the effect is announced"
_ON_AN_OBJECT = "means the same: it befalls a character and is done by no player"
_ALWAYS_DONE = "means the same: with a legal target the first part is always done"

EXCUSES: dict[tuple[str, str, str], str] = {
    ("Taskmaster, Mnemonic Assassin", "[0].effect.second.continuous", "True"): "means the same: what is printed doesn't change",
    ("Savage Beatdown", "[0].effect.objects.when", "RESOLUTION"): _TARGET,
    ("Savage Beatdown", "[0].effect.objects.who.whose", "EVERYONES"): _FIRST,
    ("Terragenesis", "[0].pattern.whose", "*"): _ON_AN_OBJECT,
    ("Terragenesis", "[0].effect.effect.first.objects.who.whose", "EVERYONES"): _FIRST,
    ("Terragenesis", "[0].effect.effect.link", "AND"): "means the same: only somebody who can discard is asked, and then he does",
    ("Terragenesis", "[0].effect.who.whose", "EVERYONES"): _FIRST,
    ("Time Gem, Infinity Gem", "[0].pattern.whose", "*"): _ON_AN_OBJECT,
    ("Time Gem, Infinity Gem", "[0].effect.who.whose", "EVERYONES"): _FIRST,
    ("Time Gem, Infinity Gem", "[0].once_per_batch", "True"): "means the same: an equipment has one character",
    ("Time Gem, Infinity Gem", "[1].effect.second.first.objects.who.whose", "EVERYONES"): _FIRST,
    ("Time Gem, Infinity Gem", "[1].once_per_batch", "True"): "means the same: plot twists are played one at a time",
    ("Unthinkable", "[0].effect.first.who.whose", "EVERYONES"): _FIRST,
    ("Unthinkable", "[0].effect.first.feasible", "True"): "means the same: either bonus can be given to a legal target",
    ("Unthinkable", "[0].effect.link", "IF_YOU_DO"): _ALWAYS_DONE,
    ("The Uni-Power", "[0].effect.link", "IF_YOU_DO"): _ALWAYS_DONE,
    ("Ultimate Nullifier", "[0].instead.objects.when", "START"): "means the same: a cost is chosen and paid at one go",
    ("Ultimate Nullifier", "[0].instead.objects.who.whose", "EVERYONES"): _FIRST,
    ("Ultimate Nullifier", "[1].effect.effects.when", "RESOLUTION"): _TARGET,
    ("Ultimate Nullifier", "[1].effect.effects.who.whose", "EVERYONES"): _FIRST,
    ("Ultimate Nullifier", "[1].once_per_turn", "True"): "means the same: the cost removes it, so no object has it twice",
}  # fmt: skip

HOSPITAL = Character(name="Hospital", powers=(ACTIVATE >> recover(CHARACTERS & YOURS),))
"""Hospital"""

NURSE = Character(name="Nurse", powers=(ACTIVATE >> recover(target(CHARACTERS & YOURS)),))
"""Nurse"""

READER = Character(name="Reader", powers=(ACTIVATE >> Draw(),))
"""Reader"""

HOARDER = Character(name="Hoarder", powers=(ACTIVATE >> to_resource_row(Each(InYourDeck(1))),))
"""Hoarder"""

PUNCHER = Character(name="Puncher", powers=(ACTIVATE >> stun(target(CHARACTERS)),))
"""Puncher"""

FIRST_TRICK = PlotTwist(name="First Trick", powers=(Played(effect=gain(3)),))
"""First Trick"""

SECOND_TRICK = PlotTwist(name="Second Trick", powers=(Played(effect=gain(5)),))
"""Second Trick"""

LASTING_TRICK = PlotTwist(name="Lasting Trick", ongoing=True, powers=(Played(),))
"""Lasting Trick"""


@check("heralds-of-galactus/terragenesis")
def terragenesis_minds_each_recovery(table: VsTable) -> None:
    """A cosmic Inhuman recovers, then two at once beside two who aren't both: Terragenesis triggers for each of the three."""
    alice, _ = table.players
    alice.has_resource(cards.TERRAGENESIS, face_up=True)
    first, second = (
        alice.controls(plain(f"Inhuman {n}", affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
        for n in (1, 2)
    )
    alice.controls(plain("Common Inhuman", affiliations=("Inhumans",)), stunned=True)
    alice.controls(plain("Cosmic Stranger", keywords=("cosmic",)), stunned=True)
    early = alice.controls(plain("Early Inhuman", affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
    nurse, hospital = alice.controls(NURSE, row=SUPPORT), alice.controls(HOSPITAL, row=SUPPORT)
    spare = alice.holds(plain("Spare Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(nurse), early)
    table.resolve()
    alice.declines()
    table.counts(early, "cosmic", 0)
    alice.does(table.use(hospital))
    table.resolve()
    alice.is_asked("which triggered effect")
    alice.chooses("1.")
    table.chain_is("Terragenesis", "Terragenesis")
    table.resolve()
    alice.declines()
    table.counts(second, "cosmic", 0)
    table.resolve()
    alice.agrees()
    alice.chooses(spare)
    table.counts(first, "cosmic", 1)
    table.counts(second, "cosmic", 0)


@check(_RAPTURE)
def the_rapture_lets_you_look_first(table: VsTable) -> None:
    """Alice looks at the card that The Rapture has put into her resource row, and then KOs that very card."""
    alice, _ = table.players
    rapture = alice.has_resource(cards.THE_RAPTURE, face_up=True)
    top = alice.has_in_deck(plain("Top Card"))
    table.begin(BUILD, FORMATION_STEP, table.bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.is_(top, "face down")
    alice.is_asked("look at", optional=True, point=1)
    alice.agrees(point=1)
    alice.has_looked_at(top, point=1)
    alice.is_asked("resource to KO", offers=(rapture, top), point=2)
    alice.chooses(top, point=2)
    table.finds(top, KO_PILE, point=2)
    table.finds(rapture, PLAY)


@check(_RAPTURE)
def the_rapture_takes_the_top_card_of_that_moment(table: VsTable) -> None:
    """Alice draws in response, and Bob's face-down resource doesn't matter: the next card of her deck becomes a resource."""
    alice, bob = table.players
    rapture, reader = alice.has_resource(cards.THE_RAPTURE, face_up=True), alice.controls(READER, row=SUPPORT)
    drawn, following = alice.has_in_deck(plain("Drawn Card")), alice.has_in_deck(plain("Following Card"))
    foreign = bob.has_resource(plain("Foreign Resource"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.chain_is("The Rapture")
    alice.does(table.use(reader))
    table.resolve()
    table.finds(drawn, HAND)
    alice.declines()
    alice.is_asked("resource to KO", offers=(rapture, following), not_offers=(foreign,), optional=False)
    alice.chooses(rapture)
    table.finds(rapture, KO_PILE)
    table.finds(following, PLAY)


@check(_RAPTURE)
def the_rapture_with_a_face_down_resource(table: VsTable) -> None:
    """With The Rapture's effect on the chain a card goes face down into Alice's resource row: The Rapture does nothing."""
    alice, bob = table.players
    alice.has_resource(cards.THE_RAPTURE, face_up=True)
    hoarder = alice.controls(HOARDER, row=SUPPORT)
    hoarded, following = alice.has_in_deck(plain("Hoarded Card")), alice.has_in_deck(plain("Following Card"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.does(table.use(hoarder))
    table.resolve()
    table.nobody_is_asked()
    table.finds(hoarded, PLAY)
    table.finds(following, DECK)


@check(_RAPTURE)
def the_rapture_with_an_empty_deck(table: VsTable) -> None:
    """Alice has no card left in her deck: The Rapture adds no resource, and she KOs one all the same."""
    alice, bob = table.players
    rapture = alice.has_resource(cards.THE_RAPTURE, face_up=True)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.is_asked("resource to KO", offers=(rapture,))
    alice.chooses(rapture)
    table.finds(rapture, KO_PILE)


@check(_GEM)
def time_gem_meets_two_tricks(table: VsTable) -> None:
    """Bob plays a second trick on top of the first one: Time Gem negates the second and has left play when its first effect resolves."""
    alice, bob = table.players
    gem, spare = alice.controls(cards.TIME_GEM, on=alice.controls(plain("Wearer"))), alice.holds(plain("Spare Card"))
    first, second = bob.holds(FIRST_TRICK), bob.holds(SECOND_TRICK)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(first))
    bob.does(table.play(second))
    table.chain_is("First Trick", "Time Gem", "Second Trick", "Time Gem")
    table.resolve()
    alice.chooses(spare)
    table.finds(gem, HAND)
    table.resolve()
    alice.has_in_hand(gem, point=2)
    bob.loses_in_all(-3, point=2)


@check(_GEM)
def time_gem_belongs_to_another(table: VsTable) -> None:
    """Alice's Time Gem is Bob's card, and her hand is empty: it goes to Bob's hand, she discards nothing, his trick is negated."""
    alice, bob = table.players
    gem = alice.controls(cards.TIME_GEM, on=alice.controls(plain("Wearer")), owner=bob)
    trick = bob.holds(FIRST_TRICK)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(trick))
    table.resolve()
    bob.has_in_hand(gem)
    table.finds(trick, KO_PILE)
    bob.loses_in_all(0)


@check(_GEM)
def time_gem_stays_at_first(table: VsTable) -> None:
    """Time Gem's character is stunned twice in a turn, and an ongoing plot twist is played: Alice returns the gem only the second time."""
    alice, bob = table.players
    wearer = alice.controls(plain("Wearer"))
    gem, hospital = alice.controls(cards.TIME_GEM, on=wearer), alice.controls(HOSPITAL, row=SUPPORT)
    punchers = [bob.controls(PUNCHER, row=SUPPORT) for _ in (1, 2)]
    twist = bob.holds(LASTING_TRICK)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    table.chain_is("Lasting Trick")
    table.resolve()
    bob.does(table.use(punchers[0]), wearer)
    table.resolve()
    alice.is_asked("whether to", optional=True)
    alice.declines()
    table.finds(gem, PLAY)
    bob.passes()
    alice.does(table.use(hospital))
    table.resolve()
    bob.does(table.use(punchers[1]), wearer)
    table.resolve()
    alice.agrees()
    table.finds(gem, HAND)


@check("heralds-of-galactus/ultimate-nullifier")
def nullifier_waits_for_combat(table: VsTable) -> None:
    """Bob uses a payment power in the build phase: Ultimate Nullifier can't be used yet."""
    alice, bob = table.players
    nullifier = alice.controls(cards.ULTIMATE_NULLIFIER, on=alice.controls(plain("Wearer")))
    reader = bob.controls(READER, row=SUPPORT)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.use(reader))
    bob.passes()
    alice.cannot(table.use(nullifier), only_because="text")


@check("heralds-of-galactus/unthinkable")
def unthinkables_bonus_is_chosen_late(table: VsTable) -> None:
    """Unthinkable is on the chain and nobody has chosen between ATK and DEF; its controller does so as it resolves."""
    alice, bob = table.players
    pawn, foe = (
        alice.controls(plain("Pawn", 3, affiliations=("Doom",), atk=5, defense=5)),
        bob.controls(plain("Foe", 3, defense=9)),
    )
    alice.has_resources(3)
    twist = alice.holds(cards.UNTHINKABLE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(pawn, on=foe))
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(pawn,), not_offers=(foe,), point=1)
    alice.chooses(pawn)
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("choose one", offers=("+4 ATK", "+2 DEF"), point=1)
    alice.chooses("+4 ATK", point=1)
    table.shows(pawn, atk=9, defense=5, point=1)


@check("heralds-of-galactus/unthinkable")
def unthinkable_kos_a_stunned_pawn(table: VsTable, stunned: bool = True) -> None:
    """The target of Unthinkable is stunned in spite of its +2 DEF: as the recovery phase starts it is KO'd all the same."""
    alice, bob = table.players
    pawn = alice.controls(plain("Pawn", 3, affiliations=("Doom",), atk=5, defense=5))
    foe = bob.controls(plain("Foe", 3, atk=8 if stunned else 2, defense=9))
    alice.has_resources(3)
    twist = alice.holds(cards.UNTHINKABLE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(pawn, on=foe))
    alice.does(table.play(twist), pawn)
    table.resolve()
    alice.chooses("+2 DEF")
    table.shows(pawn, atk=5, defense=7)
    table.all_pass()
    table.is_(pawn, "stunned")
    table.goes_on_to(RECOVERY)
    table.finds(pawn, PLAY, point=2)
    table.resolve()
    table.step_is(RECOVERY, point=2)
    table.finds(pawn, KO_PILE, point=2)
