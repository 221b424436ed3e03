"""Sacrificing, destroying, leaving and entering play, loyalty icons, declarations."""

from __future__ import annotations

from judge.engine.effects import Move
from judge.engine.objects import target
from judge.engine.patterns import On
from judge.engine.powers import Played, Replacement, whenever
from judge.engine.select import OPPONENTS, SELF, YOURS
from judge.games.warhammer_invasion.cards import core_set as cards
from judge.games.warhammer_invasion.model.board import BATTLEFIELD, DECK, DISCARD, HAND, KINGDOM, QUEST
from judge.games.warhammer_invasion.model.cards import Tactic, Unit
from judge.games.warhammer_invasion.model.keyword_names import ONE_HERO
from judge.games.warhammer_invasion.words.effects import PutIntoPlay, Sacrifice, destroy, gain, move_to, to_hand
from judge.games.warhammer_invasion.words.selectors import IN_DISCARD, IN_HAND, UNIT_CARDS, UNITS, TopOfDeck
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OFFER = Tactic(name="Offering Witness", powers=(Played(effect=Sacrifice(UNITS)),))
SLAY = Tactic(name="Slaying Witness", powers=(Played(effect=destroy(target(UNITS))),))
RETREAT = Tactic(name="Retreat Witness", powers=(Played(effect=move_to(target(UNITS), KINGDOM)),))
SEDUCE = Tactic(
    name="Seduction Witness", powers=(Played(effect=Move(target(UNITS & OPPONENTS), KINGDOM, under_your_control=True)),)
)
RECALL = Tactic(name="Recall Witness", powers=(Played(effect=to_hand(target(UNITS))),))
BURY = Tactic(name="Burial Witness", powers=(Played(effect=Move(target(UNITS), DECK)),))
MOURNED = Unit(
    name="Mourned Witness", power=1, hp=3,
    powers=(
        whenever(On("destroy", subject=SELF, seen="before")) >> gain(1),
        whenever(On("sacrifice", subject=SELF, seen="before")) >> gain(10),
    ),
)  # fmt: skip
LEAVER = Unit(
    name="Leaving Witness", power=1, hp=3, powers=(whenever(On("leave play", subject=SELF, seen="before")) >> gain(1),)
)
COMER = Unit(
    name="Coming Witness", cost=0, power=1, hp=3, powers=(whenever(On("enter play", subject=SELF)) >> gain(1),)
)
SAVED = Unit(
    name="Saved Witness", power=1, hp=3,
    powers=tuple(Replacement(pattern=On(verb, subject=SELF), instead=gain(1)) for verb in ("sacrifice", "destroy")),
)  # fmt: skip


@check("warhammer-invasion/sacrifice")
def only_controlled_cards_are_sacrificed(table: WiTable) -> None:
    """Alice sacrifices a unit that she controls and Bob owns; her own unit that Bob controls isn't hers to sacrifice."""
    alice, bob = table.players
    borrowed, lent = alice.controls(unit("Borrowed Unit"), owner=bob), bob.controls(unit("Lent Unit"), owner=alice)
    offer = alice.holds(OFFER)
    table.begin()
    alice.does(table.play(offer))
    table.resolve()
    alice.is_asked("sacrifice", offers=(borrowed,), not_offers=(lent,), point=1)
    alice.chooses(borrowed, point=1)
    table.finds(borrowed, DISCARD, point=2)
    table.lies_with(borrowed, bob, point=2)


@check("warhammer-invasion/sacrifice")
def a_sacrifice_stands(table: WiTable) -> None:
    """A unit that is saved from being destroyed or sacrificed is sacrificed nevertheless."""
    alice, _ = table.players
    saved, offer, slay = alice.controls(SAVED), alice.holds(OFFER), alice.holds(SLAY)
    table.begin()
    alice.does(table.play(slay), saved)
    table.resolve()
    table.finds(saved, BATTLEFIELD)
    alice.does(table.play(offer))
    table.resolve()
    alice.chooses(saved)
    table.finds(saved, DISCARD, point=3)


@check("warhammer-invasion/destroy")
def destroyed_is_not_sacrificed(table: WiTable) -> None:
    """Units that give 1 resource as they are destroyed and 10 as they are sacrificed: one is destroyed for 1, another sacrificed for 10."""
    alice, bob = table.players
    first, second = alice.controls(MOURNED, owner=bob), alice.controls(MOURNED)
    slay, offer = alice.holds(SLAY), alice.holds(OFFER)
    table.begin()
    alice.does(table.play(slay), first)
    table.resolve()
    table.finds(first, DISCARD, point=1)
    table.lies_with(first, bob, point=1)
    alice.resources_are(1, point=3)
    alice.does(table.play(offer))
    table.resolve()
    alice.chooses(second)
    alice.resources_are(11, point=2)


