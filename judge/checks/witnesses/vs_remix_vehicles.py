"""Witness vehicles of VS Remix and those who crew them, and how scenarios with them begin."""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.cards.remix_glossary.front_line_warfare import FRONT_LINE_WARFARE
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    CREWED,
    FRONT,
    RECRUIT_STEP,
    CrewWith,
    Disembark,
    Named,
    Played,
    PlotTwist,
    RemixCharacter,
    Spot,
    Vehicle,
    cost_at_most,
    gain,
    pay_endurance,
    stun,
    target,
)
from judge.proving.pieces import Piece
from judge.proving.tables.vs_remix import RemixTable, plain
from judge.proving.tables.vs_system import VsSeat

# Its own text, which a vehicle gains that it crews: for 1 endurance its player gains 3.
RANGER = replace(
    plain("Green Ranger", 2, version="Tommy Oliver"),
    powers=(pay_endurance(1) >> gain(3),),
)

# Two versions of one name that are in play at once.
ARMY_RANGER = plain("Green Ranger", 2, version="Army")

# Its crew effect: for 2 endurance its player gains 7.
DRAGONZORD = Vehicle(
    name="Dragonzord",
    version="Zord",
    cost=5,
    atk=5,
    defense=5,
    crew_cost=3,
    crew=CHARACTERS & Named("Green Ranger"),
    crew_powers=(pay_endurance(2) >> gain(7),),
)

# Any character of its player may crew it, as far as that card goes.
OPEN_ZORD = replace(DRAGONZORD, name="Open Zord", crew=CHARACTERS)

BOARD = PlotTwist(
    name="Boarding Witness",
    powers=(
        Played(effect=CrewWith(target(CHARACTERS & Named("Dragonzord")), target(CHARACTERS & Named("Green Ranger")))),
    ),
)

LAND = PlotTwist(name="Landing Witness", powers=(Played(effect=Disembark(target(CHARACTERS & CREWED))),))

SMALL_BLOW = PlotTwist(name="Small Blow Witness", powers=(Played(effect=stun(target(CHARACTERS & cost_at_most(5)))),))


def crewed(
    seat: VsSeat, table: RemixTable, zord: Vehicle = DRAGONZORD, crew: RemixCharacter = RANGER
) -> tuple[Piece, Piece]:
    """A vehicle of this player's with ``crew`` beneath it."""
    vehicle = seat.controls(zord)
    return vehicle, table.lies_beneath(crew, vehicle)


def met_by(table: RemixTable, twist: PlotTwist) -> tuple[Piece, Piece]:
    """Alice plays ``twist`` on crewed Dragonzord, and it resolves. Returns vehicle and crew."""
    (zord, ranger), held = crewed(table.alice, table), table.alice.has_in_hand(twist)
    table.begin()
    table.alice.does(table.play(held), zord)
    table.resolve()
    return zord, ranger


def crews_from_hand(
    table: RemixTable, *, second: bool = False, answer: PlotTwist | None = None
) -> tuple[Piece, Piece, Piece]:
    """Alice crews Dragonzord from hand with the first of two Green Rangers, or the second; Bob may ``answer`` that one, and all resolves.

    Returns the vehicle and both of them in their order.
    """
    alice, bob = table.players
    alice.has_resources(3)
    rangers = alice.controls(ARMY_RANGER), alice.controls(ARMY_RANGER)
    chosen = rangers[second]
    zord, held = alice.has_in_hand(DRAGONZORD), bob.has_in_hand(answer) if answer is not None else None
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.crew(zord, chosen))
    if held is not None:
        alice.passes()
        bob.does(table.play(held), chosen)
    table.resolve()
    return zord, *rangers


def recruits(table: RemixTable, card: RemixCharacter) -> Piece:
    """Alice, who controls crewed Dragonzord, recruits ``card``. Returns the vehicle."""
    alice, (zord, _) = table.alice, crewed(table.alice, table)
    alice.has_resources(card.cost or 0)
    other = alice.has_in_hand(card)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(other))
    table.resolve()
    alice.chooses(Spot(FRONT, 1))
    return zord


def magneto_attacks(table: RemixTable) -> tuple[Piece, Piece, Piece, Piece]:
    """Bob's Magneto attacks crewed Dragonzord, while Alice has Front Line Warfare and a card in hand.

    Returns vehicle, crew, Front Line Warfare and the card.
    """
    alice, bob = table.players
    zord, ranger = crewed(alice, table)
    warfare, card = alice.has_resource(FRONT_LINE_WARFARE, face_up=True), alice.has_in_hand(plain("Card"))
    magneto = bob.controls(plain("Magneto", 8, version="Master of Magnetism", atk=9, defense=9))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(magneto, on=zord))
    return zord, ranger, warfare, card
