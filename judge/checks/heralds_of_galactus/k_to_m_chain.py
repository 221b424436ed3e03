"""Kindred Spirits, Kree Public Accusers, Master of Puppets, Molecule Man: what turns on the chain, the wrap-up and the set-up."""

from __future__ import annotations

from judge.checks.vs_table import PlotTwist, VsTable, check, plain
from judge.engine.changes import Adds
from judge.engine.effects import AddCounter, Move
from judge.engine.flow import OneOf
from judge.engine.lookback import NumberOf
from judge.engine.objects import choice, target
from judge.engine.powers import Played
from judge.engine.select import OWNED, SELF, YOURS
from judge.engine.sight import ON_START
from judge.engine.values import X
from judge.games.vs_system.cards.heralds_of_galactus import k_to_m as cards
from judge.games.vs_system.effects import discard, gain, lose, this_turn
from judge.games.vs_system.scene import ATTACK_STEP, BUILD, COMBAT, DRAW, HAND, KO_PILE, RECOVERY, RECRUIT_STEP
from judge.games.vs_system.selectors import CHARACTER_CARDS, CHARACTERS, IN_HAND

OPEN = {
    "heralds-of-galactus/molecule-man-owen-reece#9": "it only says where examples stand, in a document that isn't part of the corpus",
}

GAINING = PlotTwist(name="Witness of Gain", powers=(Played(effect=gain(3)),))
COSTLY_GAIN = PlotTwist(name="Witness of Cost", powers=(Played(cost=discard(), effect=gain(3)),))
MARKING = PlotTwist(name="Witness of Origin", powers=(Played(effect=AddCounter(SELF, "mark")),))
STRENGTH = PlotTwist(name="Witness of Aim", powers=(Played(effect=this_turn(target(CHARACTERS & YOURS), Adds("atk", 3))),))
DISCARDED = choice(OWNED & IN_HAND & CHARACTER_CARDS, name="a character card to discard")
MODES = OneOf((("gain X", gain(X())), ("lose X", lose(X()))), when=ON_START)
SETTLED = PlotTwist(
    name="Witness of Settlement", powers=(Played(cost=Move(DISCARDED, KO_PILE), effect=MODES.then(gain(NumberOf(DISCARDED, "cost")))),)
)


@check("heralds-of-galactus/kindred-spirits")
def kindred_spirits_before_the_first_draw(table: VsTable) -> None:
    """Kindred Spirits is in the opening hand: played before the first draw, it puts two Heralds where that draw finds them."""
    alice, bob = table.players
    kindred = alice.has_in_deck(cards.KINDRED_SPIRITS)
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    heralds = [alice.has_in_deck(plain(f"Herald {n + 1}", affiliations=("Heralds of Galactus",))) for n in range(2)]
    table.begin_game()
    alice.declines()
    bob.declines()
    alice.holds_in_all(4, point=1)
    alice.does(table.play(kindred), point=1)
    table.all_pass()
    alice.chooses(*heralds)
    table.resolve()
    for herald in heralds:
        table.finds(herald, HAND, point=1)
    alice.holds_in_all(5, point=1)


@check("heralds-of-galactus/kindred-spirits")
def nobody_plays_before_the_last_mulligan(table: VsTable) -> None:
    """Alice has taken her mulligan; before she can play anything, Bob has to decide on his."""
    alice, bob = table.players
    for n in range(4):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    kindred = alice.has_in_deck(cards.KINDRED_SPIRITS)
    for n in range(9):
        alice.has_in_deck(plain(f"Later Card {n + 1}"))
        bob.has_in_deck(plain(f"Bob's Card {n + 1}"))
    table.begin_game()
    alice.agrees(point=2)
    table.finds(kindred, HAND)
    bob.is_asked("mulligan", point=2)
    bob.declines(point=2)
    table.step_is(DRAW, point=2)
    alice.can(table.play(kindred), point=2)


