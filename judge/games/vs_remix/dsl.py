"""The one face that the cards and checks of VS Remix import: that of Vs. System, with the words that VS Remix alone has."""

from __future__ import annotations

from judge.games.vs_remix.words.copying_powers import CopyPowers
from judge.games.vs_remix.words.legends import RecruitedAnother
from judge.games.vs_remix.words.paying_stats import PayNumber, pay_atk, pay_defense
from judge.games.vs_system import dsl as vs_system
from judge.games.vs_system.dsl import *  # noqa: F403 - its own __all__ says what

__all__ = ["CopyPowers", "PayNumber", "RecruitedAnother", "pay_atk", "pay_defense"]
__all__ += vs_system.__all__
