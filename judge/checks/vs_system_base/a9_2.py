"""How to reinforce a defender"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import KO_ONE, STRIP_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DEFENDING,
    REINFORCE,
    SELF,
    SUPPORT,
    Bans,
    EffectsOnChain,
    HasReinforcement,
    Negate,
    Played,
    PlotTwist,
    Static,
    target,
    target_effect,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

X_MEN = ("X-Men",)

IDLE = replace(plain("Idle Witness", affiliations=X_MEN), powers=(Static(change=Bans(REINFORCE), on=SELF),))

SHIELD = PlotTwist(name="Shielding Witness", powers=(Played(effect=HasReinforcement(target(DEFENDING))),))

SCREEN = PlotTwist(
    name="Screening Witness", powers=(Played(effect=Negate(target_effect(EffectsOnChain(aimed_at=CHARACTERS)))),)
)


@check("vs-system-base/a9.2")
def reinforcing_exhausts_a_character(table: VsTable) -> None:
    """Bob's teammate directly behind his defender reinforces it, and exhausts at once for that. Alice can't reinforce Bob's defender."""
    alice, bob = table.players
    hers, her_friend = (
        alice.controls(plain("Hero", affiliations=X_MEN)),
        alice.controls(plain("Friend", affiliations=X_MEN), row=SUPPORT),
    )
    his, helper = (
        bob.controls(plain("Defender", affiliations=X_MEN)),
        bob.controls(plain("Helper", affiliations=X_MEN), row=SUPPORT),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.cannot(table.reinforce(her_friend), only_because="vs/during-attack.reinforced-whom", point=1)
    alice.passes()
    bob.does(table.reinforce(helper))
    table.is_(helper, "exhausted", point=1)


@check("vs-system-base/a9.2")
def only_an_adjacent_teammate_in_the_support_row_reinforces(table: VsTable) -> None:
    """Bob's defender stands in front: the teammate beside it, one of another team behind it and a teammate further off can't reinforce."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    his = bob.controls(plain("Defender", affiliations=X_MEN), column=0)
    beside = bob.controls(plain("Teammate Beside", affiliations=X_MEN), column=1)
    behind = bob.controls(plain("Stranger Behind", affiliations=("Brotherhood",)), row=SUPPORT, column=0)
    far = bob.controls(plain("Teammate Far Off", affiliations=X_MEN), row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    bob.cannot(table.reinforce(behind), only_because="vs/during-attack.reinforcer", point=2)
    bob.cannot(table.reinforce(far), only_because="vs/during-attack.reinforcer", point=2)
    bob.cannot(table.reinforce(beside), only_because="vs/during-attack.reinforcer", point=3)


@check("vs-system-base/a9.2")
def an_exhausted_character_does_not_reinforce(table: VsTable) -> None:
    """Bob's teammate directly behind his defender is exhausted: it can't reinforce."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    his = bob.controls(plain("Defender", affiliations=X_MEN))
    helper = bob.controls(plain("Helper", affiliations=X_MEN), row=SUPPORT, exhausted=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    bob.cannot(table.reinforce(helper), only_because="vs/during-attack.reinforcer-exhausts", point=6)


@check("vs-system-base/a9.2")
def reinforcement_is_checked_as_it_resolves(table: VsTable) -> None:
    """Bob reinforces his defender. In response Alice takes the helper's affiliation: as it resolves, there is no reinforcement."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", atk=7))
    his = bob.controls(plain("Defender", 2, affiliations=X_MEN, defense=4))
    helper = bob.controls(plain("Helper", affiliations=X_MEN), row=SUPPORT)
    twist = alice.has_in_hand(STRIP_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.reinforce(helper))
    bob.passes()
    alice.does(table.play(twist), helper)
    table.resolve()
    table.has_happened("get reinforcement", times=0, point=5)
    table.all_pass()
    bob.loses_in_all(5, point=5)


@check("vs-system-base/a9.2")
def the_defender_is_the_target(table: VsTable) -> None:
    """Bob reinforces his defender. Alice negates it with a plot twist that negates an effect which targets a character."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    his = bob.controls(plain("Defender", affiliations=X_MEN))
    helper = bob.controls(plain("Helper", affiliations=X_MEN), row=SUPPORT)
    twist = alice.has_in_hand(SCREEN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.reinforce(helper))
    bob.passes()
    alice.does(table.play(twist), "reinforcement", point=4)


@check("vs-system-base/a9.2")
def a_helper_that_is_gone_reinforces_nobody(table: VsTable) -> None:
    """Bob reinforces his defender. In response Alice KO's the helper: it isn't adjacent any more, and there is no reinforcement."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    his = bob.controls(plain("Defender", affiliations=X_MEN))
    helper = bob.controls(plain("Helper", affiliations=X_MEN), row=SUPPORT)
    twist = alice.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.reinforce(helper))
    bob.passes()
    alice.does(table.play(twist), helper)
    table.resolve()
    table.has_happened("get reinforcement", times=0, point=5)


@check("vs-system-base/a9.2", allowed={"atk": range(6, 20)})
def a_card_reinforces(table: VsTable, atk: int = 9) -> None:
    """Bob's plot twist gives his defender of cost 3 reinforcement: he loses 3 for the stun, and nothing breaks through."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=atk)), bob.controls(plain("Defender", 3, defense=4))
    shield = bob.has_in_hand(SHIELD)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(shield), his)
    table.resolve()
    table.all_pass()
    bob.loses_in_all(3, point=7)


@check("vs-system-base/a9.2")
def a_player_cannot_be_reinforced(table: VsTable) -> None:
    """Bob has only a hidden character, and Alice attacks him directly: nobody can be reinforced."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    helper = bob.controls(plain("Hidden Helper"), row=SUPPORT, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=bob))
    bob.cannot(table.reinforce(helper), only_because="vs/during-attack.reinforced-whom", point=8)


@check("vs-system-base/a9.2")
def who_cannot_reinforce_does_not(table: VsTable) -> None:
    """Bob's ready teammate behind his defender says that it can't reinforce: nothing else keeps it from that, but it can't."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    his = bob.controls(plain("Defender", affiliations=X_MEN), column=0)
    idle = bob.controls(IDLE, row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    bob.cannot(table.reinforce(idle), only_because="Idle Witness", point=control(1, "a card's text keeps it from that"))
