"""Shift"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import BANISH, FETCH, KATE_KANE, NEGATE_ONE, RECRUIT_GRANT, SCHEMER
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    HAND,
    IN_HAND,
    IN_RESOURCE_ROW,
    KO_PILE,
    OPPONENTS,
    PLAY,
    POINTS,
    RECRUIT_STEP,
    REMOVED,
    SELF,
    YOURS,
    AddCounter,
    ChangeNumber,
    EffectsOnChain,
    InZone,
    Location,
    Negate,
    PayPoints,
    Played,
    PlotTwist,
    RemoveShifted,
    Whose,
    choice,
    comes_into_play,
    gain,
    gain_points_for_powers,
    ko,
    remove_from_game,
    target,
    target_effect,
    to_hand,
    whenever,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_remix import RemixTable, check, plain

TRAVELLER = plain("Traveller", 3, keywords=("shift",))

RECALL = PlotTwist(
    name="Recalling Witness",
    powers=(Played(effect=to_hand(choice(InZone((REMOVED,)) & YOURS, name="a removed card"))),),
)

DISCHARGE = PlotTwist(name="Discharging Witness", powers=(Played(effect=remove_from_game(choice(IN_HAND & YOURS))),))

MARK_ONE = PlotTwist(name="Marking Witness", powers=(Played(effect=AddCounter(target(CHARACTERS), "shift")),))

RUIN_ONE = PlotTwist(name="Ruining Witness", powers=(Played(effect=ko(target(IN_RESOURCE_ROW & OPPONENTS))),))

POINTS_GRANT = PlotTwist(name="Points Grant Witness", powers=(Played(effect=ChangeNumber(POINTS, 2)),))

# Its triggered power is for what negates triggered effects.
GREETER = replace(plain("Greeting Witness"), powers=(whenever(comes_into_play(CHARACTERS & YOURS & ~SELF)) >> gain(3),))

NULLIFIER = PlotTwist(
    name="Ultimate Nullifier",
    version="one way trip",
    powers=(Played(effect=Negate(target_effect(EffectsOnChain(Whose.OPPONENTS, ("payment", "triggered"))))),),
)

POWER_GRANT = PlotTwist(name="Power Grant Witness", powers=(Played(effect=gain_points_for_powers(2)),))

SPENDER = replace(plain("Spending Witness"), powers=(PayPoints(1) >> gain(3),))

BLINK = PlotTwist(name="Blinking Witness", powers=(Played(effect=RemoveShifted(target(CHARACTERS), 3)),))


@check("remix-glossary/shift")
def traveller_shifts_out_and_in(table: RemixTable) -> None:
    """Cost 3: Alice pays 2 points and shifts the card out with 2 counters, pays for a third, and for all three it enters play."""
    alice, _ = table.players
    alice.has_resources(5)
    card = alice.has_in_hand(TRAVELLER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card))
    alice.is_asked("how many", not_offers=(0,), point=4)
    alice.is_asked("how many", offers=(1, 2, 5), not_offers=(6,))
    alice.chooses(2)
    alice.has_points(3)
    table.resolve()
    table.finds(card, REMOVED, point=(1, 2))
    table.is_(card, "shifted")
    table.counts(card, "shift", 2, point=2)
    alice.cannot(table.use(card, 1), only_because="vs/act.pay", point=12)
    alice.does(table.use(card))
    alice.has_points(2, point=9)
    table.resolve()
    table.counts(card, "shift", 3, point=(1, 9))
    alice.does(table.use(card))
    table.resolve()
    table.counts(card, "shift", 3, point=16)
    table.has_happened("recruit", card, times=0, point=10)
    alice.does(table.use(card, 1))
    table.counts(card, "shift", 0, point=12)
    table.resolve()
    alice.chooses("front row")
    table.finds(card, PLAY)


@check("remix-glossary/shift")
def traveller_comes_into_play(table: RemixTable) -> None:
    """With its three counters a shifted card of cost 3 comes into play: three resources are enough."""
    alice, _ = table.players
    alice.has_resources(3)
    card, blink = alice.controls(TRAVELLER), alice.has_in_hand(BLINK)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.use(card, 1))
    table.resolve()
    alice.is_asked("goes", offers=("front row",), point=(1, 12))
    alice.chooses("front row")
    table.finds(card, PLAY)


@check("remix-glossary/shift")
def namesake_of_a_traveller(table: RemixTable) -> None:
    """As a card is shifted into play, another character and a location of its name go to the KO'd pile; Bob's location stays."""
    alice, _ = table.players
    alice.has_resources(3)
    card, blink = alice.controls(TRAVELLER), alice.has_in_hand(BLINK)
    namesake = alice.controls(plain("Traveller", 1, version="Other"))
    own, foreign = (seat.has_resource(Location(name="Traveller"), face_up=True) for seat in table.players)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.use(card, 1))
    table.resolve()
    alice.chooses("front row")
    table.finds(namesake, KO_PILE, point=18)
    table.finds(own, KO_PILE, point=18)
    table.finds(foreign, PLAY)


@check("remix-glossary/shift")
def namesake_of_a_fetched_traveller(table: RemixTable) -> None:
    """An effect, not its own power, puts the shifted card into play: its namesake and the location of its name go to the KO'd pile, too."""
    alice, _ = table.players
    card, blink, fetch = alice.controls(TRAVELLER), alice.has_in_hand(BLINK), alice.has_in_hand(FETCH)
    namesake = alice.controls(plain("Traveller", 1, version="Other"))
    army = alice.controls(plain("Traveller", 1, version="Army"))
    place = alice.has_resource(Location(name="Traveller"), face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.play(fetch))
    table.resolve()
    alice.chooses(card)
    alice.chooses("front row")
    table.finds(namesake, KO_PILE, point=18)
    table.finds(place, KO_PILE, point=18)
    table.finds(army, PLAY)
    table.finds(card, PLAY)


