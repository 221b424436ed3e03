"""How much breakthrough an attack on a character causes"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import OUT
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

X_MEN = ("X-Men",)


@check("vs-system-base/a10.6", allowed={"atk": range(21)})
def what_is_beyond_def_breaks_through(table: VsTable, atk: int = 9) -> None:
    """A character with 9 ATK attacks a cost 4 defender with 6 DEF: Bob loses 4 endurance for the stun and 3 for breakthrough."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=atk)), bob.controls(plain("Defender", 4, defense=6))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    bob.loses_in_all(7, point=(1, 2))


@check("vs-system-base/a10.6")
def nothing_breaks_through_reinforcement(table: VsTable) -> None:
    """The cost 4 defender with 6 DEF is reinforced: an attack with 9 ATK costs Bob 4 endurance, not 7."""
    alice, bob = table.players
    hers, his = (
        alice.controls(plain("Attacker", atk=9)),
        bob.controls(plain("Defender", 4, affiliations=X_MEN, defense=6)),
    )
    helper = bob.controls(plain("Helper", affiliations=X_MEN), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.reinforce(helper))
    table.resolve()
    table.all_pass()
    bob.loses_in_all(4, point=3)


@check("vs-system-base/a10.6", allowed={"atk": range(7)})
def nothing_breaks_through_enough_def(table: VsTable, atk: int = 5) -> None:
    """A character with 5 ATK attacks a defender with 6 DEF: Bob loses nothing."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=atk)), bob.controls(plain("Defender", 4, defense=6))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    bob.loses_in_all(0, point=4)


@check("vs-system-base/a10.6")
def a_team_breaks_through_nobody(table: VsTable) -> None:
    """Two characters with 9 ATK in all attack a cost 4 defender with 6 DEF: Bob loses 4 endurance for the stun and no more."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=X_MEN, atk=atk)) for name, atk in (("First", 5), ("Second", 4))]
    his = bob.controls(plain("Defender", 4, defense=6))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    table.all_pass()
    bob.chooses(team[0])
    bob.loses_in_all(4, point=5)


@check("vs-system-base/a10.6")
def a_team_attack_stays_one(table: VsTable) -> None:
    """Of two team attackers one is removed, the other has 9 ATK against 6 DEF: it is still a team attack, and nothing breaks through."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=X_MEN, atk=9)) for name in ("First", "Second")]
    his = bob.controls(plain("Defender", 4, defense=6))
    out = bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    alice.passes()
    bob.does(table.play(out), team[0])
    table.resolve()
    table.all_pass()
    bob.loses_in_all(4, point=5)


@check("vs-system-base/a10.6")
def who_controls_the_defender_loses_not_who_owns_it(table: VsTable) -> None:
    """Bob controls a cost 4 defender with 6 DEF that Alice owns. She attacks it with 9 ATK: he loses 4 and 3, and she nothing."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", atk=9, defense=9))
    lent = bob.controls(plain("Lent Defender", 4, defense=6), owner=alice)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=lent))
    table.all_pass()
    bob.loses_in_all(7, point=2)
    alice.loses_in_all(0, point=control(2, "the owner of the defender loses nothing"))
