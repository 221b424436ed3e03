"""Words of card text about Mutant traits: who has one, choosing one, and what a card gives one to."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Becomes, Gains, Merges
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Noted
from judge.engine.lasting import Modify
from judge.engine.powers import Effect, HasPower, Static
from judge.engine.qualities import Has, InZone
from judge.engine.relations import OWNED, YOURS
from judge.engine.rules import RuledBy
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.games.vs_system.model.board import DECK, HAND, KO_PILE
from judge.games.vs_system.model.traits import MUTANT, MUTANT_TRAITS, TRAITS
from judge.games.vs_system.rules.traits import (
    GAINED_IN_OTHER_ZONES,
    MUTANTS_GAIN_TRAITS,
    ONLY_CHARACTER_CARDS_GAIN_TRAITS,
    OTHERS_BECOME_MUTANTS,
    PRINTED_TRAIT_STAYS_ALONE,
    TRAITS_ARE_THREE,
)
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS

_ruled = RuledBy("x-men/1-mutants-and-traits")

CHOSEN_TRAIT = "chosen trait"


def with_trait(trait: str) -> Selector:
    """Cards with that Mutant trait, or (``MUTANT``) that are Mutants."""
    return Has(TRAITS, trait)


MUTANTS = CHARACTERS & with_trait(MUTANT)

PILED = OWNED & InZone((DECK, HAND, KO_PILE))


@dataclass(frozen=True)
class GainsTraits(Selector):
    """Characters you control, and character cards in your deck, hand and KO'd pile: what can be given a Mutant trait."""

    def matches(self, context: Context, obj: Obj) -> bool:
        match = context.match
        if (CHARACTERS & YOURS).matches(context, obj):
            has_one = bool(match.game.printed(context.view, obj, TRAITS))
            return match.judge(MUTANTS_GAIN_TRAITS, True, misread=not has_one) and match.judge(
                OTHERS_BECOME_MUTANTS, True, misread=has_one
            )
        if not PILED.matches(context, obj):
            return False
        if CHARACTER_CARDS.matches(context, obj):
            return match.judge(GAINED_IN_OTHER_ZONES, True, misread=False)
        has_one = bool(match.game.printed(context.view, obj, TRAITS))
        if has_one and not match.judge(PRINTED_TRAIT_STAYS_ALONE, True, misread=False):
            return True
        return match.judge(ONLY_CHARACTER_CARDS_GAIN_TRAITS, False, misread=not has_one)

    def describe(self) -> str:
        return "your characters, and character cards in your deck, hand or KO'd pile"


GAINS_TRAITS = GainsTraits()


def _changes(trait: str) -> tuple[HasPower, ...]:
    """What it means to be a Mutant with ``trait``, for all that can be given one: looked at again as long as it lasts."""
    items = (MUTANT, trait)
    gained = (
        _ruled(
            6,
            Gains(TRAITS, item),
            misread=Becomes(TRAITS, items),
            belief="a trait that is gained takes the place of the printed one",
        )
        for item in items
    )
    return tuple(HasPower(Static(change=change, on=GAINS_TRAITS)) for change in gained)


def _choose(context: Context) -> Resolution[str]:
    three = tuple(sorted(MUTANT_TRAITS))
    printed = {
        trait
        for obj in context.select(CHARACTERS & YOURS)
        for trait in context.match.game.printed(context.view, obj, TRAITS)
    }
    own = tuple(trait for trait in three if trait in printed)
    options = context.match.judge(TRAITS_ARE_THREE, three, misread=own or three)
    answer = yield from choose(context.controller, "choose a Mutant trait", options)
    return answer[0]


@dataclass(frozen=True)
class GiveChosenTrait(Effect):
    """You choose a Mutant trait: all that can be given one are Mutants with it this turn."""

    def run(self, context: Context) -> Resolution[bool]:
        trait = yield from _choose(context)
        until = _ruled(5, "turn", misread=None, belief="who has become a Mutant stays one in later turns")
        return (yield from Modify(None, _changes(trait), until).run(context))

    def is_always_done(self) -> bool:
        return True

    def describe(self) -> str:
        return "choose a Mutant trait for your characters and character cards"


@dataclass(frozen=True)
class ChooseTrait(Effect):
    """Choose a Mutant trait: noted on the card whose text it is."""

    def run(self, context: Context) -> Resolution[bool]:
        if context.source is None:
            return False
        trait = yield from _choose(context)
        yield from context.match.happen(
            Noted(ref=context.source, key=CHOSEN_TRAIT, value=(trait,), cause=context.cause)
        )
        return True

    def describe(self) -> str:
        return "choose a Mutant trait"


def merges_traits(*traits: str) -> Static:
    """What can be given a trait and has one of ``traits`` or the chosen one has all of them."""
    return Static(change=Merges(TRAITS, traits, CHOSEN_TRAIT), on=GAINS_TRAITS)