@check("remix-glossary/shift")
def removed_card_is_fetched(table: RemixTable) -> None:
    """A card that was removed from the game, but not shifted, is put into play: its namesake stays."""
    alice, _ = table.players
    card, banish, fetch = alice.controls(TRAVELLER), alice.has_in_hand(BANISH), alice.has_in_hand(FETCH)
    namesake = alice.controls(plain("Traveller", 1, version="Other"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(banish), card)
    table.resolve()
    alice.does(table.play(fetch))
    table.resolve()
    alice.chooses(card)
    alice.chooses("front row")
    table.finds(namesake, PLAY, point=5)


@check("remix-glossary/shift")
def traveller_has_no_more_counters_than_it_costs(table: RemixTable) -> None:
    """Alice pays 5 points at once for a card of cost 3: it gets 3 counters."""
    alice, _ = table.players
    alice.has_resources(5)
    card = alice.has_in_hand(TRAVELLER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card), 5)
    alice.has_points(0)
    table.resolve()
    table.counts(card, "shift", 3, point=16)


@check("remix-glossary/shift")
def traveller_is_shifted_in_another_step(table: RemixTable) -> None:
    """In Bob's recruit step Alice has 2 points: for one she can shift a card out, for one add a counter to another that is shifted."""
    alice, bob = table.players
    card, grant, blink = alice.has_in_hand(TRAVELLER), alice.has_in_hand(POINTS_GRANT), alice.has_in_hand(BLINK)
    shifted = alice.controls(plain("Wanderer", 4))
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.passes()
    alice.does(table.play(grant))
    table.resolve()
    bob.passes()
    alice.does(table.play(blink), shifted)
    table.resolve()
    alice.can(table.use(card), point=2)
    alice.can(table.use(shifted), point=9)


