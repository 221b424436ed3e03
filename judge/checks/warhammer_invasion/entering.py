"""Putting into play, and developments that are turned face up."""

from __future__ import annotations

from judge.engine.powers import Played
from judge.games.warhammer_invasion.cards import core_set as cards
from judge.games.warhammer_invasion.model.board import BATTLEFIELD, BATTLEFIELD_PHASE, DISCARD, KINGDOM
from judge.games.warhammer_invasion.model.cards import Tactic, Unit
from judge.games.warhammer_invasion.words.effects import PutIntoPlay
from judge.games.warhammer_invasion.words.selectors import IN_HAND, UNIT_CARDS
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion/put-into-play")
def putting_into_play(table: WiTable) -> None:
    """In the battlefield phase no unit can be played, but an effect puts one into play for nothing; not a second unique one or Hero."""
    alice, _ = table.players
    boss = Unit(name="Unique Boss", cost=4, unique=True)
    alice.controls(boss)
    alice.controls(cards.GRIMGOR_IRONHIDE, KINGDOM)
    free = alice.holds(unit("Free Unit", 0))
    dear, second, hero = alice.holds(unit("Dear Unit", 6)), alice.holds(boss), alice.holds(cards.KING_KAZADOR)
    call = alice.holds(Tactic(name="Call Witness", powers=(Played(effect=PutIntoPlay(UNIT_CARDS & IN_HAND, KINGDOM)),)))
    table.begin(BATTLEFIELD_PHASE, "choosing the zone")
    alice.cannot(table.put_down(free), only_because="wi/act.capital-phase")
    alice.does(table.play(call))
    table.resolve()
    alice.is_asked("put into play", offers=(dear, free), point=1)
    alice.is_asked("put into play", not_offers=(second,), point=2)
    alice.is_asked("put into play", not_offers=(hero,))
    alice.chooses(dear)
    table.finds(dear, KINGDOM, point=1)


@check("warhammer-invasion/put-into-play")
def a_hero_turned_up_beside_a_hero(table: WiTable) -> None:
    """Rip Dere ’Eads Off! on a Hero that lies as a development in a zone with a Hero is cancelled."""
    alice, _ = table.players
    alice.controls(cards.KING_KAZADOR)
    hidden, rip = alice.controls(cards.GRIMGOR_IRONHIDE, development=True), alice.holds(cards.RIP_DERE_EADS_OFF)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.chooses(hidden)
    table.is_(hidden, "development", point=3)


@check("warhammer-invasion/cs-75-rip-dere-eads-off")
def rip_dere_eads_off_on_a_unit_and_a_hero(table: WiTable) -> None:
    """A Hero turned up beside another Hero goes back face down."""
    alice, _ = table.players
    alice.controls(cards.KING_KAZADOR)
    hidden, rip = alice.controls(cards.GRIMGOR_IRONHIDE, development=True), alice.holds(cards.RIP_DERE_EADS_OFF)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.chooses(hidden)
    table.is_(hidden, "development", point=(2, 3))
    table.finds(hidden, BATTLEFIELD, point=3)


@check("warhammer-invasion/cs-75-rip-dere-eads-off")
def a_unit_turned_up_does_not_enter_play(table: WiTable) -> None:
    """Dwarf Cannon Crew, turned up from among the developments, doesn't enter play, and its effect isn't triggered."""
    alice, _ = table.players
    alice.has_in_deck(support("Support in the Deck", 1))
    hidden, rip = alice.controls(cards.DWARF_CANNON_CREW, development=True), alice.holds(cards.RIP_DERE_EADS_OFF)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.chooses(hidden)
    table.is_(hidden, "development", False)
    table.nobody_is_asked(point=1)
    table.has_happened("enter play", hidden, times=0, point=1)


@check("warhammer-invasion/faq-grimgor-rip-dere-eads-off")
def grimgor_turned_up_destroys_nothing(table: WiTable) -> None:
    """Grimgor Ironhide turned up doesn't enter play: developments and support cards stay. Another one, played, does destroy a support."""
    alice, bob = table.players
    hidden, rip = alice.controls(cards.GRIMGOR_IRONHIDE, development=True), alice.holds(cards.RIP_DERE_EADS_OFF)
    second, tower = alice.holds(cards.GRIMGOR_IRONHIDE), bob.controls(support("Tower"), KINGDOM)
    camp, foreign = bob.controls(support("Camp")), bob.controls(unit("Hidden"), development=True)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.chooses(hidden)
    table.finds(camp, BATTLEFIELD, point=1)
    table.finds(foreign, BATTLEFIELD, point=1)
    table.has_happened("enter play", hidden, times=0, point=2)
    alice.does(table.put_down(second, KINGDOM))
    table.finds(tower, DISCARD)
