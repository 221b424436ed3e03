"""General wording errata"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.dwarf_cannon_crew import DWARF_CANNON_CREW
from judge.games.warhammer_invasion.dsl import (
    END,
    KINGDOM,
    NOTHING,
    SELF,
    UNITS,
    Afterwards,
    EnteredPlay,
    On,
    RuledBy,
    Support,
    Unit,
    YourTurnBegins,
    gain,
    in_response,
    pay,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

OPEN = {
    "warhammer-invasion/errata-general#3": "Which version of the FAQ is used is a matter of tournaments, not of a game.",
    "warhammer-invasion/errata-general#4": "Which documents are used together is a matter of tournaments, not of a game.",
    "warhammer-invasion/errata-general#5": "The engine knows a card by its title: it has no printings that could differ.",
}

ruled = RuledBy("warhammer-invasion/errata-general")

# "Action: After your turn begins, gain 1 resource": as it reads now, and as it was printed.
EARLY_RISER = Support(
    name="Early Rising Witness",
    powers=(
        in_response(
            ruled(
                1,
                YourTurnBegins(),
                misread=None,
                belief="what may be done after your turn begins may be done at any time after that",
            ),
            NOTHING >> gain(1),
        ),
    ),
)


# "Forced: After this unit enters play, gain 2 resources": as it reads now, and as it was printed.
LATECOMER = Unit(
    name="Late Coming Witness", power=1, hp=3,
    powers=(
        whenever(
            ruled(
                2, On(EnteredPlay, subject=SELF), misread=Afterwards(On(EnteredPlay, subject=SELF)),
                belief="what happens 'after' a unit enters play comes behind all that happens 'when' it does",
            )
        )
        >> gain(2),
    ),
)  # fmt: skip

# "Forced: When a unit enters play, pay 2 resources, if able."
TOLL = Support(name="Toll Witness", powers=(whenever(On(EnteredPlay, subject=UNITS)) >> pay(2),))


@check("warhammer-invasion/errata-general")
def after_is_no_later_than_when(table: WiTable) -> None:
    """One text says “after” a unit enters play and another one “when”: both happen at that time, and Alice has the first go first."""
    alice, _ = table.players
    alice.controls(TOLL, KINGDOM)
    latecomer = alice.has_in_hand(LATECOMER)
    table.begin()
    alice.does(table.put_down(latecomer))
    table.resolve()
    alice.is_asked("which forced effect happens first", point=2)
    alice.chooses("Late Coming Witness")
    alice.resources_are(0, point=control(2, "with what the first gives the second is paid"))


@check("warhammer-invasion/errata-general")
def after_your_turn_begins(table: WiTable) -> None:
    """A card says “Action: After your turn begins”: Alice may use it at the beginning of her turn, and no later."""
    alice, bob = table.players
    riser = alice.controls(EARLY_RISER, KINGDOM)
    table.begin(END, of=bob)
    table.all_pass()
    alice.can(table.use(riser), point=control(1, "at the beginning of her turn it can be used"))
    table.all_pass()
    alice.cannot(table.use(riser), only_because="wi/act.trigger", point=1)


@check("warhammer-invasion/errata-general")
def after_is_read_as_when(table: WiTable) -> None:
    """Dwarf Cannon Crew says “After this unit enters play”: its search is when it enters, before either player can act."""
    alice, _ = table.players
    alice.has_resources(2)
    crew, cannon = alice.has_in_hand(DWARF_CANNON_CREW), alice.has_in_deck(support("Cannon", 2))
    alice.has_in_deck(unit("Unit in the Deck"))
    table.begin()
    alice.does(table.put_down(crew, KINGDOM))
    table.all_pass()
    alice.is_asked("put into play", offers=(cannon,), point=2)
    alice.chooses(cannon)
    table.finds(cannon, KINGDOM, point=control(2, "the search is carried out"))
