"""General rulings: terraform, revealing from hand as a cost; The Kyln."""

from __future__ import annotations

from judge.engine.negating import EffectsOnChain, Negate, target_effect
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.engine.select import OwnedBy
from judge.engine.whose import Whose
from judge.games.vs_system.cards.heralds_of_galactus.general_b import THE_KYLN
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    CHAIN,
    COMBAT,
    DRAW,
    FACE_DOWN,
    HAND,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
    RESOURCES,
)
from judge.games.vs_system.model.cards import Location, PlotTwist, names
from judge.games.vs_system.words.effects import ko, recover, stun, to_ko_pile, turn_face_down
from judge.games.vs_system.words.selectors import CHARACTERS, IN_HAND, IN_RESOURCE_ROW, LOCATIONS
from judge.proving.tables.vs_system import VsTable, check, plain

PLANET = Location(name="Planet", cost=1, keywords=names("terraform"))
OLD_CARD = PlotTwist(name="Old Card")
FIRST_AID = PlotTwist(name="First Aid", powers=(Played(effect=recover(target(CHARACTERS))),))
STUN_RAY = PlotTwist(name="Stun Ray", powers=(Played(effect=stun(target(CHARACTERS))),))
COVER = PlotTwist(name="Cover", powers=(Played(effect=turn_face_down(target(LOCATIONS & IN_RESOURCE_ROW))),))
COFFIN = PlotTwist(name="Coffin", powers=(Played(effect=ko(target(CHARACTERS))),))
EMPTY_HANDS = PlotTwist(name="Empty Hands", powers=(Played(effect=to_ko_pile(OwnedBy(Whose.OPPONENTS) & IN_HAND)),))
_FIRST = "means the same: where one player decides it is the controller, the first in turn order from himself"
_ON_AN_OBJECT = "means the same: being flipped befalls the location and is done by no player"

EXCUSES: dict[tuple[str, str, str], str] = {
    ("The Kyln", "[0].cost.objects.when", "START"): "means the same: a cost is chosen and paid at one go",
    ("The Kyln", "[0].cost.objects.who.whose", "EVERYONES"): _FIRST,
    ("The Kyln", "[1].pattern.whose", "*"): _ON_AN_OBJECT,
    ("The Kyln", "[1].effect.objects.when", "RESOLUTION"): "means the same: a target is picked as the effect is announced",
    ("The Kyln", "[1].effect.objects.who.whose", "EVERYONES"): _FIRST,
    ("The Kyln", "[1].once_per_batch", "True"): "means the same: one location is flipped at a time",
}  # fmt: skip

REFUSAL = PlotTwist(
    name="Refusal", powers=(Played(effect=Negate(target_effect(EffectsOnChain(Whose.OPPONENTS, ("payment",))))),)
)


# 4 Terraform, 4.1 Revealing from hand as cost


@check("heralds-of-galactus/4-terraform")
def terraform_exchanges_a_resource(table: VsTable) -> None:
    """A revealed planet changes places with a face-down resource of its player's, and lies face down in the row."""
    alice, bob = table.players
    planet, own = alice.holds(PLANET), alice.has_resource(OLD_CARD)
    face_up, foreign = alice.has_resource(OLD_CARD, face_up=True), bob.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.nobody_is_asked(point=1)
    table.chain_is("Planet", point=1)
    table.finds(own, PLAY, point=1)
    table.resolve()
    alice.agrees()
    alice.is_asked("face-down resource", offers=(own,), not_offers=(face_up, foreign), point=4)
    alice.chooses(own, point=4)
    alice.has_in_hand(own, point=1)
    table.stands(planet, RESOURCES, None, point=1)
    table.is_(planet, FACE_DOWN, point=6)


