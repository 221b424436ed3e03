"""Master of Puppets"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.master_of_puppets import MASTER_OF_PUPPETS
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DRAW,
    KO_PILE,
    RECOVERY,
    Played,
    PlotTwist,
    ko,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].cost.objects.how=TARGET": "not ruled: nothing here keeps a character from being a target",
}


KO_TWO = PlotTwist(name="Double-KO Witness", powers=(Played(effect=ko(target(CHARACTERS, least=2, most=2))),))


@check("heralds-of-galactus/master-of-puppets")
def master_of_puppets_minds_your_pile(table: VsTable) -> None:
    """Alice exhausts a Doom character of hers to play it; then two of her characters are KO'd, two more, and two of Bob's: 4 in all."""
    alice, bob = table.players
    alice.has_resources(1)
    master = alice.has_resource(MASTER_OF_PUPPETS)
    doom, other = alice.controls(plain("Doom", affiliations=("Doom",))), alice.controls(plain("Other"))
    foreign = bob.controls(plain("Foreign Doom", affiliations=("Doom",)))
    victims = [[seat.controls(plain(f"Victim {n + 1}")) for n in range(2)] for seat in (alice, alice, bob)]
    twists = [alice.has_in_hand(KO_TWO) for _ in victims]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(master))
    alice.is_asked("Doom character to exhaust", offers=(doom,), not_offers=(other, foreign))
    alice.chooses(doom)
    table.resolve()
    table.is_(doom, "exhausted")
    for twist, pair, taken in zip(twists, victims, (2, 4, 4), strict=True):
        alice.does(table.play(twist), tuple(pair))
        table.all_pass()
        if table.obj(pair[0]).owner == alice.name:
            alice.chooses("1. Master of Puppets")
        table.resolve()
        bob.loses_in_all(taken)
    alice.loses_in_all(0)


@check("heralds-of-galactus/master-of-puppets", allowed={"endurance": range(-9, 2)})
def totals_before_master_of_puppets(table: VsTable, endurance: int = 0) -> None:
    """Both players have 0 endurance: the totals are level, though a stunned character of Alice is then KO'd and takes 1 from Bob."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(endurance)
    alice.has_resource(MASTER_OF_PUPPETS, face_up=True)
    stunned = alice.controls(plain("Stunned Character"), stunned=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.declines()
    table.finds(stunned, KO_PILE, point=control(1, "the character is KO'd, only later"))
    table.winner_is(None, point=1)


@check("heralds-of-galactus/master-of-puppets", allowed={"endurance": range(1, 51)})
def master_of_puppets_comes_too_late(table: VsTable, endurance: int = 1) -> None:
    """Bob has 1 endurance left. Alice leaves a character unrecovered: the endurance goes only in the next turn, and Alice hasn't won."""
    alice, bob = table.players
    bob.has_endurance(endurance)
    alice.has_resource(MASTER_OF_PUPPETS, face_up=True)
    alice.controls(plain("Stunned Character"), stunned=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.declines()
    table.winner_is(None, point=2)
    bob.loses_in_all(0, point=2)
    table.chain_is("two cards", "Master of Puppets", point=2)
    table.all_pass()
    bob.loses_in_all(1)
