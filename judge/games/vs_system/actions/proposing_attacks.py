"""Proposing an attack."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, barred, unmet
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.state import Event, Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.model.attack_events import AttackProposed, BecameAttacker, BecameDefender
from judge.games.vs_system.model.board import ATTACK_STEP, COMBAT, Attack, Step, scene
from judge.games.vs_system.model.events import BY_ATTACK, Exhausted
from judge.games.vs_system.procedures.legal_attacks import proposal_objections
from judge.games.vs_system.procedures.striking import choose_struck_beforehand
from judge.games.vs_system.rules.act import ATTACKING_PLAYER_ACTS_FIRST, ATTACKS_WITH_SOMEBODY, IS_TIME_TO_ATTACK
from judge.games.vs_system.rules.attack import (
    ATTACKERS_EXHAUST,
    BECOMES_DEFENDER_ONCE,
    CHOSEN_ARE_IN_ATTACK,
    MAY_ATTACK_AFTER_ATTACK,
)


@dataclass(frozen=True)
class ProposeAttack(Action):
    """Propose an attack with one or more characters on a character or a player."""

    attackers: tuple[Ref, ...]
    defender: Ref | str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        state, now = match.state, scene(match.state)
        is_open = now.step == Step(COMBAT, ATTACK_STEP, player) and not state.chain and now.attack is None
        found = (
            *unmet(match, (IS_TIME_TO_ATTACK, is_open), (ATTACKS_WITH_SOMEBODY, bool(self.attackers))),
            *barred(match, MAY_ATTACK_AFTER_ATTACK, is_misread_so=_has_proposed(match, player)),
        )
        attackers = tuple(state.known(ref) for ref in self.attackers)
        defender = self.defender if isinstance(self.defender, str) else state.known(self.defender)
        return (*found, *proposal_objections(match, player, attackers, defender))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        attackers, is_team = tuple(dict.fromkeys(self.attackers)), len(self.attackers) > 1
        if isinstance(self.defender, str):
            attack = Attack(player, attackers, attacked=self.defender, is_team=is_team)
        else:
            attack = Attack(player, attackers, self.defender, is_team=is_team)
        if not match.judge(CHOSEN_ARE_IN_ATTACK, True, misread=False):
            yield from match.happen(AttackProposed(attack=Attack(player, ()), cause=BY_ATTACK))
            yield from keep_priority(match, player)
            return
        events: list[Event] = []
        if match.judge(ATTACKERS_EXHAUST, True, misread=False):
            events += [Exhausted(ref=ref, cause=BY_ATTACK) for ref in attackers]
        events.append(AttackProposed(attack=attack, cause=BY_ATTACK))
        events += [BecameAttacker(ref=ref, cause=BY_ATTACK) for ref in attackers]
        if attack.defender is not None:
            times = match.judge(BECOMES_DEFENDER_ONCE, 1, misread=len(attackers))
            events += [BecameDefender(ref=attack.defender, cause=BY_ATTACK)] * times
        yield from match.happen(*events)
        yield from choose_struck_beforehand(match)
        first = match.judge(ATTACKING_PLAYER_ACTS_FIRST, player, misread=match.state.after(player)[1])
        yield from keep_priority(match, first)

    def describe(self, match: Match) -> str:
        defender = self.defender if isinstance(self.defender, str) else match.names()(self.defender)
        return f"attacking {defender} with {match.names().list(self.attackers)}"


def _has_proposed(match: Match, player: str) -> bool:
    """Whether ``player`` has proposed an attack in the turn in progress."""
    events = match.state.events_this_turn()
    return any(isinstance(event, AttackProposed) and event.attack.player == player for event in events)
