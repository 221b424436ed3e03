"""The one face that the cards and checks of VS Remix import: that of Vs. System, with the words that VS Remix alone has."""

from __future__ import annotations

from judge.games.vs_remix.keywords.hunter import HUNTER_POWER
from judge.games.vs_remix.keywords.speedster import SPEEDSTER_POWER
from judge.games.vs_remix.keywords.substitute import SUBSTITUTE_POWER
from judge.games.vs_remix.model.cards import RemixCharacter
from judge.games.vs_remix.words.copying_powers import CopyPowers
from judge.games.vs_remix.words.costs import CostsAsMuch
from judge.games.vs_remix.words.hunting import HUNTED, Hunt, HuntedByYou
from judge.games.vs_remix.words.legends import RecruitedAnother
from judge.games.vs_remix.words.paying_stats import PayNumber, pay_atk, pay_defense
from judge.games.vs_system import dsl as vs_system
from judge.games.vs_system.dsl import *  # noqa: F403 - its own __all__ says what

__all__ = [
    "HUNTED", "HUNTER_POWER", "SPEEDSTER_POWER", "SUBSTITUTE_POWER", "CopyPowers", "CostsAsMuch", "Hunt", "HuntedByYou",
    "PayNumber", "RecruitedAnother", "RemixCharacter", "pay_atk", "pay_defense",
]  # fmt: skip
__all__ += vs_system.__all__
