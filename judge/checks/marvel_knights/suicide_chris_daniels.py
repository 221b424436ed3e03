"""Suicide, Chris Daniels"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GHOUL, KO_ONE
from judge.games.vs_system.cards.marvel_knights.suicide_chris_daniels import SUICIDE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW, KO_PILE, RECOVERY, PlotTwist
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/suicide-chris-daniels"

EXCUSES = {
    "[0].effect.second.link=IF_YOU_DO": "means the same: who hasn't come back can't attack anyway",
    "[0].once_per_turn=True": "means the same: having come back he is another object the next time",
}


@check(ENTRY)
def suicide_is_kod_in_the_wrap_up(table: VsTable) -> None:
    """Suicide is KO'd in the wrap-up: his power goes on the chain in the next draw phase, so Alice discards two cards before she draws."""
    alice, _ = table.players
    suicide = alice.controls(SUICIDE, stunned=True)
    ghouls = [alice.has_in_hand(GHOUL) for _ in range(2)]
    late = [alice.has_in_deck(plain(f"Late Ghoul {n}", affiliations=("Underworld",))) for n in (1, 2)]
    table.begin(RECOVERY)
    table.all_pass()
    alice.declines()
    table.finds(suicide, KO_PILE)
    table.step_is(DRAW, point=1)
    table.chain_is("each player draws two cards", "Suicide", point=1)
    table.all_pass()
    alice.is_asked("whether to")
    alice.hand_size_is(2, point=2)
    alice.agrees()
    alice.is_asked(
        "two Underworld",
        offers=tuple(ghouls),
        not_offers=tuple(late),
        point=control(2, "what she will draw is not in her hand yet"),
    )
    alice.cannot_choose(ghouls[0], point=2)
    alice.chooses(*ghouls)
    table.stands(suicide, "front row")
    alice.hand_size_is(0, point=control(2, "the two cards of the draw phase are still to come"))
    table.all_pass()
    for piece in late:
        alice.finds_in_hand(piece)


@check(ENTRY)
def suicide_comes_back_in_combat(table: VsTable) -> None:
    """Suicide is KO'd in combat, and Alice discards two cards: he comes back and can't attack this phase; in the next turn he can."""
    alice, bob = table.players
    suicide, spare, coffin = alice.controls(SUICIDE), alice.controls(plain("Spare Character")), bob.has_in_hand(KO_ONE)
    foe = bob.controls(plain("Foe"))
    bob.has_resources(1)
    ghouls = [alice.has_in_hand(GHOUL) for _ in range(2)]
    hero, foreign = alice.has_in_hand(plain("Hero")), bob.has_in_hand(GHOUL)
    twist = alice.has_in_hand(PlotTwist(name="Ghost Story"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(coffin), suicide)
    table.resolve()
    alice.agrees()
    alice.is_asked("two Underworld", not_offers=(hero, foreign, twist), most=2)
    alice.chooses(*ghouls)
    alice.chooses("front row")
    table.stands(suicide, "front row")
    alice.cannot(table.attack(suicide, on=foe), only_because="Suicide")
    alice.can(table.attack(spare, on=foe))
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(suicide, on=foe))


@check(ENTRY)
def suicide_stays_dead(table: VsTable) -> None:
    """Alice has one Underworld card only: she isn't asked, and Suicide stays in the KO'd pile."""
    alice, bob = table.players
    suicide, coffin = alice.controls(SUICIDE), bob.has_in_hand(KO_ONE)
    bob.has_resources(1)
    alice.has_in_hand(GHOUL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(coffin), suicide)
    table.resolve()
    table.nobody_is_asked()
    table.finds(suicide, KO_PILE)


@check(ENTRY)
def suicide_is_discarded(table: VsTable) -> None:
    """For one Suicide Alice discards another and a Ghoul: that one comes from her hand, not from play, so it triggers nothing."""
    alice, bob = table.players
    suicide, coffin = alice.controls(SUICIDE), bob.has_in_hand(KO_ONE)
    bob.has_resources(1)
    discarded, ghoul = alice.has_in_hand(SUICIDE), alice.has_in_hand(GHOUL)
    for _ in range(2):
        alice.has_in_hand(GHOUL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(coffin), suicide)
    table.resolve()
    alice.agrees()
    alice.chooses(discarded, ghoul)
    table.finds(discarded, KO_PILE)
    table.chain_is()
    table.nobody_is_asked()


@check(ENTRY)
def he_comes_back_to_whom_he_fought_for(table: VsTable) -> None:
    """Alice controls Suicide, who is Bob's card. He goes to Bob's KO'd pile, and Alice discards two cards: he comes into her front row."""
    alice, bob = table.players
    suicide, coffin = alice.controls(SUICIDE, owner=bob), alice.has_in_hand(KO_ONE)
    ghouls = [alice.has_in_hand(GHOUL) for _ in range(2)]
    bob.controls(plain("Bob's Character"), column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(coffin), suicide)
    table.all_pass()
    bob.finds_in_ko_pile(suicide)
    table.resolve()
    alice.agrees()
    alice.chooses(*ghouls)
    table.stands(suicide, "front row", of=alice)
