"""Cosmic Necessity"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.cosmic_necessity import COSMIC_NECESSITY
from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].effect.feasible=True": "not ruled: whether cards that can't all be drawn may be chosen",
}


def play_cosmic_necessity(table: VsTable) -> None:
    """Alice plays Cosmic Necessity: she targets Bob and exhausts her own herald, and Bob has nothing to decide yet."""
    alice, bob = table.players
    alice.has_resources(2)
    twist = alice.has_in_hand(COSMIC_NECESSITY)
    herald, his = (seat.controls(plain("Herald", affiliations=("Heralds of Galactus",))) for seat in table.players)
    for seat in (alice, alice, bob, bob):
        seat.has_in_deck(plain("Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist))
    alice.is_asked("target opponent", offers=(bob,), not_offers=(alice,))
    alice.chooses(bob)
    alice.is_asked("choose a Heralds of Galactus character", offers=(herald,), not_offers=(his,), point=1)
    alice.chooses(herald)
    table.is_(herald, "exhausted")
    table.nobody_is_asked(point=control(1, "with the cost paid nothing else is decided"))
    table.resolve()
    bob.is_asked("choose one", optional=False, point=control(1, "what wasn't decided before is decided now"),
                 offers=("you draw two cards", "you gain 5 endurance"))  # fmt: skip


@check("heralds-of-galactus/cosmic-necessity")
def cosmic_necessity_is_decided_on_resolution(table: VsTable) -> None:
    """As Cosmic Necessity is played Bob decides nothing yet; as it resolves he chooses 5 endurance for Alice."""
    alice, bob = table.players
    play_cosmic_necessity(table)
    bob.chooses("you gain 5 endurance")
    alice.loses_in_all(-5)
    bob.loses_in_all(0)
    alice.hand_size_is(0)


@check("heralds-of-galactus/cosmic-necessity")
def cosmic_necessity_lets_draw(table: VsTable) -> None:
    """As Cosmic Necessity is played Bob decides nothing yet; as it resolves he chooses two cards for Alice."""
    alice, bob = table.players
    play_cosmic_necessity(table)
    bob.chooses("you draw two cards")
    alice.hand_size_is(2)
    bob.hand_size_is(0)
    alice.loses_in_all(0)
