"""As an additional cost to play [me], choose team affiliation(s) among characters you control"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.cards.x_men.mutopia_team_up import MUTOPIA
from judge.games.vs_system.cards.x_men.planet_x_team_up import PLANET_X
from judge.games.vs_system.dsl import COMBAT, KO_PILE
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/2.2-choose-affiliations-as-a-cost"

CHROME = plain("Chrome", affiliations=("Brotherhood",), traits=("Energy",))
FERAL = plain("Feral", affiliations=("Morlocks",), traits=("Physical",))
MORLOCK = plain("Morlocks Card", affiliations=("Morlocks",))


@check(ENTRY)
def planet_x_works_at_once(table: VsTable) -> None:
    """Alice plays Planet X and chooses Morlocks: before the blank effect resolves, Feral is a Brotherhood character."""
    alice, bob = table.players
    chrome, feral, planet = alice.controls(CHROME), alice.controls(FERAL), alice.has_resource(PLANET_X)
    bob.controls(plain("Foreign Character", affiliations=("Avengers",)))
    table.begin(COMBAT)
    alice.does(table.play(planet))
    alice.is_asked("affiliations", offers=("Brotherhood", "Morlocks"))
    alice.is_asked("affiliations", not_offers=("Avengers",), point=1)
    alice.chooses("Morlocks")
    table.chain_is("Planet X", point=control(2, "the blank effect hasn't resolved"))
    table.has(feral, "affiliations", "Brotherhood", point=2)
    table.has(chrome, "affiliations", "Morlocks", point=2)
    table.resolve()
    table.has(feral, "affiliations", "Brotherhood")


@check(ENTRY)
def mutopia_needs_a_common_trait(table: VsTable) -> None:
    """Chrome is an Energy Mutant, Feral a Physical one: no two affiliations can be chosen, so Alice can't play Mutopia."""
    alice, _ = table.players
    alice.controls(CHROME)
    alice.controls(FERAL)
    mutopia = alice.has_resource(MUTOPIA)
    table.begin(COMBAT)
    alice.cannot(table.play(mutopia), only_because="vs/act.pay", point=3)


@check(ENTRY)
def mutopia_joins_what_is_chosen(table: VsTable) -> None:
    """Alice controls another Physical Mutant, and of a third affiliation a third: she chooses among theirs, all or two."""
    alice, bob = table.players
    alice.controls(CHROME)
    alice.controls(FERAL)
    alice.controls(plain("Hellion", affiliations=("Hellfire Club",), traits=("Physical",)))
    alice.controls(plain("Hero", affiliations=("X-Men",), traits=("Physical",)))
    bob.controls(plain("Foreign Mutant", affiliations=("Avengers",), traits=("Physical",)))
    card, mutopia = alice.has_in_hand(MORLOCK), alice.has_resource(MUTOPIA)
    table.begin(COMBAT)
    alice.does(table.play(mutopia))
    alice.is_asked(
        "affiliations", offers=("Morlocks", "Hellfire Club", "X-Men"), not_offers=("Brotherhood", "Avengers"), most=3
    )
    alice.chooses("Morlocks", "Hellfire Club", "X-Men")
    table.has(card, "affiliations", "Hellfire Club")
    table.has(card, "affiliations", "X-Men")


@check(ENTRY)
def planet_x_needs_a_brotherhood_character(table: VsTable) -> None:
    """Alice controls only Feral, Bob a Brotherhood character: she can't play Planet X."""
    alice, bob = table.players
    alice.controls(FERAL)
    bob.controls(CHROME)
    planet = alice.has_resource(PLANET_X)
    table.begin(COMBAT)
    alice.cannot(table.play(planet), only_because="text")


@check(ENTRY)
def removing_feral_changes_nothing(table: VsTable) -> None:
    """Alice chooses Morlocks for Planet X, and Bob KO's Feral in response: Planet X goes on joining Brotherhood and Morlocks."""
    alice, bob = table.players
    alice.controls(CHROME)
    feral, planet = alice.controls(FERAL), alice.has_resource(PLANET_X)
    card, blow = alice.has_in_hand(MORLOCK), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT)
    alice.does(table.play(planet), "Morlocks")
    alice.passes()
    bob.does(table.play(blow), feral)
    table.resolve()
    table.finds(feral, KO_PILE)
    table.has(card, "affiliations", "Brotherhood", point=4)
