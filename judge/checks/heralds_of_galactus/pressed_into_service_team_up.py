"""Pressed into Service, Team-Up"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import TEAM_UP
from judge.games.vs_system.cards.heralds_of_galactus.pressed_into_service_team_up import PRESSED_INTO_SERVICE
from judge.games.vs_system.dsl import BUILD, PLAY, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/pressed-into-service-team-up")
def doom_cards_of_the_row_become_reservists(table: VsTable) -> None:
    """Kree and Doom are chosen for Pressed into Service: a revealed Doom card of the resource row is Kree and has reservist."""
    alice, bob = table.players
    bob.controls(plain("Foreign Character", affiliations=("X-Men",)))
    alice.controls(plain("Kree", affiliations=("Kree",)))
    alice.controls(plain("Minion", affiliations=("Doom",)))
    pressed = alice.has_resource(PRESSED_INTO_SERVICE)
    shown, unseen = [alice.has_resource(plain(name, affiliations=("Doom",)), face_up=face_up)
                     for name, face_up in (("Revealed Card", True), ("Face-down Card", False))]  # fmt: skip
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(shown), only_because="vs/act.card")
    alice.does(table.play(pressed))
    alice.is_asked("choose affiliations", offers=("Kree", "Doom"), not_offers=("X-Men",))
    alice.chooses("Kree", "Doom")
    table.resolve()
    table.has(shown, "affiliations", "Kree", point=1)
    table.has(shown, "keywords", "reservist", point=1)
    table.has(unseen, "keywords", "reservist", False)
    alice.can(table.recruit(shown), point=1)


@check("heralds-of-galactus/pressed-into-service-team-up")
def older_team_ups_leave_the_row_alone(table: VsTable) -> None:
    """An older team-up joins Kree and Doom on characters in play, and on no card of the resource row."""
    alice, _ = table.players
    alice.has_resource(TEAM_UP, face_up=True)
    minion = alice.controls(plain("Minion", affiliations=("Doom",)))
    card = alice.has_resource(plain("Revealed Card", affiliations=("Doom",)), face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.has(minion, "affiliations", "Kree")
    table.has(card, "affiliations", "Kree", False, point=2)


@check("heralds-of-galactus/pressed-into-service-team-up")
def pressed_into_service_reaches_only_your_cards(table: VsTable) -> None:
    """Alice crosses over Kree and Doom: her Doom cards are Kree in every zone, and none of Bob's is or gets reservist."""
    alice, bob = table.players
    pressed = alice.has_resource(PRESSED_INTO_SERVICE, face_up=True, notes=(("chosen affiliations", ("Kree", "Doom")),))
    doom, lent = plain("Minion", affiliations=("Doom",)), plain("Lent Minion", affiliations=("Doom",))
    own = [alice.has_in_hand(doom), alice.has_removed(doom), alice.has_in_ko_pile(doom), alice.has_in_deck(doom), alice.controls(doom),
           bob.controls(lent, owner=alice)]  # fmt: skip
    row = bob.has_resource(plain("Bob's Kree", affiliations=("Kree",)), face_up=True)
    foreign = [
        bob.has_in_hand(doom),
        bob.has_removed(doom),
        bob.has_in_ko_pile(doom),
        bob.controls(doom),
        bob.has_resource(doom, face_up=True),
    ]
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.finds(pressed, PLAY)
    for piece in own:
        table.has(piece, "affiliations", "Kree")
    for piece in foreign:
        table.has(piece, "affiliations", "Kree", False)
    table.has(row, "keywords", "reservist", False)
