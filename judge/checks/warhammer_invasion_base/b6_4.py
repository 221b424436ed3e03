"""Who assigns indirect damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD, EACH_PLAYER, KINGDOM, QUEST, DealIndirect, Played, Tactic
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

HAIL = Tactic(name="Hailing Witness", powers=(Played(effect=DealIndirect(2)),))

STORM = Tactic(name="Storming Witness", powers=(Played(effect=DealIndirect(2, EACH_PLAYER)),))


@check("warhammer-invasion-base/b6.4")
def the_opponent_shares_out_indirect_damage(table: WiTable) -> None:
    """Alice's card deals Bob 2 indirect damage in mid-combat: he shares it among capital and face-up unit, and it is applied at once."""
    alice, bob = table.players
    raider, hail = alice.controls(unit("Raider")), alice.has_in_hand(HAIL)
    guard, hidden = bob.controls(unit("Guard")), bob.controls(unit("Hidden Unit"), development=True)
    table.begin()
    table.attack_goes(QUEST, raider)
    alice.does(table.play(hail))
    table.resolve()
    bob.is_asked("share indirect damage", point=(1, 2))
    bob.is_asked("share indirect damage", offers=({guard: 2},), point=2)
    bob.is_asked("share indirect damage", not_offers=({hidden: 1, guard: 1}, {hidden: 2}),
                 point=2)  # fmt: skip
    bob.chooses({bob.section(QUEST): 1, bob.section(BATTLEFIELD): 1})
    table.counts(bob.section(QUEST), "damage", 1, point=3)


@check("warhammer-invasion-base/b6.4")
def both_players_share_out_indirect_damage(table: WiTable) -> None:
    """Bob's card deals each player 2 indirect damage in Alice's turn: Alice assigns hers first, and it is applied together with Bob's."""
    alice, bob = table.players
    storm = bob.has_in_hand(STORM)
    table.begin()
    alice.passes()
    bob.does(table.play(storm))
    table.resolve()
    alice.is_asked("share indirect damage", point=4)
    alice.chooses({alice.section(KINGDOM): 2})
    table.counts(alice.section(KINGDOM), "damage", 0, point=4)
    bob.chooses({bob.section(KINGDOM): 2})
    table.counts(alice.section(KINGDOM), "damage", 2)
    table.counts(bob.section(KINGDOM), "damage", 2)
