"""Equipment with a restriction, such as "equip only to", on what it is attached to"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import HAND_OVER
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    EQUIPMENT,
    HAND,
    HOST,
    IN_HAND,
    RECRUIT_STEP,
    YOURS,
    Adds,
    Equip,
    Equipment,
    Played,
    PlotTwist,
    Static,
    affiliated,
    choice,
    cost_at_most,
    equip_only_to,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a11.6"

UNIFORM = Equipment(
    name="Uniform Witness",
    cost=1,
    powers=(equip_only_to(affiliated("X-Men") & cost_at_most(2)), Static(change=Adds("atk", 1), on=HOST)),
)

OUTFIT = PlotTwist(
    name="Outfitting Witness",
    powers=(
        Played(effect=Equip(choice(EQUIPMENT & IN_HAND & YOURS, name="an equipment"), target(CHARACTERS & YOURS))),
    ),
)


@check(ENTRY)
def each_restriction_holds_for_a_recruit(table: VsTable) -> None:
    """Alice recruits an equipment "only to an X-Men character of cost 2 or less": who meets half of that can't have it."""
    alice, _ = table.players
    alice.has_resources(3)
    fit, dear = (
        alice.controls(plain("Fit", affiliations=("X-Men",))),
        alice.controls(plain("Dear", 3, affiliations=("X-Men",))),
    )
    stranger = alice.controls(plain("Stranger"))
    uniform = alice.has_in_hand(UNIFORM)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(uniform))
    table.resolve()
    alice.is_asked("equips", offers=(fit,))
    alice.is_asked("equips", not_offers=(dear,), point=2)
    alice.is_asked("equips", not_offers=(stranger,), point=2)
    alice.chooses(fit)
    table.shows(fit, atk=2)
    for other in (dear, stranger):
        table.shows(other, atk=1)


@check(ENTRY)
def it_holds_for_an_effect_that_equips(table: VsTable) -> None:
    """An effect would attach that equipment to a character that isn't X-Men: it stays in hand."""
    alice, _ = table.players
    stranger, uniform, twist = alice.controls(plain("Stranger")), alice.has_in_hand(UNIFORM), alice.has_in_hand(OUTFIT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist), stranger)
    table.resolve()
    alice.chooses(uniform)
    table.nobody_is_asked(point=1)
    table.finds(uniform, HAND)


@check(ENTRY)
def it_holds_for_a_transfer(table: VsTable) -> None:
    """An effect would transfer that equipment to a character that isn't X-Men: it stays on the one that is."""
    alice, _ = table.players
    fit, stranger = alice.controls(plain("Fit", affiliations=("X-Men",))), alice.controls(plain("Stranger"))
    uniform, twist = alice.controls(UNIFORM, on=fit), alice.has_in_hand(HAND_OVER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist), uniform, stranger)
    table.resolve()
    table.shows(fit, atk=2, point=1)
    table.shows(stranger, atk=1, point=1)
