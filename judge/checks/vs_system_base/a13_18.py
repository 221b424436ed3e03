"""How crossover and Mutant traits work"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, CHAIN, COMBAT, RECRUIT_STEP, PlotTwist, crossover
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.18"

PACT = PlotTwist(name="Crossover Witness", ongoing=True, powers=(crossover("Kree", "Doom"),))

KREE = plain("Kree Card", affiliations=("Kree",))


@check(ENTRY)
def crossover_joins_characters(table: VsTable) -> None:
    """Crossover of Kree and Doom: Alice's Kree is of Doom, stunned too, one that Bob owns as well; Bob's own Kree isn't."""
    alice, bob = table.players
    alice.has_resource(PACT, face_up=True)
    kree, down = alice.controls(plain("Kree", affiliations=("Kree",))), alice.controls(KREE, stunned=True)
    borrowed = alice.controls(plain("Borrowed Kree", affiliations=("Kree",)), owner=bob)
    foreign = bob.controls(plain("Bob's Kree", affiliations=("Kree",)))
    table.begin(COMBAT)
    table.has(kree, "affiliations", "Doom")
    table.has(down, "affiliations", "Doom", point=1)
    table.has(borrowed, "affiliations", "Doom", point=1)
    table.has(foreign, "affiliations", "Doom", expected=False)


@check(ENTRY)
def crossover_joins_cards_in_every_zone(table: VsTable) -> None:
    """Crossover of Kree and Doom: Alice's Kree cards are of Doom in every zone, on the chain too, and where Bob controls one."""
    alice, bob = table.players
    alice.has_resource(PACT, face_up=True)
    alice.has_resources(1)
    cards = [alice.has_in_hand(KREE), alice.has_in_deck(KREE), alice.has_in_ko_pile(KREE), alice.has_removed(KREE)]
    cards += [alice.has_resource(KREE), bob.has_resource(KREE, owner=alice), bob.controls(KREE, owner=alice)]
    recruit, his = alice.has_in_hand(plain("Recruit", affiliations=("Kree",))), alice.has_resource(KREE, owner=bob)
    table.begin(BUILD, RECRUIT_STEP, alice)
    for card in cards:
        table.has(card, "affiliations", "Doom", point=1)
    table.has(his, "affiliations", "Doom", expected=False, point=1)
    alice.does(table.recruit(recruit))
    table.finds(recruit, CHAIN)
    table.has(recruit, "affiliations", "Doom", point=1)


@check(ENTRY)
def a_trait_does_nothing_by_itself(table: VsTable) -> None:
    """Two characters share the Mental trait and no affiliation: they can't attack together; two of one affiliation can."""
    alice, bob = table.players
    minds = [
        alice.controls(plain(f"{team} Mind", affiliations=(team,), traits=("Mental",))) for team in ("Kree", "Doom")
    ]
    friend = alice.controls(plain("Other Kree", affiliations=("Kree",), traits=("Physical",)))
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(*minds, on=his), only_because="vs/attack.team", point=2)
    alice.can(table.attack(minds[0], friend, on=his))
