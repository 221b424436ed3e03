"""The one face that the cards and checks of Vs. System import.

It hands on the words of its text, its board, its types of cards, its events, and the engine's vocabulary.
Not here: rules, procedures and actions, which no card and no check reaches for.
"""

from __future__ import annotations

from judge.engine import vocabulary
from judge.engine.vocabulary import *  # noqa: F403 - its own __all__ says what
from judge.games.vs_system.keywords.ally import AllyPoweredUp, ally
from judge.games.vs_system.keywords.backup import backup
from judge.games.vs_system.keywords.boost import BoostIsPaid, boost
from judge.games.vs_system.keywords.cosmic import COSMIC_CHARACTERS, SURGE_POWER, CosmicCharacter, CosmicIsOn, cosmic
from judge.games.vs_system.keywords.evasion import EVASION_POWER, Evade, StunToEvade
from judge.games.vs_system.keywords.press import BEING_RECRUITED, COMING_INTO_PLAY, PRESS_POWER
from judge.games.vs_system.keywords.terraform import TERRAFORM_POWER
from judge.games.vs_system.keywords.transferable import TRANSFERABLE_POWER
from judge.games.vs_system.model.attack_events import (
    AttackEnded,
    AttackProposed,
    BecameAttacker,
    BecameDefender,
    LeftAttack,
    PoweredUp,
    Reinforced,
)
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BE_ATTACKED,
    BE_EQUIPPED,
    BE_REINFORCED,
    BETWEEN,
    BUILD,
    CAUSE_BREAKTHROUGH,
    CHAIN,
    COMBAT,
    DECK,
    DRAW,
    ENDURANCE,
    EXHAUSTED,
    FACE_DOWN,
    FORMATION_STEP,
    FRONT,
    GAME_BASED,
    HAND,
    HIDDEN,
    KO_PILE,
    MAIN,
    PASS,
    PAYMENT,
    PLAY,
    PLOT_TWIST,
    POINTS,
    RECOVERY,
    RECRUIT,
    RECRUIT_STEP,
    REINFORCE,
    REMOVE_FROM_GAME,
    REMOVED,
    RESOURCE_STEP,
    RESOURCES,
    SETUP,
    STUNNED,
    SUPPORT,
    USE,
    VISIBLE,
    WRAP_UP,
    Spot,
    Step,
)
from judge.games.vs_system.model.cards import (
    ARMY,
    EPIC,
    HERALDS_OF_GALACTUS,
    Character,
    Equipment,
    Location,
    PlotTwist,
    VsCard,
    names,
)
from judge.games.vs_system.model.changes import (
    UNTIL_SOURCE_READIES,
    ConsideredToControl,
    CostsLess,
    MayRecruit,
    ReadiesAtWill,
    SourceReadies,
    UsableOnce,
)
from judge.games.vs_system.model.counters import PLUS_ONE
from judge.games.vs_system.model.events import (
    AgendaChanged,
    Attached,
    Breakthrough,
    CardPlayed,
    ControlGained,
    Exhausted,
    InitiativePassed,
    KOd,
    Positioned,
    Readied,
    Recovered,
    Recruited,
    StepBegan,
    StunLoss,
    Stunned,
    TurnedDown,
    TurnedUp,
    Won,
)
from judge.games.vs_system.model.keyword_names import (
    ALLY,
    ATTACKS_AS_IF_FLYING,
    BACKUP,
    CONCEALED,
    CONCEALED_OPTIONAL,
    COSMIC,
    EQUIPS_HIDDEN,
    EVASION,
    FLIGHT,
    INVULNERABILITY,
    LEADER,
    LOYALTY,
    PRESS,
    RANGE,
    RESERVIST,
    SEES_HIDDEN,
    SEES_PROTECTED,
    SURGE,
    TERRAFORM,
    TRANSFERABLE,
    UNIQUE,
)
from judge.games.vs_system.model.traits import ENERGY, MENTAL, MUTANT, PHYSICAL, TRAITS
from judge.games.vs_system.words.areas import IN_ITS_COLUMN, AreaPick, InItsColumn, MoveToArea
from judge.games.vs_system.words.arranging import ArrangeOnDeck
from judge.games.vs_system.words.attacking import (
    TEAM_ATTACKING,
    THIS_ATTACK,
    Attacks,
    Defends,
    FirstAttack,
    HasReinforcement,
    PowerUpEffect,
    Stuns,
    TeamAttacking,
    ThisAttack,
    power_up,
)
from judge.games.vs_system.words.breaking_through import (
    CausesBreakthrough,
    ControllerOnSide,
    ModifiedBreakthrough,
    NumberOnSide,
    Side,
    WouldCauseBreakthrough,
)
from judge.games.vs_system.words.coming_into_play import CameIntoPlay, ComeIntoPlay, Place, Placer, PutIntoFrontRow
from judge.games.vs_system.words.concealed import WITH_CONCEALED, WithConcealed
from judge.games.vs_system.words.controlling import ControlsNamed, ControlsPerson, GainControl
from judge.games.vs_system.words.crossover import (
    CROSSOVER_REACH,
    ChooseAffiliations,
    ChosenAreControlled,
    crossover,
    team_up,
)
from judge.games.vs_system.words.effects import (
    ACTIVATE,
    Recover,
    SendAway,
    Stun,
    as_next_starts,
    becomes_attacker,
    becomes_defender,
    discard,
    exhaust,
    gain,
    ko,
    leave_attack,
    lose,
    pay_endurance,
    pay_points,
    ready,
    recover,
    remove_from_game,
    stun,
    this_attack,
    this_phase,
    this_turn,
    to_hand,
    to_ko_pile,
    to_resource_row,
    turn_face_down,
)
from judge.games.vs_system.words.ending import WinGame
from judge.games.vs_system.words.equipping import AttachedTo, Equip, FitsOn, Transfer, equip_only_to
from judge.games.vs_system.words.extra_steps import AdditionalStep, InAgenda, YourStepBegins
from judge.games.vs_system.words.gaining_initiative import GainInitiative
from judge.games.vs_system.words.gone import GoneThisTurn, WentToKOPile
from judge.games.vs_system.words.in_combat import (
    BEARER,
    COSTLIER,
    IN_COMBAT_WITH_IT,
    DefenderHasMore,
    FewerThanBearer,
    InCombatWithBearer,
    MoreThanBearer,
)
from judge.games.vs_system.words.initiative import HasInitiative
from judge.games.vs_system.words.losing_endurance import LosesEndurance
from judge.games.vs_system.words.moving import MoveInPlay, Mover, SpotOf, move, move_to_area, move_to_row
from judge.games.vs_system.words.naming import CalledLike, Named, named
from judge.games.vs_system.words.phases import THIS_PHASE, ThisPhase
from judge.games.vs_system.words.positions import ADJACENT, AdjacentTo, Behind, InItsArea, ProtectedByIt, SwapPositions
from judge.games.vs_system.words.recovering import RecoverLater, recover_later
from judge.games.vs_system.words.recruiting import CountAsRecruited, RecruitAtOnce, RecruitedThisTurn
from judge.games.vs_system.words.replacing import ExchangeResources, ReplaceResource
from judge.games.vs_system.words.searching import Sought, search
from judge.games.vs_system.words.selectors import (
    ATTACKING,
    CHARACTER_CARDS,
    CHARACTERS,
    DEFENDING,
    EQUIPMENT,
    IN_DECK,
    IN_FRONT_ROW,
    IN_HAND,
    IN_HIDDEN_AREA,
    IN_KO_PILE,
    IN_PLAY,
    IN_RESOURCE_ROW,
    IN_SUPPORT_ROW,
    IN_VISIBLE_AREA,
    IS_EXHAUSTED,
    IS_FACE_DOWN,
    IS_STUNNED,
    LOCATIONS,
    ONGOING,
    PLOT_TWISTS,
    Attacking,
    AttackingACharacter,
    CharacterInPlay,
    ComesIntoPlay,
    Defending,
    InArea,
    InPhase,
    InRow,
    Ongoing,
    PhaseBegins,
    PlayedSince,
    SharesAffiliation,
    SharesIdentity,
    affiliated,
    comes_into_play,
    cost_at_most,
    goes_from_play_to_ko_pile,
    keyworded,
    start_of,
)
from judge.games.vs_system.words.skipping import SkipPhase
from judge.games.vs_system.words.traits import (
    CHOSEN_TRAIT,
    GAINS_TRAITS,
    MUTANTS,
    ChooseTrait,
    GainsTraits,
    GiveChosenTrait,
    merges_traits,
    with_trait,
)
from judge.games.vs_system.words.uniqueness import DisplaceNamesakes

