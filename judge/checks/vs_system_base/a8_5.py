"""When a player may be attacked directly"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a8.5")
def one_standing_character_stops_attacks_on_its_player(table: VsTable) -> None:
    """Bob has one visible character that isn't stunned, in his support row: Alice can't attack him."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    bob.controls(plain("His Character"), row=SUPPORT)
    bob.controls(plain("Beaten Character"), stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=bob), only_because="vs/attack.player", point=(1, 2))


@check("vs-system-base/a8.5")
def stunned_and_hidden_characters_are_no_shield(table: VsTable) -> None:
    """Bob's only characters are a stunned one and a hidden one: Alice can attack him, but not with one that can attack hidden ones."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    hunter = alice.controls(plain("Hunter", keywords=("can attack hidden",)))
    bob.controls(plain("Beaten Character"), stunned=True)
    bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=bob), point=(1, 3))
    alice.cannot(table.attack(hunter, on=bob), only_because="vs/attack.player-seen", point=3)


@check("vs-system-base/a8.5")
def a_team_attacks_a_player(table: VsTable) -> None:
    """Bob controls nobody: two X-Men attack him together."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=("X-Men",))) for name in ("Her Hero", "Her Friend")]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=bob), point=4)
