"""Sub-Mariner, Namor"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STUN_THEM
from judge.games.vs_system.cards.x_men.sub_mariner_namor import SUB_MARINER
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, EVASION, KO_PILE, RECOVERY, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/sub-mariner-namor"

EXCUSES = {"[1].effect.effect.link=AND": "no ruling asks what becomes of a resource that can't be KO'd"}

NAMOR = replace(SUB_MARINER, cost=6, atk=9, defense=9)

EVADER = plain("Evader", 1, keywords=(EVASION,))


@check(ENTRY)
def evading_beside_him_replaces_a_resource(table: VsTable) -> None:
    """A character beside Sub-Mariner evades in the combat phase: Alice may replace a resource."""
    alice, _ = table.players
    alice.controls(NAMOR, column=0)
    evader, (old,) = alice.controls(EVADER, column=1), alice.has_resources(1)
    alice.has_in_deck(plain("New Resource"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(evader))
    table.chain_is("Evader", "Sub-Mariner", point=1)
    table.all_pass()
    alice.agrees()
    alice.chooses(old)
    table.finds(old, KO_PILE)


@check(ENTRY)
def other_phases_dont_count(table: VsTable) -> None:
    """A character beside Sub-Mariner evades in the recovery phase: nothing triggers."""
    alice, _ = table.players
    alice.controls(NAMOR, column=0)
    evader = alice.controls(EVADER, column=1)
    alice.has_resources(1)
    table.begin(RECOVERY)
    alice.does(table.use(evader))
    table.chain_is("Evader", point=1)


@check(ENTRY)
def who_stands_apart_doesnt_count(table: VsTable) -> None:
    """A character that isn't beside Sub-Mariner has no +1 ATK, and its evading triggers nothing; one beside him has the +1."""
    alice, bob = table.players
    alice.controls(NAMOR, column=0)
    near, far = alice.controls(plain("Near"), column=1), alice.controls(EVADER, column=3)
    foreign = bob.controls(plain("Foreign"), column=1)
    alice.has_resources(1)
    bob.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(near, atk=2)
    table.shows(far, atk=1)
    table.shows(foreign, atk=1)
    alice.does(table.use(far))
    table.chain_is("Evader")


@check(ENTRY)
def only_own_resources_are_replaced(table: VsTable) -> None:
    """As the effect resolves Alice chooses among her own resources, or declines."""
    alice, bob = table.players
    alice.controls(NAMOR, column=0)
    evader, (mine,) = alice.controls(EVADER, column=1), alice.has_resources(1)
    (his,) = bob.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(evader))
    table.all_pass()
    alice.agrees()
    alice.is_asked("choose", offers=(mine,), not_offers=(his,))
    alice.chooses(mine)


@check(ENTRY)
def he_is_a_reservist(table: VsTable) -> None:
    """Alice recruits Sub-Mariner out of her resource row."""
    alice, _ = table.players
    namor, _ = alice.has_resource(NAMOR), alice.has_resources(6)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(namor))


@check(ENTRY)
def each_of_several_counts(table: VsTable) -> None:
    """A character beside Sub-Mariner stuns two of Bob's characters at once: the power triggers twice."""
    alice, bob = table.players
    alice.controls(NAMOR, column=0)
    brute = alice.controls(STUN_THEM, column=1)
    for number in (1, 2):
        bob.controls(plain(f"Foreign Character {number}"))
    alice.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(brute))
    table.all_pass()
    alice.chooses("1. Sub-Mariner: you may replace a chosen resource you control")
    table.chain_is("Sub-Mariner", "Sub-Mariner")