@check("heralds-of-galactus/kree-public-accusers-army")
def accusers_name_a_card_on_resolution(table: VsTable) -> None:
    """The card is named as the effect resolves: any plot twist that isn't ongoing, wherever it is; then Bob can't play it any more."""
    alice, bob = table.players
    alice.has_resources(5)
    accusers, named = alice.holds(cards.KREE_PUBLIC_ACCUSERS), bob.holds(GAINING)
    bob.has_resource(MARKING)
    alice.holds(STRENGTH)
    alice.has_resource(cards.MASTER_OF_PUPPETS, face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(accusers))
    table.all_pass()
    alice.chooses("front row")
    table.nobody_is_asked(point=1)
    table.all_pass(point=3)
    alice.is_asked("name a card", offers=(GAINING.name, MARKING.name, STRENGTH.name), not_offers=("Master of Puppets",), point=(1, 4))
    alice.chooses(GAINING.name, point=(1, 3))
    bob.cannot(table.play(named), only_because="Kree Public Accusers", point=3)
    table.goes_on_to(DRAW)
    bob.can(table.play(named))


@check("heralds-of-galactus/kree-public-accusers-army")
def plot_twists_before_the_naming(table: VsTable) -> None:
    """Kree Public Accusers are in play, nothing is named yet: Bob plays one plot twist after another."""
    alice, bob = table.players
    alice.has_resources(5)
    accusers, first, second = alice.holds(cards.KREE_PUBLIC_ACCUSERS), bob.holds(GAINING), bob.holds(GAINING)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(accusers))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is("Kree Public Accusers", point=2)
    alice.passes(point=2)
    for witness in (first, second):
        bob.does(table.play(witness), point=2)
    table.all_pass(point=2)
    table.all_pass(point=2)
    bob.loses_in_all(-6, point=2)
    table.all_pass(point=2)
    alice.is_asked("name a card", point=2)
    alice.chooses(GAINING.name, point=2)


@check("heralds-of-galactus/master-of-puppets", allowed={"endurance": range(-9, 2)})
def totals_before_master_of_puppets(table: VsTable, endurance: int = 0) -> None:
    """Both players have 0 endurance: the totals are level, though a stunned character of Alice is then KO'd and takes 1 from Bob."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(endurance)
    alice.has_resource(cards.MASTER_OF_PUPPETS, face_up=True)
    stunned = alice.controls(plain("Stunned Character"), stunned=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.declines()
    table.finds(stunned, KO_PILE, point=1)
    table.winner_is(None, point=1)


@check("heralds-of-galactus/master-of-puppets", allowed={"endurance": range(1, 51)})
def master_of_puppets_comes_too_late(table: VsTable, endurance: int = 1) -> None:
    """Bob has 1 endurance left. Alice leaves a character unrecovered: the endurance goes only in the next turn, and Alice hasn't won."""
    alice, bob = table.players
    bob.has_endurance(endurance)
    alice.has_resource(cards.MASTER_OF_PUPPETS, face_up=True)
    alice.controls(plain("Stunned Character"), stunned=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.declines()
    table.winner_is(None, point=2)
    bob.loses_in_all(0, point=2)
    table.chain_is("two cards", "Master of Puppets", point=2)
    table.all_pass()
    bob.loses_in_all(1)


@check("heralds-of-galactus/molecule-man-owen-reece")
def molecule_man_controls_the_copy(table: VsTable, gains: int = 3) -> None:
    """Bob's plot twist without a target is copied by Alice's Molecule Man: the copy resolves first, and it is Alice who gains from it."""
    alice, bob = table.players
    molecule_man, witness = alice.controls(cards.MOLECULE_MAN, counters=("cosmic",)), bob.holds(GAINING)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(witness))
    bob.passes()
    alice.does(table.use(molecule_man), "Witness of Gain", point=6)
    table.all_pass()
    table.chain_is("Witness of Gain", "copy of Witness of Gain", point=(2, 6))
    table.all_pass()
    alice.loses_in_all(-gains, point=1)
    bob.loses_in_all(0, point=1)
    table.resolve()
    bob.loses_in_all(-gains)


