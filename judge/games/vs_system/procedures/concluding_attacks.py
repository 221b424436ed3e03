"""What an attack's conclusion does: stuns, stun losses, breakthrough (base rule A10)."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.state import Cause, Event, Obj
from judge.games.vs_system.model.attack_events import AttackEnded
from judge.games.vs_system.model.board import ENDURANCE, scene
from judge.games.vs_system.model.events import Breakthrough, Readied, Stunned
from judge.games.vs_system.procedures.legal_attacks import _is_out_of_place
from judge.games.vs_system.rules.attack import ATTACK_GOES_ON

BY_ATTACK = Cause("attack")


def conclude(match: Match) -> Resolution[None]:
    """The attack concludes (A10): stuns, stun losses and breakthrough at once; then nobody is in the attack any more."""
    attack = scene(match.state).attack
    assert attack is not None
    attackers = tuple(obj for ref in attack.attackers if (obj := match.state.obj(ref)) is not None)
    over = AttackEnded(fields=(("attack", None),), cause=BY_ATTACK)
    if not attackers:
        yield from match.happen(over)
        return
    if not match.judge(ATTACK_GOES_ON, True, misread=not _is_out_of_place(match, attackers, attack.defender)):
        yield from match.happen(over)
        return
    if attack.defender is None:
        yield from match.happen(*(Readied(ref=obj.ref, cause=BY_ATTACK) for obj in attackers), over)
        return
    events: list[Event] = []
    view = match.view()
    atk = sum(view.number(obj, "atk") for obj in attackers)
    if isinstance(attack.defender, str):
        events.append(Breakthrough(player=attack.defender, what=ENDURANCE, by=-atk, cause=BY_ATTACK))
    else:
        defender = match.state.known(attack.defender)
        struck = attackers[0]
        if len(attackers) > 1:
            answer = yield from choose(
                defender.controller, "which attacker the defender strikes", tuple(a.ref for a in attackers)
            )
            struck = match.state.known(answer[0])
        margin = atk - view.number(defender, "defense")
        if margin >= 0:
            events.append(Stunned(ref=defender.ref, cause=Cause("attack", attack.player, attackers[0].ref)))
            if (
                len(attackers) == 1
                and not attack.is_team
                and not attack.reinforced
                and _causes_breakthrough(match, attackers[0], margin)
            ):
                events.append(Breakthrough(player=defender.controller, what=ENDURANCE, by=-margin, cause=BY_ATTACK))
        if view.number(defender, "atk") >= view.number(struck, "defense"):
            events.append(Stunned(ref=struck.ref, cause=Cause("attack", defender.controller, defender.ref)))
    yield from match.happen(*events)
    yield from match.happen(over)


def _causes_breakthrough(match: Match, attacker: Obj, margin: int) -> bool:
    return margin > 0 and not match.view().bans("cause breakthrough", attacker)
