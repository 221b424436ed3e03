"""How loyalty—reveal works"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

RECRUIT = plain("Recruit", 2, keywords=("loyalty—reveal",), affiliations=("Doom",))


@check("vs-system-base/a13.2m")
def who_controls_nobody_loyal_reveals_a_card(table: VsTable) -> None:
    """Alice controls no Doom character: she reveals one from hand or resource row, another Doom character card than the one recruited."""
    alice, _ = table.players
    alice.has_resources(2)
    loyal, other = (
        alice.has_in_hand(plain(name, affiliations=(team,))) for name, team in (("A", "Doom"), ("B", "Kree"))
    )
    lying, recruit = alice.has_resource(plain("C", affiliations=("Doom",))), alice.has_in_hand(RECRUIT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    alice.is_asked("loyal", offers=(loyal,), optional=False, point=2)
    alice.is_asked("loyal", offers=(lying,), point=3)
    alice.is_asked("loyal", not_offers=(other,), point=2)
    alice.is_asked("loyal", not_offers=(recruit,))
    alice.chooses(loyal)


@check("vs-system-base/a13.2m")
def who_has_nothing_to_reveal_cannot_recruit(table: VsTable) -> None:
    """Alice controls no Doom character and has no other Doom character card: she can't recruit this one."""
    alice, _ = table.players
    alice.has_resources(2)
    recruit = alice.has_in_hand(RECRUIT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(recruit), only_because="vs/act.pay", point=2)


@check("vs-system-base/a13.2m")
def who_controls_somebody_loyal_reveals_nothing(table: VsTable) -> None:
    """Alice controls a Doom character: nothing is asked of her."""
    alice, _ = table.players
    alice.has_resources(2)
    alice.controls(plain("A", affiliations=("Doom",)))
    alice.has_in_hand(plain("B", affiliations=("Doom",)))
    recruit = alice.has_in_hand(RECRUIT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.nobody_is_asked(point=1)
