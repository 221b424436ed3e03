"""Dewoz to Ego the Living Planet."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.objects import target
from judge.engine.patterns import On
from judge.engine.powers import Played, whenever
from judge.engine.select import SELF, YOURS
from judge.games.vs_system.cards.heralds_of_galactus import d_to_i as cards
from judge.games.vs_system.model.board import ATTACK_STEP, COMBAT, FRONT, HIDDEN, RECOVERY, SUPPORT, VISIBLE, Spot
from judge.games.vs_system.model.cards import Character, Location, PlotTwist
from judge.games.vs_system.words.effects import gain, ready, turn_face_down
from judge.games.vs_system.words.extra_steps import AdditionalStep
from judge.games.vs_system.words.selectors import CHARACTERS, IN_RESOURCE_ROW, LOCATIONS
from judge.proving.tables.vs_system import VsTable, check, plain

# Witness cards: what a ruling leaves to the reader's imagination, or what makes the difference to its misreading visible.
LOOKOUT = Character(
    name="Lookout", cost=1,
    powers=(replace(whenever(On("reposition", CHARACTERS & YOURS & ~SELF)) >> gain(1), once_per_batch=True),),
)  # fmt: skip
READY_TWIST = PlotTwist(name="Ready Twist", powers=(Played(effect=ready(target(LOCATIONS & IN_RESOURCE_ROW))),))
COVER_TWIST = PlotTwist(
    name="Cover Twist", powers=(Played(effect=turn_face_down(target(LOCATIONS & IN_RESOURCE_ROW))),)
)
PLACE, OTHER_PLACE = Location(name="Place"), Location(name="Other Place")
WATCHER = Character(
    name="Watcher", cost=1, powers=(replace(whenever(On("ready", LOCATIONS)) >> gain(1), once_per_batch=True),)
)
STEP_TWIST = PlotTwist(name="Step Twist", powers=(Played(effect=AdditionalStep(COMBAT, ATTACK_STEP)),))

_FIRST = "means the same: where one player decides it is the controller, the first in turn order from himself"

EXCUSES: dict[tuple[str, str, str], str] = {
    ("Dr. Doom, Latverian Monarch", "[0].cost.objects.when", "START"): "means the same: a cost is chosen and paid at one go",
    ("Dr. Doom, Latverian Monarch", "[0].cost.objects.who.whose", "EVERYONES"): _FIRST,
    ("Dr. Doom, Latverian Monarch", "[0].effect.second.changes[0].power.once_per_batch", "True"):
        "means the same: steps begin one at a time",
    ("Dr. Doom, Latverian Monarch", "[0].effect.link", "IF_YOU_DO"): "means the same: the additional step is always given",
}  # fmt: skip

DEWOZ = "heralds-of-galactus/dewoz-dark-reflection"
EGO = "heralds-of-galactus/ego-the-living-planet"


@check(DEWOZ)
def dewoz_moves_alone(table: VsTable) -> None:
    """Dewoz, alone in the column, uses the power: Dewoz moves, and the character of the next column stays."""
    alice, bob = table.players
    dewoz, neighbor = alice.controls(cards.DEWOZ), alice.controls(plain("Neighbor"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(dewoz), point=1)
    table.resolve()
    alice.chooses("hidden area")
    alice.chooses("front row")
    table.stands(dewoz, FRONT, HIDDEN, point=1)
    table.stands(neighbor, FRONT, VISIBLE, point=1)
    alice.cannot(table.use(dewoz), only_because="vs/act.once")
    alice.loses_in_all(2)
    bob.loses_in_all(0)


@check(DEWOZ)
def dewoz_moves_with_a_companion(table: VsTable) -> None:
    """Dewoz and the character behind Dewoz move to the area chosen on resolution, and come to stand in other rows there."""
    alice, _ = table.players
    dewoz, companion = alice.controls(cards.DEWOZ), alice.controls(plain("Companion"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(dewoz))
    table.nobody_is_asked(point=2)
    table.resolve()
    alice.is_asked("which area", offers=(VISIBLE, HIDDEN), point=2)
    alice.chooses("hidden area", point=3)
    alice.is_asked("where Dewoz goes", point=3)
    alice.chooses("support row", point=5)
    alice.is_asked("where Companion goes", point=3)
    alice.chooses("front row", point=5)
    table.stands(dewoz, SUPPORT, HIDDEN, point=(3, 5))
    table.stands(companion, FRONT, HIDDEN, point=(3, 5))


@check(DEWOZ)
def dewoz_and_companion_are_lifted_together(table: VsTable) -> None:
    """Dewoz is set down first, the companion where Dewoz isn't; a witness that sees characters move sees a single move of both."""
    alice, _ = table.players
    dewoz, _ = alice.controls(cards.DEWOZ), alice.controls(plain("Companion"), row=SUPPORT, column=0)
    alice.controls(LOOKOUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(dewoz))
    table.resolve()
    alice.chooses("visible area")
    alice.is_asked("where Dewoz goes", offers=(Spot(SUPPORT, 0), Spot(FRONT, 0)), point=4)
    alice.chooses(Spot(FRONT, 2))
    alice.is_asked(
        "where Companion goes", offers=(Spot(FRONT, 0), Spot(SUPPORT, 2)), not_offers=(Spot(FRONT, 2),), point=4
    )
    alice.chooses(Spot(SUPPORT, 2))
    table.chain_is("gain 1", point=4)
    table.resolve()
    alice.loses_in_all(1, point=4)