@check("remix-glossary/shift")
def shift_works_from_hand_alone(table: RemixTable) -> None:
    """In the resource row shift can't be used; from hand it can, but there no counter can be bought."""
    alice, _ = table.players
    laid, held = alice.has_resource(TRAVELLER), alice.has_in_hand(TRAVELLER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(laid), only_because="vs/act.power", point=3)
    alice.can(table.use(held), point=control(3, "from hand shift can be used"))
    alice.cannot(table.use(held, 1), only_because="vs/act.power", point=9)


@check("remix-glossary/shift")
def shift_is_not_for_nothing(table: RemixTable) -> None:
    """Without a resource point Alice can't shift the card out."""
    alice, _ = table.players
    held = alice.has_in_hand(TRAVELLER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(held), only_because="vs/act.pay", point=4)


@check("remix-glossary/shift")
def card_without_shift_is_shifted(table: RemixTable) -> None:
    """An effect removes a character without shift, shifted: it has shift as long as it is there, and no longer once it is in hand."""
    alice, _ = table.players
    alice.has_resources(4)
    card, blink, recall = alice.controls(plain("Wanderer", 4)), alice.has_in_hand(BLINK), alice.has_in_hand(RECALL)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    table.has(card, "keywords", "shift", point=(7, 8))
    alice.does(table.use(card), point=(7, 8))
    table.resolve()
    table.counts(card, "shift", 4)
    alice.does(table.play(recall))
    table.resolve()
    alice.chooses(card)
    table.finds(card, HAND)
    table.has(card, "keywords", "shift", False, point=8)


@check("remix-glossary/shift")
def shifted_card_comes_back(table: RemixTable) -> None:
    """A shifted card goes back to hand, without its counters: no counter can be bought for it. Removed again, it isn't shifted."""
    alice, _ = table.players
    alice.has_resources(4)
    card, blink, recall = alice.controls(TRAVELLER), alice.has_in_hand(BLINK), alice.has_in_hand(RECALL)
    discharge = alice.has_in_hand(DISCHARGE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.play(recall))
    table.resolve()
    alice.chooses(card)
    table.counts(card, "shift", 0, point=17)
    alice.cannot(table.use(card, 1), only_because="vs/act.power", point=5)
    alice.does(table.play(discharge))
    table.resolve()
    alice.chooses(card)
    table.finds(card, REMOVED)
    alice.cannot(table.use(card), only_because="vs/act.power", point=5)


@check("remix-glossary/shift")
def removed_but_not_shifted(table: RemixTable) -> None:
    """A card with shift and one without are removed from the game, but not by shift: neither is shifted, and no counter can be bought."""
    alice, _ = table.players
    alice.has_resources(4)
    card, other = alice.has_removed(TRAVELLER), alice.has_removed(plain("Wanderer", 4))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(card), only_because="vs/act.power", point=5)
    table.has(other, "keywords", "shift", False, point=5)


@check("remix-glossary/shift")
def too_few_resources(table: RemixTable) -> None:
    """Alice has one resource too few left as the effect resolves: the card stays out of the game, shifted, without counters."""
    alice, bob = table.players
    alice.has_resources(2)
    resource = alice.has_resource(plain("Resource"))
    card, blink = alice.controls(TRAVELLER), alice.has_in_hand(BLINK)
    ruin = bob.has_in_hand(RUIN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.use(card, 1))
    alice.passes()
    bob.does(table.play(ruin), resource)
    table.resolve()
    table.nobody_is_asked(point=13)
    table.finds(card, REMOVED)
    table.counts(card, "shift", 0)
    alice.can(table.use(card), point=6)


@check("remix-glossary/shift")
def traveller_waits_for_the_recruit_step(table: RemixTable) -> None:
    """Neither in her formation step, in Bob's recruit step nor in combat can Alice shift a card into play."""
    alice, bob = table.players
    alice.has_resources(3)
    card, blink = alice.controls(TRAVELLER), alice.has_in_hand(BLINK)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.can(table.use(card, 1), point=control(14, "in her recruit step she can"))
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(card, 1), only_because="text", point=14)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    alice.cannot(table.use(card, 1), only_because="text", point=14)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(card, 1), only_because="text", point=14)


