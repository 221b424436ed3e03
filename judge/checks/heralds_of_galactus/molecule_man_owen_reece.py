"""Molecule Man, Owen Reece"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import CHARGE_ONE, GAIN_THREE
from judge.games.vs_system.cards.heralds_of_galactus.molecule_man_owen_reece import MOLECULE_MAN
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTER_CARDS,
    CHARACTERS,
    COMBAT,
    HAND,
    IN_HAND,
    KO_PILE,
    ON_START,
    OWNED,
    SELF,
    YOURS,
    AddCounter,
    Adds,
    Move,
    NumberOf,
    OneOf,
    Played,
    PlotTwist,
    X,
    choice,
    discard,
    gain,
    lose,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/molecule-man-owen-reece#9": "it only says where examples stand, in a document that isn't part of the corpus",
}


LASTING_TWIST = PlotTwist(name="Lasting Witness", ongoing=True, powers=(Played(effect=gain(3)),))

DISCARD_AND_GAIN = PlotTwist(name="Paying Witness", powers=(Played(cost=discard(), effect=gain(3)),))

MARK_ITSELF = PlotTwist(name="Marking Witness", powers=(Played(effect=AddCounter(SELF, "mark")),))

STRENGTHEN_OWN = PlotTwist(
    name="Own-Strengthening Witness", powers=(Played(effect=this_turn(target(CHARACTERS & YOURS), Adds("atk", 3))),)
)

DISCARDED = choice(OWNED & IN_HAND & CHARACTER_CARDS, name="a character card to discard")

MODES = OneOf((("gain X", gain(X())), ("lose X", lose(X()))), when=ON_START)

GAIN_AS_SETTLED = PlotTwist(
    name="Settling Witness",
    powers=(Played(cost=Move(DISCARDED, KO_PILE), effect=MODES.then(gain(NumberOf(DISCARDED, "cost")))),),
)


@check("heralds-of-galactus/molecule-man-owen-reece")
def molecule_man_controls_the_copy(table: VsTable) -> None:
    """Bob's plot twist without a target is copied by Alice's Molecule Man: the copy resolves first, and it is Alice who gains from it."""
    alice, bob = table.players
    molecule_man, witness = alice.controls(MOLECULE_MAN, counters=("cosmic",)), bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(witness))
    bob.passes()
    alice.does(table.use(molecule_man), "Gaining Witness", point=6)
    table.all_pass()
    table.chain_is("Gaining Witness", "copy of Gaining Witness", point=2)
    table.all_pass()
    alice.loses_in_all(-3, point=1)
    bob.loses_in_all(0, point=(1, 2))
    table.resolve()
    bob.loses_in_all(-3)


@check("heralds-of-galactus/molecule-man-owen-reece")
def copy_costs_nothing(table: VsTable) -> None:
    """The plot twist asks for a discard as additional cost; for the copy nobody discards anything."""
    alice, bob = table.players
    molecule_man, witness = alice.controls(MOLECULE_MAN, counters=("cosmic",)), bob.has_in_hand(DISCARD_AND_GAIN)
    paid, kept = bob.has_in_hand(plain("Bob's Card")), alice.has_in_hand(plain("Alice's Card"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(witness), paid)
    bob.passes()
    alice.does(table.use(molecule_man), "Paying Witness")
    table.all_pass()
    table.nobody_is_asked(point=3)
    table.resolve(point=3)
    table.finds(kept, HAND, point=control(3, "nothing has been discarded"))
    alice.loses_in_all(-3, point=3)


@check("heralds-of-galactus/molecule-man-owen-reece")
def copy_shares_text_type_and_source(table: VsTable) -> None:
    """The copy is an effect of a plot twist with the same text, so it can be copied in turn, and each copy does what the text says."""
    alice, bob = table.players
    mine, other = (seat.controls(MOLECULE_MAN, counters=("cosmic",)) for seat in (alice, bob))
    witness = alice.has_resource(MARK_ITSELF)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness))
    alice.does(table.use(mine), "Marking Witness")
    table.all_pass()
    alice.passes()
    bob.does(table.use(other))
    bob.is_asked("target", offers=("copy of Marking Witness",), point=4)
    bob.chooses("copy of Marking Witness")
    table.resolve()
    table.counts(witness, "mark", 3, point=control(4, "the copy of the copy resolves, too"))


@check("heralds-of-galactus/molecule-man-owen-reece")
def copy_has_the_plot_twist_as_source(table: VsTable) -> None:
    """The plot twist puts a counter on itself; its copy puts one there, too, and none on Molecule Man."""
    alice, _ = table.players
    molecule_man, witness = alice.controls(MOLECULE_MAN, counters=("cosmic",)), alice.has_resource(MARK_ITSELF)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness))
    alice.does(table.use(molecule_man), "Marking Witness")
    table.all_pass()
    table.all_pass()
    table.counts(witness, "mark", 1, point=4)
    table.counts(molecule_man, "mark", 0, point=4)
    table.resolve()
    table.counts(witness, "mark", 2, point=4)


@check("heralds-of-galactus/molecule-man-owen-reece")
def molecule_man_copies_one_effect_a_turn(table: VsTable) -> None:
    """Without an effect of a plot twist there is nothing to copy; with a cosmic counter again it is one copy a turn all the same."""
    alice, _ = table.players
    molecule_man, witness = alice.controls(MOLECULE_MAN, counters=("cosmic",)), alice.has_in_hand(GAIN_THREE)
    charge = alice.has_in_hand(CHARGE_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(molecule_man), only_because="target")
    alice.does(table.play(witness))
    alice.does(table.use(molecule_man), "Gaining Witness")
    table.all_pass()
    alice.does(table.play(charge), molecule_man)
    table.all_pass()
    table.counts(molecule_man, "cosmic", 1)
    alice.cannot(table.use(molecule_man), only_because="vs/act.once")
    table.resolve()
    alice.loses_in_all(-6)


@check("heralds-of-galactus/molecule-man-owen-reece", allowed={"x": range(0, 8)})
def copy_keeps_what_was_settled(table: VsTable, x: int = 3) -> None:
    """X is 3, the mode is the gain, a character card of cost 2 was discarded: the copy brings 3 and 2 endurance like the original."""
    alice, _ = table.players
    molecule_man, witness = alice.controls(MOLECULE_MAN, counters=("cosmic",)), alice.has_in_hand(GAIN_AS_SETTLED)
    paid = alice.has_in_hand(plain("Discarded Card", 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness, x=x), "gain X", paid)
    alice.does(table.use(molecule_man), "Settling Witness")
    table.all_pass()
    table.nobody_is_asked(point=5)
    table.resolve()
    alice.loses_in_all(-10, point=5)


@check("heralds-of-galactus/molecule-man-owen-reece")
def copy_may_keep_its_target(table: VsTable) -> None:
    """Alice keeps the target of the original for the copy: that character gets the bonus twice."""
    alice, _ = table.players
    molecule_man, witness = alice.controls(MOLECULE_MAN, counters=("cosmic",)), alice.has_in_hand(STRENGTHEN_OWN)
    aimed_at = alice.controls(plain("Aimed At"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness), aimed_at)
    alice.does(table.use(molecule_man), "Own-Strengthening Witness")
    table.all_pass()
    alice.is_asked("whether to pick a new target", optional=True, point=7)
    alice.declines(point=7)
    table.resolve()
    table.shows(aimed_at, atk=7, point=control(7, "the copy takes effect on it like the original"))


@check("heralds-of-galactus/molecule-man-owen-reece")
def new_target_must_be_legal(table: VsTable) -> None:
    """Alice picks another target for the copy: only her own characters are legal ones."""
    alice, bob = table.players
    molecule_man, witness = alice.controls(MOLECULE_MAN, counters=("cosmic",)), alice.has_in_hand(STRENGTHEN_OWN)
    aimed_at, other, foreign = (
        alice.controls(plain("Aimed At")),
        alice.controls(plain("Other")),
        bob.controls(plain("Foreign")),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(witness), aimed_at)
    alice.does(table.use(molecule_man), "Own-Strengthening Witness")
    table.all_pass()
    alice.agrees(point=7)
    alice.is_asked("target", offers=(aimed_at, other), point=control(8, "her own characters are legal targets"))
    alice.is_asked("target", not_offers=(foreign,), point=8)
    alice.chooses(other)
    table.resolve()
    table.shows(aimed_at, atk=4)
    table.shows(other, atk=4, point=control(7, "the copy takes effect on the new target"))


@check("heralds-of-galactus/molecule-man-owen-reece")
def an_ongoing_plot_twist_is_not_copied(table: VsTable) -> None:
    """Bob plays an ongoing plot twist and, in another chain, one that isn't: Alice's Molecule Man can copy only the second one's effect."""
    alice, bob = table.players
    molecule_man = alice.controls(MOLECULE_MAN, counters=("cosmic",))
    lasting, other = bob.has_in_hand(LASTING_TWIST), bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(lasting))
    table.chain_is("Lasting Witness")
    bob.passes()
    alice.cannot(table.use(molecule_man), only_because="target", point=control(6, "its text leaves out ongoing ones"))
    alice.passes()
    bob.does(table.play(other))
    bob.passes()
    alice.can(table.use(molecule_man), point=6)
