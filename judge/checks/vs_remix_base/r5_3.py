"""Cost and effect of a payment power"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import KATE_KANE, SCHEMER
from judge.games.vs_remix.dsl import (
    BUILD,
    COMBAT,
    EVASION,
    FORMATION_STEP,
    IN_HAND,
    KO_PILE,
    RECRUIT_STEP,
    Payment,
    RuledBy,
    discard,
    gain,
    pay_endurance,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

ruled = RuledBy("vs-remix-base/r5.3")

# The text "Discard a card >>> Gain 3 endurance."
HAWKER = replace(
    plain("Hawking Witness"),
    powers=(
        Payment(
            cost=ruled(
                1,
                ruled(
                    1,
                    discard(),
                    misread=pay_endurance(0),
                    belief="what stands before the arrow is done as the effect resolves, with what stands behind it",
                ),
                misread=discard().then(gain(3)),
                belief="what stands behind the arrow happens as the cost is paid",
            ),
            effect=gain(3),
        ),
    ),
)

# The text "Pay 1 endurance >>> Gain 3 endurance. Use only from your hand."
STOWAWAY = replace(plain("Stowaway Witness"), powers=(Payment(cost=pay_endurance(1), effect=gain(3), where=IN_HAND),))


@check("vs-remix-base/r5.3")
def cost_before_and_effect_behind(table: RemixTable) -> None:
    """Discard a card >>> Gain 3: Alice discards as she uses the power, and gains as its effect resolves."""
    alice, _ = table.players
    hawker, ware = alice.controls(HAWKER), alice.has_in_hand(plain("Ware"))
    table.begin()
    alice.does(table.use(hawker))
    alice.is_asked("discard", offers=(ware,), point=1)
    alice.chooses(ware)
    table.finds(ware, KO_PILE)
    alice.loses_in_all(0, point=1)
    table.resolve()
    alice.loses_in_all(-3, point=1)


@check("vs-remix-base/r5.3")
def who_cannot_pay_cannot_use_it(table: RemixTable) -> None:
    """Alice has no card in hand to discard: she can't use that power."""
    alice, _ = table.players
    hawker = alice.controls(HAWKER)
    table.begin()
    alice.cannot(table.use(hawker), only_because="vs/act.pay", point=2)


@check("vs-remix-base/r5.3", follows={3: "remix-glossary/substitute#7"})
def a_power_works_where_and_when_it_says(table: RemixTable) -> None:
    """A power is used from hand alone: with the card in play Alice can't use it. Substitute she can use in her recruit step alone."""
    alice, _ = table.players
    held, standing = alice.has_in_hand(STOWAWAY), alice.controls(STOWAWAY)
    substitute = alice.has_in_hand(plain("Substitute", keywords=("substitute",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(held), point=control(3, "from hand it can be used"))
    alice.cannot(table.use(standing), only_because="vs/act.power", point=3)
    alice.can(table.use(substitute), point=control(3, "in that step it can be used"))
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(substitute), only_because="text", point=3)


@check("vs-remix-base/r5.3")
def keyword_powers_are_not_meant(table: RemixTable) -> None:
    """Bob's power negates a payment effect: it finds none where Alice's character evades, but one where she uses a power from a text."""
    alice, bob = table.players
    evader, schemer = alice.controls(plain("Evader", keywords=(EVASION,))), alice.controls(SCHEMER)
    kate = bob.controls(KATE_KANE)
    bob.has_in_hand(plain("Knight", affiliations=("Gotham Knights",)))
    table.begin(COMBAT)
    alice.does(table.use(evader))
    alice.passes()
    bob.cannot(table.use(kate), only_because="target", point=4)
    bob.passes()
    alice.does(table.use(schemer))
    alice.passes()
    bob.can(table.use(kate), point=control(4, "a payment power that stands in a text is one"))
