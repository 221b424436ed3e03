"""Backs Against the Wall"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    ATTACKING,
    CHARACTERS,
    COMBAT,
    DEFENDING,
    EVASION,
    ON_RESOLUTION,
    ON_START,
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
    keyworded,
    leave_attack,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/backs-against-the-wall"
MORLOCKS = "Morlocks"

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
        only=(
            Exists(
                ruled(
                    2,
                    YOUR_DEFENDER,
                    misread=YOUR_DEFENDER & keyworded(EVASION),
                    belief="the defender has to have evasion",
                )
            ),
        ),
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

EVADERS = tuple(plain(f"Evading Witness {n}", affiliations=(MORLOCKS,), keywords=(EVASION,)) for n in (1, 2))


@check(ENTRY)
def any_morlocks_defender_is_enough(table: VsTable) -> None:
    """Bob's Morlocks defender has no evasion: he can play the card. While a defender of another affiliation is attacked, he can't."""
    alice, bob = table.players
    attackers = [alice.controls(plain(f"Attacker {n}")) for n in (1, 2)]
    defender = bob.controls(plain("Defender", defense=9, affiliations=(MORLOCKS,)))
    other, twist = bob.controls(plain("Other Defender", defense=9)), bob.has_in_hand(TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attackers[0], on=defender))
    alice.passes()
    bob.can(table.play(twist), point=2)
    bob.passes()
    alice.does(table.attack(attackers[1], on=other))
    alice.passes()
    bob.cannot(table.play(twist), only_because="text")


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