@check("heralds-of-galactus/dr-doom-latverian-monarch")
def dr_doom_adds_an_attack_step(table: VsTable) -> None:
    """Dr. Doom KO's a character in Alice's attack step: another one of hers comes next, with everybody ready, and Bob's only then."""
    alice, bob = table.players
    doom, victim = alice.controls(cards.DR_DOOM, exhausted=True, counters=("cosmic",)), alice.controls(plain("Minion"))
    veteran, foe = alice.controls(plain("Veteran"), exhausted=True), bob.controls(plain("Foe"), exhausted=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(doom))
    alice.is_asked("choose", offers=(doom, victim), not_offers=(foe,))
    alice.chooses(victim)
    table.resolve()
    alice.cannot(table.use(doom), only_because="vs/act.once")
    table.is_(doom, "exhausted")
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice, point=1)
    table.resolve()
    for own in (doom, veteran):
        table.is_(own, "exhausted", False)
    table.is_(foe, "exhausted")
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob, point=2)


@check("heralds-of-galactus/dr-doom-latverian-monarch")
def dr_doom_readies_in_the_next_attack_step_only(table: VsTable) -> None:
    """In Dr. Doom's attack step Alice plays for a third one: it comes ahead of Bob's too, but Dr. Doom readies nobody in it."""
    alice, bob = table.players
    doom, victim = alice.controls(cards.DR_DOOM, counters=("cosmic",)), alice.controls(plain("Minion"))
    twist = alice.holds(STEP_TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(doom), victim)
    table.resolve()
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice, point=1)
    table.chain_is("ready")
    table.resolve()
    alice.does(table.play(twist))
    table.resolve()
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice)
    table.chain_is()
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob)


@check(EGO)
def egos_hold_ends_for_good(table: VsTable) -> None:
    """Ego readies in mid-turn and is exhausted again for another location: the first captive readies in the wrap-up, the second not."""
    alice, _ = table.players
    ego, first, second = (alice.has_resource(card, face_up=True) for card in (cards.EGO, PLACE, OTHER_PLACE))
    twist = alice.holds(READY_TWIST)
    table.begin(RECOVERY)
    alice.does(table.use(ego), first)
    table.resolve()
    alice.does(table.play(twist), ego)
    table.resolve()
    alice.does(table.use(ego), second)
    table.resolve()
    table.all_pass()
    alice.is_asked("which of these ready", offers=(ego,), optional=True)
    alice.chooses()
    table.is_(first, "exhausted", False, point=1)
    table.is_(second, "exhausted", point=1)