@check("heralds-of-galactus/4-terraform")
def terraform_may_return_nothing(table: VsTable) -> None:
    """As terraform resolves its player may return no resource, and then the location stays out of the row; next time it enters."""
    alice, _ = table.players
    planet, own = alice.holds(PLANET), alice.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.is_asked("whether", optional=True, point=2)
    alice.declines(point=2)
    table.finds(own, PLAY, point=2)
    table.finds(planet, HAND, point=3)
    alice.does(table.use(planet))
    table.resolve()
    alice.agrees()
    alice.chooses(own)
    table.stands(planet, RESOURCES, None, point=3)


@check("heralds-of-galactus/4-terraform")
def terraform_returns_a_borrowed_card(table: VsTable) -> None:
    """A resource that the opponent owns goes to the opponent's hand."""
    alice, bob = table.players
    planet, borrowed = alice.holds(PLANET), alice.has_resource(OLD_CARD, owner=bob)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.agrees()
    alice.chooses(borrowed)
    bob.has_in_hand(borrowed, point=5)


@check("heralds-of-galactus/4-terraform")
def terraform_works_from_hand_in_your_recruit_step(table: VsTable) -> None:
    """Terraform can't be used from the resource row, nor from hand in the opponent's recruit step."""
    alice, bob = table.players
    alice.has_resource(OLD_CARD)
    laid, held, others = alice.has_resource(PLANET), alice.holds(PLANET), bob.holds(PLANET)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(held), point=(7, 8))
    alice.cannot(table.use(laid), only_because="vs/act.power", point=7)
    bob.cannot(table.use(others), only_because="text", point=8)