@check("warhammer-invasion/leaves-play")
def zone_changes_are_no_leaving(table: WiTable) -> None:
    """A unit gives its player 1 resource as it leaves play: nothing for a move to the kingdom, 1 each for hand, deck and discard pile."""
    alice, _ = table.players
    leaver, second, third = (alice.controls(LEAVER) for _ in range(3))
    retreat, recall, bury, slay = (alice.holds(card) for card in (RETREAT, RECALL, BURY, SLAY))
    table.begin()
    alice.does(table.play(retreat), leaver)
    table.resolve()
    alice.resources_are(0, point=(1, 2))
    alice.does(table.play(recall), leaver)
    table.resolve()
    table.finds(leaver, HAND)
    alice.resources_are(1, point=(1, 3))
    alice.does(table.play(bury), second)
    table.resolve()
    table.finds(second, DECK)
    alice.resources_are(2, point=(1, 3))
    alice.does(table.play(slay), third)
    table.resolve()
    alice.resources_are(3, point=(1, 3))


@check("warhammer-invasion/enters-play")
def three_ways_into_play(table: WiTable) -> None:
    """A unit played from hand, one put into play from the deck and one from the discard pile have all entered play."""
    alice, _ = table.players
    played, deep, buried = alice.holds(COMER), alice.has_in_deck(COMER), alice.has_in_discard(COMER)
    dig = alice.holds(
        Tactic(name="Dig Witness", powers=(Played(effect=PutIntoPlay(TopOfDeck(1) & UNIT_CARDS, QUEST)),))
    )
    raise_ = alice.holds(
        Tactic(name="Raise Witness", powers=(Played(effect=PutIntoPlay(IN_DISCARD & UNIT_CARDS & YOURS, KINGDOM)),))
    )
    table.begin()
    alice.does(table.put_down(played))
    alice.resources_are(1, point=1)
    table.bob.passes()
    alice.does(table.play(dig))
    table.resolve()
    alice.chooses(deep)
    alice.does(table.play(raise_))
    table.resolve()
    alice.chooses(buried)
    alice.resources_are(3, point=(2, 3))


@check("warhammer-invasion/faq-loyalty-icons-on-tactics")
def icons_on_tactics_do_not_count(table: WiTable, icons: int = 2) -> None:
    """The second of two tactics with 2 loyalty icons each costs 1, as the first does: only the icon on a unit in play is deducted."""
    alice, _ = table.players
    alice.has_resources(5)
    alice.controls(unit("Orc Unit", race="Orc", loyalty=1))
    first, second = (
        alice.holds(Tactic(name=f"{name} Orc Tactic", race="Orc", loyalty=icons)) for name in ("First", "Second")
    )
    table.begin()
    alice.does(table.play(first))
    alice.resources_are(4)
    table.bob.passes()
    alice.does(table.play(second))
    alice.resources_are(3, point=(1, 2))


@check("warhammer-invasion/cs-47-franzs-decree")
def a_decreed_unit_is_not_declared(table: WiTable) -> None:
    """Franz’s Decree on a unit of each side: neither the one is offered as attacker nor the other as defender."""
    alice, bob = table.players
    barred, raider = alice.controls(unit("Barred Raider")), alice.controls(unit("Raider"))
    dismissed, guard = bob.controls(unit("Dismissed Guard"), QUEST), bob.controls(unit("Guard"), QUEST)
    decrees = [alice.holds(cards.FRANZS_DECREE) for _ in range(2)]
    table.begin()
    for decree, piece in zip(decrees, (barred, dismissed), strict=True):
        alice.does(table.play(decree), piece)
        table.resolve()
    table.goes_on_to("battlefield phase", "choosing the zone")
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", offers=(raider,), not_offers=(barred,), point=1)
    alice.chooses(raider)
    table.all_pass()
    bob.is_asked("defenders", offers=(guard,), not_offers=(dismissed,), point=1)
    bob.chooses(guard)


