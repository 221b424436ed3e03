"""Rules about the turn and its phases."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule

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


def _no_more(totals: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(total <= 0 for total in totals)


@rule("vs/turn.losers", "vs-system-base/a3.8a", misreading=lambda totals: tuple(total < 0 for total in totals),
      belief="a player with exactly 0 endurance plays on",
      also=(misread("vs-system-base/a3.8a", misreading=_no_more,
                    belief="whoever has 0 or less endurance loses, also with the highest total"),))  # fmt: skip
def losers(totals: tuple[int, ...]) -> tuple[bool, ...]:
    """A player with 0 or less endurance loses; where that is everybody, those with the highest total don't."""
    if max(totals) > 0:
        return _no_more(totals)
    return tuple(total < max(totals) for total in totals)


GAME_ENDS = Rule(
    "vs/turn.game-ends",
    "When somebody has won, the game is over.",
    cites=("vs-system-base/a3.8a",),
    belief="play goes on after somebody has won",
)

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
