"""Loyalty—Reveal"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import BUILD, CHAIN, EQUIPMENT, RECRUIT_STEP, Equipment, Gains, Static
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

# By its power equipment cards have the affiliation of the recruit.
SMITH = replace(plain("Smith Witness"), powers=(Static(change=Gains("affiliations", "Doom"), on=EQUIPMENT),))

RECRUIT = plain("Recruit", 2, keywords=("loyalty—reveal",), affiliations=("Doom", "Villains"))


@check("remix-glossary/loyalty-reveal")
def who_controls_nobody_loyal_reveals_a_card(table: RemixTable) -> None:
    """Alice has no character of the recruit's teams: she reveals a character card of one, from hand or row, and nothing else will do."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("Stranger", affiliations=("Kree",)))
    loyal, foreign = (
        alice.has_in_hand(plain(name, affiliations=(team,)))
        for name, team in (("Villain", "Villains"), ("Kree", "Kree"))
    )
    lying, gone = (
        alice.has_resource(plain("Lying", affiliations=("Doom",))),
        alice.has_in_ko_pile(plain("Gone", affiliations=("Doom",))),
    )
    alice.controls(SMITH)
    blade = alice.has_in_hand(Equipment(name="Blade"))
    recruit = alice.has_in_hand(RECRUIT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    alice.is_asked("loyal", offers=(loyal,), optional=False, point=1)
    alice.is_asked("loyal", not_offers=(foreign, gone), point=3)
    alice.is_asked("loyal", offers=(lying,), point=3)
    alice.is_asked("loyal", not_offers=(blade,), point=3)
    alice.is_asked("loyal", not_offers=(recruit,))
    alice.chooses(loyal)
    table.finds(recruit, CHAIN, point=control(1, "once she has revealed one, the recruit goes on"))


@check("remix-glossary/loyalty-reveal")
def who_has_nothing_to_reveal_cannot_recruit(table: RemixTable) -> None:
    """Alice has no character of the recruit's teams, nor another card of one: she can't pay, and can't recruit this one."""
    alice, _ = table.players
    alice.has_resources(2)
    recruit = alice.has_in_hand(RECRUIT)
    alice.has_in_hand(plain("Kree", affiliations=("Kree",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(recruit), only_because="vs/act.pay", point=1)


@check("remix-glossary/loyalty-reveal")
def who_controls_somebody_loyal_reveals_nothing(table: RemixTable) -> None:
    """Alice controls a Doom character: nothing is asked of her, though she has a card to reveal."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("Own Character", affiliations=("Doom",)))
    alice.has_in_hand(plain("Villain", affiliations=("Villains",)))
    recruit = alice.has_in_hand(RECRUIT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.nobody_is_asked(point=2)


@check("remix-glossary/loyalty-reveal")
def who_controls_somebody_loyal_needs_no_card(table: RemixTable) -> None:
    """Alice controls a Doom character and has no card that she could reveal: she recruits all the same."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("Own Character", affiliations=("Doom",)))
    recruit = alice.has_in_hand(RECRUIT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(recruit), point=2)
