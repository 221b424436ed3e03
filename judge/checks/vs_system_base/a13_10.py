"""How boost works"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import SUMMONS
from judge.games.vs_system.dsl import (
    BUILD,
    RECRUIT_STEP,
    SELF,
    Adds,
    Static,
    boost,
    comes_into_play,
    gain,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a13.10#3": "there is no action by which a player could pay for boost later"}

PROUD = replace(
    plain("Boosted Witness", 2, atk=3, boost=4),
    powers=boost(Static(change=Adds("atk", 2), on=SELF), whenever(comes_into_play(SELF)) >> gain(1)),
)


@check("vs-system-base/a13.10", allowed={"points": range(2, 20)})
def boost_is_an_option(table: VsTable, points: int = 6) -> None:
    """Cost 2, boost 4: with 6 points Alice can recruit the character with boost; it takes all of them."""
    alice, _ = table.players
    witness = alice.has_in_hand(PROUD)
    alice.has_resources(points)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness, boosted=True))
    alice.has_points(0, point=1)


@check("vs-system-base/a13.10")
def who_pays_has_the_text(table: VsTable, boosted: bool = True) -> None:
    """Boost 4: +2 ATK, and gain 1 endurance when it comes into play. Of two such characters Alice boosts only one: 5 ATK there, 3 here."""
    alice, _ = table.players
    one, other = alice.has_in_hand(PROUD), alice.has_in_hand(replace(PROUD, name="Other Boosted Witness"))
    alice.has_resources(8)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(one, boosted=boosted))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    alice.loses_in_all(-1)
    alice.does(table.recruit(other), point=4)
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.shows(one, atk=5)
    table.shows(other, atk=3, point=(2, 4))
    alice.loses_in_all(-1, point=(2, 4))


@check("vs-system-base/a13.10")
def without_recruiting_no_boost(table: VsTable) -> None:
    """A plot twist puts the character with boost from Alice's hand into play: it has no boost text."""
    alice, _ = table.players
    witness, twist = alice.has_in_hand(PROUD), alice.has_in_hand(SUMMONS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist))
    table.resolve()
    alice.chooses(witness)
    alice.chooses("front row")
    table.resolve()
    table.shows(witness, atk=3, point=5)
    alice.loses_in_all(0, point=5)
