"""Rules about who may attack, and what may be attacked."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule
from judge.games.vs_system.model.board import FRONT, HIDDEN, SUPPORT

ATTACKER_IS_READY = Rule(
    "vs/attack.ready",
    "An attacker must be ready.",
    cites=(
        "vs-system-base/a8.2",
        "vs-system-base/a8.8#5",
        "vs-system-base/a8.12#3",
        "heralds-of-galactus/5-attack-if-able#2",
    ),
    belief="an exhausted character can attack",
)

ATTACKER_IS_NOT_STUNNED = Rule(
    "vs/attack.unstunned",
    "An attacker must not be stunned.",
    cites=("vs-system-base/a8.2", "vs-system-base/a11.3#1", "heralds-of-galactus/5-attack-if-able#2"),
    belief="a stunned character can attack",
)

ATTACKER_IS_OWN = Rule(
    "vs/attack.own",
    "An attacker is a character in play that the attacking player controls.",
    cites=("vs-system-base/a8.2",),
    belief="you may attack with a character of another player",
)

ATTACKER_COUNTS_ONCE = Rule(
    "vs/attack.once-each",
    "A team is two or more characters: one that is named twice is still one.",
    cites=("vs-system-base/a8.6#1",),
    belief="one character named twice is a team",
)


def _reaches(row: str | None, area: str | None, has_range: bool) -> bool:
    return row == FRONT or (row == SUPPORT and has_range)


def _hidden_needs_range(row: str | None, area: str | None, has_range: bool) -> bool:
    return has_range if area == HIDDEN else _reaches(row, area, has_range)


def _hidden_needs_nothing(row: str | None, area: str | None, has_range: bool) -> bool:
    return area == HIDDEN or _reaches(row, area, has_range)


@rule("vs/attack.range", "vs-system-base/a8.2", "vs-system-base/a8.11#3", "heralds-of-galactus/5-attack-if-able#2",
      misreading=lambda row, area, has_range: True, belief="a character in the support row can attack without range",
      also=(misread("vs-system-base/a8.11#2", misreading=_hidden_needs_range,
                    belief="whoever attacks out of the hidden area needs range, in whichever row"),
            misread("vs-system-base/a8.11#3", misreading=_hidden_needs_nothing,
                    belief="in the hidden area rows don't matter for attacking"),
            misread("vs-system-base/a13.5#1", misreading=lambda row, area, has_range: row == FRONT,
                    belief="nobody attacks from the support row, with range or without"),
            misread("vs-system-base/a13.5#1", misreading=lambda row, area, has_range: row == (SUPPORT if has_range else FRONT),
                    belief="a character with range attacks from the support row only")))  # fmt: skip
def attacker_reaches(row: str | None, area: str | None, has_range: bool) -> bool:
    """An attacker stands in the front row, or in the support row with range: in the hidden area as in the visible one."""
    return _reaches(row, area, has_range)


HIDDEN_CHARACTER_MAY_ATTACK = Rule(
    "vs/attack.from-hiding",
    "A hidden character may attack.",
    cites=("vs-system-base/a8.11#1", "vs-system-base/a13.14#2"),
    belief="who can't be attacked can't attack either",
    is_routine=True,
)

DEFENDER_IS_OPPOSING = Rule(
    "vs/attack.opposing",
    "A defender is an opponent's character.",
    cites=("vs-system-base/a8.3#1",),
    belief="you may attack your own characters",
)

DEFENDER_IS_NOT_STUNNED = Rule(
    "vs/attack.defender-unstunned",
    "A stunned character can't be attacked.",
    cites=("vs-system-base/a8.3#4", "vs-system-base/a11.3#1"),
    belief="a stunned character can be attacked",
)

DEFENDER_IS_OUT_OF_SIGHT = Rule(
    "vs/attack.hidden",
    "A hidden character can't be attacked.",
    cites=(
        "vs-system-base/a8.3#2",
        "vs-system-base/a13.14#2",
        "marvel-knights/601.3e#1",
        "marvel-knights/601.3#1",
        "marvel-knights/701.17#2",
    ),
    belief="a hidden character can be attacked by anybody",
)

ATTACKER_SEES_HIDDEN = Rule(
    "vs/attack.sees-hidden",
    "A character whose text says so can attack hidden characters.",
    cites=(
        "marvel-knights/601.3e#2",
        "marvel-knights/701.17#2",
        "vs-system-base/a13.14#2",
        "marvel-knights/can-attack-hidden-characters#2",
        "x-men/sewer-system#1",
    ),
    belief="nothing lets a hidden character be attacked",
)

ATTACKER_SEES_PROTECTED = Rule(
    "vs/attack.sees-protected",
    "A character whose text says so can attack protected characters.",
    cites=("x-men/sewer-system#1",),
    belief="nothing but flight reaches a protected character",
)

ATTACKER_SEES_BOTH = Rule(
    "vs/attack.sees-both",
    "Who can attack hidden characters and protected ones can attack one that is both.",
    cites=("x-men/sewer-system#1",),
    belief="who can attack the hidden and the protected can't attack one that is both",
)

CANT_BEATS_CAN = Rule(
    "vs/attack.cant-beats-can",
    "What can't be attacked can't be attacked by who can attack hidden or protected characters either.",
    cites=("x-men/sewer-system#3",),
    belief="who can attack hidden and protected characters can attack whatever can't be attacked otherwise",
)


ANY_COLUMN_IS_IN_REACH = Rule(
    "vs/attack.any-column",
    "Attacker and defender needn't stand opposite each other.",
    cites=("vs-system-base/a8.3#5", "vs-system-base/a8.3#6"),
    belief="a character attacks only what stands opposite it",
    is_routine=True,
)

EXHAUSTED_CAN_BE_ATTACKED = Rule(
    "vs/attack.defender-exhausted",
    "An exhausted character can be attacked.",
    cites=("vs-system-base/a8.8#1",),
    belief="only a ready character can be attacked",
    is_routine=True,
)


@rule("vs/attack.protected", "vs-system-base/a8.3#3", "vs-system-base/a8.4#1", "vs-system-base/a13.4#1",
      misreading=lambda is_protected, has_flight: True,
      belief="the support row can be attacked freely",
      also=(misread("vs-system-base/a8.3#3", "vs-system-base/a13.4#1", "vs-system-base/a13.5#3",
                    misreading=lambda is_protected, has_flight: not is_protected,
                    belief="flight doesn't help against a protected character"),))  # fmt: skip
def defender_is_unprotected(is_protected: bool, has_flight: bool) -> bool:
    """A protected character can't be attacked, except with flight."""
    return not is_protected or has_flight