@check("heralds-of-galactus/4-terraform")
def terraform_in_the_combat_phase(table: VsTable) -> None:
    """Terraform can't be used in one's own attack step."""
    alice, _ = table.players
    alice.has_resource(OLD_CARD)
    planet = alice.holds(PLANET)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(planet), only_because="text", point=8)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def revealed_planet_waits_on_the_chain(table: VsTable) -> None:
    """The revealed planet is on the chain: an opponent's discard in response doesn't touch it, and it then enters the row."""
    alice, bob = table.players
    planet, own, spare = alice.holds(THE_KYLN), alice.has_resource(OLD_CARD), alice.holds(OLD_CARD)
    twist = bob.holds(EMPTY_HANDS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.finds(planet, CHAIN, point=1)
    alice.passes()
    bob.does(table.play(twist))
    table.all_pass()
    table.finds(spare, KO_PILE)
    table.finds(planet, CHAIN, point=1)
    table.resolve()
    alice.agrees(point=1)
    alice.chooses(own)
    table.finds(planet, PLAY, point=1)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def terraform_is_negated(table: VsTable) -> None:
    """A planet whose terraform effect is negated goes back to hand."""
    alice, bob = table.players
    planet, own, refusal = alice.holds(PLANET), alice.has_resource(OLD_CARD), bob.holds(REFUSAL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    alice.passes()
    bob.does(table.play(refusal), "Planet")
    table.resolve()
    table.finds(own, PLAY)
    alice.has_in_hand(planet, point=2)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def terraform_comes_to_nothing(table: VsTable) -> None:
    """With no face-down resource to return nobody is asked, and the planet goes back to hand."""
    alice, _ = table.players
    planet, row = alice.holds(PLANET), alice.has_resource(OLD_CARD, face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    table.nobody_is_asked(point=3)
    table.finds(row, PLAY)
    alice.has_in_hand(planet, point=3)


@check("heralds-of-galactus/4.1-revealing-from-hand-as-cost")
def terraform_is_declined(table: VsTable) -> None:
    """Alice decides against returning a resource: the planet goes back to hand."""
    alice, _ = table.players
    planet, own = alice.holds(PLANET), alice.has_resource(OLD_CARD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.declines()
    table.finds(own, PLAY)
    alice.has_in_hand(planet, point=3)


# The Kyln


@check("heralds-of-galactus/the-kyln", follows={3: "heralds-of-galactus/the-kyln#2"})
def prisoner_of_the_kyln(table: VsTable) -> None:
    """The Kyln's prisoner can neither recover nor be KO'd as the turn ends, so it lies in play stunned; in the next turn it recovers."""
    alice, bob = table.players
    bob.has_resource(OLD_CARD)
    kyln, guard = bob.has_resource(THE_KYLN), bob.controls(plain("Guard"))
    prisoner, other = (
        alice.controls(plain("Prisoner"), stunned=True),
        alice.controls(plain("Other Stunned"), stunned=True),
    )
    free = alice.controls(plain("Free Character"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.flip(kyln))
    bob.is_asked("choose", offers=(guard,), not_offers=(prisoner, free))
    bob.chooses(guard)
    table.is_(guard, "exhausted")
    bob.is_asked("target", offers=(prisoner, other), not_offers=(guard, free), optional=False)
    bob.chooses(prisoner)
    table.resolve()
    table.goes_on_to(DRAW)
    alice.chooses(prisoner)
    table.step_is(DRAW)
    table.is_(prisoner, "stunned", point=(1, 3))
    table.finds(prisoner, PLAY, point=(2, 3))
    table.finds(other, KO_PILE)
    table.goes_on_to(RECOVERY)
    table.goes_on_to(DRAW)
    alice.chooses(prisoner)
    table.is_(prisoner, "stunned", False, point=1)


@check("heralds-of-galactus/the-kyln")
def kyln_binds_only_in_the_recovery_phase(table: VsTable) -> None:
    """The Kyln's prisoner can be recovered before the recovery phase; stunned again and picked in the wrap-up, it stays stunned."""
    alice, bob = table.players
    bob.has_resource(OLD_CARD)
    kyln, guard = bob.has_resource(THE_KYLN), bob.controls(plain("Guard"))
    prisoner, aid, ray = alice.controls(plain("Prisoner"), stunned=True), alice.holds(FIRST_AID), alice.holds(STUN_RAY)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.flip(kyln), guard, prisoner)
    table.resolve()
    bob.passes()
    alice.does(table.play(aid), prisoner)
    table.resolve()
    table.is_(prisoner, "stunned", False, point=1)
    bob.passes()
    alice.does(table.play(ray), prisoner)
    table.resolve()
    table.goes_on_to(DRAW)
    alice.chooses(prisoner)
    table.is_(prisoner, "stunned", point=1)
    table.finds(prisoner, PLAY, point=2)


@check("heralds-of-galactus/the-kyln")
def prisoner_is_kod_in_combat(table: VsTable) -> None:
    """The Kyln, flipped twice in a turn, has two prisoners: one is KO'd in the combat phase, the other can't be in the recovery phase."""
    alice, bob = table.players
    bob.has_resource(OLD_CARD)
    kyln, guards, cover = (
        bob.has_resource(THE_KYLN),
        [bob.controls(plain(f"Guard {n}")) for n in (1, 2)],
        bob.holds(COVER),
    )
    first, second = (alice.controls(plain(f"Prisoner {n}"), stunned=True) for n in (1, 2))
    aid, coffins = alice.holds(FIRST_AID), [bob.holds(COFFIN) for _ in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.flip(kyln), guards[0], first)
    table.resolve()
    bob.does(table.play(cover), kyln)
    table.resolve()
    bob.does(table.flip(kyln), guards[1], second)
    table.resolve()
    bob.does(table.play(coffins[0]), first)
    table.resolve()
    table.finds(first, KO_PILE, point=2)
    table.goes_on_to(RECOVERY)
    alice.does(table.play(aid), second)
    table.resolve()
    table.is_(second, "stunned", point=1)
    alice.passes()
    bob.does(table.play(coffins[1]), second)
    table.resolve()
    table.finds(second, PLAY, point=2)
    table.goes_on_to(DRAW)
    alice.chooses(second)
    table.is_(second, "stunned", point=1)
    table.finds(second, PLAY, point=2)
