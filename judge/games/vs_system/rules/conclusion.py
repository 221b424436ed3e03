"""Rules about the conclusion of an attack: who strikes whom, who is stunned, what breaks through, what follows."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.rules import Rule, misread, rule

NOBODY_LEFT_DOES_NOTHING = Rule(
    "vs/conclusion.no-attacker",
    "An attack in which no attacker is left does nothing.",
    cites=("vs-system-base/a10.1", "x-men/backs-against-the-wall#5"),
    belief="whoever attacked strikes as the attack concludes, even if it has left the attack",
    is_routine=True,
)

ATTACKERS_WITHOUT_DEFENDER_READY = Rule(
    "vs/conclusion.readies",
    "If the defender is no longer in the attack as it concludes, the attackers that are left ready.",
    cites=("vs-system-base/a10.2#1",),
    belief="attackers that have lost their defender stay exhausted",
    is_routine=True,
)

ONLY_ATTACKERS_LEFT_READY = Rule(
    "vs/conclusion.readies-those-left",
    "Where the defender is gone, only attackers that are still in the attack ready.",
    cites=("vs-system-base/a10.2#3",),
    belief="everybody who attacked readies when the defender is gone",
    is_routine=True,
)

NOTHING_COMES_OF_LOST_DEFENDER = Rule(
    "vs/conclusion.no-defender",
    "An attack that has lost its defender causes neither stuns nor breakthrough.",
    cites=("vs-system-base/a10.2#2",),
    belief="an attack whose defender is gone goes through to its player",
    is_routine=True,
)

TEAM_GOES_ON = Rule(
    "vs/conclusion.team-goes-on",
    "A team attack goes on when one of its attackers is no longer in it.",
    cites=("vs-system-base/a9.5#4",),
    belief="a team attack is called off as soon as one of the team is gone",
    is_routine=True,
)

GONE_ATTACKERS_DONT_STRIKE = Rule(
    "vs/conclusion.without-the-gone",
    "The ATK of an attacker that is no longer in the attack doesn't count.",
    cites=("vs-system-base/a9.5#4",),
    belief="the ATK of a team is that of all with whom it was proposed",
    is_routine=True,
)

TEAM_STRIKES_TOGETHER = Rule(
    "vs/conclusion.total",
    "The total ATK of all attackers is compared with the defender's DEF.",
    cites=("vs-system-base/a10.4#1",),
    belief="each attacker is compared with the defender on its own",
    is_routine=True,
)

DEFENDING_PLAYER_CHOOSES = Rule(
    "vs/conclusion.who-chooses",
    "The defending player chooses which attacker the defender strikes.",
    cites=("vs-system-base/a10.3#1",),
    belief="the attacking player chooses which of his attackers is struck",
    is_routine=True,
)

HAS_TO_STRIKE = Rule(
    "vs/conclusion.has-to-strike",
    "The defending player has to choose an attacker.",
    cites=("vs-system-base/a10.3#1",),
    belief="the defending player may have nobody struck",
    is_routine=True,
)

STRUCK_IS_CHOSEN_LAST = Rule(
    "vs/conclusion.chosen-last",
    "Which attacker the defender strikes is chosen as the attack concludes.",
    cites=("vs-system-base/a10.3#3",),
    belief="which attacker the defender strikes is chosen as the attack is proposed",
    is_routine=True,
)

STRIKES_ONE = Rule(
    "vs/conclusion.strikes-one",
    "The defender's ATK is compared with the DEF of one attacker only.",
    cites=("vs-system-base/a10.3#2", "vs-system-base/a10.4#2"),
    belief="a defender strikes every attacker of a team",
    is_routine=True,
)

DEFENDER_STRIKES_BACK = Rule(
    "vs/conclusion.strikes-back",
    "The defender's ATK is compared with the attacker's DEF, too.",
    cites=("vs-system-base/a10.4#2",),
    belief="a defender doesn't strike back",
    is_routine=True,
)

EXHAUSTED_DEFENDER_STRIKES = Rule(
    "vs/conclusion.exhausted-strikes",
    "An exhausted defender strikes as a ready one does.",
    cites=("vs-system-base/a8.8#2",),
    belief="an exhausted defender doesn't strike back",
    is_routine=True,
)

BLOWS_FALL_AT_ONCE = Rule(
    "vs/conclusion.at-once",
    "Attacker and defender strike at the same time.",
    cites=("vs-system-base/a10.4#4",),
    belief="the attacker strikes first, and a stunned defender doesn't strike back",
    is_routine=True,
)


@rule("vs/conclusion.stuns", "vs-system-base/a10.4#3", "vs-system-base/a10.4m", misreading=lambda atk, defense: atk > defense,
      belief="an ATK that equals the DEF doesn't stun",
      also=(misread("vs-system-base/a10.4#3", misreading=lambda atk, defense: True,
                    belief="whoever is struck is stunned, whatever its DEF"),
            misread("vs-system-base/a10.4#3", misreading=lambda atk, defense: atk >= 2 * defense,
                    belief="it takes an ATK of twice the DEF to stun a character")))  # fmt: skip
def stuns(atk: int, defense: int) -> bool:
    """A character is stunned by an ATK that is not less than its DEF."""
    return atk >= defense


@dataclass(frozen=True)
class Clash:
    """An attack on a character, as breakthrough depends on it. ``was_team``: it was proposed as a team attack."""

    atk: int
    defense: int
    attackers: int
    was_team: bool
    is_reinforced: bool


def _is_barred(clash: Clash) -> bool:
    return clash.attackers > 1 or clash.was_team or clash.is_reinforced


def _beyond(clash: Clash) -> int:
    return max(clash.atk - clash.defense, 0)


def _of_a_reinforced_one_too(clash: Clash) -> int:
    return 0 if clash.attackers > 1 or clash.was_team else _beyond(clash)


def _of_a_shrunken_team_too(clash: Clash) -> int:
    return 0 if clash.attackers > 1 or clash.is_reinforced else _beyond(clash)


def _all_of_it(clash: Clash) -> int:
    return clash.atk if not _is_barred(clash) and _beyond(clash) else 0


@rule("vs/conclusion.breakthrough", "vs-system-base/a10.6#1", misreading=_all_of_it,
      belief="the whole ATK of the attacker breaks through",
      also=(misread("vs-system-base/a10.6#2", misreading=lambda clash: 0,
                    belief="an attack on a character costs its player no more than the stun"),
            misread("vs-system-base/a10.6#3", "vs-system-base/a9.3#1", misreading=_of_a_reinforced_one_too,
                    belief="reinforcement doesn't stop breakthrough"),
            misread("vs-system-base/a10.6#4", misreading=lambda clash: 0 if _is_barred(clash) else clash.atk,
                    belief="the ATK costs endurance even if the DEF withstands it"),
            misread("vs-system-base/a10.6#5", misreading=lambda clash: 0 if clash.is_reinforced else _beyond(clash),
                    belief="a team breaks through as a lone attacker does"),
            misread("vs-system-base/a10.6#5", misreading=_of_a_shrunken_team_too,
                    belief="a team of which one attacker is left breaks through")))  # fmt: skip
def breakthrough(clash: Clash) -> int:
    """Breakthrough is ATK minus DEF; a team and an attack on a reinforced character cause none."""
    return 0 if _is_barred(clash) else _beyond(clash)


PLAYER_LOSES_BY_ATK = Rule(
    "vs/conclusion.on-a-player",
    "An attack on a player costs endurance equal to the ATK.",
    cites=("vs-system-base/a10.7#1", "vs-system-base/a10.7m"),
    belief="an attack on a player costs endurance equal to the attacker's cost",
    is_routine=True,
)

TEAM_ADDS_UP_ON_A_PLAYER = Rule(
    "vs/conclusion.team-on-a-player",
    "A team attack on a player costs endurance equal to the total ATK of the attackers.",
    cites=("vs-system-base/a10.7m#1",),
    belief="of a team that attacks a player the greatest ATK counts",
    is_routine=True,
)

NOBODY_STRIKES_FOR_A_PLAYER = Rule(
    "vs/conclusion.player-strikes-not",
    "In an attack on a player nobody strikes the attacker.",
    cites=("vs-system-base/a10.7#2",),
    belief="a character of a player who is attacked strikes back",
    is_routine=True,
)

EACH_TEAM_ATTACKER_STUNS = Rule(
    "vs/conclusion.each-stuns",
    "In a team attack each attacker counts as stunning the defender.",
    cites=("vs-system-base/a10.8#1",),
    belief="only one attacker of a team counts as stunning the defender",
    is_routine=True,
)

DEFENDER_STUNS = Rule(
    "vs/conclusion.defender-stuns",
    "A defender counts as stunning the attacker that its ATK stuns.",
    cites=("vs-system-base/a10.8#2",),
    belief="only attackers count as stunning",
    is_routine=True,
)

ATTACK_IS_OVER = Rule(
    "vs/conclusion.over",
    "After an attack has concluded, nobody is attacker or defender any more.",
    cites=("vs-system-base/a10.9#1", "vs-system-base/a9.1#3"),
    belief="attackers and defender remain so until the attack step ends",
    is_routine=True,
)

TRIGGERED_COMES_AFTER_ATTACK = Rule(
    "vs/conclusion.triggers-after",
    "What triggers in an attack's conclusion goes on the chain after the attack.",
    cites=(
        "vs-system-base/a10.9#2",
        "x-men/sabretooth-savage-killer#2",
        "x-men/stonewall-freedom-force#1",
        "x-men/silver-sabre-freedom-force#3",
        "x-men/6.1-you-may-ko-and#4",
        "x-men/6.2-you-may-ko-if-you-do#3",
        "x-men/crimson-commando-freedom-force#3",
        "x-men/james-proudstar-thunderbird-hellion#1",
        "x-men/juggernaut-the-unstoppable#1",
    ),
    belief="what triggers in an attack's conclusion is settled before the attack is over",
    is_routine=True,
)

STEP_GOES_ON = Rule(
    "vs/conclusion.step-goes-on",
    "The attack step continues after an attack.",
    cites=("vs-system-base/a10.9#3",),
    belief="the attack step ends with the attack",
    is_routine=True,
)

NOBODY_ACTS_IN_CONCLUSION = Rule(
    "vs/conclusion.nobody-acts",
    "Nobody has priority while an attack concludes.",
    cites=("vs-system-base/a9.1#4", "vs-system-base/a6.2#7", "x-men/backs-against-the-wall#6"),
    belief="the defending player can act as he chooses whom the defender strikes",
    is_routine=True,
)
