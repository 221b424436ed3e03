"""Boss of Bosses"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.boss_of_bosses import BOSS_OF_BOSSES
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/boss-of-bosses"

EXCUSES = {
    "[0].cost.objects.how=TARGET": "means the same: nothing here keeps a character from being a target",
}

LORD = plain("Lord", affiliations=("Crime Lords",))


@check(ENTRY)
def boss_of_bosses_finds_nobody(table: VsTable) -> None:
    """There is no Kingpin in Alice's deck: nothing comes to her hand, and her characters can attack hidden characters all the same."""
    alice, bob = table.players
    alice.has_resources(2)
    lord, attacker = alice.controls(LORD), alice.controls(plain("Attacker"))
    card, boss = alice.has_in_deck(plain("Other Card")), alice.has_in_hand(BOSS_OF_BOSSES)
    hidden, foreign = bob.controls(plain("Hidden Character"), hidden=True), bob.controls(plain("Foreign Character"))
    lurker = alice.controls(plain("Lurker"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(
        table.attack(attacker, on=hidden), only_because="vs/attack.hidden", point=control(1, "they couldn't before")
    )
    alice.does(table.play(boss), lord)
    table.is_(lord, "exhausted")
    table.all_pass()
    table.nobody_is_asked()
    table.finds(card, "deck")
    table.has_happened("shuffle", times=1)
    alice.can(table.attack(attacker, on=hidden), point=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.cannot(table.attack(foreign, on=lurker), only_because="vs/attack.hidden")


@check(ENTRY)
def boss_of_bosses_finds_a_kingpin(table: VsTable) -> None:
    """Alice finds a Kingpin: it goes to her hand, and her characters can attack hidden characters until the end of the turn."""
    alice, bob = table.players
    alice.has_resources(2)
    lord, attacker = alice.controls(LORD), alice.controls(plain("Attacker"))
    alice.controls(plain("Idle Stranger"))
    kingpin, boss = alice.has_in_deck(plain("Kingpin", 5)), alice.has_in_hand(BOSS_OF_BOSSES)
    foreign_lord = bob.controls(LORD)
    foreign = bob.has_in_deck(plain("Kingpin", 6, version="Bob's"))
    hidden = bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(boss))
    alice.is_asked("Crime Lords", offers=(lord,), not_offers=(attacker, foreign_lord))
    alice.chooses(lord)
    table.all_pass()
    alice.is_asked("Kingpin", offers=(kingpin,), not_offers=(foreign,), optional=True)
    alice.chooses(kingpin)
    alice.finds_in_hand(kingpin)
    table.has_happened("reveal", times=1)
    alice.can(table.attack(attacker, on=hidden))
    table.has(attacker, "keywords", "can attack hidden")
    table.goes_on_to(DRAW)
    table.has(attacker, "keywords", "can attack hidden", False)