PLAYERS_CAN_BE_ATTACKED = Rule(
    "vs/attack.on-a-player",
    "An attack is on a character or on a player.",
    cites=("vs-system-base/a8.1#2",),
    belief="only characters are attacked, never a player",
    is_routine=True,
)

TEAM_CAN_ATTACK_PLAYER = Rule(
    "vs/attack.team-on-a-player",
    "A team can attack a player.",
    cites=("vs-system-base/a8.5#4",),
    belief="a player is attacked by one character at a time",
    is_routine=True,
)


def _only_the_front_row_counts(visible: int, in_front: int, hidden: int, stunned: int) -> bool:
    return in_front == 0


def _hidden_count(visible: int, in_front: int, hidden: int, stunned: int) -> bool:
    return visible + hidden == 0


def _stunned_count(visible: int, in_front: int, hidden: int, stunned: int) -> bool:
    return visible + stunned == 0


@rule("vs/attack.player", "vs-system-base/a8.5#1", "vs-system-base/a8.5#2",
      "marvel-knights/can-attack-hidden-characters#1", "marvel-knights/can-attack-hidden-characters#2",
      misreading=lambda visible, in_front, hidden, stunned: True,
      belief="a player can be attacked past his characters",
      also=(misread("vs-system-base/a8.5#2", misreading=_only_the_front_row_counts,
                    belief="a character in the support row doesn't keep anybody from attacking its player"),
            misread("vs-system-base/a8.5#3", "marvel-knights/can-attack-hidden-characters#1", misreading=_hidden_count,
                     belief="hidden characters shield their player"),
            misread("vs-system-base/a8.5#1", "marvel-knights/can-attack-hidden-characters#1", misreading=_stunned_count,
                    belief="stunned characters shield their player")))  # fmt: skip
def player_is_open(visible: int, in_front: int, hidden: int, stunned: int) -> bool:
    """A player can be attacked only without a visible character that isn't stunned: hidden and stunned ones are no hindrance."""
    return visible == 0