@check("remix-glossary/shift")
def shift_out_is_negated(table: RemixTable) -> None:
    """Bob tries to negate that the card is removed: in vain. The effect of a power in a card's text he does negate."""
    alice, bob = table.players
    alice.has_resources(1)
    card, refusal, other = alice.has_in_hand(TRAVELLER), bob.has_in_hand(NEGATE_ONE), bob.has_in_hand(NEGATE_ONE)
    schemer = alice.controls(SCHEMER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card), 1)
    alice.passes()
    bob.does(table.play(refusal), "Traveller")
    table.resolve()
    table.finds(card, REMOVED, point=15)
    alice.does(table.use(schemer))
    alice.passes()
    bob.does(table.play(other), "Scheming Witness")
    table.resolve()
    alice.loses_in_all(1, point=control(15, "other effects are negated"))


@check("remix-glossary/shift")
def counter_is_negated(table: RemixTable) -> None:
    """Bob tries to negate that a counter is added: in vain. The effect of substitute, of another keyword, he does negate."""
    alice, bob = table.players
    alice.has_resources(1)
    card, blink = alice.controls(plain("Wanderer", 4, keywords=("shift",))), alice.has_in_hand(BLINK)
    refusal, other = bob.has_in_hand(NEGATE_ONE), bob.has_in_hand(NEGATE_ONE)
    reserve, _friend = alice.has_in_hand(plain("Reserve", keywords=("substitute",))), alice.controls(plain("Friend"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.use(card))
    alice.passes()
    bob.does(table.play(refusal), "Wanderer")
    table.resolve()
    table.counts(card, "shift", 4, point=15)
    alice.does(table.use(reserve))
    alice.passes()
    bob.does(table.play(other), "Reserve")
    table.resolve()
    table.nobody_is_asked(point=control(15, "the effect of another keyword's power is negated"))


@check("remix-glossary/shift")
def shift_in_is_negated(table: RemixTable) -> None:
    """Bob tries to negate that the card enters play: in vain."""
    alice, bob = table.players
    alice.has_resources(3)
    card, blink = alice.controls(TRAVELLER), alice.has_in_hand(BLINK)
    refusal = bob.has_in_hand(NEGATE_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), card)
    table.resolve()
    alice.does(table.use(card, 1))
    alice.passes()
    bob.does(table.play(refusal), "Traveller")
    table.resolve()
    alice.is_asked("goes", offers=("front row",), point=15)
    alice.chooses("front row")
    table.finds(card, PLAY)


@check("remix-glossary/shift")
def negating_payment_effects(table: RemixTable) -> None:
    """What negates payment effects finds no target in any power of shift, but does in a payment power that stands in a card's text."""
    alice, bob = table.players
    alice.has_resources(3)
    card, schemer, blink = alice.has_in_hand(TRAVELLER), alice.controls(SCHEMER), alice.has_in_hand(BLINK)
    shifted = alice.controls(replace(TRAVELLER, name="Second Traveller"))
    nullifier, kate = bob.has_in_hand(NULLIFIER), bob.controls(KATE_KANE)
    knight = bob.has_in_hand(plain("Knight", affiliations=("Gotham Knights",)))
    bob.has_in_hand(plain("Stranger"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), shifted)
    table.resolve()
    alice.does(table.use(card), 1)
    nothing_is_there_for_payments(table, nullifier, kate)
    table.finds(card, REMOVED)
    alice.does(table.use(card))
    nothing_is_there_for_payments(table, nullifier, kate)
    table.counts(card, "shift", 2)
    alice.does(table.use(shifted, 1))
    nothing_is_there_for_payments(table, nullifier, kate)
    alice.chooses("front row")
    alice.does(table.use(schemer))
    alice.passes()
    bob.can(table.use(kate), point=control(19, "for a power in a card's text there is a target"))
    bob.does(table.use(kate), "Scheming Witness", knight)
    bob.does(table.play(nullifier), "Scheming Witness")
    table.resolve()
    alice.loses_in_all(1, point=control(19, "an effect of a payment power in a card's text is negated"))


