"""Rules about the two areas of a player."""

from __future__ import annotations

from judge.games.vs_system.rules import areas as vs

IS_HERE_OR_THERE = vs.IS_HERE_OR_THERE.citing("vs-remix-base/r1.3#1")