@check("warhammer-invasion/cs-47-franzs-decree")
def a_decreed_attacker_goes_on(table: WiTable) -> None:
    """Franz’s Decree on a unit that attacks and on one that defends already changes nothing for them."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard"), QUEST)
    decrees = [alice.holds(cards.FRANZS_DECREE) for _ in range(2)]
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    for decree, piece in zip(decrees, (raider, guard), strict=True):
        alice.does(table.play(decree), piece)
        table.resolve()
    table.attackers_are(raider, point=2)
    table.defenders_are(guard, point=2)


@check("warhammer-invasion/cs-45-twin-tailed-comet")
def a_copy_of_flames_has_no_x(table: WiTable, paid: int = 2) -> None:
    """Alice pays 2 for Flames of Tzeentch; Bob copies it for free with Twin Tailed Comet, and his copy deals 0 damage."""
    alice, bob = table.players
    alice.has_resources(paid)
    bob.has_resources(3)
    own, foreign = alice.controls(unit("Alice's Unit")), bob.controls(unit("Bob's Unit"))
    flames, comet = alice.holds(cards.FLAMES_OF_TZEENTCH), bob.holds(cards.TWIN_TAILED_COMET)
    table.begin()
    alice.does(table.play(flames, x=paid), foreign)
    bob.does(table.play(comet))
    table.resolve()
    bob.chooses("Flames")
    bob.resources_are(3, point=2)
    bob.chooses(own)
    table.counts(own, "damage", 0, point=1)
    table.counts(foreign, "damage", 2)


@check("warhammer-invasion/cs-105-slaaneshs-domination")
def flames_played_through_domination(table: WiTable) -> None:
    """Alice plays free of cost what Bob reveals: Flames of Tzeentch deals 0 damage and goes to his pile; a tactic of cost 2 is free too."""
    alice, bob = table.players
    alice.has_resources(2)
    victim = bob.controls(unit("Victim", hp=5))
    flames, dear = bob.holds(cards.FLAMES_OF_TZEENTCH), bob.holds(Tactic(name="Dear Tactic", cost=2))
    dominations = [alice.holds(cards.SLAANESHS_DOMINATION) for _ in range(2)]
    table.begin()
    alice.does(table.play(dominations[0]))
    table.resolve()
    alice.is_asked("revealed tactic", offers=(flames,), optional=True, point=3)
    alice.chooses(flames, point=3)
    alice.chooses(victim)
    table.counts(victim, "damage", 0, point=1)
    table.has_happened("play", flames, by=alice, point=2)
    table.finds(flames, DISCARD, point=2)
    table.lies_with(flames, bob, point=2)
    alice.does(table.play(dominations[1]))
    table.resolve()
    alice.chooses(dear)
    alice.resources_are(2, point=3)


@check("warhammer-invasion/limit-one-hero-per-zone")
def a_zone_with_a_hero_is_closed(table: WiTable) -> None:
    """Alice has a Hero in the kingdom: no other is played, put or moved there, but one may be played into the quest zone."""
    alice, _ = table.players
    alice.has_resources(1)
    alice.controls(unit("First Hero", traits=("Hero",), keywords=(ONE_HERO,)), KINGDOM)
    second = alice.holds(unit("Second Hero", 0, traits=("Hero",), keywords=(ONE_HERO,)))
    third, retreat = alice.controls(unit("Third Hero", traits=("Hero",), keywords=(ONE_HERO,))), alice.holds(RETREAT)
    call = alice.holds(Tactic(name="Call Witness", powers=(Played(effect=PutIntoPlay(UNIT_CARDS & IN_HAND, KINGDOM)),)))
    table.begin()
    alice.cannot(table.put_down(second, KINGDOM), only_because="wi/hero.play", point=1)
    alice.can(table.put_down(second, QUEST), point=6)
    alice.does(table.play(call))
    table.resolve()
    table.nobody_is_asked(point=2)
    alice.does(table.play(retreat), third)
    table.resolve()
    table.finds(third, BATTLEFIELD, point=3)


@check("warhammer-invasion/limit-one-hero-per-zone")
def heroes_taken_and_brought_by_others(table: WiTable) -> None:
    """Alice can't take control of Bob's Hero into a zone with her own, nor can Bob move another Hero of hers there."""
    alice, bob = table.players
    seated, other, wanted = (
        unit(name, traits=("Hero",), keywords=(ONE_HERO,)) for name in ("Hero", "Alice's Other Hero", "Bob's Hero")
    )
    alice.controls(seated, KINGDOM)
    second, foreign = alice.controls(other, QUEST), bob.controls(wanted)
    seduce, retreat = alice.holds(SEDUCE), bob.holds(RETREAT)
    table.begin()
    alice.does(table.play(seduce), foreign)
    table.resolve()
    table.lies_with(foreign, bob, point=4)
    table.finds(foreign, BATTLEFIELD, point=4)
    alice.passes()
    bob.does(table.play(retreat), second)
    table.resolve()
    table.finds(second, QUEST, point=5)
