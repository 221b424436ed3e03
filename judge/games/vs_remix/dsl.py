"""The one face that the cards and checks of VS Remix import: that of Vs. System, with the words that VS Remix alone has."""

from __future__ import annotations

from judge.engine import vocabulary
from judge.engine.vocabulary import *  # noqa: F403 - its own __all__ says what
from judge.games.vs_remix.keywords.hunter import HUNTER_POWER
from judge.games.vs_remix.keywords.shift import ADD_SHIFT, SHIFT_IN, SHIFT_OUT
from judge.games.vs_remix.keywords.speedster import SPEEDSTER_POWER
from judge.games.vs_remix.keywords.substitute import SUBSTITUTE_POWER
from judge.games.vs_remix.model.board import BENEATH
from judge.games.vs_remix.model.cards import RemixCharacter, Vehicle
from judge.games.vs_remix.model.keyword_names import MASSIVE
from judge.games.vs_remix.words.copying_powers import CopyPowers
from judge.games.vs_remix.words.costs import CostsAsMuch
from judge.games.vs_remix.words.hunting import HUNTED, Hunt, HuntedByYou
from judge.games.vs_remix.words.legends import RecruitedAnother
from judge.games.vs_remix.words.paying_stats import (
    PayNumber,
    PayWillpowerAmong,
    pay_atk,
    pay_defense,
    pay_willpower,
)
from judge.games.vs_remix.words.points import PayPoints, gain_points_for_powers, gain_points_to_recruit
from judge.games.vs_remix.words.shifting import (
    IS_SHIFTED,
    ControlsResourcesForIt,
    IsShifted,
    PayPointsForShift,
    RemoveShiftCounters,
    RemoveShifted,
)
from judge.games.vs_remix.words.uniqueness import DisplaceWithLocations
from judge.games.vs_remix.words.vehicles import CREWED, CrewWith, Disembark, EnterOverCrew, IsCrewed
from judge.games.vs_system import dsl as vs_system
from judge.games.vs_system.dsl import *  # noqa: F403 - its own __all__ says what

__all__ = [
    "ADD_SHIFT", "BENEATH", "CREWED", "HUNTED", "HUNTER_POWER", "IS_SHIFTED", "MASSIVE", "SHIFT_IN", "SHIFT_OUT",
    "SPEEDSTER_POWER", "SUBSTITUTE_POWER",
    "ControlsResourcesForIt", "CopyPowers", "CostsAsMuch", "CrewWith", "Disembark", "DisplaceWithLocations", "EnterOverCrew", "Hunt",
    "HuntedByYou", "IsCrewed", "IsShifted", "PayNumber", "PayPoints",
    "PayPointsForShift", "PayWillpowerAmong", "RecruitedAnother", "RemixCharacter", "RemoveShiftCounters",
    "RemoveShifted", "Vehicle", "gain_points_for_powers", "gain_points_to_recruit", "pay_atk", "pay_defense", "pay_willpower",
]  # fmt: skip
__all__ += vocabulary.__all__
__all__ += vs_system.__all__
# The face of Vs. System hands on the vocabulary, too; who checks types doesn't see that it does.
__all__[:] = dict.fromkeys(__all__)
