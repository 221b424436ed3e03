"""Sewer System"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_LOCATION
from judge.games.vs_system.cards.heralds_of_galactus.alaris_the_outgoing_one import ALARIS
from judge.games.vs_system.cards.x_men.sewer_system import SEWER_SYSTEM
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    CONCEALED,
    CONCEALED_OPTIONAL,
    DRAW,
    FLIGHT,
    FRONT,
    HIDDEN,
    SUPPORT,
    VISIBLE,
    Character,
    Spot,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/sewer-system"

MOVING = 1  # its second power


def _morlock(name: str, *keywords: str) -> Character:
    return plain(name, affiliations=("Morlocks",), keywords=keywords)


@check(ENTRY)
def it_reaches_whoever_is_hidden_or_protected(table: VsTable) -> None:
    """After the first power Alice's character can attack protected, hidden and hidden protected ones of Bob's; it has no flight."""
    alice, bob = table.players
    sewers, raider = alice.has_resource(SEWER_SYSTEM, face_up=True), alice.controls(plain("Raider"))
    other, refresh = alice.controls(plain("Other Character")), alice.has_in_hand(READY_LOCATION)
    bob.controls(plain("Guard"), column=0)
    hidden = bob.controls(plain("Hidden Guard"), hidden=True, column=0)
    protected = bob.controls(plain("Protected"), row=SUPPORT, column=0)
    both = bob.controls(plain("Hidden and Protected"), row=SUPPORT, hidden=True, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(raider, on=protected), only_because="vs/attack.protected")
    alice.cannot(table.attack(raider, on=hidden), only_because="vs/attack.hidden")
    alice.does(table.use(sewers))
    alice.is_asked("target", offers=(raider, other), not_offers=(hidden,))
    alice.chooses(raider)
    table.resolve()
    alice.can(table.attack(raider, on=protected), point=1)
    alice.can(table.attack(raider, on=hidden), point=1)
    alice.can(table.attack(raider, on=both), point=1)
    table.has(raider, "keywords", FLIGHT, expected=False, point=2)
    alice.cannot(table.attack(other, on=protected), only_because="vs/attack.protected")
    alice.does(table.play(refresh), sewers)
    table.resolve()
    alice.can(table.use(sewers))
    table.goes_on_to(DRAW)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(raider, on=hidden), only_because="vs/attack.hidden")


@check(ENTRY)
def who_cant_be_attacked_is_safe(table: VsTable) -> None:
    """The characters behind two Alaris, a visible and a hidden one, can't be attacked: not by the target of Sewer System either."""
    alice, bob = table.players
    sewers, raider = alice.has_resource(SEWER_SYSTEM, face_up=True), alice.controls(plain("Raider"))
    alaris = bob.controls(ALARIS, column=0)
    ward = bob.controls(plain("Ward"), row=SUPPORT, column=0)
    bob.controls(ALARIS, column=0, hidden=True)
    hidden_ward = bob.controls(plain("Hidden Ward"), row=SUPPORT, column=0, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(sewers), raider)
    table.resolve()
    alice.cannot(table.attack(raider, on=ward), only_because="Alaris", point=3)
    alice.cannot(table.attack(raider, on=hidden_ward), only_because="Alaris", point=3)
    alice.can(table.attack(raider, on=alaris))


@check(ENTRY)
def who_is_hidden_moves_all_the_same(table: VsTable) -> None:
    """The second power: a hidden Morlocks character with concealed is a target, as is a visible one; Alice moves both."""
    alice, bob = table.players
    sewers, refreshes = (
        alice.has_resource(SEWER_SYSTEM, face_up=True),
        [alice.has_in_hand(READY_LOCATION) for _ in range(2)],
    )

    hidden = alice.controls(_morlock("Hidden Morlock", CONCEALED), hidden=True)
    visible, open_one = (
        alice.controls(_morlock("Visible Morlock", CONCEALED_OPTIONAL)),
        alice.controls(_morlock("Open Morlock")),
    )
    stranger = alice.controls(plain("Stranger", keywords=(CONCEALED,)))
    foreign = bob.controls(_morlock("Foreign Morlock", CONCEALED))
    table.begin(COMBAT)
    alice.does(table.use(sewers, MOVING))
    alice.is_asked("target", offers=(visible,), not_offers=(open_one, stranger, foreign))
    alice.is_asked("target", offers=(hidden,), point=4)
    alice.chooses(hidden)
    table.resolve()
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(hidden, SUPPORT, HIDDEN)
    for column, refresh in enumerate(refreshes):
        alice.does(table.play(refresh), sewers)
        table.resolve()
        alice.does(table.use(sewers, MOVING), visible)
        table.resolve()
        alice.chooses(Spot(FRONT, column, HIDDEN))
    table.stands(visible, FRONT, HIDDEN)
    table.stands(open_one, FRONT, VISIBLE)
