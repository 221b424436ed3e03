"""Scarlet Spider <> Spider-Man, Successor"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.scarlet_spider_spider_man_successor_errata import SCARLET_SPIDER
from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/scarlet-spider-spider-man-successor-errata"

EXCUSES = {
    "[0].once_per_batch=True": "not ruled: two characters named Spider-Man that come into play at once",
}

SPIDER_MAN = plain("Spider-Man", 1)


@check(ENTRY)
def scarlet_spider_hides_spider_man(table: VsTable) -> None:
    """Alice recruits Spider-Man: she may move him to her hidden area, and does."""
    alice, _ = table.players
    alice.controls(SCARLET_SPIDER)
    alice.has_resources(1)
    spider = alice.has_in_hand(SPIDER_MAN)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(spider))
    table.all_pass()
    alice.chooses("front row")
    table.resolve()
    alice.is_asked("whether to", point=(1, 2))
    alice.agrees()
    alice.chooses("front row")
    table.stands(spider, "front row", "hidden area", point=control(1, "he goes to the hidden area"))


@check(ENTRY)
def scarlet_spider_leaves_spider_man_in_sight(table: VsTable) -> None:
    """Alice need not move her Spider-Man; of Bob's, and of another character, the power takes no notice."""
    alice, bob = table.players
    alice.controls(SCARLET_SPIDER)
    alice.has_resources(3)
    bob.has_resources(1)
    younger = alice.has_in_hand(plain("Spider-Man", 1, version="Younger"))
    spider, other, foreign = (
        alice.has_in_hand(SPIDER_MAN),
        alice.has_in_hand(plain("Other")),
        bob.has_in_hand(SPIDER_MAN),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(spider))
    table.all_pass()
    alice.chooses("front row")
    table.resolve()
    alice.is_asked("whether to", point=1)
    alice.declines()
    table.stands(spider, "front row", "visible area")
    alice.does(table.recruit(other))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is()
    alice.does(table.recruit(younger))
    table.all_pass()
    alice.chooses("front row")
    table.resolve()
    alice.is_asked("whether to")
    alice.declines()
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign))
    table.all_pass()
    bob.chooses("front row")
    table.chain_is()


@check(ENTRY)
def scarlet_spider_himself_arrives(table: VsTable) -> None:
    """Alice recruits Scarlet Spider himself: as printed his power would trigger, by the errata it doesn't."""
    alice, _ = table.players
    alice.has_resources(2)
    spider = alice.has_in_hand(SCARLET_SPIDER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(spider))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is(point=(1, 2))
    table.stands(spider, "front row", "visible area")
