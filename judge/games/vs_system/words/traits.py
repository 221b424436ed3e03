"""Words of card text about Mutant traits: who has one, choosing one, and what a card gives one to."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Becomes, Gains
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Noted
from judge.engine.flow import OneOf
from judge.engine.lasting import Modify
from judge.engine.powers import Effect, HasPower, Static
from judge.engine.rules import RuledBy
from judge.engine.select import OWNED, YOURS, Has, InZone, Selector
from judge.engine.state import Obj
from judge.games.vs_system.model.board import DECK, HAND, KO_PILE
from judge.games.vs_system.model.traits import MUTANT, MUTANT_TRAITS, TRAITS
from judge.games.vs_system.rules.traits import (
    GAINED_IN_OTHER_ZONES,
    MUTANTS_GAIN_TRAITS,
    ONLY_CHARACTER_CARDS_GAIN_TRAITS,
    PRINTED_TRAIT_STAYS_ALONE,
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
            return match.judge(MUTANTS_GAIN_TRAITS, True, misread=not has_one)
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


def all_gain_a_trait() -> OneOf:
    """You choose a Mutant trait: all that can be given one are Mutants with it this turn."""
    return OneOf(tuple((trait, _this_turn(MUTANT, trait)) for trait in sorted(MUTANT_TRAITS)))


def _this_turn(*traits: str) -> Modify:
    """What they gain, looked at again as long as the turn lasts: a card that comes to hand gains it as well."""
    gained = (
        _ruled(
            6,
            Gains(TRAITS, trait),
            misread=Becomes(TRAITS, traits),
            belief="a trait that is gained takes the place of the printed one",
        )
        for trait in traits
    )
    return Modify(None, tuple(HasPower(Static(change=change, on=GAINS_TRAITS)) for change in gained), "turn")


@dataclass(frozen=True)
class ChooseTrait(Effect):
    """Choose a Mutant trait: noted on the card whose text it is."""

    def run(self, context: Context) -> Resolution[bool]:
        if context.source is None:
            return False
        answer = yield from choose(context.controller, "choose a Mutant trait", tuple(sorted(MUTANT_TRAITS)))
        yield from context.match.happen(Noted(ref=context.source, key=CHOSEN_TRAIT, value=answer, cause=context.cause))
        return True

    def describe(self) -> str:
        return "choose a Mutant trait"
