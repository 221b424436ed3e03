"""Powering up a character in an attack."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from judge.engine.acting import Action, objection
from judge.engine.chain import announce
from judge.engine.changes import Adds
from judge.engine.context import Context, Match
from judge.engine.decision import Answer, Resolution
from judge.engine.errors import Objection
from judge.engine.lasting import Modify
from judge.engine.nodes import describe
from judge.engine.objects import Pick, refs_of, target
from judge.engine.powers import Effect
from judge.engine.select import YOURS, These
from judge.engine.state import Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.model.attack_events import PoweredUp
from judge.games.vs_system.model.board import GAME_BASED, HAND, in_attack, scene
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.procedures.legal_attacks import bans
from judge.games.vs_system.rules.during_attack import discards_namesake, powers_up_own
from judge.games.vs_system.words.effects import discard
from judge.games.vs_system.words.selectors import ATTACKING, DEFENDING


@dataclass(frozen=True)
class PowerUpEffect(Effect):
    """``objects`` are powered up: +1 ATK / +1 DEF for this attack."""

    objects: Any

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        if not refs:
            return False
        yield from context.match.happen(*(PoweredUp(ref=ref, cause=context.cause) for ref in refs))
        done: bool = yield from Modify(These(refs), (Adds("atk", 1), Adds("defense", 1)), "attack").run(context)
        return done

    def describe(self) -> str:
        return f"power up {describe(self.objects)}"


def power_up(objects: Any) -> PowerUpEffect:
    """Power up ``objects``."""
    return PowerUpEffect(objects)


OWN_IN_ATTACK: Pick = target((ATTACKING | DEFENDING) & YOURS, "your attacker or defender")


@dataclass(frozen=True)
class PowerUp(Action):
    """Discard the character card ``card`` and power up ``whom``, an attacker or defender of its name."""

    card: Ref
    whom: Ref

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        card, whom = match.state.known(self.card), match.state.known(self.whom)
        view = match.view()
        in_hand = card.zone == HAND and card.owner == player and isinstance(card.card, Character)
        same_name = bool(view.items(card, "names") & view.items(whom, "names"))
        concerned = in_attack(scene(match.state).attack, self.whom)
        found = []
        if not match.consult(discards_namesake, in_hand, same_name):
            found.append(objection(discards_namesake))
        if not match.consult(powers_up_own, concerned, whom.controller == player):
            found.append(objection(powers_up_own))
        return (*found, *bans(match, "power up", whom))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        cost = discard()
        choices: dict[Hashable, Answer] = {OWN_IN_ATTACK: (self.whom,), cost.objects: (self.card,)}
        description = f"power-up of {match.names()(self.whom)}"
        yield from announce(
            match, GAME_BASED, player, self.whom, power_up(OWN_IN_ATTACK), description, cost=cost, choices=choices
        )
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"powering up {match.names()(self.whom)} with {match.names()(self.card)}"
