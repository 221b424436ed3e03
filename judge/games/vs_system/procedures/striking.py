"""Which attacker the defender strikes: who chooses it, and when (base rule A10.3)."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.state import Obj, Ref
from judge.games.vs_system.model.attack_events import AttackProposed
from judge.games.vs_system.model.board import Attack, defender_in, scene
from judge.games.vs_system.model.events import BY_ATTACK
from judge.games.vs_system.rules.conclusion import DEFENDING_PLAYER_CHOOSES, HAS_TO_STRIKE, STRUCK_IS_CHOSEN_LAST


def choose_struck(
    match: Match, attack: Attack, attackers: tuple[Obj, ...], defender: Obj
) -> Resolution[tuple[Ref, ...]]:
    """The attacker that ``defender`` strikes; the defending player chooses among several."""
    options = tuple(obj.ref for obj in attackers)
    if len(options) == 1 or attack.struck in options:
        return options if attack.struck is None else (attack.struck,)
    player = match.judge(DEFENDING_PLAYER_CHOOSES, defender.controller, misread=attack.player)
    least = match.judge(HAS_TO_STRIKE, 1, misread=0)
    answer = yield from choose(player, "which attacker the defender strikes", options, least=least)
    return answer


def choose_struck_beforehand(match: Match) -> Resolution[None]:
    """Where the moment of that choice is misread: it is made as a team attack is proposed."""
    attack, defender = scene(match.state).attack, defender_in(match.state)
    if attack is None or defender is None or match.judge(STRUCK_IS_CHOSEN_LAST, True, misread=not attack.is_team):
        return
    answer = yield from choose(defender.controller, "which attacker the defender strikes", attack.attackers)
    yield from match.happen(AttackProposed(attack=replace(attack, struck=answer[0]), cause=BY_ATTACK))
