"""Reinforcing a defender."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from judge.engine.acting import Action, objection, unmet
from judge.engine.chain import announce
from judge.engine.context import Context, Match
from judge.engine.decision import Answer, Resolution
from judge.engine.errors import Objection
from judge.engine.nodes import describe
from judge.engine.objects import Pick, refs_of, target
from judge.engine.powers import Effect
from judge.engine.select import YOURS, These
from judge.engine.state import Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.model.attack_events import AttackChanged
from judge.games.vs_system.model.board import EXHAUSTED, GAME_BASED, PLAY, is_adjacent, is_resource, is_stunned, scene
from judge.games.vs_system.procedures.legal_attacks import bans
from judge.games.vs_system.rules.during_attack import REINFORCER_EXHAUSTS, REINFORCES_DEFENDER, is_reinforcer
from judge.games.vs_system.words.effects import exhaust
from judge.games.vs_system.words.selectors import DEFENDING


@dataclass(frozen=True)
class HasReinforcement(Effect):
    """``objects``, where it is the defender, has reinforcement for this attack."""

    objects: Any

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        attack = scene(context.state).attack
        if attack is None or attack.defender not in refs:
            return False
        sentence = f"{context.match.names().list(refs)} has reinforcement."
        happened = yield from context.match.happen(
            AttackChanged(fields=(("reinforced", True),), sentence=sentence, cause=context.cause)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"{describe(self.objects)} has reinforcement"


OWN_DEFENDER: Pick = target(DEFENDING & YOURS, "your defender")


@dataclass(frozen=True)
class Reinforce(Action):
    """Exhaust ``ref`` to give the defender reinforcement."""

    ref: Ref

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        helper = match.state.known(self.ref)
        attack = scene(match.state).attack
        defender = (
            match.state.obj(attack.defender) if attack is not None and isinstance(attack.defender, tuple) else None
        )
        if not match.require(REINFORCES_DEFENDER, defender is not None and defender.controller == player):
            return (objection(REINFORCES_DEFENDER),)
        if defender is None:
            return ()
        view = match.view()
        able = (
            helper.zone == PLAY and not is_resource(helper) and not is_stunned(helper) and helper.controller == player
        )
        shares = bool(view.items(helper, "affiliations") & view.items(defender, "affiliations"))
        found = []
        if not match.consult(is_reinforcer, able and is_adjacent(helper, defender), shares):
            found.append(objection(is_reinforcer))
        found += unmet(match, (REINFORCER_EXHAUSTS, EXHAUSTED not in helper.flags))
        return (*found, *bans(match, "reinforce", helper), *bans(match, "be reinforced", defender))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        attack = scene(match.state).attack
        assert attack is not None
        choices: dict[Hashable, Answer] = {OWN_DEFENDER: (attack.defender,)}
        description = f"reinforcement by {match.names()(self.ref)}"
        yield from announce(match, GAME_BASED, player, self.ref, HasReinforcement(OWN_DEFENDER), description,
                            cost=exhaust(These((self.ref,))), choices=choices)  # fmt: skip
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"reinforcing with {match.names()(self.ref)}"
