"""What players do while an attack lasts (base rules A9): power-up and reinforcement, the game-based effects of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.acting import Action, objection
from judge.engine.ask import Steps
from judge.engine.chain import announce
from judge.engine.changes import Adds
from judge.engine.errors import Objection
from judge.engine.lasting import Modify
from judge.engine.match import Match
from judge.engine.objects import Pick, refs_of, target
from judge.engine.powers import Effect
from judge.engine.rules import Rule, rule
from judge.engine.select import YOURS, These
from judge.engine.sight import Sight
from judge.engine.state import Ref
from judge.engine.values import said
from judge.games.vs_system.actions import keep_priority
from judge.games.vs_system.attack_events import AttackChanged, PoweredUp
from judge.games.vs_system.attacks import bans, in_attack
from judge.games.vs_system.effects import discard, exhaust
from judge.games.vs_system.printed import Character
from judge.games.vs_system.scene import EXHAUSTED, HAND, PLAY, is_adjacent, is_resource, is_stunned, scene
from judge.games.vs_system.selectors import ATTACKING, DEFENDING


@rule("vs/during-attack.power-up-card", "vs-system:A9.4", misreading=lambda is_character_in_hand, same_name: True,
      believing="any card can be discarded for a power-up")  # fmt: skip
def discards_namesake(is_character_in_hand: bool, same_name: bool) -> bool:
    """A power-up discards a character card with the name of the character that is powered up."""
    return is_character_in_hand and same_name


@rule("vs/during-attack.power-up-whom", "vs-system:A9.4", misreading=lambda in_attack, is_yours: True,
      believing="any character can be powered up")  # fmt: skip
def powers_up_own(in_attack: bool, is_yours: bool) -> bool:
    """A player powers up an attacker or defender of his own."""
    return in_attack and is_yours


@rule("vs/during-attack.reinforced-whom", "vs-system:A9.2", misreading=lambda is_own_defender: True,
      believing="an attacker can be reinforced too")  # fmt: skip
def reinforces_defender(is_own_defender: bool) -> bool:
    """What is reinforced is the defender, by its controller."""
    return is_own_defender


@rule("vs/during-attack.reinforcer", "vs-system:A9.2", misreading=lambda is_adjacent, shares_affiliation: True,
      believing="any ready character can reinforce")  # fmt: skip
def is_reinforcer(is_adjacent: bool, shares_affiliation: bool) -> bool:
    """A reinforcing character is adjacent to the defender and shares an affiliation with it."""
    return is_adjacent and shares_affiliation


@rule("vs/during-attack.reinforcer-exhausts", "vs-system:A9.2", misreading=lambda is_ready: True,
      believing="an exhausted character can reinforce")  # fmt: skip
def reinforcer_exhausts(is_ready: bool) -> bool:
    """A reinforcing character exhausts, so it has to be ready."""
    return is_ready


@dataclass(frozen=True)
class PowerUpEffect(Effect):
    """``objects`` are powered up: +1 ATK / +1 DEF for this attack."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        if not refs:
            return False
        yield from do.match.happen(*(PoweredUp(ref=ref, cause=do.cause) for ref in refs))
        done: bool = yield from Modify(These(refs), (Adds("atk", 1), Adds("defense", 1)), "attack").run(do)
        return done

    def words(self) -> str:
        return f"power up {said(self.objects)}"


def power_up(objects: Any) -> PowerUpEffect:
    """Power up ``objects``."""
    return PowerUpEffect(objects)


@dataclass(frozen=True)
class HasReinforcement(Effect):
    """``objects``, where it is the defender, has reinforcement for this attack."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        attack = scene(do.state).attack
        if attack is None or attack.defender not in refs:
            return False
        sentence = f"{do.match.names().list(refs)} has reinforcement."
        happened = yield from do.match.happen(
            AttackChanged(fields=(("reinforced", True),), sentence=sentence, cause=do.cause)
        )
        return bool(happened)

    def words(self) -> str:
        return f"{said(self.objects)} has reinforcement"


GAME_BASED = "game-based"
OWN_IN_ATTACK: Pick = target((ATTACKING | DEFENDING) & YOURS, "your attacker or defender")
OWN_DEFENDER: Pick = target(DEFENDING & YOURS, "your defender")


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
        checks: list[tuple[Rule[..., bool], tuple[bool, ...]]] = [
            (discards_namesake, (in_hand, same_name)),
            (powers_up_own, (concerned, whom.controller == player)),
        ]
        found = [objection(rule) for rule, args in checks if not match.consult(rule, *args)]
        return (*found, *bans(match, "power up", whom))

    def perform(self, match: Match, player: str) -> Steps[None]:
        cost = discard()
        slots = {OWN_IN_ATTACK: (self.whom,), cost.objects: (self.card,)}
        words = f"power-up of {match.names()(self.whom)}"
        yield from announce(
            match, GAME_BASED, player, self.whom, power_up(OWN_IN_ATTACK), words, cost=cost, slots=slots
        )
        yield from keep_priority(match, player)

    def words(self, match: Match) -> str:
        return f"powering up {match.names()(self.whom)} with {match.names()(self.card)}"


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
        if not match.consult(reinforces_defender, defender is not None and defender.controller == player):
            return (objection(reinforces_defender),)
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
        if not match.consult(reinforcer_exhausts, EXHAUSTED not in helper.flags):
            found.append(objection(reinforcer_exhausts))
        return (*found, *bans(match, "reinforce", helper), *bans(match, "be reinforced", defender))

    def perform(self, match: Match, player: str) -> Steps[None]:
        attack = scene(match.state).attack
        assert attack is not None
        slots = {OWN_DEFENDER: (attack.defender,)}
        words = f"reinforcement by {match.names()(self.ref)}"
        yield from announce(match, GAME_BASED, player, self.ref, HasReinforcement(OWN_DEFENDER), words,
                            cost=exhaust(These((self.ref,))), slots=slots)  # fmt: skip
        yield from keep_priority(match, player)

    def words(self, match: Match) -> str:
        return f"reinforcing with {match.names()(self.ref)}"
