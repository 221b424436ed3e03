"""Vehicle"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import BANISH, KO_ONE, RETURN_ONE, STEAL_ONE, STUN_ONE
from judge.checks.witnesses.vs_remix_vehicles import ARMY_RANGER, BOARD, DRAGONZORD, LAND, OPEN_ZORD, RANGER, SMALL_BLOW
from judge.games.vs_remix.cards.remix_glossary.front_line_warfare import FRONT_LINE_WARFARE
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BENEATH,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    FRONT,
    HAND,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    REMOVED,
    CrewWith,
    Equipment,
    Named,
    Played,
    PlotTwist,
    Spot,
    Vehicle,
    stun,
    target,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_remix import RemixTable, check, plain

ENTRY = "remix-glossary/vehicle"

# Of the first point that a vehicle is a character card: its trait bar, and where its costs are printed, no game can show.
EXCUSES = {
    "[0].cost.objects.how=TARGET": "whether a card that is discarded as a cost is chosen or targeted no ruling says"
}

# What they let whom do isn't limited by the cards themselves.
BOARD_ANY = PlotTwist(
    name="Any Boarding Witness",
    powers=(Played(effect=CrewWith(target(CHARACTERS & Named("Dragonzord")), target(CHARACTERS))),),
)

RANGER_BLOW = PlotTwist(
    name="Ranger Blow Witness", powers=(Played(effect=stun(target(CHARACTERS & Named("Green Ranger")))),)
)

BLADE = Equipment(name="Blade")


def crewed(table: RemixTable, zord: Vehicle = DRAGONZORD) -> tuple[Piece, Piece]:
    """Alice's vehicle with Green Ranger beneath it."""
    vehicle = table.alice.controls(zord)
    return vehicle, table.lies_beneath(RANGER, vehicle)


@check(ENTRY)
def dragonzord_is_crewed_from_hand(table: RemixTable) -> None:
    """With 3 resources Alice reveals Dragonzord and crews it with Green Ranger for 3 points: as the effect resolves, he goes beneath it."""
    alice, _ = table.players
    alice.has_resources(3)
    ranger, other = alice.controls(RANGER), alice.controls(plain("Other"))
    zord = alice.has_in_hand(DRAGONZORD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.crew(zord, other), only_because="remix/vehicle.specified", point=(3, 4))
    alice.can(table.crew(zord, ranger), point=(2, 3, 8))
    alice.does(table.crew(zord, ranger))
    alice.has_points(0)
    table.has_happened("reveal", zord, times=1, point=8)
    table.has_happened("recruit", zord, times=1)
    table.chain_is("crewing Dragonzord", point=8)
    table.resolve()
    table.finds(zord, PLAY)
    table.stands(zord, FRONT)
    table.finds(ranger, BENEATH, point=(3, 14))


@check(ENTRY, allowed={"resources": range(12)})
def the_crew_cost_is_paid(table: RemixTable, resources: int = 8) -> None:
    """With 8 resources Alice crews Dragonzord: of 8 points she has 5 left, for its crew cost is 3."""
    alice, _ = table.players
    alice.has_resources(resources)
    ranger, zord = alice.controls(RANGER), alice.has_in_hand(DRAGONZORD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.crew(zord, ranger))
    alice.has_points(5, point=(2, 3, 8))
    table.resolve()


