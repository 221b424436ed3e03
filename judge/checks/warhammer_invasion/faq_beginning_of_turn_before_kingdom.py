"""“At the beginning of the turn” effects and the Kingdom Phase"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.cc_55_rat_ogres import RAT_OGRES
from judge.games.warhammer_invasion.cards.warhammer_invasion.warpstone_meteor import WARPSTONE_METEOR
from judge.games.warhammer_invasion.dsl import BEGINNING, END, KINGDOM
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion/faq-beginning-of-turn-before-kingdom")
def a_forced_effect_of_the_beginning(table: WiTable) -> None:
    """As Alice's turn begins, her Warpstone Meteor asks her for a unit or damage, in the phase Beginning of the Turn."""
    alice, bob = table.players
    alice.controls(WARPSTONE_METEOR, KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.is_asked("choose one", point=(1, 2))
    table.step_is(BEGINNING, point=2)
    alice.chooses("take 1 damage to your capital")
    alice.chooses(alice.section(KINGDOM))
    bob.chooses("take 1 damage to your capital")
    bob.chooses(bob.section(KINGDOM))


@check("warhammer-invasion/faq-beginning-of-turn-before-kingdom")
def an_action_of_the_beginning(table: WiTable) -> None:
    """In the phase Beginning of the Turn Alice may use the action of Rat Ogres; in the kingdom phase she can't any more."""
    alice, bob = table.players
    ogres = alice.controls(RAT_OGRES)
    table.begin(END, of=bob)
    table.all_pass()
    alice.can(table.use(ogres), point=(1, 2))
    table.all_pass()
    alice.cannot(table.use(ogres), only_because="wi/act.trigger", point=(1, 2))


@check("warhammer-invasion/faq-beginning-of-turn-before-kingdom")
def the_beginning_is_an_action_window(table: WiTable) -> None:
    """In the phase Beginning of the Turn Alice passes, Bob plays a tactic, and Alice may act again; it ends when both have passed."""
    alice, bob = table.players
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin(END, of=bob)
    table.all_pass()
    table.step_is(BEGINNING, point=3)
    alice.passes()
    table.step_is(BEGINNING, point=3)
    bob.can(table.play(foreign), point=3)
    bob.does(table.play(foreign))
    table.may_act_is(alice, point=3)
    alice.can(table.play(own), point=control(3, "she may act again in her turn"))
    alice.passes()
    bob.passes()
    table.step_is(BEGINNING, point=3)