@rule("vs/attack.player-seen", "vs-system-base/a8.5#3", "marvel-knights/can-attack-hidden-characters#2",
      misreading=lambda sees_hidden, hidden, stunned_hidden: True, belief="hidden characters stop nobody from attacking their player",
      also=(misread("marvel-knights/can-attack-hidden-characters#2",
                    misreading=lambda sees_hidden, hidden, stunned_hidden: not (sees_hidden and hidden + stunned_hidden),
                    belief="a stunned hidden character, too, stops who can attack hidden characters"),
            misread("marvel-knights/can-attack-hidden-characters#2",
                    misreading=lambda sees_hidden, hidden, stunned_hidden: not sees_hidden,
                    belief="who can attack hidden characters can't attack players")),
      is_routine=True)  # fmt: skip
def is_open_to_who_sees_hidden(sees_hidden: bool, hidden: int, stunned_hidden: int) -> bool:
    """Who can attack hidden characters can't attack a player past those that aren't stunned."""
    return not (sees_hidden and hidden)


def _who_has_one_joins(affiliations: tuple[frozenset[str], ...]) -> bool:
    theirs = [own for own in affiliations if own]
    return not theirs or bool(frozenset.intersection(*theirs))


@rule("vs/attack.team", "vs-system-base/a8.6#1", "vs-system-base/a8.6#2", misreading=lambda affiliations: True,
      belief="any characters can team up in an attack",
      also=(misread("vs-system-base/a8.6#2", misreading=_who_has_one_joins,
                    belief="a character without affiliation may join any team"),))  # fmt: skip
def forms_team(affiliations: tuple[frozenset[str], ...]) -> bool:
    """Team attackers share an affiliation."""
    return bool(frozenset.intersection(*affiliations))


EACH_COULD_ATTACK_ALONE = Rule(
    "vs/attack.each-of-a-team",
    "Each attacker of a team must be able to attack the defender alone.",
    cites=("vs-system-base/a8.6m#1",),
    belief="a team may attack whom one of it can attack",
    is_routine=True,
)

TEAM_ATTACKERS_ATTACK = Rule(
    "vs/attack.powers-in-a-team",
    "A character attacks in a team as it does alone: what triggers on its attack triggers.",
    cites=("vs-system-base/a8.6#3",),
    belief="the powers of an attacker work only when it attacks alone",
    is_routine=True,
)

ATTACKERS_EXHAUST = Rule(
    "vs/attack.exhausts",
    "Attackers exhaust as their attack is found legal.",
    cites=("vs-system-base/a8.7#1",),
    belief="attackers stay ready as long as the attack lasts",
    is_routine=True,
)

CHOSEN_ARE_IN_ATTACK = Rule(
    "vs/attack.in-it-at-once",
    "In a legal attack the chosen characters are attackers and defender at once.",
    cites=("vs-system-base/a8.7#2",),
    belief="the chosen characters are attackers and defender only as the attack concludes",
    is_routine=True,
)

MAY_ATTACK_AFTER_ATTACK = Rule(
    "vs/attack.several",
    "A player may propose attack after attack in his attack step.",
    cites=("vs-system-base/a8.12#2",),
    belief="a player has one attack in his attack step",
    is_routine=True,
)

NEWCOMER_MAY_ATTACK = Rule(
    "vs/attack.newcomer",
    "A character can attack in the turn in which it was recruited.",
    cites=("vs-system-base/a4.6",),
    belief="a character can't attack in the turn in which it came into play",
    is_routine=True,
)

READIED_MAY_ATTACK_AGAIN = Rule(
    "vs/attack.again",
    "A character that has attacked and is readied may attack again in the same turn.",
    cites=("vs-system-base/a8.12#3",),
    belief="a character attacks once a turn, even if it is readied",
    is_routine=True,
)

ATTACK_GOES_ON = Rule(
    "vs/attack.stays-legal",
    "An attack that was legal stays legal, whatever its characters lose and wherever they come to stand.",
    cites=(
        "heralds-of-galactus/alaris-the-outgoing-one#7",
        "vs-system-base/a8.7#4",
        "marvel-knights/changing-defenders#1",
    ),
    belief="an attack that could no longer be proposed is called off",
)

BAN_ENDS_NO_ATTACK = Rule(
    "vs/attack.barred-later",
    "Attackers stay in an attack in progress when an effect says that they can't attack this turn.",
    cites=("marvel-knights/cannot-attack-this-turn#1", "marvel-knights/cannot-attack-this-turn#2"),
    belief="who can't attack any more leaves the attack in progress",
    is_routine=True,
)

BECOMES_DEFENDER_ONCE = Rule(
    "vs/attack.defends-once",
    "A character becomes a defender once in an attack, however many attackers there are.",
    cites=("marvel-knights/becomes-a-defender#2",),
    belief="a character becomes a defender once for each attacker",
    is_routine=True,
)