@check(ENTRY)
def who_may_crew(table: RemixTable) -> None:
    """Neither an opponent's Green Ranger, nor a stunned one, nor a hidden one can crew Dragonzord; nor can another vehicle crew one."""
    alice, bob = table.players
    alice.has_resources(3)
    his, beaten = bob.controls(RANGER), alice.controls(ARMY_RANGER, stunned=True)
    hidden, fit = alice.controls(ARMY_RANGER, hidden=True), alice.controls(ARMY_RANGER)
    zord, open_zord = alice.has_in_hand(DRAGONZORD), alice.has_in_hand(OPEN_ZORD)
    second = alice.controls(replace(DRAGONZORD, name="Second Zord"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.crew(zord, fit), point=control(4, "one of her own that isn't stunned can"))
    alice.cannot(table.crew(zord, his), only_because="remix/vehicle.own-crew", point=4)
    alice.cannot(table.crew(zord, beaten), only_because="remix/vehicle.unstunned-crew", point=4)
    alice.cannot(table.crew(zord, hidden), only_because="remix/vehicle.fits-area", point=17)
    alice.cannot(table.crew(open_zord, second), only_because="remix/vehicle.no-vehicle", point=18)


@check(ENTRY)
def where_a_concealed_vehicle_is_crewed(table: RemixTable) -> None:
    """A concealed vehicle is put over a hidden crew, one with concealed—optional over a hidden or a visible one."""
    alice, _ = table.players
    alice.has_resources(3)
    hidden, visible = alice.controls(ARMY_RANGER, hidden=True), alice.controls(ARMY_RANGER)
    zord, free_zord = (
        alice.has_in_hand(replace(DRAGONZORD, keywords=frozenset({keyword})))
        for keyword in ("concealed", "concealed—optional")
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.crew(zord, visible), only_because="remix/vehicle.fits-area", point=17)
    for vehicle, crew in ((zord, hidden), (free_zord, hidden), (free_zord, visible)):
        alice.can(table.crew(vehicle, crew), point=control(17, "where the vehicle can be played it can be crewed"))


@check(ENTRY)
def whose_vehicle_is_crewed(table: RemixTable) -> None:
    """No vehicle is crewed from the KO'd pile or Bob's hand; one of Bob's that Alice controls moves over a crew that is Bob's, too."""
    alice, bob = table.players
    alice.has_resources(3)
    zord, ranger = alice.controls(DRAGONZORD, owner=bob), alice.controls(RANGER, owner=bob)
    lost, his = alice.has_in_ko_pile(DRAGONZORD), bob.has_in_hand(DRAGONZORD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.crew(lost, ranger), only_because="vs/act.card")
    alice.cannot(table.crew(his, ranger), only_because="vs/act.card")
    alice.can(table.move_over(zord, ranger), point=10)


@check(ENTRY)
def crewing_waits_for_the_recruit_step(table: RemixTable) -> None:
    """Alice can't crew a vehicle from hand in response to something, nor in the formation step or in Bob's recruit step."""
    alice, bob = table.players
    ranger, zord = alice.controls(RANGER), alice.has_in_hand(replace(DRAGONZORD, crew_cost=0))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(ranger))
    alice.cannot(table.crew(zord, ranger), only_because="vs/recruit.empty-chain")
    table.resolve()
    alice.can(table.crew(zord, ranger), point=control(7, "in her recruit step she can"))
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.crew(zord, ranger), only_because="vs/recruit.when", point=7)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    alice.cannot(table.crew(zord, ranger), only_because="vs/recruit.when", point=7)


@check(ENTRY)
def the_crew_is_chosen_as_it_is_announced(table: RemixTable) -> None:
    """Alice has two Green Rangers: the one that she has chosen goes beneath Dragonzord, and she isn't asked again."""
    alice, _ = table.players
    alice.has_resources(3)
    first, second = alice.controls(ARMY_RANGER), alice.controls(ARMY_RANGER)
    zord = alice.has_in_hand(DRAGONZORD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.crew(zord, second))
    table.resolve()
    table.nobody_is_asked(point=8)
    table.finds(second, BENEATH)
    table.finds(first, PLAY)


@check(ENTRY)
def the_chosen_crew_becomes_stunned(table: RemixTable) -> None:
    """Bob stuns the chosen crew before Dragonzord comes into play: it enters uncrewed, though Alice has another Green Ranger."""
    alice, bob = table.players
    alice.has_resources(3)
    chosen, other = alice.controls(ARMY_RANGER), alice.controls(ARMY_RANGER)
    zord, blow = alice.has_in_hand(DRAGONZORD), bob.has_in_hand(STUN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.crew(zord, chosen))
    alice.passes()
    bob.does(table.play(blow), chosen)
    table.resolve()
    table.finds(other, PLAY, point=9)
    alice.is_asked("goes", offers=(Spot(FRONT, 2),), point=9)
    alice.chooses(Spot(FRONT, 2))
    table.finds(zord, PLAY)
    table.finds(chosen, PLAY)


