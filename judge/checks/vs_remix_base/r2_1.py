"""Values of a character card"""

from __future__ import annotations

from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    KO_PILE,
    RECRUIT_STEP,
    Adds,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

STEEL_ONE = PlotTwist(
    name="Steeling Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("willpower", 3))),)
)


@check("vs-remix-base/r2.1")
def name_and_version_are_two_things(table: RemixTable) -> None:
    """Alice controls Beast and recruits a Beast of another version: by its name it is the same character, and the older one goes."""
    alice, _ = table.players
    alice.has_resources(1)
    old = alice.controls(plain("Beast", version="Old Witness"))
    new = alice.has_in_hand(plain("Beast", version="New Witness"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.resolve()
    alice.chooses("front row")
    table.finds(old, KO_PILE, point=(1, 2))


@check("vs-remix-base/r2.1", allowed={"cost": range(3, 11)})
def the_recruit_cost_is_paid(table: RemixTable, cost: int = 3) -> None:
    """Alice has 2 points: she can recruit a character of cost 2, but not one of cost 3."""
    alice, _ = table.players
    alice.has_resources(2)
    cheap, dear = alice.has_in_hand(plain("Cheap", 2)), alice.has_in_hand(plain("Dear", cost))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(cheap), point=control(1, "what it costs she can pay"))
    alice.cannot(table.recruit(dear), only_because="vs/act.pay", point=1)


@check("vs-remix-base/r2.1")
def atk_is_held_against_def(table: RemixTable) -> None:
    """A defender with 5 DEF is attacked with 4 ATK, and stands; then with 6 ATK, and is stunned."""
    alice, bob = table.players
    weak, strong = (alice.controls(plain(name, atk=atk, defense=9)) for name, atk in (("Weak", 4), ("Strong", 6)))
    defender = bob.controls(plain("Defender", defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(weak, on=defender))
    table.all_pass()
    table.is_(defender, "stunned", False, point=1)
    alice.does(table.attack(strong, on=defender))
    table.all_pass()
    table.is_(defender, "stunned", point=1)


@check("vs-remix-base/r2.1", follows={2: "remix-glossary/loyalty#1"})
def not_everybody_has_keywords_and_affiliations(table: RemixTable) -> None:
    """Alice's one character has no affiliation to share with a loyal card: she can't recruit that. One without loyalty she can."""
    alice, _ = table.players
    alice.has_resources(1)
    alice.controls(plain("Loner"))
    loyal = alice.has_in_hand(plain("Loyal", affiliations=("X-Men",), keywords=("loyalty",)))
    free = alice.has_in_hand(plain("Free", affiliations=("X-Men",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(loyal), only_because="vs/recruit.loyalty", point=2)
    alice.can(table.recruit(free), point=control(2, "the keyword is what asks for a shared affiliation"))


@check("vs-remix-base/r2.1")
def everybody_has_willpower(table: RemixTable) -> None:
    """A character without the willpower trait has willpower 0, and 3 once an effect gives it 3 more."""
    alice, _ = table.players
    plain_one, twist = alice.controls(plain("Plain")), alice.has_in_hand(STEEL_ONE)
    table.begin()
    table.shows(plain_one, willpower=0, point=3)
    alice.does(table.play(twist), plain_one)
    table.resolve()
    table.shows(plain_one, willpower=3, point=3)
