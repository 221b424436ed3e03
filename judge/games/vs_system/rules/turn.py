"""Rules about the turn and its phases."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

TOTALS_COME_FIRST = Rule(
    "vs/turn.totals-before-ko",
    "Totals are compared as the wrap-up starts, before anything stunned is KO'd.",
    cites=("heralds-of-galactus/master-of-puppets#1", "heralds-of-galactus/master-of-puppets#2"),
    belief="stunned characters are KO'd, with all that this brings about, before the totals are compared",
)


def _next_unbarred(order: tuple[str, ...], barred: tuple[bool, ...]) -> str:
    return next((player for player, is_barred in zip(order[1:], barred[1:], strict=True) if not is_barred), order[0])


@rule("vs/turn.initiative-stays", "heralds-of-galactus/carnage-symbiote-surfer#2", misreading=_next_unbarred,
      belief="the initiative skips a player who can't gain it and goes to the next one")  # fmt: skip
def initiative_goes_to(order: tuple[str, ...], barred: tuple[bool, ...]) -> str:
    """The initiative passes from the first to the second of ``order``; if that player can't gain it, it stays where it is."""
    return order[0] if barred[1] else order[1]


DRAW_LIES_BELOW = Rule(
    "vs/turn.draw-lies-below",
    "The draw lies on the chain below the effects that wait as the draw phase starts, so these resolve ahead of it.",
    cites=("vs-system-base/a3.2", "heralds-of-galactus/terragenesis#3"),
    belief="the two cards are drawn before anything that waits at the start of the draw phase",
)

DRAW_IS_AN_EFFECT = Rule(
    "vs/turn.draw-is-an-effect",
    "The draw of the draw phase is an effect on the chain: players can act before they draw.",
    cites=("vs-system-base/a3.2", "heralds-of-galactus/kindred-spirits#1"),
    belief="the two cards are drawn as the draw phase starts, before anybody can act",
)

WRAP_UP_TRIGGERS_WAIT = Rule(
    "vs/turn.wrap-up-triggers-wait",
    "What triggers in the wrap-up goes on the chain only in the next turn's draw phase.",
    cites=("vs-system-base/a3.9", "heralds-of-galactus/terragenesis#1"),
    belief="what triggers in the wrap-up is settled in the wrap-up",
)