@check(ENTRY)
def the_chosen_crew_is_removed_from_play(table: RemixTable) -> None:
    """Bob KOs the chosen crew before Dragonzord comes into play: it enters uncrewed, though Alice has another Green Ranger."""
    alice, bob = table.players
    alice.has_resources(3)
    chosen, other = alice.controls(ARMY_RANGER), alice.controls(ARMY_RANGER)
    zord, end = alice.has_in_hand(DRAGONZORD), bob.has_in_hand(KO_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.crew(zord, chosen))
    alice.passes()
    bob.does(table.play(end), chosen)
    table.resolve()
    table.finds(other, PLAY, point=9)
    alice.is_asked("goes", offers=(Spot(FRONT, 2),), point=9)
    alice.chooses(Spot(FRONT, 0))
    table.finds(zord, PLAY)


@check(ENTRY)
def dragonzord_moves_over_its_crew(table: RemixTable) -> None:
    """In her formation step Alice moves Dragonzord, which is in play, over Green Ranger: without a resource point she may."""
    alice, _ = table.players
    zord, ranger = alice.controls(DRAGONZORD), alice.controls(RANGER)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.can(table.move_over(zord, ranger), point=(10, 11))
    alice.does(table.move_over(zord, ranger))
    table.finds(ranger, BENEATH)
    alice.has_points(0)


@check(ENTRY)
def what_may_not_move_over_what(table: RemixTable) -> None:
    """Vehicle and crew have to be Alice's own, unstunned, and in one area; the crew one that the vehicle specifies, and no vehicle."""
    alice, bob = table.players
    zord, ranger = alice.controls(DRAGONZORD), alice.controls(ARMY_RANGER)
    beaten_zord, his_zord = (
        alice.controls(replace(DRAGONZORD, name="Beaten Zord"), stunned=True),
        bob.controls(DRAGONZORD),
    )
    beaten, his = alice.controls(ARMY_RANGER, stunned=True), bob.controls(RANGER)
    hidden, stranger = alice.controls(ARMY_RANGER, hidden=True), alice.controls(plain("Stranger"))
    open_zord = alice.controls(OPEN_ZORD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.move_over(beaten_zord, ranger), only_because="remix/vehicle.unstunned", point=10)
    alice.cannot(table.move_over(his_zord, ranger), only_because="remix/vehicle.own", point=10)
    alice.cannot(table.move_over(zord, beaten), only_because="remix/vehicle.unstunned-crew", point=10)
    alice.cannot(table.move_over(zord, his), only_because="remix/vehicle.own-crew", point=10)
    alice.cannot(table.move_over(zord, hidden), only_because="remix/vehicle.same-area", point=10)
    alice.cannot(table.move_over(zord, stranger), only_because="remix/vehicle.specified", point=10)
    alice.cannot(table.move_over(open_zord, zord), only_because="remix/vehicle.no-vehicle", point=18)


