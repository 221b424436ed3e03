"""Several effects, "or", X, cost, loyalty, reductions, hit points."""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.objects import target
from judge.engine.powers import Played, Static
from judge.engine.select import SELF, YOURS
from judge.engine.values import Count
from judge.games.warhammer_invasion.cards import core_set as cards
from judge.games.warhammer_invasion.model.board import DISCARD, END, KINGDOM, QUEST
from judge.games.warhammer_invasion.model.cards import Support, Tactic, Unit
from judge.games.warhammer_invasion.model.changes import CostsLess
from judge.games.warhammer_invasion.words.effects import DealDamage, Sacrifice, gain, this_turn
from judge.games.warhammer_invasion.words.letters import X
from judge.games.warhammer_invasion.words.selectors import DEVELOPMENTS, IN_HAND, SUPPORT_CARDS, SUPPORTS, UNITS
from judge.games.warhammer_invasion.words.wording import Effects
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

LOOT = Tactic(name="Loot Witness", powers=(Played(effect=Effects((Sacrifice(SUPPORTS), gain(2)))),))


@check("warhammer-invasion/multiple-effects")
def effects_resolve_as_far_as_they_can(table: WiTable) -> None:
    """A card makes its player sacrifice a support card, and he has none; he gets the 2 resources that the card gives next all the same."""
    alice, _ = table.players
    loot = alice.holds(LOOT)
    table.begin()
    alice.does(table.play(loot))
    table.resolve()
    alice.resources_are(2, point=(1, 2))


@check("warhammer-invasion/multiple-effects")
def dwarf_cannon_crew_then_shuffles(table: WiTable) -> None:
    """Dwarf Cannon Crew finds no support card: the deck isn't shuffled."""
    alice, _ = table.players
    alice.has_in_deck(unit("Unit in the Deck"))
    crew = alice.holds(cards.DWARF_CANNON_CREW)
    table.begin()
    alice.does(table.put_down(crew))
    table.nobody_is_asked()
    table.has_happened("shuffle", by=alice, times=0, point=3)


@check("warhammer-invasion/multiple-effects")
def a_successful_search_is_followed_by_the_shuffle(table: WiTable) -> None:
    """Of two Dwarf Cannon Crews the first finds a support card, and the deck is shuffled; the second finds none, and it isn't again."""
    alice, bob = table.players
    found = alice.has_in_deck(support("Support in the Deck", 2))
    first, second = alice.holds(cards.DWARF_CANNON_CREW), alice.holds(cards.DWARF_CANNON_CREW)
    table.begin()
    alice.does(table.put_down(first, QUEST), found)
    table.finds(found, QUEST, point=3)
    table.has_happened("shuffle", by=alice, times=1, point=3)
    bob.passes()
    alice.does(table.put_down(second))
    table.has_happened("shuffle", by=alice, times=1, point=3)


