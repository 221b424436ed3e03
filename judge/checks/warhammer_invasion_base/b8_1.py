"""How Scout works"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    HAND,
    QUEST,
    SCOUT,
    UNITS,
    Gains,
    Played,
    Tactic,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

BRIEF = Tactic(name="Briefing Witness", powers=(Played(effect=this_turn(target(UNITS), Gains("keywords", SCOUT))),))


@check("warhammer-invasion-base/b8.1")
def scouts_work_after_the_damage(table: WiTable) -> None:
    """A unit with Scout attacks. With the damage assigned Bob still has his two cards; once it is applied, chance takes one."""
    alice, bob = table.players
    rider = alice.controls(unit("Outrider", keywords=(SCOUT,)))
    plan, map_ = bob.has_in_hand(unit("Plan")), bob.has_in_hand(unit("Map"))
    table.begin()
    table.attack_goes(QUEST, rider)
    table.all_pass()
    alice.chooses({bob.section(QUEST): 1})
    table.nobody_is_asked(point=1)
    table.all_pass()
    table.chance_takes(plan, point=2)
    table.finds(plan, DISCARD, point=control(2, "the card that chance took is the one discarded"))
    table.finds(map_, HAND, point=control(2, "it is one card"))


@check("warhammer-invasion-base/b8.1")
def each_survivor_scouts(table: WiTable) -> None:
    """Three units with Scout attack and one of them is destroyed: of his three cards Bob discards two, one for each survivor."""
    alice, bob = table.players
    riders = [
        alice.controls(unit(f"{name} Outrider", hp=1, keywords=(SCOUT,))) for name in ("First", "Second", "Third")
    ]
    guard = bob.controls(unit("Guard", hp=5), QUEST)
    cards = [bob.has_in_hand(unit(name)) for name in ("Plan", "Map", "Letter")]
    table.begin()
    table.attack_goes(QUEST, *riders, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 3})
    bob.chooses({riders[0]: 1})
    table.all_pass()
    table.chance_takes(cards[0])
    table.chance_takes(cards[1], point=2)
    table.finds(riders[0], DISCARD)
    bob.hand_size_is(1, point=2)


@check("warhammer-invasion-base/b8.1")
def a_defender_scouts(table: WiTable) -> None:
    """A unit of Bob's with Scout defends and survives: Alice discards the one card in her hand."""
    alice, bob = table.players
    raider, rider = alice.controls(unit("Raider")), bob.controls(unit("Outrider", power=0, keywords=(SCOUT,)), QUEST)
    plan = alice.has_in_hand(unit("Plan"))
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(rider,))
    table.all_pass()
    alice.chooses({rider: 1})
    table.all_pass()
    table.finds(plan, DISCARD, point=3)


@check("warhammer-invasion-base/b8.1")
def a_unit_that_has_gained_scout(table: WiTable) -> None:
    """An effect gives an attacker Scout for the turn: Bob discards the one card in his hand."""
    alice, bob = table.players
    raider, brief = alice.controls(unit("Raider")), alice.has_in_hand(BRIEF)
    plan = bob.has_in_hand(unit("Plan"))
    table.begin()
    alice.does(table.play(brief), raider)
    table.resolve()
    table.attack_goes(QUEST, raider)
    table.all_pass()
    alice.chooses({bob.section(QUEST): 1})
    table.all_pass()
    table.finds(plan, DISCARD, point=2)


@check("warhammer-invasion-base/b8.1")
def scout_without_damage(table: WiTable) -> None:
    """A unit with Scout attacks a burning zone, and nobody defends. No damage is dealt, and Bob discards his one card all the same."""
    alice, bob = table.players
    bob.has_burning(QUEST)
    rider, plan = alice.controls(unit("Outrider", keywords=(SCOUT,))), bob.has_in_hand(unit("Plan"))
    table.begin()
    table.attack_goes(QUEST, rider)
    table.all_pass()
    table.all_pass()
    table.finds(plan, DISCARD, point=4)


@check("warhammer-invasion-base/b8.1")
def a_scout_that_has_changed_sides(table: WiTable) -> None:
    """A unit with Scout that Bob owns and Alice controls attacks him: it is Bob who discards the one card in his hand."""
    alice, bob = table.players
    rider = alice.controls(unit("Outrider", keywords=(SCOUT,)), owner=bob)
    plan, map_ = bob.has_in_hand(unit("Plan")), alice.has_in_hand(unit("Map"))
    table.begin()
    table.attack_goes(QUEST, rider)
    table.all_pass()
    alice.chooses({bob.section(QUEST): 1})
    table.all_pass()
    table.finds(plan, DISCARD, point=2)
    table.finds(map_, HAND, point=control(2, "its controller discards nothing"))
