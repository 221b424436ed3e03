"""What an attack's conclusion does: stuns, stun losses, breakthrough (base rule A10)."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.state import Cause, Event, Obj
from judge.games.vs_system.model.attack_events import AttackEnded
from judge.games.vs_system.model.board import CAUSE_BREAKTHROUGH, ENDURANCE, Attack, defender_in, scene
from judge.games.vs_system.model.events import BY_ATTACK, Breakthrough, Readied, Stunned
from judge.games.vs_system.procedures.legal_attacks import is_out_of_place
from judge.games.vs_system.rules.attack import ATTACK_GOES_ON


def conclude(match: Match) -> Resolution[None]:
    """The attack concludes (A10): stuns, stun losses and breakthrough at once; then nobody is in the attack any more."""
    attack = scene(match.state).attack
    assert attack is not None
    attackers = tuple(obj for ref in attack.attackers if (obj := match.state.obj(ref)) is not None)
    over = AttackEnded(cause=BY_ATTACK)
    defender = defender_in(match.state)
    if not attackers or not match.judge(ATTACK_GOES_ON, True, misread=not is_out_of_place(match, attackers, defender)):
        yield from match.happen(over)
    elif attack.attacked is not None:
        atk = sum(match.view().number(obj, "atk") for obj in attackers)
        yield from match.happen(Breakthrough(player=attack.attacked, what=ENDURANCE, by=-atk, cause=BY_ATTACK))
        yield from match.happen(over)
    elif defender is None:
        yield from match.happen(*(Readied(ref=obj.ref, cause=BY_ATTACK) for obj in attackers), over)
    else:
        blows = yield from _blows(match, attack, attackers, defender)
        yield from match.happen(*blows)
        yield from match.happen(over)


def _blows(match: Match, attack: Attack, attackers: tuple[Obj, ...], defender: Obj) -> Resolution[list[Event]]:
    """What attackers and defender do to each other at once: stuns, and breakthrough."""
    view = match.view()
    events: list[Event] = []
    atk = sum(view.number(obj, "atk") for obj in attackers)
    struck = attackers[0]
    if len(attackers) > 1:
        options = tuple(attacker.ref for attacker in attackers)
        answer = yield from choose(defender.controller, "which attacker the defender strikes", options)
        struck = match.state.known(answer[0])
    margin = atk - view.number(defender, "defense")
    if margin >= 0:
        events.append(Stunned(ref=defender.ref, cause=Cause("attack", attack.player, attackers[0].ref)))
        if _is_breakthrough(match, attack, attackers, margin):
            events.append(Breakthrough(player=defender.controller, what=ENDURANCE, by=-margin, cause=BY_ATTACK))
    if view.number(defender, "atk") >= view.number(struck, "defense"):
        events.append(Stunned(ref=struck.ref, cause=Cause("attack", defender.controller, defender.ref)))
    return events


def _is_breakthrough(match: Match, attack: Attack, attackers: tuple[Obj, ...], margin: int) -> bool:
    is_barred_by_attack = len(attackers) > 1 or attack.is_team or attack.reinforced
    return not is_barred_by_attack and margin > 0 and not match.view().bans(CAUSE_BREAKTHROUGH, attackers[0])
