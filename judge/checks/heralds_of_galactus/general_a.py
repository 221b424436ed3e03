"""General rulings: legality, cosmic, cosmic—surge, cosmic characters."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.changes import Adds
from judge.engine.effects import AddCounter, Move
from judge.engine.objects import choice, target
from judge.engine.powers import Played, Static
from judge.engine.select import OWNED
from judge.games.vs_system.actions.entering_tournaments import HERALDS_OF_GALACTUS
from judge.games.vs_system.cards.heralds_of_galactus import general_a as cards
from judge.games.vs_system.keywords.cosmic import COSMIC_CHARACTERS, cosmic
from judge.games.vs_system.model.board import BUILD, COMBAT, PLAY, RECOVERY, RECRUIT_STEP, STUNNED
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.coming_into_play import Place
from judge.games.vs_system.words.effects import recover, stun, this_turn
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS, IN_KO_PILE
from judge.proving.tables.vs_system import VsTable, check, plain

NEW_HERALD = replace(plain("New Herald"), expansion=HERALDS_OF_GALACTUS)
COSMIC_HERO = replace(plain("Cosmic Hero", keywords=("cosmic",), atk=3), powers=cosmic(Static(change=Adds("atk", 4))))
SURGE_HERO = plain("Surge Hero", keywords=("cosmic—surge",))
CHARGE = PlotTwist(name="Charge", powers=(Played(effect=AddCounter(target(CHARACTERS), "cosmic")),))
STUN_RAY = PlotTwist(name="Stun Ray", powers=(Played(effect=stun(target(CHARACTERS))),))
FIRST_AID = PlotTwist(name="First Aid", powers=(Played(effect=recover(target(CHARACTERS))),))
SALUTE = PlotTwist(name="Salute", powers=(Played(effect=this_turn(target(COSMIC_CHARACTERS), Adds("atk", 1))),))
DAZED_RETURN = PlotTwist(
    name="Dazed Return",
    powers=(
        Played(effect=Move(choice(CHARACTER_CARDS & IN_KO_PILE & OWNED), PLAY, Place(), flags=frozenset({STUNNED}))),
    ),
)


@check("heralds-of-galactus/1-legality")
def heralds_cards_wait_for_their_day(table: VsTable, day: str = "2006-09-22", first_day: str = "2006-09-23") -> None:
    """A deck with cards of Heralds of Galactus is refused the day before the expansion is admitted, and accepted on that day."""
    alice, _ = table.players
    table.begin()
    alice.cannot(table.enter_tournament((NEW_HERALD, 4), day=day), only_because="vs/tournament.heralds", point=1)
    alice.can(table.enter_tournament((NEW_HERALD, 4), day=first_day), point=1)
    alice.can(table.enter_tournament((plain("Older Card"), 4), day=day))


@check("heralds-of-galactus/2-cosmic")
def cosmic_character_is_recruited(table: VsTable) -> None:
    """A recruited cosmic character has a counter and its text until it becomes stunned; once recovered it can get a counter again."""
    alice, _ = table.players
    alice.has_resources(3)
    hero, ray, aid = alice.holds(COSMIC_HERO), alice.holds(STUN_RAY), alice.holds(FIRST_AID)
    charge, second = alice.holds(CHARGE), alice.holds(CHARGE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.resolve()
    alice.chooses("front row")
    table.counts(hero, "cosmic", 1, point=2)
    table.shows(hero, atk=7)
    alice.does(table.play(ray), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=(6, 8))
    table.has(hero, "keywords", "cosmic", False, point=7)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=8)
    alice.does(table.play(aid), hero)
    table.resolve()
    table.has(hero, "keywords", "cosmic", point=7)
    alice.does(table.play(second), hero)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=8)


@check("heralds-of-galactus/2-cosmic")
def cosmic_text_needs_the_counter(table: VsTable) -> None:
    """A cosmic character without its counter lacks its cosmic text, and has it as soon as it gets the counter."""
    alice, _ = table.players
    hero, charge = alice.controls(COSMIC_HERO), alice.holds(CHARGE)
    table.begin()
    table.shows(hero, atk=3, point=1)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.shows(hero, atk=7, point=1)


@check("heralds-of-galactus/2-cosmic")
def cosmic_character_arrives_stunned(table: VsTable) -> None:
    """A cosmic character that an effect puts into play stunned has no counter, and gets none later by recovering."""
    alice, _ = table.players
    hero, back, aid = alice.has_in_ko_pile(COSMIC_HERO), alice.holds(DAZED_RETURN), alice.holds(FIRST_AID)
    table.begin()
    alice.does(table.play(back))
    table.resolve()
    alice.chooses(hero)
    alice.chooses("front row")
    table.is_(hero, "stunned")
    table.counts(hero, "cosmic", 0, point=3)
    alice.does(table.play(aid), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=3)


@check("heralds-of-galactus/2-cosmic")
def who_can_get_a_counter(table: VsTable) -> None:
    """Counters are put on a character without cosmic, which can't have one, and on a cosmic one that has one already."""
    alice, _ = table.players
    other, hero = alice.controls(plain("Other Character")), alice.controls(COSMIC_HERO, counters=("cosmic",))
    first, second = alice.holds(CHARGE), alice.holds(CHARGE)
    table.begin()
    alice.does(table.play(first), other)
    table.resolve()
    table.counts(other, "cosmic", 0, point=4)
    alice.does(table.play(second), hero)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=5)