__all__ = [
    "ACTIVATE", "ADJACENT", "ALLY", "ARMY", "ATTACKING", "ATTACKS_AS_IF_FLYING", "ATTACK_STEP", "BACKUP", "BEARER", "BEING_RECRUITED",
    "BETWEEN", "BE_ATTACKED", "BE_EQUIPPED", "BE_REINFORCED", "BUILD", "CAUSE_BREAKTHROUGH", "CHAIN", "CHARACTERS", "CHARACTER_CARDS",
    "CHOSEN_TRAIT", "COMBAT", "COMING_INTO_PLAY", "CONCEALED", "CONCEALED_OPTIONAL", "COSMIC", "COSMIC_CHARACTERS", "COSTLIER",
    "CROSSOVER_REACH", "DECK", "DEFENDING", "DRAW", "ENDURANCE", "ENERGY", "EPIC", "EQUIPMENT", "EQUIPS_HIDDEN", "EVASION", "EVASION_POWER",
    "EXHAUSTED", "FACE_DOWN", "FLIGHT", "FORMATION_STEP", "FRONT", "GAINS_TRAITS", "GAME_BASED", "HAND", "HERALDS_OF_GALACTUS", "HIDDEN",
    "INVULNERABILITY", "IN_COMBAT_WITH_IT", "IN_DECK", "IN_FRONT_ROW", "IN_HAND", "IN_HIDDEN_AREA", "IN_ITS_COLUMN", "IN_KO_PILE",
    "IN_PLAY", "IN_RESOURCE_ROW", "IN_SUPPORT_ROW", "IN_VISIBLE_AREA", "IS_EXHAUSTED", "IS_FACE_DOWN", "IS_STUNNED", "KO_PILE", "LEADER",
    "LOCATIONS", "LOYALTY", "MAIN", "MENTAL", "MUTANT", "MUTANTS", "ONGOING", "PASS", "PAYMENT", "PHYSICAL", "PLAY", "PLOT_TWIST",
    "PLOT_TWISTS", "PLUS_ONE", "POINTS", "PRESS", "PRESS_POWER", "RANGE", "RECOVERY", "RECRUIT", "RECRUIT_STEP", "REINFORCE", "REMOVED",
    "REMOVE_FROM_GAME", "RESERVIST", "RESOURCES", "RESOURCE_STEP", "SEES_HIDDEN", "SEES_PROTECTED", "SETUP", "STUNNED", "SUPPORT", "SURGE",
    "SURGE_POWER", "TEAM_ATTACKING", "TERRAFORM", "TERRAFORM_POWER", "THIS_ATTACK", "THIS_PHASE", "TRAITS", "TRANSFERABLE",
    "TRANSFERABLE_POWER", "UNIQUE", "UNTIL_SOURCE_READIES", "USE", "VISIBLE", "WITH_CONCEALED", "WRAP_UP",
    "AdditionalStep", "AdjacentTo", "AgendaChanged", "AllyPoweredUp", "AreaPick", "ArrangeOnDeck", "Attached", "AttachedTo", "AttackEnded",
    "AttackProposed", "Attacking", "AttackingACharacter", "Attacks", "BecameAttacker", "BecameDefender", "Behind", "BoostIsPaid",
    "Breakthrough", "CalledLike", "CameIntoPlay", "CardPlayed", "CausesBreakthrough", "Character", "CharacterInPlay", "ChooseAffiliations",
    "ChooseTrait", "ChosenAreControlled", "ComeIntoPlay", "ComesIntoPlay", "ConsideredToControl", "ControlGained", "ControllerOnSide",
    "ControlsNamed", "ControlsPerson", "CosmicCharacter", "CosmicIsOn", "CostsLess", "CountAsRecruited", "DefenderHasMore", "Defending",
    "Defends", "DisplaceNamesakes", "Equip", "Equipment", "Evade", "ExchangeResources", "Exhausted", "FewerThanBearer", "FirstAttack",
    "FitsOn", "GainControl", "GainInitiative", "GainsTraits", "GiveChosenTrait", "GoneThisTurn", "HasInitiative", "HasReinforcement",
    "InAgenda", "InArea", "InCombatWithBearer", "InItsArea", "InItsColumn", "InPhase", "InRow", "InitiativePassed", "KOd", "LeftAttack",
    "Location", "LosesEndurance", "MayRecruit", "ModifiedBreakthrough", "MoreThanBearer", "MoveInPlay", "MoveToArea", "Mover", "Named",
    "NumberOnSide", "Ongoing", "PhaseBegins", "Place", "Placer", "PlayedSince", "PlotTwist", "Positioned", "PowerUpEffect", "PoweredUp",
    "ProtectedByIt", "PutIntoFrontRow", "Readied", "ReadiesAtWill", "Recover", "RecoverLater", "Recovered", "RecruitAtOnce", "Recruited",
    "RecruitedThisTurn", "Reinforced", "ReplaceResource", "SendAway", "SharesAffiliation", "SharesIdentity", "Side", "SkipPhase", "Sought",
    "SourceReadies", "Spot", "SpotOf", "Step", "StepBegan", "Stun", "StunLoss", "StunToEvade", "Stunned", "Stuns", "SwapPositions",
    "TeamAttacking", "ThisAttack", "ThisPhase", "Transfer", "TurnedDown", "TurnedUp", "UsableOnce", "VsCard", "WentToKOPile", "WinGame",
    "WithConcealed", "Won", "WouldCauseBreakthrough", "YourStepBegins",
    "affiliated", "ally", "as_next_starts", "backup", "becomes_attacker", "becomes_defender", "boost", "comes_into_play", "cosmic",
    "cost_at_most", "crossover", "discard", "equip_only_to", "exhaust", "gain", "goes_from_play_to_ko_pile", "keyworded", "ko",
    "leave_attack", "lose", "merges_traits", "move", "move_to_area", "move_to_row", "named", "names", "pay_endurance", "pay_points",
    "power_up", "ready", "recover", "recover_later", "remove_from_game", "search", "start_of", "stun", "team_up", "this_attack",
    "this_phase", "this_turn", "to_hand", "to_ko_pile", "to_resource_row", "turn_face_down", "with_trait",
]  # fmt: skip
__all__ += vocabulary.__all__