@check(ENTRY)
def whom_an_effect_lets_crew(table: RemixTable) -> None:
    """No effect of Alice's has a hidden, stunned, unspecified or second character or one of Bob's crew her vehicle, or hers crew Bob's."""
    alice, bob = table.players
    zord, his_zord = alice.controls(DRAGONZORD), bob.controls(DRAGONZORD)
    fit, second = alice.controls(ARMY_RANGER), alice.controls(ARMY_RANGER)
    hidden, beaten = alice.controls(ARMY_RANGER, hidden=True), alice.controls(ARMY_RANGER, stunned=True)
    his, stranger = bob.controls(ARMY_RANGER), alice.controls(plain("Stranger"))
    boardings = [alice.has_in_hand(BOARD_ANY) for _ in range(7)]
    table.begin()
    boards(table, boardings.pop(), zord, hidden)
    table.finds(hidden, PLAY, point=10)
    boards(table, boardings.pop(), zord, beaten)
    table.finds(beaten, PLAY, point=10)
    boards(table, boardings.pop(), zord, his)
    table.finds(his, PLAY, point=10)
    boards(table, boardings.pop(), his_zord, fit)
    table.finds(fit, PLAY, point=10)
    boards(table, boardings.pop(), zord, stranger)
    table.finds(stranger, PLAY, point=10)
    boards(table, boardings.pop(), zord, fit)
    table.finds(fit, BENEATH, point=12)
    boards(table, boardings.pop(), zord, second)
    table.finds(second, PLAY, point=16)


@check(ENTRY)
def a_stunned_vehicle_is_not_crewed_by_an_effect(table: RemixTable) -> None:
    """An effect would have Green Ranger crew a stunned Dragonzord: he stays where he is."""
    alice, _ = table.players
    zord, ranger = alice.controls(DRAGONZORD, stunned=True), alice.controls(RANGER)
    board = alice.has_in_hand(BOARD)
    table.begin()
    boards(table, board, zord, ranger)
    table.finds(ranger, PLAY, point=10)


def boards(table: RemixTable, card: Piece, zord: Piece, crew: Piece) -> None:
    """Alice plays ``card``, which would have ``crew`` crew ``zord``."""
    alice, _ = table.players
    alice.does(table.play(card), zord, crew)
    table.resolve()


@check(ENTRY)
def moving_over_waits_for_the_build_phase(table: RemixTable) -> None:
    """In Bob's build phase and in combat Alice can't move Dragonzord over Green Ranger; but an effect may have him crew it."""
    alice, bob = table.players
    zord, ranger = alice.controls(DRAGONZORD), alice.controls(RANGER)
    board = alice.has_in_hand(BOARD)
    table.begin(BUILD, FORMATION_STEP, bob)
    alice.cannot(table.move_over(zord, ranger), only_because="remix/vehicle.build-phase", point=10)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.move_over(zord, ranger), only_because="remix/vehicle.build-phase", point=10)
    alice.does(table.play(board), zord, ranger)
    table.resolve()
    table.finds(ranger, BENEATH, point=12)


@check(ENTRY)
def one_crew_is_enough(table: RemixTable) -> None:
    """Dragonzord has a crew: another Green Ranger can't join it."""
    alice, _ = table.players
    zord, _ = crewed(table)
    other = alice.controls(ARMY_RANGER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.move_over(zord, other), only_because="remix/vehicle.one-crew", point=16)


@check(ENTRY)
def dragonzord_has_two_effects(table: RemixTable) -> None:
    """Crewed with Green Ranger, Dragonzord has its own crew effect, by which Alice gains 7, and his printed one, by which she gains 3."""
    alice, _ = table.players
    zord, _ = crewed(table)
    table.begin()
    alice.can(table.use(zord), point=control(5, "it has at least one power"))
    alice.can(table.use(zord, 1), point=5)
    alice.does(table.use(zord))
    table.chain_is("gain 7", point=5)
    table.resolve()
    alice.does(table.use(zord, 1))
    table.chain_is("gain 3")


@check(ENTRY)
def an_uncrewed_vehicle_has_no_crew_effect(table: RemixTable) -> None:
    """Dragonzord without crew, though with a Blade, can't use its crew effect."""
    alice, _ = table.players
    zord = alice.controls(DRAGONZORD)
    alice.controls(BLADE, on=zord)
    table.begin()
    alice.cannot(table.use(zord), only_because="vs/act.power", point=15)


@check(ENTRY)
def dragonzord_is_koed(table: RemixTable) -> None:
    """Dragonzord, crewed with Green Ranger, is KO'd: he goes to the KO'd pile, too."""
    alice, _ = table.players
    zord, ranger = crewed(table)
    end = alice.has_in_hand(KO_ONE)
    table.begin()
    alice.can(table.play(end), point=1)
    alice.does(table.play(end), zord)
    table.resolve()
    table.finds(zord, KO_PILE)
    table.finds(ranger, KO_PILE, point=6)


