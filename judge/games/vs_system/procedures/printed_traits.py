"""Which printed Mutant traits a card has where it is; and its affiliations, which they are none of."""

from __future__ import annotations

from judge.engine.context import View
from judge.engine.state import Obj
from judge.games.vs_system.model.board import DECK, HAND, KO_PILE, is_character, is_resource, is_stunned
from judge.games.vs_system.model.cards import Character, PlotTwist, VsCard
from judge.games.vs_system.model.traits import MUTANT
from judge.games.vs_system.rules.name import VERSION_IS_NO_AFFILIATION
from judge.games.vs_system.rules.traits import (
    MUTANT_IS_PRINTED,
    PLOT_TWIST_HAS_NONE_IN_ROW,
    PLOT_TWIST_HAS_TRAIT_BY_ZONE,
    PLOT_TWIST_IS_NO_MUTANT,
    STUNNED_KEEPS_TRAITS,
    TRAIT_IS_NO_AFFILIATION,
    TRAIT_OUTSIDE_PLAY,
)

NONE: frozenset[str] = frozenset()


def printed_traits(view: View, obj: Obj, card: VsCard) -> frozenset[str]:
    """The traits of ``card``, which ``obj`` is, as far as it has them there; with them a character is a Mutant."""
    if not card.traits:
        misread = frozenset({MUTANT}) if isinstance(card, Character) else NONE
        return view.match.judge(MUTANT_IS_PRINTED, NONE, misread=misread)
    if isinstance(card, Character):
        traits = card.traits | {MUTANT}
        if is_character(obj):
            return view.match.judge(STUNNED_KEEPS_TRAITS, traits, misread=NONE if is_stunned(obj) else traits)
        return view.match.judge(TRAIT_OUTSIDE_PLAY, traits, misread=NONE)
    if isinstance(card, PlotTwist) and obj.zone in (DECK, HAND, KO_PILE):
        traits = view.match.judge(PLOT_TWIST_IS_NO_MUTANT, card.traits, misread=card.traits | {MUTANT})
        return view.match.judge(PLOT_TWIST_HAS_TRAIT_BY_ZONE, traits, misread=NONE)
    if isinstance(card, PlotTwist) and is_resource(obj):
        return view.match.judge(PLOT_TWIST_HAS_NONE_IN_ROW, NONE, misread=card.traits)
    return NONE


def printed_affiliations(view: View, card: VsCard) -> frozenset[str]:
    """The affiliations of ``card``."""
    if not isinstance(card, Character):
        return NONE
    found = card.affiliations
    if card.version:
        found = view.match.judge(VERSION_IS_NO_AFFILIATION, found, misread=found | {card.version})
    return view.match.judge(TRAIT_IS_NO_AFFILIATION, found, misread=found | card.traits) if card.traits else found
