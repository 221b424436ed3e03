"""The one face that the cards and checks of Warhammer: Invasion import.

It hands on the words of its text, its board, its types of cards, its events, and the engine\'s vocabulary.
Not here: rules, procedures and actions, which no card and no check reaches for.
"""

from __future__ import annotations

from judge.engine import vocabulary
from judge.engine.vocabulary import *  # noqa: F403 - its own __all__ says what
from judge.games.warhammer_invasion.model.board import (
    ABILITY,
    APPLY,
    ASSIGN,
    ATTACKERS,
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    BEGINNING,
    BURNING,
    CAPITAL_PHASE,
    CHAIN,
    CHOOSE_ZONE,
    COMBAT,
    CORRUPT,
    COUNTERSTRIKE,
    DAMAGE,
    DECK,
    DECLARED,
    DEFENDERS,
    DEVELOPMENT,
    DISCARD,
    END,
    HAND,
    KINGDOM,
    KINGDOM_PHASE,
    MAIN,
    NON_COMBAT,
    QUEST,
    QUEST_PHASE,
    RESOURCES,
    TACTIC,
    TOKEN,
    ZONES,
)
from judge.games.warhammer_invasion.model.cards import Quest, Section, Support, Tactic, Unit, WiCard, names
from judge.games.warhammer_invasion.model.changes import CancelsNext, CostsLess, PaysWith, TargetTax
from judge.games.warhammer_invasion.model.events import (
    Assigned,
    Burned,
    Cancelled,
    CardPlayed,
    CombatChanged,
    Corrupted,
    Damaged,
    DealtInCombat,
    Destroyed,
    EnteredPlay,
    EnteredZone,
    Happening,
    Healed,
    LeftCombat,
    LeftPlay,
    LeftQuest,
    PoolEmptied,
    Restored,
    Sacrificed,
    TokensLost,
    TurnedUp,
)
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE, HERO, ONE_HERO, SCOUT
from judge.games.warhammer_invasion.words.attaching import ATTACHED_UNIT, AttachTo
from judge.games.warhammer_invasion.words.connectives import Effects, Or, Then
from judge.games.warhammer_invasion.words.copying import CopyTactic, PlayRevealed
from judge.games.warhammer_invasion.words.effects import (
    DamageOwnCapital,
    DealDamage,
    DealIndirect,
    GiveControl,
    Heal,
    MoveDamage,
    MoveElsewhere,
    PutIntoPlay,
    PutThemIntoPlay,
    Sacrifice,
    ShuffleYourDeck,
    TurnUp,
    cancel_next,
    corrupt,
    destroy,
    develop,
    gain,
    move_to,
    pay,
    restore,
    sacrifice_it,
    skip,
    take_control,
    this_turn,
    to_deck,
    to_hand,
)
from judge.games.warhammer_invasion.words.letter_x import LetterX
from judge.games.warhammer_invasion.words.patterns import DealtCombatDamage
from judge.games.warhammer_invasion.words.responses import ResponseAction, in_response
from judge.games.warhammer_invasion.words.selectors import (
    ATTACKING,
    CORRESPONDING,
    DEVELOPMENTS,
    IN_BATTLEFIELD,
    IN_DISCARD,
    IN_HAND,
    IN_KINGDOM,
    IN_QUEST_ZONE,
    IS_BURNING,
    IS_CORRUPT,
    OF_ITS_CAPITALS_RACE,
    OF_YOUR_CAPITALS_RACE,
    SECTIONS,
    SUPPORT_CARDS,
    SUPPORTS,
    TACTIC_CARDS,
    UNIT_CARDS,
    UNITS,
    ArrivedThisTurn,
    Attacking,
    During,
    InPlay,
    SameZone,
    TopOfDeck,
    YourTurnBegins,
    cost_at_most,
    of_race,
    while_in,
)

__all__ = [
    "ABILITY", "APPLY", "ASSIGN", "ATTACHED_UNIT", "ATTACKERS", "ATTACKING", "ATTACKS_FROM_ANYWHERE", "BATTLEFIELD",
    "BATTLEFIELD_PHASE", "BEGINNING", "BURNING", "CAPITAL_PHASE", "CHAIN", "CHOOSE_ZONE", "COMBAT", "CORRESPONDING",
    "CORRUPT", "COUNTERSTRIKE", "DAMAGE", "DECK", "DECLARED", "DEFENDERS", "DEVELOPMENT", "DEVELOPMENTS", "DISCARD",
    "END", "HAND", "HERO", "IN_BATTLEFIELD", "IN_DISCARD", "IN_HAND", "IN_KINGDOM", "IN_QUEST_ZONE", "IS_BURNING",
    "IS_CORRUPT", "KINGDOM", "KINGDOM_PHASE", "MAIN", "NON_COMBAT", "OF_ITS_CAPITALS_RACE", "OF_YOUR_CAPITALS_RACE",
    "ONE_HERO", "QUEST", "QUEST_PHASE", "RESOURCES", "SCOUT", "SECTIONS", "SUPPORTS", "SUPPORT_CARDS", "TACTIC",
    "TACTIC_CARDS", "TOKEN", "UNITS", "UNIT_CARDS", "ZONES", "ArrivedThisTurn", "Assigned", "AttachTo", "Attacking",
    "Burned", "Cancelled", "CancelsNext", "CardPlayed", "CombatChanged", "CopyTactic", "Corrupted", "CostsLess",
    "DamageOwnCapital", "Damaged", "DealDamage", "DealIndirect", "DealtCombatDamage", "DealtInCombat", "Destroyed",
    "During", "Effects", "EnteredPlay", "EnteredZone", "GiveControl", "Happening", "Heal", "Healed", "InPlay",
    "LeftCombat", "LeftPlay", "LeftQuest", "LetterX", "MoveDamage", "MoveElsewhere", "Or", "PaysWith", "PlayRevealed",
    "PoolEmptied", "PutIntoPlay", "PutThemIntoPlay", "Quest", "ResponseAction", "Restored", "Sacrifice", "Sacrificed",
    "SameZone", "Section", "ShuffleYourDeck", "Support", "Tactic", "TargetTax", "Then", "TokensLost", "TopOfDeck",
    "TurnUp", "TurnedUp", "Unit", "WiCard", "YourTurnBegins", "cancel_next", "corrupt", "cost_at_most", "destroy",
    "develop", "gain", "in_response", "move_to", "names", "of_race", "pay", "restore", "sacrifice_it", "skip",
    "take_control", "this_turn", "to_deck", "to_hand", "while_in",
]  # fmt: skip
__all__ += vocabulary.__all__