@check(ENTRY)
def dragonzord_is_removed_from_the_game(table: RemixTable) -> None:
    """Dragonzord, crewed with Green Ranger, is removed from the game: he goes to the KO'd pile."""
    alice, _ = table.players
    zord, ranger = crewed(table)
    banish = alice.has_in_hand(BANISH)
    table.begin()
    alice.does(table.play(banish), zord)
    table.resolve()
    table.finds(zord, REMOVED)
    table.finds(ranger, KO_PILE, point=6)


@check(ENTRY)
def dragonzord_goes_to_hand(table: RemixTable) -> None:
    """Dragonzord, crewed with Green Ranger, is returned to hand: he goes to the KO'd pile."""
    alice, _ = table.players
    zord, ranger = crewed(table)
    retreat = alice.has_in_hand(RETURN_ONE)
    table.begin()
    alice.does(table.play(retreat), zord)
    table.resolve()
    table.finds(zord, HAND)
    table.finds(ranger, KO_PILE, point=6)


@check(ENTRY)
def another_ranger_comes(table: RemixTable) -> None:
    """Turns after it was crewed, Dragonzord is a Green Ranger still: it goes to the KO'd pile as Alice recruits another."""
    alice, _ = table.players
    zord, ranger = alice.controls(DRAGONZORD), alice.controls(RANGER)
    alice.has_resources(2)
    other, blow = alice.has_in_hand(replace(RANGER, version="Other")), alice.has_in_hand(RANGER_BLOW)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.move_over(zord, ranger))
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.can(table.play(blow), point=13)
    alice.does(table.recruit(other))
    table.resolve()
    alice.chooses(Spot(FRONT, 0))
    table.finds(zord, KO_PILE, point=13)


@check(ENTRY)
def another_ranger_comes_aboard(table: RemixTable) -> None:
    """A crewed Zord is a Green Ranger. Alice crews Dragonzord from hand with another, whom she stole: the older goes to the KO'd pile."""
    alice, bob = table.players
    alice.has_resources(3)
    old, _ = crewed(table, replace(DRAGONZORD, name="Older Zord"))
    stolen, theft, zord = bob.controls(RANGER), alice.has_in_hand(STEAL_ONE), alice.has_in_hand(DRAGONZORD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(theft), stolen)
    table.resolve()
    alice.chooses(Spot(FRONT, 1))
    alice.does(table.crew(zord, stolen))
    table.resolve()
    table.finds(stolen, BENEATH)
    table.finds(old, KO_PILE, point=13)
    table.finds(zord, PLAY)


@check(ENTRY)
def another_dragonzord_comes(table: RemixTable) -> None:
    """Alice recruits another Dragonzord: the crewed one goes to the KO'd pile."""
    alice, _ = table.players
    zord, _ = crewed(table)
    alice.has_resources(5)
    other = alice.has_in_hand(DRAGONZORD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(other))
    table.resolve()
    alice.chooses(Spot(FRONT, 1))
    table.finds(zord, KO_PILE, point=13)


@check(ENTRY)
def the_crew_is_out_of_reach(table: RemixTable) -> None:
    """Green Ranger has gone beneath Dragonzord: what KOs a character in play can't target him."""
    alice, bob = table.players
    zord, ranger = alice.controls(DRAGONZORD), alice.controls(RANGER)
    end = bob.has_in_hand(KO_ONE)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.move_over(zord, ranger))
    alice.passes()
    bob.does(table.play(end))
    bob.is_asked("target", offers=(zord,))
    bob.is_asked("target", not_offers=(ranger,), point=14)
    bob.chooses(zord)


