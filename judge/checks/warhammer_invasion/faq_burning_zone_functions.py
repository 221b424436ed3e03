"""Does a burning zone still function?"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import ARSON, CORRUPT_ONE, DISCOUNT, WATCHER, WORKER
from judge.games.warhammer_invasion.cards.warhammer_invasion.warpstone_meteor import WARPSTONE_METEOR
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, BEGINNING, END, KINGDOM, KINGDOM_PHASE, QUEST, QUEST_PHASE
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion/faq-burning-zone-functions")
def abilities_work_in_a_burning_zone(table: WiTable) -> None:
    """Alice's kingdom burns. The action of her unit there can be used, and the forced and the lasting text of her supports there work."""
    alice, _ = table.players
    alice.has_burning(KINGDOM)
    alice.has_resources(1)
    worker = alice.controls(WORKER, KINGDOM)
    alice.controls(WATCHER, KINGDOM)
    alice.controls(DISCOUNT, KINGDOM)
    tower, rot = alice.has_in_hand(support("Tower", 3)), alice.has_in_hand(CORRUPT_ONE)
    table.begin()
    alice.can(table.use(worker), point=1)
    alice.does(table.play(rot), worker)
    table.resolve()
    alice.resources_are(2, point=1)
    alice.can(table.put_down(tower), point=1)


@check("warhammer-invasion/faq-burning-zone-functions", allowed={"power": range(5)})
def a_burning_zone_goes_on_yielding(table: WiTable, power: int = 1) -> None:
    """Alice's kingdom burns, with a unit of 1 power in it: she takes 4 resources there. Her quest zone is whole and gives her one card."""
    alice, _ = table.players
    alice.has_burning(KINGDOM)
    alice.controls(unit("Miner", power=power), KINGDOM)
    for name in ("First", "Second"):
        alice.has_in_deck(unit(f"{name} Unit"))
    table.begin(BEGINNING)
    table.goes_on_to(KINGDOM_PHASE)
    alice.resources_are(4, point=2)
    table.goes_on_to(QUEST_PHASE)
    alice.hand_size_is(1, point=control(2, "her other zone yields as ever"))


@check("warhammer-invasion/faq-burning-zone-functions")
def cards_are_drawn_for_a_burning_zone(table: WiTable) -> None:
    """Alice's quest zone burns, with a unit of 1 power in it: she draws two cards in her quest phase."""
    alice, _ = table.players
    alice.has_burning(QUEST)
    alice.controls(unit("Scholar", power=1), QUEST)
    for name in ("First", "Second", "Third"):
        alice.has_in_deck(unit(f"{name} Unit"))
    table.begin(BEGINNING)
    table.goes_on_to(QUEST_PHASE)
    alice.hand_size_is(2, point=2)


@check("warhammer-invasion/faq-burning-zone-functions")
def no_damage_is_dealt_to_a_burning_zone(table: WiTable) -> None:
    """Bob's quest zone burns. A card would deal it 3 damage: none comes to lie on it. His kingdom takes 3 from the next one."""
    alice, bob = table.players
    bob.has_burning(QUEST)
    quest, kingdom = bob.section(QUEST), bob.section(KINGDOM)
    first, second = alice.has_in_hand(ARSON), alice.has_in_hand(ARSON)
    table.begin()
    for arson, section in ((first, quest), (second, kingdom)):
        alice.does(table.play(arson), section)
        table.resolve()
    table.counts(quest, "damage", 0, point=3)
    table.counts(kingdom, "damage", 3, point=control(3, "a zone that doesn't burn takes damage"))


@check("warhammer-invasion/faq-burning-zone-functions")
def a_player_assigns_no_damage_to_his_burning_zone(table: WiTable) -> None:
    """Warpstone Meteor deals Alice 1 damage, and her kingdom burns: she may put it on one of her other zones."""
    alice, bob = table.players
    alice.controls(WARPSTONE_METEOR, KINGDOM)
    alice.has_burning(KINGDOM)
    kingdom, quest, battlefield = (alice.section(zone) for zone in (KINGDOM, QUEST, BATTLEFIELD))
    table.begin(END, of=bob)
    table.all_pass()
    alice.chooses("damage")
    alice.is_asked("where 1 damage", not_offers=(kingdom,), point=3)
    alice.is_asked("where 1 damage", offers=(quest, battlefield), point=control(3, "the other zones take the damage"))
    alice.chooses(quest)
    bob.chooses("damage")
    bob.chooses(bob.section(KINGDOM))


@check("warhammer-invasion/faq-burning-zone-functions")
def no_combat_damage_is_assigned_to_a_burning_zone(table: WiTable) -> None:
    """Alice attacks Bob's burning quest zone, and nobody defends: there is nothing to which her raider's damage could be assigned."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=3))
    bob.has_burning(QUEST)
    table.begin()
    table.attack_goes(QUEST, raider)
    table.all_pass()
    table.nobody_is_asked(point=3)
