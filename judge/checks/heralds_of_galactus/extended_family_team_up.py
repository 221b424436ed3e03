"""Extended Family, Team-Up"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.extended_family_team_up import EXTENDED_FAMILY
from judge.games.vs_system.dsl import COMBAT, KO_PILE
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/extended-family-team-up")
def extended_family_chooses_affiliations_as_it_is_played(table: VsTable) -> None:
    """Alice plays Extended Family with Kree and Skrull characters: the affiliations are chosen at once, nothing having resolved."""
    alice, _ = table.players
    for affiliation in ("Kree", "Skrull"):
        alice.controls(plain(f"{affiliation} Character", affiliations=(affiliation,)))
    family, _ = alice.has_resource(EXTENDED_FAMILY), alice.has_resource(plain("Resource"))
    table.begin(COMBAT)
    alice.does(table.play(family))
    alice.is_asked("affiliations", offers=("Kree", "Skrull"), point=1)
    alice.chooses("Kree", "Skrull", point=1)
    table.chain_is("Extended Family", point=control(1, "it is played and hasn't resolved"))
    table.resolve()
    table.nobody_is_asked(control(1, "nothing is left to choose as it resolves"))


@check("heralds-of-galactus/extended-family-team-up")
def extended_family_pays_for_a_counter(table: VsTable) -> None:
    """As Extended Family resolves, Alice decides to discard, and then picks a Kree character that it has made an Inhumans one."""
    alice, _ = table.players
    first = alice.controls(plain("Inhumans Character", affiliations=("Inhumans",), keywords=("cosmic",)))
    other = alice.controls(plain("Kree Character", affiliations=("Kree",), keywords=("cosmic",)))
    family, _ = alice.has_resource(EXTENDED_FAMILY), alice.has_resource(plain("Resource"))
    card = alice.has_in_hand(plain("Card"))
    table.begin(COMBAT)
    alice.does(table.play(family))
    alice.is_asked("affiliations", point=(2, 3))
    alice.chooses("Inhumans", "Kree")
    table.nobody_is_asked(control((2, 3), "the affiliations are all that is chosen as it is played"))
    table.resolve()
    alice.is_asked("whether to", point=2)
    alice.agrees()
    alice.chooses(card)
    table.finds(card, KO_PILE, point=control(3, "the card is discarded"))
    alice.is_asked("choose", offers=(first,), point=control((3, 4), "who was Inhumans before may be chosen as ever"))
    alice.is_asked("choose", offers=(other,), point=4)
    alice.chooses(other, point=4)
    table.counts(other, "cosmic", 1, point=control(4, "the counter is put on the one chosen"))


@check("heralds-of-galactus/extended-family-team-up")
def extended_family_without_a_discard(table: VsTable) -> None:
    """As Extended Family resolves, Alice discards nothing: she is asked for no character, and nobody gets a cosmic counter."""
    alice, _ = table.players
    cosmic = alice.controls(plain("Inhumans Character", affiliations=("Inhumans",), keywords=("cosmic",)))
    alice.controls(plain("Kree Character", affiliations=("Kree",)))
    family, _, card = (
        alice.has_resource(EXTENDED_FAMILY),
        alice.has_resource(plain("Resource")),
        alice.has_in_hand(plain("Card")),
    )
    table.begin(COMBAT)
    alice.does(table.play(family))
    alice.is_asked("affiliations", point=(2, 3))
    alice.chooses("Inhumans", "Kree")
    table.resolve()
    alice.is_asked("whether to", point=2)
    alice.declines()
    table.nobody_is_asked(point=3)
    table.counts(cosmic, "cosmic", 0, point=control(3, "there is no counter where nobody is asked"))
    alice.finds_in_hand(card)


@check("heralds-of-galactus/extended-family-team-up")
def extended_family_reaches_your_cards(table: VsTable) -> None:
    """Extended Family crosses over Inhumans and Kree: Alice's Kree cards become Inhumans wherever they are, and none of Bob's does."""
    alice, bob = table.players
    kree = plain("Kree Card", affiliations=("Kree",))
    alice.controls(plain("Inhumans Character", affiliations=("Inhumans",)))
    family = alice.has_resource(EXTENDED_FAMILY)
    lent, borrowed = bob.controls(kree, owner=alice), alice.controls(kree, owner=bob)
    own, foreign = (
        [player.controls(kree), player.has_resource(kree), player.has_in_hand(kree), player.has_in_ko_pile(kree), player.has_removed(kree)]
        for player in table.players
    )  # fmt: skip
    table.begin(COMBAT)
    alice.does(table.play(family), ("Inhumans", "Kree"))
    table.resolve()
    alice.declines()
    for piece in (*own, lent, borrowed):
        table.has(piece, "affiliations", "Inhumans")
    for piece in foreign:
        table.has(piece, "affiliations", "Inhumans", False)