@check(ENTRY, allowed={"cost": range(12)})
def a_stunned_vehicle_costs_its_recruit_cost(table: RemixTable, cost: int = 5) -> None:
    """What stuns a character of cost 5 or less stuns crewed Dragonzord, of recruit cost 5 and crew cost 3: Alice loses 5 endurance."""
    alice, _ = table.players
    zord, _ = crewed(table, replace(DRAGONZORD, cost=cost))
    blow = alice.has_in_hand(SMALL_BLOW)
    table.begin()
    alice.can(table.play(blow), point=20)
    alice.does(table.play(blow), zord)
    table.resolve()
    alice.loses_in_all(5)


@check(ENTRY)
def a_vehicle_is_stunned(table: RemixTable) -> None:
    """Crewed Dragonzord, of recruit cost 5 and crew cost 3, becomes stunned: Alice loses 5 endurance."""
    alice, _ = table.players
    zord, _ = crewed(table)
    blow = alice.has_in_hand(STUN_ONE)
    table.begin()
    alice.does(table.play(blow), zord)
    table.resolve()
    alice.loses_in_all(5, point=19)


@check(ENTRY)
def ranger_disembarks(table: RemixTable) -> None:
    """An effect disembarks Dragonzord's crew: Green Ranger comes into play exhausted."""
    alice, _ = table.players
    zord, ranger = crewed(table)
    land = alice.has_in_hand(LAND)
    table.begin()
    alice.does(table.play(land), zord)
    table.resolve()
    alice.is_asked("Green Ranger goes", offers=(Spot(FRONT, 1),), point=21)
    alice.chooses(Spot(FRONT, 1))
    table.is_(ranger, "exhausted", point=21)


@check(ENTRY)
def front_line_warfare(table: RemixTable) -> None:
    """Magneto attacks crewed Dragonzord; Alice discards a card for Front Line Warfare. Dragonzord is stunned, Green Ranger in play."""
    alice, bob = table.players
    zord, ranger = crewed(table)
    warfare, card = alice.has_resource(FRONT_LINE_WARFARE, face_up=True), alice.has_in_hand(plain("Card"))
    magneto = bob.controls(plain("Magneto", 8, version="Master of Magnetism", atk=9, defense=9))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(magneto, on=zord))
    bob.passes()
    alice.can(table.use(warfare), point=22)
    alice.does(table.use(warfare), zord, card)
    table.resolve()
    alice.is_asked("Green Ranger goes", point=22)
    alice.chooses(Spot(FRONT, 1))
    table.is_(ranger, "exhausted", point=21)
    table.finds(ranger, PLAY)
    table.all_pass()
    table.is_(zord, "stunned")
    table.is_(ranger, "stunned", expected=False)


@check(ENTRY)
def front_line_warfare_is_for_ones_own(table: RemixTable) -> None:
    """Front Line Warfare takes Alice's own cards and crewed vehicles, and may be used once more for another in the same turn."""
    alice, bob = table.players
    zord, _ = crewed(table)
    second = alice.controls(replace(DRAGONZORD, name="Second Zord"))
    table.lies_beneath(replace(RANGER, name="Red Ranger"), second)
    empty, his_zord = alice.controls(replace(DRAGONZORD, name="Empty Zord"), column=7), bob.controls(DRAGONZORD)
    table.lies_beneath(RANGER, his_zord)
    warfare = alice.has_resource(FRONT_LINE_WARFARE, face_up=True)
    card, other = alice.has_in_hand(plain("Card")), alice.has_in_hand(plain("Other Card"))
    his_card = bob.has_in_hand(plain("Bob's Card"))
    table.begin()
    alice.does(table.use(warfare))
    alice.is_asked("target", offers=(zord, second), not_offers=(his_zord, empty))
    alice.chooses(zord)
    alice.is_asked("discard", offers=(card, other), not_offers=(his_card,))
    alice.chooses(card)
    table.resolve()
    alice.chooses(Spot(FRONT, 2))
    alice.does(table.use(warfare), second, other)
    table.resolve()
    alice.is_asked("Red Ranger goes", point=control(21, "the other vehicle's crew disembarks, too"))
    alice.chooses(Spot(FRONT, 3))