def nothing_is_there_for_payments(table: RemixTable, nullifier: Piece, kate: Piece) -> None:
    """Alice has used a power of shift: neither of Bob's cards finds a target; the effect resolves."""
    alice, bob = table.players
    alice.passes()
    bob.cannot(table.play(nullifier), only_because="target", point=(11, 19))
    bob.cannot(table.use(kate), only_because="target", point=(11, 19))
    bob.passes()


@check("remix-glossary/shift")
def ultimate_nullifier(table: RemixTable) -> None:
    """Ultimate Nullifier negates a triggered effect of an opponent, and none of its player's own."""
    alice, bob = table.players
    greeter, schemer = alice.controls(GREETER), bob.controls(SCHEMER)
    nullifier, card, fetch = bob.has_in_hand(NULLIFIER), alice.has_removed(TRAVELLER), alice.has_in_hand(FETCH)
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.does(table.use(schemer))
    bob.cannot(table.play(nullifier), only_because="target")
    table.resolve()
    bob.loses_in_all(-2)
    bob.passes()
    alice.does(table.play(fetch))
    table.resolve()
    alice.chooses(card)
    alice.chooses("front row")
    table.chain_is("gain 3")
    bob.does(table.play(nullifier), "Greeting Witness")
    table.resolve()
    table.finds(greeter, PLAY)
    alice.loses_in_all(0)


@check("remix-glossary/shift")
def counters_are_for_shifted_cards(table: RemixTable) -> None:
    """An effect would put a shift counter on a character in play: it gets none."""
    alice, _ = table.players
    card, mark = alice.controls(TRAVELLER), alice.has_in_hand(MARK_ONE)
    table.begin()
    alice.does(table.play(mark), card)
    table.resolve()
    table.counts(card, "shift", 0, point=17)


@check("remix-glossary/shift")
def points_that_are_only_for_recruits(table: RemixTable) -> None:
    """Alice has 2 points that she may spend only to recruit: on a recruit, but on neither of the powers of shift that cost points."""
    alice, _ = table.players
    held, shifted = alice.has_in_hand(TRAVELLER), alice.controls(plain("Wanderer", 4, keywords=("shift",)))
    grant, blink, newcomer = (
        alice.has_in_hand(RECRUIT_GRANT),
        alice.has_in_hand(BLINK),
        alice.has_in_hand(plain("Newcomer", 2)),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), shifted)
    table.resolve()
    alice.does(table.play(grant))
    table.resolve()
    alice.cannot(table.use(held), only_because="vs/act.pay", point=10)
    alice.cannot(table.use(shifted), only_because="vs/act.pay", point=10)
    alice.does(table.recruit(newcomer))
    table.chain_is("recruiting Newcomer", point=control(10, "it takes both points"))


@check("remix-glossary/shift")
def points_that_are_only_for_payment_powers(table: RemixTable) -> None:
    """Alice has 2 points that she may spend only on payment powers: on one in a card's text, but on neither of the powers of shift."""
    alice, _ = table.players
    held, shifted = alice.has_in_hand(TRAVELLER), alice.controls(plain("Wanderer", 4, keywords=("shift",)))
    grant, blink, spender = alice.has_in_hand(POWER_GRANT), alice.has_in_hand(BLINK), alice.controls(SPENDER)
    newcomer = alice.has_in_hand(plain("Newcomer", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(blink), shifted)
    table.resolve()
    alice.does(table.play(grant))
    table.resolve()
    alice.cannot(table.use(held), only_because="vs/act.pay", point=11)
    alice.cannot(table.use(shifted), only_because="vs/act.pay", point=11)
    alice.cannot(table.recruit(newcomer), only_because="vs/act.pay")
    alice.does(table.use(spender))
    table.resolve()
    alice.loses_in_all(-3)
