"""“Cannot”, and abilities of a card that has left play"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import CORRUPT_ONE, DESTROY_ONE
from judge.games.warhammer_invasion.dsl import (
    OPPONENTS,
    SELF,
    TARGETED,
    Bans,
    LeftPlay,
    On,
    RuledBy,
    Static,
    Unit,
    gain,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b4.6#3": "Only actions of cards in play can be used: what a card does as it leaves play is forced.",
}

ruled = RuledBy("warhammer-invasion-base/b4.6")

PURE = Unit(name="Pure Witness", hp=3, powers=(
    Static(change=ruled(1, Bans("corrupt"), misread=Bans("nothing at all"), belief="an effect prevails over 'cannot'")),
))  # fmt: skip

AVERSE = Unit(name="Averse Witness", hp=3, powers=(
    Static(change=ruled(1, Bans(TARGETED, by=OPPONENTS), misread=Bans("nothing at all"),
                        belief="an effect that targets a unit may target one that can't be targeted")),
))  # fmt: skip

MARTYR = Unit(name="Dying Witness", hp=3, powers=(whenever(On(LeftPlay, subject=SELF)) >> gain(1),))


@check("warhammer-invasion-base/b4.6")
def cannot_prevails(table: WiTable) -> None:
    """A unit can't be corrupted, and a card corrupts it: it isn't corrupted."""
    alice, bob = table.players
    pure, taint = bob.controls(PURE), alice.has_in_hand(CORRUPT_ONE)
    table.begin()
    alice.does(table.play(taint), pure)
    table.resolve()
    table.is_(pure, "corrupt", False, point=1)


@check("warhammer-invasion-base/b4.6")
def who_can_not_be_targeted_is_no_target(table: WiTable) -> None:
    """Opponents can't target a unit of Bob's: Alice's card is offered his other unit only. Bob's own card is offered both."""
    alice, bob = table.players
    averse, other = bob.controls(AVERSE), bob.controls(unit("Other Unit"))
    taint, own = alice.has_in_hand(CORRUPT_ONE), bob.has_in_hand(CORRUPT_ONE)
    table.begin()
    alice.does(table.play(taint))
    alice.is_asked("target unit", not_offers=(averse,), point=1)
    alice.is_asked("target unit", offers=(other,), point=control(1, "the other unit may be targeted"))
    alice.chooses(other)
    bob.does(table.play(own))
    bob.is_asked("target unit", offers=(averse, other), point=control(1, "its own player may target it"))
    bob.chooses(averse)


@check("warhammer-invasion-base/b4.6")
def an_ability_about_leaving_play_works(table: WiTable) -> None:
    """A unit gives its player a resource when it leaves play. It is destroyed, and he gets the resource."""
    alice, bob = table.players
    martyr, kill = bob.controls(MARTYR), alice.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.play(kill), martyr)
    table.resolve()
    bob.resources_are(1, point=2)
