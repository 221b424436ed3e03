"""The Rose, Shadowy Lieutenant"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.the_rose_shadowy_lieutenant import THE_ROSE
from judge.games.vs_system.dsl import COMBAT, DECK, FRONT, HIDDEN, KO_PILE, PLAY, VISIBLE, PlotTwist, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/the-rose-shadowy-lieutenant"

EXCUSES = {
    "[0].cost.link=IF_YOU_DO": "a cost is paid in full or not at all",
    "[0].effect.second.first.link=IF_YOU_DO": "means the same: where nothing is revealed there is nothing to put into the row",
    "[0].once_per_turn=True": "he is exhausted by then, and no ruling speaks of readying him",
}

MADE_MEN = PlotTwist(name="Made Men")


@check(ENTRY)
def the_rose_comes_out_of_hiding(table: VsTable) -> None:
    """As the cost The Rose exhausts and moves out of hiding, at once; then a resource is KO'd and Made Men takes its place."""
    alice, bob = table.players
    his = bob.has_resource(plain("His Resource"))
    rose, resource = alice.controls(THE_ROSE, hidden=True), alice.has_resource(plain("Resource"))
    other, made_men = alice.has_in_deck(plain("Other Card")), alice.has_in_deck(MADE_MEN)
    table.begin(COMBAT)
    alice.does(table.use(rose))
    alice.is_asked("where The Rose goes", not_offers=(Spot(FRONT, 1, HIDDEN),), point=1)
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(rose, FRONT, VISIBLE, point=control(1, "he stands there before the power resolves"))
    table.is_(rose, "exhausted")
    table.finds(resource, PLAY)
    table.resolve()
    alice.is_asked("a resource to KO", not_offers=(his,))
    alice.chooses(resource)
    alice.is_asked("a Made Men of your deck", optional=True, not_offers=(other,))
    alice.chooses(made_men)
    table.finds(resource, KO_PILE)
    table.has_happened("reveal", made_men)
    table.has_happened("shuffle", by=alice)
    table.has_happened("shuffle", by=bob, times=0)
    table.finds(made_men, PLAY)
    table.is_(made_men, "face down")
    table.finds(other, DECK)


@check(ENTRY)
def the_rose_may_find_nothing(table: VsTable) -> None:
    """Alice KOs a resource and finds no Made Men: she shuffles her deck all the same."""
    alice, _ = table.players
    rose, resource = alice.controls(THE_ROSE, hidden=True), alice.has_resource(plain("Resource"))
    alice.has_in_deck(plain("Other Card"))
    table.begin(COMBAT)
    alice.does(table.use(rose), (Spot(FRONT, 0, VISIBLE),))
    table.resolve()
    alice.chooses(resource)
    table.has_happened("shuffle", by=alice)


@check(ENTRY)
def the_rose_finds_nothing_without_a_resource(table: VsTable) -> None:
    """Without a resource nothing is KO'd, so Alice doesn't search her deck."""
    alice, _ = table.players
    rose, made_men = alice.controls(THE_ROSE, hidden=True), alice.has_in_deck(MADE_MEN)
    table.begin(COMBAT)
    alice.does(table.use(rose), (Spot(FRONT, 0, VISIBLE),))
    table.resolve()
    table.finds(made_men, DECK)
    table.has_happened("shuffle", by=alice, times=0)


@check(ENTRY)
def the_visible_rose_is_of_no_use(table: VsTable) -> None:
    """The Rose stands in Alice's visible area: he can't be moved out of hiding, so his power can't be used; hidden he needs to be ready."""
    alice, _ = table.players
    rose, tired = alice.controls(THE_ROSE), alice.controls(THE_ROSE, hidden=True, exhausted=True)
    alice.has_resources(1)
    table.begin(COMBAT)
    alice.cannot(table.use(rose), only_because="vs/act.pay", point=(1, 2))
    alice.cannot(table.use(tired), only_because="vs/act.pay")
    table.stands(tired, FRONT, HIDDEN)
