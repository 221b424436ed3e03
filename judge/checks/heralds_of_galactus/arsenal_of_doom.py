"""Arsenal of Doom"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STRENGTHEN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.arsenal_of_doom import ARSENAL_OF_DOOM
from judge.games.vs_system.dsl import (
    BUILD,
    COMBAT,
    DECK,
    DRAW,
    KO_PILE,
    LOCATIONS,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
    REMOVED,
    YOURS,
    Character,
    Played,
    PlotTwist,
    discard,
    names,
    ready,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "means the same: without a top card there is nothing to put away",
    "[1].effect.link=IF_YOU_DO": "means the same: nothing that stays in the pile can be recruited",
}


# So that an arsenal can be used again in the turn.
READY_LOCATIONS = PlotTwist(name="Location-Readying Witness", powers=(Played(effect=ready(LOCATIONS & YOURS)),))


def trooper(cost: int = 2, boost: int | None = None, keywords: tuple[str, ...] = (), taxed: bool = False) -> Character:
    """An Army Doom character card, for an arsenal; ``taxed``: recruiting it takes a discard."""
    powers = (Played(cost=discard()),) if taxed else ()
    return Character(
        name="Trooper", version="Army", cost=cost, affiliations=names("Doom"), boost=boost, keywords=names(*keywords),
        powers=powers,
    )  # fmt: skip


@check("heralds-of-galactus/arsenal-of-doom", allowed={"cost": range(1, 5)})
def arsenal_recruit_is_paid(table: VsTable, cost: int = 2) -> None:
    """A character that Arsenal of Doom removed is recruited in the ordinary way: announced, paid, put on the chain.

    No other card than an Army Doom character card of Alice's could have been removed.
    """
    alice, bob = table.players
    arsenal, _ = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_resources(3)
    bot, his = (seat.has_in_ko_pile(trooper(cost)) for seat in (alice, bob))
    doomsman = alice.has_in_ko_pile(plain("Doomsman", affiliations=("Doom",)))
    soldier = alice.has_in_ko_pile(plain("Soldier", affiliations=("Kree",), version="Army"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(arsenal, 1))
    alice.is_asked("an Army Doom character card", offers=(bot,), not_offers=(his, doomsman, soldier))
    alice.chooses(bot)
    table.resolve()
    table.finds(bot, REMOVED)
    alice.does(table.recruit(bot))
    table.nobody_is_asked(point=1)
    table.chain_is("recruiting Trooper", point=control(1, "it is this recruit that waits"))
    alice.has_points(2, point=1)
    table.resolve()
    alice.chooses("front row", point=control(1, "it is placed as it comes into play"))
    table.finds(bot, PLAY, point=control(1, "the recruit resolves"))


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_doesnt_waive_loyalty(table: VsTable) -> None:
    """Alice controls no Doom character and so can't recruit the loyal character that Arsenal of Doom removed."""
    alice, _ = table.players
    arsenal, _ = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_resources(3)
    alice.controls(plain("Mutant", affiliations=("X-Men",)))
    bot = alice.has_in_ko_pile(trooper(keywords=("loyalty",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    alice.cannot(table.recruit(bot), only_because="vs/recruit.loyalty", point=2)


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_with_loyalty_met(table: VsTable) -> None:
    """With another Doom character in play, the loyal one that Arsenal of Doom removed is recruited, and boosted."""
    alice, _ = table.players
    arsenal, _ = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_resources(4)
    alice.controls(plain("Doomsman", affiliations=("Doom",)))
    bot = alice.has_in_ko_pile(trooper(keywords=("loyalty",), boost=3))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    alice.can(table.recruit(bot))
    alice.does(table.recruit(bot, boosted=True), point=4)
    alice.has_points(0, point=1)
    table.resolve()
    alice.chooses("front row")


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_doesnt_waive_additional_costs(table: VsTable) -> None:
    """What Arsenal of Doom removed asks for a discard as an additional cost: recruiting it takes that discard."""
    alice, _ = table.players
    arsenal, _ = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_resources(3)
    bot, spare = alice.has_in_ko_pile(trooper(taxed=True)), alice.has_in_hand(plain("Spare Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    alice.does(table.recruit(bot))
    alice.is_asked("discard", optional=False, point=3)
    alice.chooses(spare, point=3)
    table.finds(spare, KO_PILE, point=control(3, "the discard is made"))
    table.resolve()
    alice.chooses("front row")


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_recruit_without_the_additional_cost(table: VsTable) -> None:
    """What Arsenal of Doom removed asks for a discard as an additional cost, and Alice has no card: no recruit."""
    alice, _ = table.players
    arsenal, _ = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_resources(3)
    bot = alice.has_in_ko_pile(trooper(taxed=True))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    alice.cannot(table.recruit(bot), only_because="vs/act.pay", point=3)


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_is_readied(table: VsTable) -> None:
    """An effect readies Arsenal of Doom after each use: both powers can be used again in the same turn."""
    alice, bob = table.players
    arsenal, sparks = (
        alice.has_resource(ARSENAL_OF_DOOM, face_up=True),
        [alice.has_in_hand(READY_LOCATIONS) for _ in (1, 2)],
    )
    bots = [alice.has_in_ko_pile(trooper(n)) for n in (1, 2)]
    top, under = alice.has_in_deck(plain("Top Card")), alice.has_in_deck(plain("Card Below"))
    bob.has_in_deck(plain("Foreign Card"))
    table.begin(COMBAT)
    alice.does(table.use(arsenal))
    table.nobody_is_asked()
    table.resolve()
    alice.has_looked_at(top)
    alice.is_asked("whether to", optional=True)
    alice.agrees()
    table.finds(top, KO_PILE)
    table.finds(under, DECK)
    alice.does(table.play(sparks[0]))
    table.resolve()
    alice.can(table.use(arsenal))
    alice.does(table.use(arsenal, 1), bots[0])
    table.resolve()
    alice.does(table.play(sparks[1]))
    table.resolve()
    alice.can(table.use(arsenal, 1))


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_recruit_needs_an_empty_chain(table: VsTable) -> None:
    """In her recruit step Alice can recruit what Arsenal of Doom removed, but not while an effect is on the chain."""
    alice, _ = table.players
    arsenal, _ = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_resources(3)
    bot, strength = alice.has_in_ko_pile(trooper(0)), alice.has_in_hand(STRENGTHEN_ONE)
    own = alice.controls(plain("Own Character"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    alice.does(table.play(strength), own)
    alice.cannot(table.recruit(bot), only_because="vs/recruit.empty-chain", point=5)
    table.resolve()
    alice.can(table.recruit(bot), point=control(5, "with an empty chain it can be recruited in that step"))


@check("heralds-of-galactus/arsenal-of-doom", allowed={"phase": (DRAW, COMBAT, RECOVERY)})
def arsenal_recruit_outside_the_recruit_step(table: VsTable, phase: str = COMBAT) -> None:
    """Alice uses Arsenal of Doom in another step than her recruit step: what it removes can't be recruited then."""
    alice, _ = table.players
    arsenal, bot = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_in_ko_pile(trooper(0))
    table.begin(phase)
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    alice.cannot(table.recruit(bot), only_because="vs/recruit.when", point=5)


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_recruit_in_another_players_recruit_step(table: VsTable) -> None:
    """Alice uses Arsenal of Doom in Bob's recruit step: she can't recruit then what it removes."""
    alice, bob = table.players
    arsenal, bot = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_in_ko_pile(trooper(0))
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.passes()
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    bob.passes()
    alice.cannot(table.recruit(bot), only_because="vs/recruit.when", point=5)


@check("heralds-of-galactus/arsenal-of-doom")
def arsenal_keeps_what_was_not_recruited(table: VsTable) -> None:
    """What Arsenal of Doom removed wasn't recruited: in the next turn it is still removed and can't be recruited."""
    alice, _ = table.players
    arsenal, _ = alice.has_resource(ARSENAL_OF_DOOM, face_up=True), alice.has_resources(3)
    bot = alice.has_in_ko_pile(trooper())
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(arsenal, 1), bot)
    table.resolve()
    alice.can(table.recruit(bot))
    table.goes_on_to(DRAW)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    table.finds(bot, REMOVED, point=6)
    alice.cannot(table.recruit(bot), only_because="vs/act.card", point=6)
