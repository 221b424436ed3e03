"""Proposing an attack in VS Remix: with what somebody believes to be in its way who misreads hunting."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import barred
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.games.vs_remix.procedures.hunting import is_hunted
from judge.games.vs_remix.rules.hunter import HUNTED_IS_NOT_HAMPERED
from judge.games.vs_system.actions.proposing_attacks import ProposeAttack


@dataclass(frozen=True)
class RemixAttack(ProposeAttack):
    """Propose an attack."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        attackers = [match.state.known(ref) for ref in self.attackers]
        hunters = [other for other in match.state.players if other != player]
        are_hunted = any(is_hunted(match.view(), obj, hunter) for obj in attackers for hunter in hunters)
        return (
            *super().objections(match, player),
            *barred(match, HUNTED_IS_NOT_HAMPERED, is_misread_so=are_hunted),
        )