@check(ENTRY)
def front_line_warfare_comes_too_late(table: RemixTable) -> None:
    """Magneto has stunned crewed Dragonzord: Front Line Warfare finds no target any more."""
    alice, bob = table.players
    zord, _ = crewed(table)
    warfare = alice.has_resource(FRONT_LINE_WARFARE, face_up=True)
    alice.has_in_hand(plain("Card"))
    magneto = bob.controls(plain("Magneto", 8, version="Master of Magnetism", atk=9, defense=9))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(magneto, on=zord))
    table.all_pass()
    table.is_(zord, "stunned")
    bob.passes()
    alice.cannot(table.use(warfare), only_because="target", point=22)


@check(ENTRY)
def what_goes_under_a_card_loses_what_it_had(table: RemixTable) -> None:
    """Green Ranger has a counter and a Blade as Dragonzord moves over him: the Blade goes to the KO'd pile, the counter is gone."""
    alice, _ = table.players
    zord, ranger = alice.controls(DRAGONZORD), alice.controls(RANGER, counters=("+1 ATK",))
    blade = alice.controls(BLADE, on=ranger)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.move_over(zord, ranger))
    table.finds(ranger, BENEATH)
    table.counts(ranger, "+1 ATK", 0, point=23)
    table.finds(blade, KO_PILE, point=23)


@check(ENTRY)
def what_goes_under_a_card_from_hand_loses_what_it_had(table: RemixTable) -> None:
    """Dragonzord is crewed from hand: here, too, the crew's Blade goes to the KO'd pile, and the counter is gone."""
    alice, _ = table.players
    alice.has_resources(3)
    ranger, zord = alice.controls(RANGER, counters=("+1 ATK",)), alice.has_in_hand(DRAGONZORD)
    blade = alice.controls(BLADE, on=ranger)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.crew(zord, ranger))
    table.resolve()
    table.finds(ranger, BENEATH)
    table.counts(ranger, "+1 ATK", 0, point=23)
    table.finds(blade, KO_PILE, point=23)


@check(ENTRY)
def what_an_effect_puts_under_a_card_loses_what_it_had(table: RemixTable) -> None:
    """An effect has Green Ranger crew Dragonzord: here, too, his Blade goes to the KO'd pile, and his counter is gone."""
    alice, _ = table.players
    zord, ranger = alice.controls(DRAGONZORD), alice.controls(RANGER, counters=("+1 ATK",))
    blade, board = alice.controls(BLADE, on=ranger), alice.has_in_hand(BOARD)
    table.begin()
    boards(table, board, zord, ranger)
    table.finds(ranger, BENEATH)
    table.counts(ranger, "+1 ATK", 0, point=23)
    table.finds(blade, KO_PILE, point=23)


@check(ENTRY)
def dragonzord_is_recruited(table: RemixTable) -> None:
    """With 8 resources Alice recruits Dragonzord for its recruit cost of 5, without crew, and attaches a Blade to it."""
    alice, _ = table.players
    alice.has_resources(8)
    zord, blade = alice.has_in_hand(DRAGONZORD), alice.has_in_hand(BLADE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(zord), point=24)
    alice.does(table.recruit(zord))
    alice.has_points(3, point=24)
    table.resolve()
    alice.chooses("front row")
    alice.does(table.recruit(blade))
    table.resolve()
    alice.is_asked("Blade", offers=(zord,), point=25)
    alice.chooses(zord)
    table.finds(blade, PLAY)


@check(ENTRY)
def a_crewed_vehicle_is_equipped(table: RemixTable) -> None:
    """Dragonzord, crewed with Green Ranger, gets a Blade like any other character."""
    alice, _ = table.players
    zord, _ = crewed(table)
    alice.has_resources(1)
    blade = alice.has_in_hand(BLADE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(blade))
    table.resolve()
    alice.is_asked("Blade", offers=(zord,), point=25)
    alice.chooses(zord)
    table.finds(blade, PLAY)