@check("warhammer-invasion/the-word-or")
def warpstone_meteor_offers_a_choice(table: WiTable) -> None:
    """Both players have a unit beside the meteor: each picks between corrupting it and 1 damage to his capital, and must pick."""
    alice, bob = table.players
    alice.controls(cards.WARPSTONE_METEOR, KINGDOM)
    own, foreign = alice.controls(unit("Alice's Unit"), KINGDOM), bob.controls(unit("Bob's Unit"), KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.is_asked(
        "choose one", offers=("corrupt a unit", "take 1 damage to your capital"), optional=False, point=(1, 4)
    )
    alice.chooses("corrupt", point=1)
    alice.is_asked("unit in the corresponding zone", offers=(own,), not_offers=(foreign,))
    alice.chooses(own)
    bob.chooses("damage", point=1)
    bob.is_asked("where 1 damage", offers=(bob.section(KINGDOM), bob.section(QUEST)), point=5)
    bob.chooses(bob.section(QUEST), point=5)
    table.is_(own, "corrupt", point=1)
    table.is_(foreign, "corrupt", False, point=1)
    table.counts(bob.section(QUEST), "damage", 1, point=1)


@check("warhammer-invasion/the-word-or")
def warpstone_meteor_without_a_unit(table: WiTable) -> None:
    """Beside the meteor Alice has but a unit that is corrupt already and must take the damage; Bob has a sound one and corrupts it."""
    alice, bob = table.players
    alice.controls(cards.WARPSTONE_METEOR, KINGDOM)
    alice.controls(unit("Corrupt Unit"), KINGDOM, corrupt=True)
    elsewhere, foreign = alice.controls(unit("Unit Elsewhere"), QUEST), bob.controls(unit("Bob's Unit"), KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.is_asked(
        "choose one",
        offers=("take 1 damage to your capital",),
        not_offers=("corrupt a unit",),
        optional=False,
        point=(2, 3),
    )
    alice.chooses("damage", point=3)
    alice.chooses(alice.section(KINGDOM))
    bob.chooses("corrupt")
    bob.chooses(foreign)
    table.counts(alice.section(KINGDOM), "damage", 1, point=3)
    table.is_(elsewhere, "corrupt", False)
    table.is_(foreign, "corrupt", point=2)


GROWING = Tactic(
    name="Growth Witness", powers=(Played(effect=DealDamage(target(UNITS), X(Count(DEVELOPMENTS & YOURS)))),)
)
UNKNOWN = Unit(name="Unknown Power", power=0, hp=2, powers=(Static(change=Adds("power", X())),))


@check("warhammer-invasion/the-letter-x")
def x_is_zero_unless_set(table: WiTable) -> None:
    """X is 0 where nothing says more, 2 for a card that counts its player's 2 developments, 3 where the player chooses it."""
    alice, bob = table.players
    alice.has_resources(4)
    unknown, victim, other = (
        alice.controls(UNKNOWN),
        bob.controls(unit("Victim")),
        bob.controls(unit("Other Victim", hp=9)),
    )
    alice.controls(unit("Hidden One"), development=True)
    alice.controls(unit("Hidden Two"), development=True)
    growing, flames = alice.holds(GROWING), alice.holds(cards.FLAMES_OF_TZEENTCH)
    table.begin()
    table.shows(unknown, power=0, point=1)
    alice.does(table.play(growing), victim)
    table.resolve()
    table.counts(victim, "damage", 2, point=2)
    alice.does(table.play(flames, x=3), other)
    table.resolve()
    table.counts(other, "damage", 3, point=2)
    alice.resources_are(1)


CHEAPER = Support(name="Discount Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS & IN_HAND, 3)),))
CHEAPER_DECK = Support(name="Deck Discount Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS, 1)),))


@check("warhammer-invasion/cost")
def dwarf_cannon_crew_sees_printed_costs(table: WiTable, cost: int = 2, loyalty: int = 3) -> None:
    """Among the top cards: a support of cost 2 with much loyalty qualifies, one of cost 3 that would be cheaper to play doesn't."""
    alice, _ = table.players
    alice.controls(CHEAPER_DECK)
    cheap = alice.has_in_deck(support("Loyal Support", cost, race="Dwarf", loyalty=loyalty))
    dear, bound = (
        alice.has_in_deck(support("Dear Support", 3)),
        alice.has_in_deck(support("Bound Support", 1, only_zone=QUEST)),
    )
    crew = alice.holds(cards.DWARF_CANNON_CREW)
    table.begin()
    alice.does(table.put_down(crew, KINGDOM))
    alice.is_asked("put into play", offers=(cheap,), point=3)
    alice.is_asked("put into play", not_offers=(dear,), point=1)
    alice.is_asked("put into play", not_offers=(bound,), point=4)
    alice.chooses(cheap)
    table.finds(cheap, KINGDOM)


@check("warhammer-invasion/cost")
def a_cost_of_zero_stays(table: WiTable, loyalty: int = 2) -> None:
    """A reduction does nothing for a support of cost 0: its loyalty is paid in full."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.controls(CHEAPER)
    free = alice.holds(support("Free Support", 0, race="Orc", loyalty=loyalty))
    table.begin()
    alice.does(table.put_down(free, KINGDOM))
    alice.resources_are(1, point=2)


@check("warhammer-invasion/loyalty")
def loyalty_comes_on_top(table: WiTable) -> None:
    """A unit of cost 2 with 3 loyalty icons costs 4 to play for a player whose capital gives one symbol."""
    alice, _ = table.players
    alice.has_resources(5)
    alice.has_capital("Orc")
    loyal = alice.holds(unit("Loyal Orc", 2, race="Orc", loyalty=3))
    table.begin()
    alice.does(table.put_down(loyal))
    alice.resources_are(1, point=1)
    table.shows(loyal, cost=2, point=2)


WITHER = Tactic(name="Wither Witness", powers=(Played(effect=this_turn(target(UNITS), Adds("hp", -3))),))


@check("warhammer-invasion/faq-zero-hit-points")
def a_unit_with_no_hit_points(table: WiTable, hp: int = 3) -> None:
    """A unit whose hit points are lowered to 0 is destroyed although no damage lies on it."""
    alice, bob = table.players
    victim, wither = bob.controls(unit("Victim", hp=hp)), alice.holds(WITHER)
    table.begin()
    alice.does(table.play(wither), victim)
    table.resolve()
    table.finds(victim, DISCARD, point=(1, 2))


@check("warhammer-invasion/reduction")
def a_reduction_stops_at_zero(table: WiTable, cost: int = 1, loyalty: int = 2) -> None:
    """A power of 1 lowered by 2 is 0; a support card of cost 1 lowered by 3 costs 0, and its 2 loyalty icons are paid in full."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.controls(CHEAPER)
    cheap = alice.holds(support("Cheap Support", cost, race="Orc", loyalty=loyalty))
    feeble = alice.controls(
        Unit(name="Feeble Unit", power=1, hp=3, powers=(Static(change=Adds("power", -2), on=SELF),))
    )
    table.begin()
    table.shows(feeble, power=0, point=1)
    alice.does(table.put_down(cheap, KINGDOM))
    alice.resources_are(1, point=1)
