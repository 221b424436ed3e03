"""Rules about the turn and its phases."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.rules import Rule, misread, rule
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    RECRUIT_STEP,
    RESOURCE_STEP,
    Step,
)

TOTALS_COME_FIRST = Rule(
    "vs/turn.totals-before-ko",
    "Totals are compared as the wrap-up starts, before anything stunned is KO'd.",
    cites=(
        "heralds-of-galactus/master-of-puppets#1",
        "heralds-of-galactus/master-of-puppets#2",
        "vs-system-base/a3.8#1",
    ),
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


def _below_zero_is_zero(totals: tuple[int, ...]) -> tuple[bool, ...]:
    return _no_more(totals) if max(totals) > 0 else tuple(False for _ in totals)


@rule("vs/turn.losers", "vs-system-base/a3.8a", misreading=lambda totals: tuple(total < 0 for total in totals),
      belief="a player with exactly 0 endurance plays on",
      also=(misread("vs-system-base/a3.8a", misreading=_no_more,
                    belief="whoever has 0 or less endurance loses, also with the highest total"),
            misread("vs-system-base/a7.6#3", "vs-system-base/a1.3#2", misreading=_below_zero_is_zero,
                    belief="an endurance total below 0 counts as 0")))  # fmt: skip
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


@dataclass(frozen=True)
class Course:
    """The step that ends, the steps to come, and the players from the one with the initiative on."""

    now: Step
    agenda: tuple[Step, ...]
    order: tuple[str, ...]


def sooner(course: Course, phase: str) -> tuple[Step, ...]:
    """The agenda with all steps of ``phase`` first, where a phase ends."""
    if not course.agenda or course.agenda[0].phase == course.now.phase:
        return course.agenda
    return tuple(sorted(course.agenda, key=lambda step: step.phase != phase))


def swapped(course: Course, first: str, second: str) -> tuple[Step, ...]:
    """The agenda with a ``second`` step before a ``first`` step of the same player, where the first comes next."""
    if len(course.agenda) > 1 and [step.kind for step in course.agenda[:2]] == [first, second]:
        return (course.agenda[1], course.agenda[0], *course.agenda[2:])
    return course.agenda


def _kind_by_kind(course: Course) -> tuple[Step, ...]:
    """The agenda with the same build step of the next player before the next build step of this one."""
    build = tuple(step for step in course.agenda if step.phase == BUILD)
    if course.now.phase != BUILD or not build:
        return course.agenda
    alike = tuple(sorted(build, key=lambda step: step.kind != course.now.kind))
    return alike + course.agenda[len(build) :]


def _only_the_first_attacks(course: Course) -> tuple[Step, ...]:
    if not course.agenda or course.agenda[0].kind != ATTACK_STEP or course.agenda[0].player == course.order[0]:
        return course.agenda
    return course.agenda[1:]


def _initiative_attacks_last(course: Course) -> tuple[Step, ...]:
    steps = tuple(step for step in course.agenda if step.kind == ATTACK_STEP)
    if course.now != Step(COMBAT) or course.agenda[: len(steps)] != steps:
        return course.agenda
    return steps[::-1] + course.agenda[len(steps) :]


@rule("vs/turn.next-step", "vs-system-base/a3.1", misreading=lambda course: sooner(course, COMBAT),
      belief="the combat phase comes before the build phase",
      also=(misread("vs-system-base/a3.3#1", misreading=lambda course: swapped(course, RESOURCE_STEP, RECRUIT_STEP),
                    belief="a player recruits before placing a resource"),
            misread("vs-system-base/a3.3#1", misreading=lambda course: swapped(course, RECRUIT_STEP, FORMATION_STEP),
                    belief="the formation step comes before the recruit step"),
            misread("vs-system-base/a3.3#2", misreading=_kind_by_kind,
                    belief="all players have their resource steps first, then all recruit"),
            misread("vs-system-base/a3.6#2", "vs-system-base/a8.12#1", misreading=_only_the_first_attacks,
                    belief="only the player with the initiative attacks in a turn"),
            misread("vs-system-base/a3.6#2", "vs-system-base/a8.12#1", misreading=_initiative_attacks_last,
                    belief="the player with the initiative attacks last")),
      is_routine=True)  # fmt: skip
def steps_to_come(course: Course) -> tuple[Step, ...]:
    """Phases and steps follow each other in their order, the steps of the player with the initiative first."""
    return course.agenda


RECOVERY_HAS_PRIORITY = Rule(
    "vs/turn.acting-in-recovery",
    "Before the wrap-up players can act in the recovery phase.",
    cites=("vs-system-base/a3.7#1",),
    belief="the recovery phase is nothing but its wrap-up",
    is_routine=True,
)

WRAP_UP_COMES_AFTER_PASSING = Rule(
    "vs/turn.wrap-up-after-chain",
    "The wrap-up begins only when all have passed with nothing on the chain.",
    cites=("vs-system-base/a3.7#2",),
    belief="what triggers as the recovery phase starts resolves after the wrap-up",
    is_routine=True,
)

NOBODY_ACTS_IN_WRAP_UP = Rule(
    "vs/turn.no-priority-in-wrap-up",
    "Nobody has priority in the wrap-up.",
    cites=(
        "vs-system-base/a3.7#3",
        "vs-system-base/a6.2#8",
        "x-men/4.2-pay-0-endurance-in-the-recovery-phase#3",
        "x-men/4.2-pay-0-endurance-in-the-recovery-phase#5",
    ),
    belief="players can act in the wrap-up",
    is_routine=True,
)

RECOVERY_IS_ONE_EACH = Rule(
    "vs/turn.recovers-one",
    "In the wrap-up each player may recover one stunned character.",
    cites=("vs-system-base/a3.8#2", "vs-system-base/a3.8b#1"),
    belief="any number of stunned characters recover",
    is_routine=True,
)

RECOVERY_IS_OPTIONAL = Rule(
    "vs/turn.recovers-if-wished",
    "Recovering is optional.",
    cites=("vs-system-base/a3.8b#2", "vs-system-base/a3.8b#4"),
    belief="a player with a stunned character has to recover one",
    is_routine=True,
)

WHO_CANT_RECOVER_MAY_BE_PICKED = Rule(
    "vs/turn.picks-who-cant-recover",
    "In the wrap-up a player may pick a character that can't recover; then nothing happens.",
    cites=("x-men/neutralized#6",),
    belief="a character that can't recover can't be picked in the wrap-up",
)

OTHERS_RECOVER_CLOCKWISE = Rule(
    "vs/turn.recovers-clockwise",
    "After the player with the initiative the others choose whom to recover clockwise.",
    cites=("vs-system-base/a3.8b#3",),
    belief="after the player with the initiative the others choose counter-clockwise",
    is_routine=True,
)

INITIATIVE_RECOVERS_FIRST = Rule(
    "vs/turn.recovers-first",
    "The player with the initiative chooses first whom to recover, the others clockwise after that.",
    cites=("vs-system-base/a3.8b#3",),
    belief="the player with the initiative chooses last whom to recover",
    is_routine=True,
)

RECOVERING_IS_AT_ONCE = Rule(
    "vs/turn.recover-together",
    "The chosen characters of all players recover at the same time.",
    cites=("vs-system-base/a3.8c",),
    belief="each player's character recovers as soon as it is chosen",
    is_routine=True,
)

STUNNED_ARE_KOD = Rule(
    "vs/turn.stunned-are-kod",
    "Characters that are still stunned after recovering are KO'd.",
    cites=("vs-system-base/a3.8#3", "vs-system-base/a3.8b#4", "vs-system-base/a3.8d#1"),
    belief="characters that haven't recovered stay stunned and may recover in a later turn",
    is_routine=True,
)

RECOVERING_COMES_FIRST = Rule(
    "vs/turn.recovering-before-ko",
    "Players recover before what is still stunned is KO'd.",
    cites=("vs-system-base/a3.8#2",),
    belief="all that is stunned is KO'd before anybody recovers",
    is_routine=True,
)

OBJECTS_READY = Rule(
    "vs/turn.readies",
    "All exhausted objects ready in the wrap-up, those just recovered and face-down resources among them.",
    cites=("vs-system-base/a3.8#4", "vs-system-base/a3.8e#1", "vs-system-base/a3.8e#2"),
    belief="what is exhausted stays so until the next turn's draw phase",
    is_routine=True,
)

FACE_DOWN_READIES = Rule(
    "vs/turn.face-down-readies",
    "A face-down object in a resource row readies, too.",
    cites=("vs-system-base/a3.8e#2",),
    belief="a face-down resource doesn't ready",
    is_routine=True,
)

READYING_IS_LATE = Rule(
    "vs/turn.readies-after-recovering",
    "Objects ready after characters have recovered, so what has just recovered readies, too.",
    cites=("vs-system-base/a3.8e#1",),
    belief="objects ready before characters recover, so what has just recovered stays exhausted",
    is_routine=True,
)

TURN_LASTS_UNTIL_READIED = Rule(
    "vs/turn.effects-end-late",
    "Effects that last this turn end after objects have readied.",
    cites=("vs-system-base/a3.8#4", "vs-system-base/a3.8e#3"),
    belief="effects that last this turn end before objects ready",
    is_routine=True,
)

TURN_EFFECTS_END = Rule(
    "vs/turn.effects-end",
    "Effects that last this turn end in the wrap-up.",
    cites=("vs-system-base/a3.8#4",),
    belief="effects that last this turn last until their player's next attack step",
    is_routine=True,
)

CANT_BE_KOD_STAYS = Rule(
    "vs/turn.cant-be-kod",
    "A stunned character that can't be KO'd stays in play, stunned.",
    cites=("vs-system-base/a3.8b#5", "vs-system-base/a3.8d#2"),
    belief="in the wrap-up what is stunned goes to the KO'd pile, even if it can't be KO'd",
    is_routine=True,
)

LOSING_WAITS_FOR_WRAP_UP = Rule(
    "vs/turn.losing-waits",
    "Nobody loses by endurance before the wrap-up.",
    cites=("vs-system-base/a3.9#2",),
    belief="a player loses the moment that his endurance is down to 0",
    is_routine=True,
)

INITIATIVE_PASSES = Rule(
    "vs/turn.initiative-passes",
    "At the end of the wrap-up the initiative passes to the next player.",
    cites=("vs-system-base/a3.8#4", "vs-system-base/a3.8e#4", "x-men/power-play#2"),
    belief="the initiative stays with the player who had it at first",
    is_routine=True,
)

START_OF_COMBAT_COMES_FIRST = Rule(
    "vs/turn.combat-starts",
    "What triggers as the combat phase starts comes before anybody's attack step.",
    cites=("vs-system-base/a3.6#1",),
    belief="what triggers as the combat phase starts waits for the first attack step",
    is_routine=True,
)

EVERYBODY_DRAWS = Rule(
    "vs/turn.everybody-draws",
    "In the draw phase each player draws.",
    cites=("vs-system-base/a3.2#1",),
    belief="only the player with the initiative draws",
    is_routine=True,
)

DRAWS_TWO = Rule(
    "vs/turn.draws-two",
    "The draw of the draw phase is two cards.",
    cites=("vs-system-base/a1.5#5", "vs-system-base/a3.2#1"),
    belief="one card is drawn a turn",
    is_routine=True,
)

POINTS_ARE_LOST = Rule(
    "vs/turn.points-are-lost",
    "Resource points that are left when the recruit step ends are lost.",
    cites=("vs-system-base/a4.1#2",),
    belief="resource points can be saved for the next turn",
    is_routine=True,
)

DRAW_LIES_BELOW = Rule(
    "vs/turn.draw-lies-below",
    "The draw lies on the chain below the effects that wait as the draw phase starts, so these resolve ahead of it.",
    cites=(
        "vs-system-base/a3.2#2",
        "heralds-of-galactus/terragenesis#3",
        "marvel-knights/gravesite#1",
        "marvel-knights/gravesite#2",
        "marvel-knights/suicide-chris-daniels#2",
    ),
    belief="the two cards are drawn before anything that waits at the start of the draw phase",
)

DRAW_IS_AN_EFFECT = Rule(
    "vs/turn.draw-is-an-effect",
    "The draw of the draw phase is an effect on the chain: players can act before they draw.",
    cites=("vs-system-base/a3.2#3", "heralds-of-galactus/kindred-spirits#1"),
    belief="the two cards are drawn as the draw phase starts, before anybody can act",
)

WRAP_UP_TRIGGERS_WAIT = Rule(
    "vs/turn.wrap-up-triggers-wait",
    "What triggers in the wrap-up goes on the chain only in the next turn's draw phase.",
    cites=(
        "vs-system-base/a3.9#1",
        "heralds-of-galactus/terragenesis#1",
        "marvel-knights/suicide-chris-daniels#1",
    ),
    belief="what triggers in the wrap-up is settled in the wrap-up",
)
