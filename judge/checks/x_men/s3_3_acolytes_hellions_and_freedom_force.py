"""Acolytes, Hellions, and Freedom Force (Oh My!)"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.acolyte_body_armor import ACOLYTE_BODY_ARMOR
from judge.games.vs_system.cards.x_men.freedom_force import FREEDOM_FORCE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, KO_PILE
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/3.3-acolytes-hellions-and-freedom-force"
BROTHERHOOD = ("Brotherhood",)

EXCUSES = {"[0].once_per_turn=True": "means the same: the card that is discarded is no longer there"}

ACOLYTE = plain("Acolyte Attacker", version="Acolyte", affiliations=BROTHERHOOD)
MEMBER = plain("Free Attacker", version="Freedom Force", affiliations=BROTHERHOOD)


@check(ENTRY)
def the_armor_is_for_acolytes(table: VsTable) -> None:
    """An Acolyte and another Brotherhood character attack. Alice discards Acolyte Body Armor: only the Acolyte may be the target."""
    alice, bob = table.players
    acolyte, member = alice.controls(ACOLYTE), alice.controls(MEMBER)
    idle, armor = alice.controls(ACOLYTE), alice.has_in_hand(ACOLYTE_BODY_ARMOR)
    his = bob.has_in_hand(ACOLYTE_BODY_ARMOR)
    defender = bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(acolyte, member, on=defender))
    alice.does(table.use(armor))
    alice.is_asked("target", not_offers=(member,), point=2)
    alice.is_asked("target", offers=(acolyte,), not_offers=(idle,))
    alice.chooses(acolyte)
    table.finds(armor, KO_PILE)
    table.resolve()
    table.shows(acolyte, defense=6)
    alice.passes()
    bob.cannot(table.use(his), only_because="target")


@check(ENTRY)
def freedom_force_is_for_its_members(table: VsTable) -> None:
    """Freedom Force gives Alice's character with that version +1 ATK; her Acolyte and Bob's member have none from it."""
    alice, bob = table.players
    alice.has_resource(FREEDOM_FORCE, face_up=True)
    member, acolyte, foreign = alice.controls(MEMBER), alice.controls(ACOLYTE), bob.controls(MEMBER)
    table.begin(COMBAT)
    table.shows(acolyte, atk=1, point=2)
    table.shows(member, atk=2)
    table.shows(foreign, atk=1)


@check(ENTRY)
def a_version_alone_does_nothing(table: VsTable) -> None:
    """Two characters share the version Acolyte, two Hellion, two Freedom Force, and no affiliation: no two team attack."""
    alice, bob = table.players
    pairs = [
        [
            alice.controls(plain(f"{version} of {team}", version=version, affiliations=(team,)))
            for team in ("X-Men", "Morlocks")
        ]
        for version in ("Acolyte", "Hellion", "Freedom Force")
    ]
    defender = bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    for pair in pairs:
        alice.cannot(table.attack(*pair, on=defender), only_because="vs/attack.team", point=1)