@check(EGO)
def ego_readies_before_it_holds(table: VsTable) -> None:
    """Ego readies and is activated again in response to itself: the location of the first activation isn't held, that of the second is."""
    alice, _ = table.players
    ego, first, second = (alice.has_resource(card, face_up=True) for card in (cards.EGO, PLACE, OTHER_PLACE))
    twist = alice.holds(READY_TWIST)
    table.begin(RECOVERY)
    alice.does(table.use(ego), first)
    alice.does(table.play(twist), ego)
    table.all_pass()
    alice.does(table.use(ego), second)
    table.resolve()
    for place in (first, second):
        table.is_(place, "exhausted")
    table.all_pass()
    alice.chooses()
    table.is_(first, "exhausted", False, point=1)
    table.is_(second, "exhausted", point=1)


@check(EGO)
def ego_and_captive_ready_together(table: VsTable) -> None:
    """Alice lets Ego ready in the wrap-up: Bob's captive location readies with it, and a witness that sees places ready triggers once."""
    alice, bob = table.players
    alice.controls(WATCHER)
    ego, captive = alice.has_resource(cards.EGO, face_up=True), bob.has_resource(PLACE, face_up=True)
    table.begin(RECOVERY)
    alice.does(table.use(ego), captive)
    table.resolve()
    table.all_pass()
    alice.chooses(ego)
    table.is_(ego, "exhausted", False, point=2)
    table.is_(captive, "exhausted", False, point=2)
    table.chain_is("each player draws", "gain 1", point=2)


@check(EGO)
def two_egos_hold_each_other(table: VsTable) -> None:
    """Bob answers Alice's activation on his Ego by activating it on hers: in the wrap-up both want to ready, and neither can."""
    alice, bob = table.players
    egos = alice.has_resource(cards.EGO, face_up=True), bob.has_resource(cards.EGO, face_up=True)
    table.begin(RECOVERY)
    alice.does(table.use(egos[0]), egos[1])
    alice.passes()
    bob.does(table.use(egos[1]), egos[0])
    table.resolve()
    table.all_pass()
    alice.chooses(egos[0])
    bob.chooses(egos[1])
    table.is_(egos[0], "exhausted", point=3)
    table.is_(egos[1], "exhausted", point=3)


@check(EGO)
def captive_stays_held_face_down(table: VsTable) -> None:
    """The captive location is turned face down; Ego stays exhausted, so the wrap-up doesn't ready the captive."""
    alice, bob = table.players
    ego, captive, twist = (
        alice.has_resource(cards.EGO, face_up=True),
        bob.has_resource(PLACE, face_up=True),
        bob.holds(COVER_TWIST),
    )
    table.begin(RECOVERY)
    alice.does(table.use(ego), captive)
    table.resolve()
    alice.passes()
    bob.does(table.play(twist), captive)
    table.resolve()
    table.all_pass()
    alice.chooses()
    table.is_(captive, "face down")
    table.is_(captive, "exhausted", point=4)


@check(EGO)
def face_down_ego_holds_until_the_wrap_up(table: VsTable) -> None:
    """Ego is turned face down while it holds: a card can't ready the captive now; in the wrap-up both ready, and nobody is asked."""
    alice, bob = table.players
    ego, captive = alice.has_resource(cards.EGO, face_up=True), bob.has_resource(PLACE, face_up=True)
    cover, key = bob.holds(COVER_TWIST), bob.holds(READY_TWIST)
    table.begin(RECOVERY, initiative=bob)
    bob.passes()
    alice.does(table.use(ego), captive)
    table.resolve()
    for twist, place in ((cover, ego), (key, captive)):
        bob.does(table.play(twist), place)
        table.resolve()
    table.is_(captive, "exhausted", point=5)
    table.all_pass()
    table.nobody_is_asked(point=6)
    table.is_(ego, "exhausted", False, point=6)
    table.is_(captive, "exhausted", False, point=6)
