"""Rules about recovering as the recovery phase starts."""

from __future__ import annotations

from judge.games.vs_system.rules import recovering as vs

_EVASION = "remix-glossary/evasion"

RECOVERS_AS_PHASE_STARTS = vs.RECOVERS_AS_PHASE_STARTS.citing(f"{_EVASION}#1", f"{_EVASION}#3", "vs-remix-base/r3.1#4")

IS_OF_THIS_TURN = vs.IS_OF_THIS_TURN.citing(f"{_EVASION}#3")
