"""Rules about who may act."""

from __future__ import annotations

from judge.games.vs_system.rules import act as vs

EVERYBODY_MAY_PLAY = vs.EVERYBODY_MAY_PLAY.citing("remix-glossary/vehicle#22", "vs-remix-base/r6.4#1")
