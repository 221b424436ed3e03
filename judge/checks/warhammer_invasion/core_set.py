"""Several effects, "or", X, cost, putting into play, hit points."""

from __future__ import annotations

from judge.checks.wi_table import WiTable, check, support, unit
from judge.engine.changes import Adds
from judge.engine.objects import target
from judge.engine.powers import Played, Static
from judge.engine.select import YOURS
from judge.engine.values import Count
from judge.games.warhammer_invasion.cards import core_set as cards
from judge.games.warhammer_invasion.costs import CostsLess
from judge.games.warhammer_invasion.effects import (
    DealDamage,
    PutIntoPlay,
    Sacrifice,
    gain,
    this_turn,
)
from judge.games.warhammer_invasion.letters import X
from judge.games.warhammer_invasion.printed import Support, Tactic, Unit
from judge.games.warhammer_invasion.scene import (
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    DISCARD,
    END,
    HAND,
    KINGDOM,
    QUEST,
)
from judge.games.warhammer_invasion.selectors import (
    DEVELOPMENTS,
    IN_HAND,
    SUPPORT_CARDS,
    SUPPORTS,
    UNIT_CARDS,
    UNITS,
)
from judge.games.warhammer_invasion.wording import Effects

LOOT = Tactic(name="Loot Witness", powers=(Played(effect=Effects((Sacrifice(SUPPORTS), gain(2)))),))


@check("warhammer-invasion/multiple-effects")
def effects_resolve_as_far_as_they_can(table: WiTable) -> None:
    """A card that lets its player sacrifice a support, which he doesn't have, and gain 2 resources does the second all the same."""
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


@check("warhammer-invasion/the-word-or")
def warpstone_meteor_offers_a_choice(table: WiTable) -> None:
    """Both players have a unit beside the meteor: each picks between corrupting it and 1 damage to his capital, and must pick."""
    alice, bob = table.players
    alice.controls(cards.WARPSTONE_METEOR, KINGDOM)
    own, foreign = alice.controls(unit("Alice's Unit"), KINGDOM), bob.controls(unit("Bob's Unit"), KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.is_asked("choose one", offers=("corrupt a unit", "take 1 damage to your capital"), optional=False, point=(1, 4))
    alice.chooses("corrupt", point=1)
    alice.chooses(own)
    bob.chooses("damage", point=1)
    bob.is_asked("where 1 damage", offers=(bob.section(KINGDOM), bob.section(QUEST)), point=5)
    bob.chooses(bob.section(QUEST), point=5)
    table.is_(own, "corrupt", point=1)
    table.is_(foreign, "corrupt", False, point=1)
    table.counts(bob.section(QUEST), "damage", 1, point=1)


@check("warhammer-invasion/the-word-or")
def warpstone_meteor_without_a_unit(table: WiTable) -> None:
    """A player without a unit beside the meteor must take the damage."""
    alice, bob = table.players
    alice.controls(cards.WARPSTONE_METEOR, KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.is_asked("choose one", offers=("take 1 damage to your capital",), not_offers=("corrupt a unit",), optional=False, point=(2, 3))
    alice.chooses("damage", point=3)
    alice.chooses(alice.section(KINGDOM))
    bob.chooses("damage")
    bob.chooses(bob.section(BATTLEFIELD))
    table.counts(alice.section(KINGDOM), "damage", 1, point=3)


GROWING = Tactic(name="Growth Witness", powers=(Played(effect=DealDamage(target(UNITS), X(Count(DEVELOPMENTS & YOURS)))),))
UNKNOWN = Unit(name="Unknown Power", power=0, hp=2, powers=(Static(change=Adds("power", X())),))


@check("warhammer-invasion/the-letter-x")
def x_is_zero_unless_set(table: WiTable) -> None:
    """A unit has power X, and nothing says what X is: it is 0. A card that says so sets X by the developments that its player has."""
    alice, bob = table.players
    alice.has_resources(4)
    unknown, victim = alice.controls(UNKNOWN), bob.controls(unit("Victim", hp=9))
    alice.controls(unit("Hidden One"), development=True)
    alice.controls(unit("Hidden Two"), development=True)
    growing, flames = alice.holds(GROWING), alice.holds(cards.FLAMES_OF_TZEENTCH)
    table.begin()
    table.shows(unknown, power=0, point=1)
    alice.does(table.play(growing), victim)
    table.resolve()
    table.counts(victim, "damage", 2, point=2)
    alice.does(table.play(flames, x=3), victim)
    table.resolve()
    table.counts(victim, "damage", 5, point=2)


CHEAPER = Support(name="Discount Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS & IN_HAND, 3)),))
CHEAPER_DECK = Support(name="Deck Discount Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS, 1)),))


@check("warhammer-invasion/cost")
def dwarf_cannon_crew_sees_printed_costs(table: WiTable, cost: int = 2, loyalty: int = 3) -> None:
    """Among the top cards: a support of cost 2 with much loyalty qualifies, one of cost 3 that would be cheaper to play doesn't."""
    alice, _ = table.players
    alice.controls(CHEAPER_DECK)
    cheap = alice.has_in_deck(support("Loyal Support", cost, race="Dwarf", loyalty=loyalty))
    dear, bound = alice.has_in_deck(support("Dear Support", 3)), alice.has_in_deck(support("Bound Support", 1, only_zone=QUEST))
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


@check("warhammer-invasion/put-into-play")
def putting_into_play(table: WiTable) -> None:
    """An effect puts a unit into play outside the capital phase for nothing, but not a second copy of a unique one nor a second Hero."""
    alice, _ = table.players
    boss = Unit(name="Unique Boss", cost=4, unique=True)
    alice.controls(boss)
    alice.controls(cards.GRIMGOR_IRONHIDE, KINGDOM)
    dear, second, hero = alice.holds(unit("Dear Unit", 6)), alice.holds(boss), alice.holds(cards.KING_KAZADOR)
    call = alice.holds(Tactic(name="Call Witness", powers=(Played(effect=PutIntoPlay(UNIT_CARDS & IN_HAND, KINGDOM)),)))
    table.begin(BATTLEFIELD_PHASE, "choosing the zone")
    alice.does(table.play(call))
    table.resolve()
    alice.is_asked("put into play", offers=(dear,), point=1)
    alice.is_asked("put into play", not_offers=(second,), point=2)
    alice.chooses(dear)
    table.finds(dear, KINGDOM, point=1)
    table.finds(hero, HAND)


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
    table.is_(hidden, "development", point=2)
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
    """Grimgor Ironhide turned up doesn't enter play: developments and support cards in the corresponding zones remain."""
    alice, bob = table.players
    hidden, rip = alice.controls(cards.GRIMGOR_IRONHIDE, development=True), alice.holds(cards.RIP_DERE_EADS_OFF)
    camp, foreign = bob.controls(support("Camp")), bob.controls(unit("Hidden"), development=True)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.chooses(hidden)
    table.finds(camp, BATTLEFIELD, point=1)
    table.finds(foreign, BATTLEFIELD, point=1)
    table.has_happened("enter play", hidden, times=0, point=2)


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
    """A reduction by 3 of a support of cost 1 leaves 0, and the loyalty is paid."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.controls(CHEAPER)
    cheap = alice.holds(support("Cheap Support", cost, race="Orc", loyalty=loyalty))
    table.begin()
    alice.does(table.put_down(cheap, KINGDOM))
    alice.resources_are(1, point=1)
