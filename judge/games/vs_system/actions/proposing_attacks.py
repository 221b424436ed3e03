"""Proposing an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.acting import Action, objection
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.state import Event, Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.model.attack_events import AttackProposed, BecameAttacker, BecameDefender
from judge.games.vs_system.model.board import COMBAT, Attack, Step, scene
from judge.games.vs_system.model.events import Exhausted
from judge.games.vs_system.procedures.concluding_attacks import BY_ATTACK
from judge.games.vs_system.procedures.legal_attacks import proposal_objections
from judge.games.vs_system.rules.act import IS_ATTACK_TIME


@dataclass(frozen=True)
class ProposeAttack(Action):
    """Propose an attack with one or more characters on a character or a player."""

    attackers: tuple[Ref, ...]
    defender: Any

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        state = match.state
        able = (
            scene(state).step == Step(COMBAT, "attack step", player) and not state.chain and scene(state).attack is None
        )
        found = [] if match.require(IS_ATTACK_TIME, able) else [objection(IS_ATTACK_TIME)]
        attackers = tuple(state.known(ref) for ref in self.attackers)
        defender = self.defender if isinstance(self.defender, str) else state.known(self.defender)
        return (*found, *proposal_objections(match, attackers, defender))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        attack = Attack(player, self.attackers, self.defender, is_team=len(self.attackers) > 1)
        events: list[Event] = [Exhausted(ref=ref, cause=BY_ATTACK) for ref in self.attackers]
        events += [AttackProposed(attack=attack, cause=BY_ATTACK)]
        events += [BecameAttacker(ref=ref, cause=BY_ATTACK) for ref in self.attackers]
        if not isinstance(self.defender, str):
            events.append(BecameDefender(ref=self.defender, cause=BY_ATTACK))
        yield from match.happen(*events)
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        victim = self.defender if isinstance(self.defender, str) else match.names()(self.defender)
        return f"attacking {victim} with {match.names().list(self.attackers)}"
