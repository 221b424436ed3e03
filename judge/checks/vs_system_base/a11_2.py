"""What a stunned character keeps and loses"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import PROUD, STRENGTHEN_ONE, STUN_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    HOST,
    PLAY,
    SUPPORT,
    YOURS,
    Adds,
    Count,
    Equipment,
    Played,
    PlotTwist,
    Static,
    gain,
)
from judge.proving.tables.vs_system import VsTable, check, plain

SWORD = Equipment(name="Sword Witness", powers=(Static(change=Adds("atk", 2), on=HOST),))

HEADCOUNT = PlotTwist(name="Counting Witness", powers=(Played(effect=gain(Count(CHARACTERS & YOURS))),))

HERO = plain(
    "Hero",
    3,
    version="Flier",
    affiliations=("X-Men",),
    traits=("Mental",),
    atk=4,
    defense=5,
    keywords=("flight", "range"),
)


@check("vs-system-base/a11.2")
def a_stunned_character_keeps_what_it_is(table: VsTable) -> None:
    """A Mental X-Man of cost 3 with flight, 4 ATK and 5 DEF is stunned: all that holds of it still."""
    alice, bob = table.players
    hero = bob.controls(HERO)
    twist = alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), hero)
    table.resolve()
    for what, item in (("names", "Hero"), ("versions", "Flier"), ("affiliations", "X-Men")):
        table.has(hero, what, item, point=2)
    table.shows(hero, cost=3, point=2)
    table.shows(hero, atk=4, defense=5, point=3)
    for keyword in ("flight", "range"):
        table.has(hero, "keywords", keyword, point=3)
    table.has(hero, "traits", "Mental", point=4)


@check("vs-system-base/a11.2")
def a_stunned_character_has_no_powers(table: VsTable) -> None:
    """A character with 2 ATK and +3 ATK by its own power is stunned: it has 2 ATK."""
    alice, bob = table.players
    proud = bob.controls(PROUD)
    twist = alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(proud, atk=5)
    alice.does(table.play(twist), proud)
    table.resolve()
    table.shows(proud, atk=2, point=1)


@check("vs-system-base/a11.2")
def equipment_stays_and_does_nothing(table: VsTable) -> None:
    """A character with 2 ATK and a sword for +2 ATK is stunned: the sword stays on it, and gives nothing."""
    alice, bob = table.players
    his = bob.controls(plain("His Character", atk=2))
    sword = bob.controls(SWORD, on=his)
    twist = alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(his, atk=4)
    alice.does(table.play(twist), his)
    table.resolve()
    table.finds(sword, PLAY, point=5)
    table.shows(his, atk=2, point=5)


@check("vs-system-base/a11.2")
def only_the_cosmic_counter_goes(table: VsTable) -> None:
    """A character with a cosmic counter and a +1 ATK counter is stunned: it loses the cosmic counter only."""
    alice, bob = table.players
    his = bob.controls(plain("His Character", keywords=("cosmic",)), counters=("cosmic", "+1 ATK"))
    twist = alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.resolve()
    table.counts(his, "cosmic", 0, point=6)
    table.counts(his, "+1 ATK", 1, point=6)


@check("vs-system-base/a11.2")
def a_stunned_character_is_still_controlled(table: VsTable) -> None:
    """Alice's only character is stunned in her support row. She gains 1 endurance for each character that she controls: 1."""
    alice, _ = table.players
    down = alice.controls(plain("Beaten Character"), row=SUPPORT, stunned=True)
    count = alice.has_in_hand(HEADCOUNT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(count))
    table.resolve()
    alice.loses_in_all(-1, point=8)
    table.stands(down, SUPPORT)


@check("vs-system-base/a11.2")
def modifiers_stay(table: VsTable) -> None:
    """A character with 2 ATK has +3 ATK this turn. Then it is stunned: it still has 5 ATK."""
    alice, bob = table.players
    his = bob.controls(plain("His Character", atk=2))
    strong, twist = alice.has_in_hand(STRENGTHEN_ONE), alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(strong), his)
    table.resolve()
    alice.does(table.play(twist), his)
    table.resolve()
    table.shows(his, atk=5, point=9)


@check("vs-system-base/a11.2")
def a_stunned_character_has_no_willpower(table: VsTable) -> None:
    """Alice's character with willpower 4 becomes stunned: its willpower is 0."""
    alice, _ = table.players
    strong, twist = alice.controls(plain("Strong", willpower=4)), alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(strong, willpower=4)
    alice.does(table.play(twist), strong)
    table.resolve()
    table.shows(strong, willpower=0, point=7)
