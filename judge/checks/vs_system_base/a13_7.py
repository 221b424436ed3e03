"""What a Team-Up does"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COVER_TWIST, TEAM_UP
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.7"


@check(ENTRY)
def who_has_one_has_both(table: VsTable) -> None:
    """A Team-Up joins Kree and Doom: Alice's Kree is of Doom and the other way round, her X-Man is neither, and Bob's Kree only Kree."""
    alice, bob = table.players
    alice.has_resource(TEAM_UP, face_up=True)
    kree, doom, hero = (
        alice.controls(plain(f"{team} Character", affiliations=(team,))) for team in ("Kree", "Doom", "X-Men")
    )
    foreign = bob.controls(plain("Bob's Kree", affiliations=("Kree",)))
    table.begin(COMBAT)
    table.has(kree, "affiliations", "Doom", point=1)
    table.has(doom, "affiliations", "Kree", point=1)
    table.has(hero, "affiliations", "Kree", expected=False)
    table.has(foreign, "affiliations", "Doom", expected=False, point=1)


@check(ENTRY)
def face_down_it_joins_nobody(table: VsTable) -> None:
    """The Team-Up is turned face down: Alice's Kree is of Doom no longer."""
    alice, _ = table.players
    pact, cover = alice.has_resource(TEAM_UP, face_up=True), alice.has_in_hand(COVER_TWIST)
    kree = alice.controls(plain("Kree Character", affiliations=("Kree",)))
    table.begin(COMBAT)
    table.has(kree, "affiliations", "Doom")
    alice.does(table.play(cover), pact)
    table.resolve()
    table.has(kree, "affiliations", "Doom", expected=False, point=1)


@check(ENTRY)
def they_attack_together(table: VsTable) -> None:
    """A Team-Up joins Kree and Doom: one of each can attack Bob's character together."""
    alice, bob = table.players
    alice.has_resource(TEAM_UP, face_up=True)
    kree, doom = (alice.controls(plain(f"{team} Character", affiliations=(team,))) for team in ("Kree", "Doom"))
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(kree, doom, on=his), point=2)


@check(ENTRY)
def they_reinforce_each_other(table: VsTable) -> None:
    """A Team-Up joins Kree and Doom: Bob's Kree is attacked, and the Doom character behind it can reinforce it."""
    alice, bob = table.players
    bob.has_resource(TEAM_UP, face_up=True)
    hers = alice.controls(plain("Attacker"))
    kree = bob.controls(plain("Kree Defender", affiliations=("Kree",)), column=0)
    doom = bob.controls(plain("Doom Character", affiliations=("Doom",)), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=kree))
    alice.passes()
    bob.can(table.reinforce(doom), point=2)


@check(ENTRY)
def cards_elsewhere_stay_as_they_are(table: VsTable) -> None:
    """A Team-Up joins Kree and Doom: no Kree card that Alice has elsewhere is of Doom, nor one that Bob controls."""
    alice, bob = table.players
    alice.has_resource(TEAM_UP, face_up=True)
    kree = plain("Kree Card", affiliations=("Kree",))
    cards = [alice.has_in_hand(kree), alice.has_in_deck(kree), alice.has_in_ko_pile(kree)]
    cards += [alice.has_resource(kree, face_up=True), bob.controls(kree, owner=alice)]
    table.begin(COMBAT)
    for card in cards:
        table.has(card, "affiliations", "Doom", expected=False, point=3)
