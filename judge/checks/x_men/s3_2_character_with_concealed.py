"""Character (cards) with concealed"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.the_hellfire_club import THE_HELLFIRE_CLUB
from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    COMBAT,
    HIDDEN,
    KO_PILE,
    VISIBLE,
    WITH_CONCEALED,
    Played,
    PlotTwist,
    Spot,
    affiliated,
    discard,
    gain,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/3.2-character-with-concealed"
CLUB = ("Hellfire Club",)

EXCUSES = {
    "[0].once_per_turn=True": "means the same: it takes an effect that readies the location to activate it twice"
}

SELENE = plain("Selene", affiliations=CLUB, keywords=("concealed",))
VIPER = plain("Viper", affiliations=CLUB, keywords=("concealed—optional",))
MEMBER = plain("Other Member", affiliations=CLUB)

FORFEIT = PlotTwist(
    name="Forfeiting Witness",
    powers=(Played(cost=discard(CHARACTER_CARDS & affiliated("Hellfire Club") & WITH_CONCEALED), effect=gain(1)),),
)


@check(ENTRY)
def both_are_targets_of_the_club(table: VsTable) -> None:
    """Selene has concealed and is visible, Viper has concealed—optional and is hidden: The Hellfire Club may target either, no other."""
    alice, bob = table.players
    club = alice.has_resource(THE_HELLFIRE_CLUB, face_up=True)
    selene, viper = alice.controls(SELENE), alice.controls(VIPER, hidden=True)
    member, foreign = alice.controls(MEMBER), bob.controls(SELENE, hidden=True)
    loner = alice.controls(plain("Loner", keywords=("concealed",)), hidden=True)
    table.begin(COMBAT)
    alice.does(table.use(club))
    alice.is_asked("target", not_offers=(member, foreign, loner))
    alice.is_asked("target", offers=(selene,), point=1)
    alice.is_asked("target", offers=(viper,), point=1)
    alice.chooses(viper)
    table.resolve()
    alice.is_asked("which area", offers=(HIDDEN, VISIBLE))
    alice.chooses(VISIBLE)
    alice.chooses(Spot("support row", 0))
    table.stands(viper, "support row", VISIBLE)


@check(ENTRY)
def both_cards_pay(table: VsTable) -> None:
    """A cost asks for a Hellfire Club character card with concealed: Selene and Viper in hand may pay it, another member's card may not."""
    alice, _ = table.players
    twist, member = alice.has_in_hand(FORFEIT), alice.has_in_hand(MEMBER)
    selene, viper = alice.has_in_hand(SELENE), alice.has_in_hand(VIPER)
    table.begin(COMBAT)
    alice.does(table.play(twist), point=2)
    alice.is_asked("discard", offers=(selene,), point=control(2, "a card with concealed pays as ever"))
    alice.is_asked("discard", offers=(viper,), point=2)
    alice.is_asked("discard", not_offers=(member,))
    alice.chooses(viper)
    table.finds(viper, KO_PILE)