@check("heralds-of-galactus/2.1-cosmic-surge", follows={4: "heralds-of-galactus/2.1-cosmic-surge#2"})
def wolverine_earns_his_counter(table: VsTable) -> None:
    """Wolverine has no counter in his first combat phase; each recovery phase brings him one if he has lost it and isn't stunned."""
    alice, _ = table.players
    wolverine, ray, aid = alice.holds(cards.WOLVERINE_SKRUNUCKLEHEAD), alice.holds(STUN_RAY), alice.holds(FIRST_AID)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(wolverine))
    table.resolve()
    alice.chooses("front row")
    table.counts(wolverine, "cosmic", 0, point=2)
    table.goes_on_to(COMBAT)
    table.counts(wolverine, "cosmic", 0, point=4)
    table.shows(wolverine, atk=0, point=4)
    table.goes_on_to(RECOVERY)
    table.resolve(point=3)
    table.counts(wolverine, "cosmic", 1, point=(1, 3))
    table.shows(wolverine, atk=5, point=3)
    alice.does(table.play(ray), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=1)
    alice.does(table.play(aid), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=3)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.counts(wolverine, "cosmic", 1, point=3)


@check("heralds-of-galactus/2.1-cosmic-surge")
def wolverine_is_stunned_as_recovery_starts(table: VsTable) -> None:
    """A stunned Wolverine's counter power doesn't trigger as recovery starts, so recovering in that phase comes too late."""
    alice, _ = table.players
    wolverine, aid = alice.controls(cards.WOLVERINE_SKRUNUCKLEHEAD, stunned=True), alice.holds(FIRST_AID)
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.chain_is(point=5)
    alice.does(table.play(aid), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=5)


@check("heralds-of-galactus/2.1-cosmic-surge")
def wolverine_is_stunned_in_response(table: VsTable) -> None:
    """Wolverine is stunned in response to his own trigger: it resolves, and no counter can be put on him."""
    alice, _ = table.players
    wolverine, ray = alice.controls(cards.WOLVERINE_SKRUNUCKLEHEAD), alice.holds(STUN_RAY)
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.chain_is("Wolverine")
    alice.does(table.play(ray), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=6)


@check("heralds-of-galactus/2.1-cosmic-surge")
def wolverine_has_his_counter_already(table: VsTable) -> None:
    """Wolverine still has his counter as recovery starts: his power triggers, and there is still one counter on him."""
    alice, _ = table.players
    wolverine = alice.controls(cards.WOLVERINE_SKRUNUCKLEHEAD, counters=("cosmic",))
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.counts(wolverine, "cosmic", 1, point=7)
    table.shows(wolverine, atk=5)


@check("heralds-of-galactus/2.2-cosmic-characters")
def who_is_a_cosmic_character(table: VsTable) -> None:
    """A target that must be a cosmic character: with or without a counter, cosmic or cosmic—surge, but never a stunned one."""
    alice, _ = table.players
    charged, empty = (
        alice.controls(COSMIC_HERO, counters=("cosmic",)),
        alice.controls(plain("Empty Hero", keywords=("cosmic",))),
    )
    surge, other = alice.controls(SURGE_HERO, counters=("cosmic",)), alice.controls(plain("Other Character"))
    stunned, salute = alice.controls(plain("Stunned Hero", keywords=("cosmic",)), stunned=True), alice.holds(SALUTE)
    stunned_surge = alice.controls(plain("Stunned Surge Hero", keywords=("cosmic—surge",)), stunned=True)
    table.begin()
    alice.does(table.play(salute))
    alice.is_asked("target", offers=(charged, surge), not_offers=(other,), point=1)
    alice.is_asked("target", offers=(empty,), point=2)
    alice.is_asked("target", not_offers=(stunned, stunned_surge), point=(1, 3))
    alice.chooses(charged)
