"""The Word “Or”"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.warpstone_meteor import WARPSTONE_METEOR
from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, BEGINNING, END, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/the-word-or")
def warpstone_meteor_offers_a_choice(table: WiTable) -> None:
    """Both players have a unit beside the meteor: each picks between corrupting it and 1 damage to his capital, and must pick."""
    alice, bob = table.players
    alice.controls(WARPSTONE_METEOR, KINGDOM)
    own, foreign = alice.controls(unit("Alice's Unit"), KINGDOM), bob.controls(unit("Bob's Unit"), KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.is_asked("choose one", offers=("take 1 damage to your capital",), point=1)
    alice.is_asked("choose one", offers=("corrupt a unit",), point=control((1, 4), "she can do the first thing, too"))
    alice.is_asked("choose one", optional=False, point=4)
    alice.chooses("corrupt")
    alice.is_asked("unit in the corresponding zone", offers=(own,), not_offers=(foreign,))
    alice.chooses(own)
    bob.is_asked("choose one", point=1)
    bob.chooses("damage", point=1)
    bob.is_asked("where 1 damage", offers=(bob.section(KINGDOM), bob.section(QUEST)), point=5)
    bob.chooses(bob.section(QUEST), point=5)
    table.is_(own, "corrupt", point=control(1, "what she picked happens"))
    table.is_(foreign, "corrupt", False, point=control(1, "what he didn't pick doesn't happen"))
    table.counts(bob.section(QUEST), "damage", 1, point=control(1, "what he picked happens"))


@check("warhammer-invasion/the-word-or")
def warpstone_meteor_asks_its_controller_first(table: WiTable) -> None:
    """The meteor is Bob's, and both have a unit there: as his turn begins he chooses first, then Alice. As hers begins, nobody does."""
    alice, bob = table.players
    bob.controls(WARPSTONE_METEOR, KINGDOM)
    own = alice.controls(unit("Alice's Unit"), KINGDOM)
    bob.controls(unit("Bob's Unit"), KINGDOM)
    table.begin(END, of=alice)
    table.all_pass()
    bob.is_asked("choose one", point=control(4, "the player whose turn it is chooses first"))
    bob.chooses("damage")
    bob.chooses(bob.section(KINGDOM))
    alice.is_asked("choose one", point=control(4, "the other player chooses after him"))
    alice.chooses("corrupt")
    alice.chooses(own)
    table.goes_on_to(BATTLEFIELD_PHASE)
    bob.chooses()
    table.goes_on_to(BEGINNING)
    table.nobody_is_asked(point=1)


@check("warhammer-invasion/the-word-or")
def warpstone_meteor_without_a_unit(table: WiTable) -> None:
    """Beside the meteor Alice has but a unit that is corrupt already and must take the damage; Bob has a sound one and corrupts it."""
    alice, bob = table.players
    alice.controls(WARPSTONE_METEOR, KINGDOM)
    alice.controls(unit("Corrupt Unit"), KINGDOM, corrupt=True)
    elsewhere, foreign = alice.controls(unit("Unit Elsewhere"), QUEST), bob.controls(unit("Bob's Unit"), KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.is_asked("choose one", not_offers=("corrupt a unit",), optional=False, point=(2, 3))
    alice.is_asked("choose one", offers=("take 1 damage to your capital",), point=3)
    alice.chooses("damage", point=3)
    alice.chooses(alice.section(KINGDOM))
    bob.chooses("corrupt")
    bob.chooses(foreign)
    table.counts(alice.section(KINGDOM), "damage", 1, point=control(3, "the damage that she must take is dealt"))
    table.is_(elsewhere, "corrupt", False)
    table.is_(foreign, "corrupt", point=control(2, "who has a sound unit there may corrupt it"))
