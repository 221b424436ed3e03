"""Rules about the turn and its phases."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("vs/turn.totals-before-ko", "heralds-of-galactus/master-of-puppets#1", "heralds-of-galactus/master-of-puppets#2",
      misreading=lambda: False,
      belief="stunned characters are KO'd, with all that this brings about, before the totals are compared")  # fmt: skip
def totals_come_first() -> bool:
    """Totals are compared as the wrap-up starts, before anything stunned is KO'd."""
    return True


def _next_unbarred(order: tuple[str, ...], barred: tuple[bool, ...]) -> str:
    return next((player for player, is_barred in zip(order[1:], barred[1:], strict=True) if not is_barred), order[0])


@rule("vs/turn.initiative-stays", "heralds-of-galactus/carnage-symbiote-surfer#2", misreading=_next_unbarred,
      belief="the initiative skips a player who can't gain it and goes to the next one")  # fmt: skip
def initiative_goes_to(order: tuple[str, ...], barred: tuple[bool, ...]) -> str:
    """The initiative passes from the first to the second of ``order``; if that player can't gain it, it stays where it is."""
    return order[0] if barred[1] else order[1]


@rule("vs/turn.draw-lies-below", "vs-system:A3.2", "heralds-of-galactus/terragenesis#3", misreading=lambda: False,
      belief="the two cards are drawn before anything that waits at the start of the draw phase")  # fmt: skip
def draw_lies_below() -> bool:
    """The draw lies on the chain below the effects that wait as the draw phase starts, so these resolve ahead of it."""
    return True


@rule("vs/turn.draw-is-an-effect", "vs-system:A3.2", "heralds-of-galactus/kindred-spirits#1", misreading=lambda: False,
      belief="the two cards are drawn as the draw phase starts, before anybody can act")  # fmt: skip
def draw_is_an_effect() -> bool:
    """The draw of the draw phase is an effect on the chain: players can act before they draw."""
    return True


@rule("vs/turn.wrap-up-triggers-wait", "vs-system:A3.9", "heralds-of-galactus/terragenesis#1", misreading=lambda: False,
      belief="what triggers in the wrap-up is settled in the wrap-up")  # fmt: skip
def wrap_up_triggers_wait() -> bool:
    """What triggers in the wrap-up goes on the chain only in the next turn's draw phase."""
    return True
