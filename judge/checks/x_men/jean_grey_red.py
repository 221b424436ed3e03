"""Jean Grey, Red"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.jean_grey_red import JEAN_GREY
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    IN_RESOURCE_ROW,
    KO_PILE,
    LOCATIONS,
    PLAY,
    YOURS,
    KOd,
    Location,
    On,
    PlotTwist,
    gain,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/jean-grey-red"

EXCUSES = {
    "[0].cost.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target",
    "[0].effect.link=AND": "her ruling doesn't speak of a resource that can't be KO'd",
}

PLACE = Location(name="Place", cost=1)

THOUGHT = plain("Thinker", traits=("Mental",))

# It sees the KO of a location only, so that a single effect triggers.
KEEPER = PlotTwist(
    name="Counting Witness",
    ongoing=True,
    powers=(whenever(On(KOd, LOCATIONS & IN_RESOURCE_ROW & YOURS, seen="before")) >> gain(1),),
)


@check(ENTRY)
def some_are_replaced(table: VsTable) -> None:
    """Alice discards a Mental card; as the effect resolves she chooses two of her three face-up resources, which are replaced face down."""
    alice, bob = table.players
    jean, card, other = alice.controls(JEAN_GREY), alice.has_in_hand(THOUGHT), alice.has_in_hand(plain("Other Card"))
    alice.has_in_hand(plain("Second Thinker", traits=("Mental",)))
    first, second, third = (alice.has_resource(Location(name=f"Location {n}"), face_up=True) for n in (1, 2, 3))
    down, foreign = (
        alice.has_resource(Location(name="Hidden Location")),
        bob.has_resource(Location(name="Foreign"), face_up=True),
    )
    news = [alice.has_in_deck(plain(f"New Card {n}")) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(jean))
    alice.is_asked("discard", point=1)
    alice.is_asked("discard", offers=(card,), not_offers=(other,))
    alice.chooses(card)
    table.nobody_is_asked()
    table.all_pass()
    alice.is_asked("face-up resources", offers=(first, second, third), most=3, point=1)
    alice.is_asked("face-up resources", not_offers=(down, foreign))
    alice.chooses(first, second, point=1)
    table.finds(first, KO_PILE)
    table.finds(second, KO_PILE)
    table.finds(third, PLAY, point=control(1, "what she didn't choose stays"))
    for new in news:
        table.finds(new, PLAY)
        table.is_(new, "face down")
    alice.cannot(table.use(jean), only_because="vs/act.once")


@check(ENTRY)
def all_at_the_same_time(table: VsTable) -> None:
    """An ongoing plot twist that is replaced together with a location, and chosen first, sees the location's KO: Alice gains 1."""
    alice, _ = table.players
    jean, card = alice.controls(JEAN_GREY), alice.has_in_hand(THOUGHT)
    keeper, other = (
        alice.has_resource(KEEPER, face_up=True),
        alice.has_resource(Location(name="Location"), face_up=True),
    )
    for number in (1, 2):
        alice.has_in_deck(plain(f"New Card {number}"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(jean), card)
    table.all_pass()
    alice.chooses(keeper, other)
    table.resolve()
    alice.loses_in_all(-1, point=2)


@check(ENTRY)
def one_comes_face_up_in_response(table: VsTable) -> None:
    """Alice uses the power and flips a location in response: as the effect resolves she may choose this one as well."""
    alice, _ = table.players
    jean, card = alice.controls(JEAN_GREY), alice.has_in_hand(THOUGHT)
    up, flipped = alice.has_resource(Location(name="Location"), face_up=True), alice.has_resource(PLACE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(jean))
    alice.is_asked("discard", point=1)
    alice.chooses(card)
    alice.does(table.flip(flipped))
    table.all_pass()
    alice.is_asked("face-up resources", offers=(up, flipped), most=2, point=1)
    alice.chooses()


@check(ENTRY)
def none_is_replaced(table: VsTable) -> None:
    """Alice chooses no resource: the Mental card is discarded, and everything stays."""
    alice, _ = table.players
    jean, card = alice.controls(JEAN_GREY), alice.has_in_hand(THOUGHT)
    location = alice.has_resource(Location(name="Location"), face_up=True)
    alice.has_in_deck(plain("New Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(jean), card)
    table.all_pass()
    alice.is_asked("face-up resources", optional=True, point=3)
    alice.chooses(point=3)
    table.finds(location, PLAY)
    table.finds(card, KO_PILE, point=control(3, "the card is discarded"))


@check(ENTRY)
def only_a_mental_card_pays(table: VsTable) -> None:
    """Without a Mental card in hand Alice can't use the power."""
    alice, bob = table.players
    jean = alice.controls(JEAN_GREY)
    alice.has_in_hand(plain("Other Card"))
    bob.has_in_hand(THOUGHT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(jean), only_because="vs/act.pay")