@check("heralds-of-galactus/molecule-man-owen-reece")
def copy_costs_nothing(table: VsTable) -> None:
    """The plot twist asks for a discard as additional cost; for the copy nobody discards anything."""
    alice, bob = table.players
    molecule_man, witness = alice.controls(cards.MOLECULE_MAN, counters=("cosmic",)), bob.holds(COSTLY_GAIN)
    paid, kept = bob.holds(plain("Bob's Card")), alice.holds(plain("Alice's Card"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(witness), paid)
    bob.passes()
    alice.does(table.use(molecule_man), "Witness of Cost")
    table.all_pass()
    table.nobody_is_asked(point=3)
    table.resolve(point=3)
    table.finds(kept, HAND, point=3)
    alice.loses_in_all(-3, point=3)


@check("heralds-of-galactus/molecule-man-owen-reece")
def copy_shares_text_type_and_source(table: VsTable) -> None:
    """The plot twist marks itself, so the copy does, too; and as an effect of a plot twist the copy can be copied in turn."""
    alice, bob = table.players
    mine, other = (seat.controls(cards.MOLECULE_MAN, counters=("cosmic",)) for seat in (alice, bob))
    witness = alice.has_resource(MARKING)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness))
    alice.does(table.use(mine), "Witness of Origin")
    table.all_pass()
    alice.passes()
    bob.does(table.use(other), "copy of Witness of Origin", point=4)
    table.resolve()
    table.counts(witness, "mark", 3, point=4)
    table.counts(mine, "mark", 0, point=4)


@check("heralds-of-galactus/molecule-man-owen-reece", allowed={"x": range(0, 8)})
def copy_keeps_what_was_settled(table: VsTable, x: int = 3) -> None:
    """X is 3, the mode is the gain, a character card of cost 2 was discarded: the copy brings 3 and 2 endurance like the original."""
    alice, _ = table.players
    molecule_man, witness = alice.controls(cards.MOLECULE_MAN, counters=("cosmic",)), alice.holds(SETTLED)
    paid = alice.holds(plain("Discarded Card", 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness, x=x), "gain X", paid)
    alice.does(table.use(molecule_man), "Witness of Settlement")
    table.all_pass()
    table.nobody_is_asked(point=5)
    table.all_pass(point=5)
    alice.loses_in_all(-5, point=5)


@check("heralds-of-galactus/molecule-man-owen-reece")
def copy_may_keep_its_target(table: VsTable) -> None:
    """Alice keeps the target of the original for the copy: that character gets the bonus twice."""
    alice, _ = table.players
    molecule_man, witness = alice.controls(cards.MOLECULE_MAN, counters=("cosmic",)), alice.holds(STRENGTH)
    aimed_at = alice.controls(plain("Aimed At"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness), aimed_at)
    alice.does(table.use(molecule_man), "Witness of Aim")
    table.all_pass()
    alice.is_asked("whether to pick a new target", optional=True, point=7)
    alice.declines(point=7)
    table.resolve()
    table.shows(aimed_at, atk=7, point=7)


@check("heralds-of-galactus/molecule-man-owen-reece")
def new_target_must_be_legal(table: VsTable) -> None:
    """Alice picks another target for the copy: only her own characters are legal ones."""
    alice, bob = table.players
    molecule_man, witness = alice.controls(cards.MOLECULE_MAN, counters=("cosmic",)), alice.holds(STRENGTH)
    aimed_at, other, foreign = alice.controls(plain("Aimed At")), alice.controls(plain("Other")), bob.controls(plain("Foreign"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness), aimed_at)
    alice.does(table.use(molecule_man), "Witness of Aim")
    table.all_pass()
    alice.agrees(point=7)
    alice.is_asked("target", offers=(aimed_at, other), not_offers=(foreign,), point=8)
    alice.chooses(other, point=(7, 8))
    table.resolve()
    table.shows(aimed_at, atk=4)
    table.shows(other, atk=4, point=7)
