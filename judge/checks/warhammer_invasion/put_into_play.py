"""Put into Play"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import PUT_FROM_HAND
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_75_rip_dere_eads_off import RIP_DERE_EADS_OFF
from judge.games.warhammer_invasion.cards.warhammer_invasion.grimgor_ironhide import GRIMGOR_IRONHIDE
from judge.games.warhammer_invasion.cards.warhammer_invasion.king_kazador import KING_KAZADOR
from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, KINGDOM, QUEST, Unit
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/put-into-play")
def putting_into_play(table: WiTable) -> None:
    """In the battlefield phase no unit can be played, but an effect puts one into play for nothing; not a second unique one or Hero."""
    alice, bob = table.players
    boss = Unit(name="Unique Boss", cost=4, unique=True)
    alice.controls(boss)
    alice.controls(GRIMGOR_IRONHIDE, KINGDOM)
    free = alice.has_in_hand(unit("Free Unit", 0))
    dear, second, hero = (
        alice.has_in_hand(unit("Dear Unit", 6)),
        alice.has_in_hand(boss),
        alice.has_in_hand(KING_KAZADOR),
    )
    call, foreign = alice.has_in_hand(PUT_FROM_HAND), bob.has_in_hand(unit("Bob's Unit", 0))
    table.begin(BATTLEFIELD_PHASE, "choosing the zone")
    alice.cannot(table.put_down(free), only_because="wi/act.capital-phase")
    alice.does(table.play(call))
    table.resolve()
    alice.is_asked("put into play", offers=(dear, free), point=1)
    alice.is_asked("put into play", not_offers=(second,), point=2)
    alice.is_asked("put into play", not_offers=(hero,), point=3)
    alice.is_asked("put into play", not_offers=(foreign,))
    alice.chooses(dear)
    table.finds(dear, KINGDOM, point=control(1, "the unit that was chosen is put into play"))


@check("warhammer-invasion/put-into-play")
def a_hero_turned_up_beside_a_hero(table: WiTable) -> None:
    """Rip Dere ’Eads Off! on a Hero among the developments is cancelled in a zone with a Hero; in one without, he is turned up."""
    alice, _ = table.players
    alice.controls(KING_KAZADOR)
    hidden = alice.controls(GRIMGOR_IRONHIDE, development=True)
    free = alice.controls(GRIMGOR_IRONHIDE, QUEST, development=True)
    rips = [alice.has_in_hand(RIP_DERE_EADS_OFF) for _ in range(2)]
    table.begin()
    for rip, hero in zip(rips, (hidden, free), strict=True):
        alice.does(table.play(rip))
        table.resolve()
        alice.chooses(hero)
    table.is_(hidden, "development", point=3)
    table.is_(free, "development", False, point=control(3, "where no Hero is, the Hero is turned up"))
