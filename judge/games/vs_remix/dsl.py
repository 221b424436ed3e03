"""The one face that the cards and checks of VS Remix import: that of Vs. System, with the words that VS Remix alone has."""

from __future__ import annotations

from judge.games.vs_system import dsl as vs_system
from judge.games.vs_system.dsl import *  # noqa: F403 - its own __all__ says what

__all__: list[str] = []
__all__ += vs_system.__all__
