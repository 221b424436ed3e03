"""Powering up a character in an attack."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from judge.engine.acting import Action
from judge.engine.chain import announce
from judge.engine.context import Match
from judge.engine.decision import Answer, Resolution
from judge.engine.errors import Objection
from judge.engine.objects import target
from judge.engine.reasons import bans, objections_by
from judge.engine.relations import YOURS
from judge.engine.state import Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.model.attack_events import PoweredUp
from judge.games.vs_system.model.board import GAME_BASED, HAND, is_in_attack
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.procedures.resolving import resolve_if_at_once
from judge.games.vs_system.rules.during_attack import POWER_UP_DISCARDS, discards_namesake, powers_up_own
from judge.games.vs_system.words.attacking import power_up
from judge.games.vs_system.words.effects import discard
from judge.games.vs_system.words.selectors import ATTACKING, DEFENDING

OWN_IN_ATTACK = target((ATTACKING | DEFENDING) & YOURS, "your attacker or defender")


@dataclass(frozen=True)
class PowerUp(Action):
    """Discard the character card ``card`` and power up ``character``, an attacker or defender of its name."""

    card: Ref
    character: Ref

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        card, character = match.state.known(self.card), match.state.known(self.character)
        view = match.view()
        is_in_hand = card.zone == HAND and card.owner == player and isinstance(card.card, Character)
        same_name = bool(view.items(card, "names") & view.items(character, "names"))
        same_version = bool(view.items(card, "versions") & view.items(character, "versions"))
        is_concerned = is_in_attack(match.state, self.character)
        return (
            *objections_by(match, discards_namesake, is_in_hand, same_name, same_version),
            *objections_by(match, powers_up_own, is_concerned, character.controller == player),
            *bans(match, PoweredUp.verb, character),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        cost = discard() if match.judge(POWER_UP_DISCARDS, True, misread=False) else None
        choices: dict[Hashable, Answer] = {OWN_IN_ATTACK: (self.character,)}
        if cost is not None:
            choices[cost.objects] = (self.card,)
        description = f"power-up of {match.names()(self.character)}"
        item = yield from announce(
            match, GAME_BASED, player, self.character, power_up(OWN_IN_ATTACK), description, cost=cost, choices=choices
        )
        yield from resolve_if_at_once(match, item)
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"powering up {match.names()(self.character)} with {match.names()(self.card)}"
