"""3 Press"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.dsl import ANY, BUILD, RECRUIT_STEP, SELF, CostsLess, Equipment, Static
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

PRESS = ("press",)

# Its own text says no minimum.
CHEAP = replace(plain("Thrifty Witness", 2), powers=(Static(change=CostsLess(SELF, 1), where=ANY),))


@check("heralds-of-galactus/3-press", allowed={"third": range(1, 4)})
def six_points_and_two_press_characters(table: VsTable, third: int = 3) -> None:
    """Six points: press of cost 2, press of cost 4 for 3, and the last point buys a character of cost 3, 2 or 1."""
    alice, _ = table.players
    alice.has_resources(6)
    scout, captain = (
        alice.has_in_hand(plain("Press Scout", 2, keywords=PRESS)),
        alice.has_in_hand(plain("Press Captain", 4, keywords=PRESS)),
    )
    last, two, one, four = (alice.has_in_hand(plain(f"Recruit of Cost {cost}", cost)) for cost in (third, 2, 1, 4))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scout))
    table.resolve()
    alice.chooses("front row")
    alice.has_points(4, point=3)
    alice.does(table.recruit(captain))
    table.resolve()
    alice.chooses("front row")
    alice.has_points(1, point=(2, 3))
    alice.cannot(table.recruit(four), only_because="vs/act.pay", point=1)
    alice.is_charged(last, 1, point=2)
    alice.is_charged(two, 1, point=4)
    alice.is_charged(one, 1, point=(4, 7))
    alice.does(table.recruit(last), point=2)
    alice.has_points(0, point=control(2, "the last point is spent on it"))


@check("heralds-of-galactus/3-press")
def an_equipment_comes_after_press(table: VsTable, press_cost: int = 1, cost: int = 3) -> None:
    """An equipment that follows a press character is no character: it costs what it costs, and the next character is cheaper."""
    alice, _ = table.players
    alice.has_resources(9)
    scout, blade = (
        alice.has_in_hand(plain("Press Scout", press_cost, keywords=PRESS)),
        alice.has_in_hand(Equipment(name="Blade", cost=2)),
    )
    following = alice.has_in_hand(plain("Second Recruit", cost))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scout))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.recruit(blade))
    table.resolve()
    alice.chooses(scout)
    alice.has_points(6, point=1)
    alice.is_charged(following, 2, point=1)


@check("heralds-of-galactus/3-press")
def press_is_for_the_next_character(table: VsTable, cost: int = 3) -> None:
    """After a press character only the next one is cheaper; the one after that costs what it costs."""
    alice, _ = table.players
    alice.has_resources(9)
    scout = alice.has_in_hand(plain("Press Scout", keywords=PRESS))
    second, third = alice.has_in_hand(plain("Second Recruit", cost)), alice.has_in_hand(plain("Third Recruit", cost))
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (scout, second):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.has_points(6, point=control(1, "the second is 1 cheaper"))
    alice.does(table.recruit(third))
    alice.has_points(3, point=1)


@check("heralds-of-galactus/3-press")
def press_counts_all_press_recruits_of_the_turn(table: VsTable, cost: int = 4) -> None:
    """Press, another character, press again: what follows is 2 cheaper."""
    alice, _ = table.players
    alice.has_resources(9)
    scouts = [alice.has_in_hand(plain(f"Press Scout {n}", 1, keywords=PRESS)) for n in (1, 2)]
    between, captain = alice.has_in_hand(plain("Recruit between", 2)), alice.has_in_hand(plain("Captain", cost))
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (scouts[0], between, scouts[1]):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.is_charged(captain, 2, point=2)
    alice.does(table.recruit(captain))
    alice.has_points(4, point=2)


@check("heralds-of-galactus/3-press")
def press_counts_where_it_comes_last(table: VsTable) -> None:
    """After press and another character the next one is no cheaper; after press once more it is 2 cheaper."""
    alice, _ = table.players
    alice.has_resources(4)
    scouts = [alice.has_in_hand(plain(f"Press Scout {n}", 1, keywords=PRESS)) for n in (1, 2)]
    second, captain = alice.has_in_hand(plain("Second Recruit", 3)), alice.has_in_hand(plain("Captain", 4))
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (scouts[0], second):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.is_charged(captain, 4, point=1)
    alice.does(table.recruit(scouts[1]))
    table.resolve()
    alice.chooses("front row")
    alice.is_charged(captain, 2, point=1)


@check("heralds-of-galactus/3-press")
def press_lasts_for_the_turn(table: VsTable) -> None:
    """Alice's last recruit of the turn is a press character: neither the opponent nor the next turn's first recruit pays less.

    What the opponent recruits after a press character of his own is 1 cheaper, whatever Alice has recruited.
    """
    alice, bob = table.players
    alice.has_resources(1)
    scout, captain = alice.has_in_hand(plain("Press Scout", 1, keywords=PRESS)), alice.has_in_hand(plain("Captain", 4))
    bob.has_resources(1)
    foreign, his_scout = (
        bob.has_in_hand(plain("Foreign Captain", 4)),
        bob.has_in_hand(plain("His Scout", 1, keywords=PRESS)),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scout))
    table.resolve()
    alice.chooses("front row")
    bob.is_charged(foreign, 4, point=1)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(his_scout))
    table.resolve()
    bob.chooses("front row")
    bob.is_charged(foreign, 3)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.is_charged(captain, 4, point=1)


@check("heralds-of-galactus/3-press")
def cheap_characters_after_press(table: VsTable) -> None:
    """After a press character a character of cost 1 still costs 1, and one of cost 0 still costs 0."""
    alice, _ = table.players
    alice.has_resources(4)
    scouts = [alice.has_in_hand(plain(f"Press Scout {n}", 1, keywords=PRESS)) for n in (1, 2)]
    cheap, free = alice.has_in_hand(plain("Cheap Character", 1)), alice.has_in_hand(plain("Free Character", 0))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scouts[0]))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.recruit(cheap))
    alice.has_points(2, point=(4, 7))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.recruit(scouts[1]))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.recruit(free))
    alice.has_points(1, point=8)


@check("heralds-of-galactus/3-press")
def cost_of_a_character_recruited_for_less(table: VsTable) -> None:
    """A character of cost 4 that press brought in for 3 still has cost 4: stunning it costs 4 endurance."""
    alice, _ = table.players
    alice.has_resources(4)
    scout, captain = alice.has_in_hand(plain("Press Scout", 1, keywords=PRESS)), alice.has_in_hand(plain("Captain", 4))
    ray = alice.has_in_hand(STUN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (scout, captain):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.has_points(0)
    table.shows(captain, cost=4, point=5)
    alice.does(table.play(ray), captain)
    table.resolve()
    alice.loses_in_all(4, point=5)


@check("heralds-of-galactus/3-press")
def boost_after_press(table: VsTable, boost: int = 2) -> None:
    """A boosted character of cost 1 follows a press character: press takes nothing off, since the boost is added afterwards."""
    alice, _ = table.players
    alice.has_resources(5)
    scout, boosted = (
        alice.has_in_hand(plain("Press Scout", 1, keywords=PRESS)),
        alice.has_in_hand(plain("Boosted Character", 1, boost=boost)),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scout))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.recruit(boosted, boosted=True))
    alice.has_points(1, point=6)


@check("heralds-of-galactus/3-press")
def press_triggers_on_recruiting(table: VsTable) -> None:
    """A press character is announced: its press effect joins the chain above the recruit effect at once."""
    alice, _ = table.players
    alice.has_resources(2)
    scout = alice.has_in_hand(plain("Press Scout", 2, keywords=PRESS))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scout))
    table.chain_is("recruiting Press Scout", "less to recruit", point=9)


@check("heralds-of-galactus/3-press")
def the_minimum_of_press_holds_beside_another_reduction(table: VsTable) -> None:
    """After a press character a witness of cost 2, which costs 1 less by its own text, too, costs 1 and not 0."""
    alice, _ = table.players
    alice.has_resources(2)
    scout, cheap = alice.has_in_hand(plain("Press Scout", 1, keywords=PRESS)), alice.has_in_hand(CHEAP)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.is_charged(cheap, 1, point=control(8, "by its own text it is 1 cheaper"))
    alice.does(table.recruit(scout))
    table.resolve()
    alice.chooses("front row")
    alice.is_charged(cheap, 1, point=control(8, "press sets a minimum for what is paid, whatever else takes off"))


@check("heralds-of-galactus/3-press")
def whoever_owns_the_next_one(table: VsTable) -> None:
    """After a press character Alice recruits a reservist out of her row that is Bob's card: it is 1 cheaper all the same."""
    alice, bob = table.players
    alice.has_resources(3)
    scout = alice.has_in_hand(plain("Press Scout", 2, keywords=PRESS))
    lent = alice.has_resource(plain("Lent Reservist", 3, keywords=("reservist",)), owner=bob)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(scout))
    table.resolve()
    alice.chooses("front row")
    alice.is_charged(lent, 2, point=1)
    alice.does(table.recruit(lent))
    alice.has_points(0, point=control(1, "the 2 points that are left pay for it"))
