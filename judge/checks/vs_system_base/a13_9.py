"""How reservist works"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, CHAIN, FRONT, RECRUIT_STEP, SUPPORT, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a13.9#2": "revealing it has no bearing of its own",
    "vs-system-base/a13.9#5": "what additional costs a reservist takes is checked with Arsenal of Doom",
    "vs-system-base/a13.9#6": "boost is checked with Arsenal of Doom, whatever card it is paid for",
    "vs-system-base/a13.9#7": "where a concealed character goes doesn't ask where it comes from",
}


@check("vs-system-base/a13.9", allowed={"cost": range(4)})
def the_gap_in_the_row_is_filled_at_once(table: VsTable, cost: int = 2) -> None:
    """A reservist of cost 2 is recruited from the row: its player may put a card from hand there, and only then has anybody priority."""
    alice, _ = table.players
    alice.has_resources(2)
    reservist = alice.has_resource(plain("Reservist", cost, keywords=("reservist",)))
    spare = alice.has_in_hand(plain("Spare Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reservist), point=1)
    table.finds(reservist, CHAIN)
    alice.is_asked("for the resource row", offers=(spare,), point=(3, 4))
    alice.is_asked("for the resource row", optional=True, point=3)
    alice.chooses(spare)
    table.is_(spare, "face down", point=3)
    table.may_act_is(alice)


@check("vs-system-base/a13.9")
def whose_row_it_lies_in(table: VsTable) -> None:
    """Alice recruits Bob's reservist, which lies in her row. Her own one, which lies in Bob's row, she can't recruit."""
    alice, bob = table.players
    taken = alice.has_resource(plain("Taken Reservist", keywords=("reservist",)), owner=bob)
    given = bob.has_resource(plain("Given Reservist", keywords=("reservist",)), owner=alice)
    alice.has_resources(2)
    bob.controls(plain("Bob's Character"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(given), only_because="vs/act.card", point=1)
    alice.does(table.recruit(taken), point=1)
    table.resolve()
    alice.is_asked("where Taken Reservist goes", offers=(Spot(FRONT, 0), Spot(SUPPORT, 0)))
    alice.chooses(Spot(FRONT, 0))
    table.stands(taken, FRONT, of=alice, point=control(1, "it comes into play on her side"))
