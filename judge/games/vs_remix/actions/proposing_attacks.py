"""Proposing an attack in VS Remix: with what somebody believes to be in its way who misreads hunting or willpower."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import barred
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.state import Obj
from judge.games.vs_remix.model.cards import RemixCharacter
from judge.games.vs_remix.procedures.hunting import is_hunted
from judge.games.vs_remix.rules.hunter import HUNTED_IS_NOT_HAMPERED
from judge.games.vs_remix.rules.willpower import WILLPOWER_DOES_NOTHING
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
            *barred(match, WILLPOWER_DOES_NOTHING, is_misread_so=self._is_weaker(match, attackers)),
        )

    def _is_weaker(self, match: Match, attackers: list[Obj]) -> bool:
        """Whether less willpower is printed on an attacker than on the defender."""
        if isinstance(self.defender, str):
            return False
        least = _printed_willpower(match.state.known(self.defender))
        return any(_printed_willpower(obj) < least for obj in attackers)


def _printed_willpower(obj: Obj) -> int:
    # What is printed will do for a misreading: no rule about willpower is consulted for an attack, and none is told.
    return (obj.card.willpower or 0) if isinstance(obj.card, RemixCharacter) else 0
