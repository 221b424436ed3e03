"""Red Shift, Rift Walker"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.heralds_of_galactus.red_shift_rift_walker import RED_SHIFT
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    FRONT,
    HIDDEN,
    PLAY,
    RECOVERY,
    REMOVED,
    VISIBLE,
    Character,
    OnMove,
    Spot,
    Triggered,
    lose,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/red-shift-rift-walker#1": "the printed text that this text replaces is unknown",
}

EXCUSES = {
    "[0].effect.effect.link=AND": "means the same: where nothing was removed nothing comes back",
}


USHER = Character(name="Usher Witness", cost=1, powers=(
    Triggered(pattern=OnMove(subject=CHARACTERS, to=PLAY, seen="after"), effect=lose(1), once_per_batch=True),))  # fmt: skip


@check("heralds-of-galactus/red-shift-rift-walker", follows={5: "heralds-of-galactus/2-cosmic#2"})
def red_shift_takes_the_defender_along(table: VsTable) -> None:
    """Red Shift and an exhausted defender without a counter leave the game; they come back together, ready, with counters."""
    alice, bob = table.players
    shift = alice.controls(RED_SHIFT, counters=("cosmic",))
    alice.controls(plain("Alice's Guard"))
    bob.controls(USHER, column=1)
    defender = bob.controls(plain("Defender", keywords=("cosmic",)), exhausted=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, on=defender))
    table.resolve()
    alice.agrees()
    table.finds(shift, REMOVED)
    table.finds(defender, REMOVED)
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.is_asked("where Red Shift goes in the front row", point=control(2, "Red Shift is hers to place"))
    alice.chooses("front row")
    places = (Spot(FRONT, 0, VISIBLE), Spot(FRONT, 2, VISIBLE))
    bob.is_asked("where Defender goes in the front row", offers=places, point=2)
    bob.chooses("front row", point=2)
    table.resolve()
    bob.loses_in_all(1, point=3)
    table.is_(shift, "exhausted", False, point=4)
    table.is_(defender, "exhausted", False, point=4)
    table.counts(shift, "cosmic", 1, point=5)
    table.counts(defender, "cosmic", 1, point=5)
    table.stands(shift, "front row", HIDDEN, point=7)
    table.stands(defender, "front row", VISIBLE)


@check("heralds-of-galactus/red-shift-rift-walker", follows={6: "heralds-of-galactus/2.1-cosmic-surge#2"})
def red_shift_brings_surge_back_without_a_counter(table: VsTable) -> None:
    """A cosmic—surge character with a counter attacks with Red Shift; it comes back without one."""
    alice, bob = table.players
    shift = alice.controls(RED_SHIFT, counters=("cosmic",))
    surge = plain("Surging Herald", affiliations=("Heralds of Galactus",), keywords=("cosmic—surge",))
    companion = alice.controls(surge, counters=("cosmic",))
    defender = bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, companion, on=defender))
    table.resolve()
    alice.agrees()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.chooses("front row")
    alice.chooses("front row")
    bob.chooses("front row")
    table.finds(companion, PLAY)
    table.counts(companion, "cosmic", 0, point=6)


@check("heralds-of-galactus/red-shift-rift-walker", allowed={"area": (VISIBLE, HIDDEN)})
def red_shift_lets_the_owner_pick_the_area(table: VsTable, area: str = HIDDEN) -> None:
    """A concealed—optional defender comes back in the area that its owner picks."""
    alice, bob = table.players
    shift = alice.controls(RED_SHIFT, counters=("cosmic",))
    defender = bob.controls(plain("Viper", keywords=("concealed—optional",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, on=defender))
    table.resolve()
    alice.agrees()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.chooses("front row")
    bob.is_asked("the area of Viper", offers=(VISIBLE, HIDDEN), point=8)
    bob.chooses(area, point=8)
    bob.chooses("front row")
    table.stands(defender, "front row", area, point=control(8, "there it comes back"))


@check("heralds-of-galactus/red-shift-rift-walker")
def red_shift_may_do_it_at_every_attack(table: VsTable) -> None:
    """Red Shift attacks and nobody is removed, as Alice doesn't want it; readied, he attacks again, and she is asked again."""
    alice, bob = table.players
    shift, twist = alice.controls(RED_SHIFT, counters=("cosmic",)), alice.has_in_hand(READY_ONE)
    defenders = [bob.controls(plain(f"Defender {n}")) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, on=defenders[0]))
    table.resolve()
    alice.is_asked("whether", optional=True)
    alice.declines()
    table.finds(shift, PLAY)
    table.finds(defenders[0], PLAY)
    table.all_pass()
    alice.does(table.play(twist), shift)
    table.resolve()
    alice.does(table.attack(shift, on=defenders[1]))
    table.resolve()
    alice.is_asked("whether", optional=True)
    alice.declines()


@check("heralds-of-galactus/red-shift-rift-walker")
def red_shift_gives_back_what_was_borrowed(table: VsTable) -> None:
    """A character of Bob's that Alice controls attacks along with Red Shift: Bob puts it into his own front row."""
    alice, bob = table.players
    shift, defender = alice.controls(RED_SHIFT, counters=("cosmic",)), bob.controls(plain("Defender"))
    borrowed = alice.controls(plain("Borrowed", affiliations=("Heralds of Galactus",)), owner=bob)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(shift, borrowed, on=defender))
    table.resolve()
    alice.agrees()
    table.goes_on_to(RECOVERY)
    table.resolve()
    alice.is_asked("where Red Shift goes")
    alice.chooses("front row")
    for name in ("Defender", "Borrowed"):
        bob.is_asked(f"where {name} goes")
        bob.chooses("front row")
    table.finds(borrowed, PLAY)
