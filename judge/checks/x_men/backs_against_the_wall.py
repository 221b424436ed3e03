"""Backs Against the Wall"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    ATTACKING,
    CHARACTERS,
    COMBAT,
    DEFENDING,
    ON_RESOLUTION,
    ON_START,
    SELF,
    THIS_ATTACK,
    THIS_TURN,
    YOURS,
    AtLeast,
    Count,
    Each,
    Exists,
    HappenedTo,
    If,
    On,
    Played,
    PlotTwist,
    RuledBy,
    Stunned,
    affiliated,
    gain,
    leave_attack,
    stun,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/backs-against-the-wall"
MORLOCKS = "Morlocks"

OPEN = {f"{ENTRY}#2": "evasion is no keyword of the engine: no text can ask for a defender that has it"}

ruled = RuledBy(ENTRY)

WHO_BECAME_STUNNED = ruled(
    3,
    ruled(
        4,
        On(Stunned),
        misread=On(Stunned, subject=~DEFENDING, seen="before"),
        belief="the defender itself isn't counted",
    ),
    misread=On(Stunned, subject=DEFENDING, seen="before"),
    belief="only characters that were in the attack are counted",
)
STUNNED_THIS_ATTACK = HappenedTo(
    WHO_BECAME_STUNNED,
    ruled(1, THIS_ATTACK, misread=THIS_TURN, belief="characters that became stunned earlier this turn count as well"),
)
YOUR_DEFENDER = DEFENDING & YOURS & affiliated(MORLOCKS)

# The text of Backs Against the Wall, whose threshold the corpus doesn't have.
TWIST = PlotTwist(name="Witness Against the Wall", powers=(
    Played(
        only=(Exists(YOUR_DEFENDER),),
        effect=If(
            AtLeast(
                Count(
                    CHARACTERS & YOURS & STUNNED_THIS_ATTACK,
                    ruled((1, 4), ON_RESOLUTION, misread=ON_START, belief="the characters are counted as the card is played"),
                ),
                2,
            ),
            leave_attack(Each(ATTACKING)),
        ),
    ),
))  # fmt: skip

# Like evasion as far as this attack goes: it stuns itself as a cost.
EVADERS = tuple(
    replace(plain(f"Evading Witness {n}", affiliations=(MORLOCKS,)), powers=(stun(SELF) >> gain(0),)) for n in (1, 2)
)


@check(ENTRY)
def only_this_attack_counts(table: VsTable) -> None:
    """One of Bob's characters becomes stunned in the first attack, one in the second: one counts, and the attacker stays."""
    alice, bob = table.players
    attackers = [alice.controls(plain(f"Attacker {n}")) for n in (1, 2)]
    defender = bob.controls(plain("Defender", defense=9, affiliations=(MORLOCKS,)))
    evaders, twist = [bob.controls(card) for card in EVADERS], bob.has_in_hand(TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for attacker, evader in zip(attackers, evaders, strict=True):
        alice.does(table.attack(attacker, on=defender))
        alice.passes()
        bob.does(table.use(evader))
        table.resolve()
        if attacker is attackers[0]:
            table.all_pass()
    alice.passes()
    bob.does(table.play(twist))
    table.resolve()
    table.attackers_are(attackers[1], point=1)


@check(ENTRY)
def all_who_became_stunned_count(table: VsTable) -> None:
    """Two of Bob's characters beside the defender become stunned in the attack: the attacker is removed, and the attack does nothing."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", atk=12))
    defender = bob.controls(plain("Defender", defense=9, affiliations=(MORLOCKS,)))
    evaders, twist = [bob.controls(card) for card in EVADERS], bob.has_in_hand(TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    for evader in evaders:
        bob.does(table.use(evader))
    bob.does(table.play(twist))
    table.resolve()
    table.attackers_are(point=3)
    table.all_pass()
    table.is_(defender, "stunned", expected=False, point=5)
    bob.loses_in_all(2)


@check(ENTRY)
def who_evades_in_response_counts(table: VsTable) -> None:
    """One of Bob's characters has become stunned. He plays the card and stuns the defender itself in response: the attacker is removed."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker"))
    evader, defender = (bob.controls(card) for card in EVADERS)
    twist = bob.has_in_hand(TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.use(evader))
    table.resolve()
    alice.passes()
    bob.does(table.play(twist))
    bob.does(table.use(defender))
    table.resolve()
    table.attackers_are(point=(1, 4))


@check(ENTRY)
def the_conclusion_is_too_late(table: VsTable) -> None:
    """Two characters attack together: as the attack concludes Bob chooses whom his defender strikes, and nobody has priority any more."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=("X-Men",))) for name in ("Hero", "Friend")]
    defender = bob.controls(plain("Defender", affiliations=(MORLOCKS,)))
    bob.has_in_hand(TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=defender))
    table.all_pass()
    table.may_act_is(None, point=6)
    bob.chooses(team[0])
    table.is_(defender, "stunned")
