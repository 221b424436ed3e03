"""Hump, Servant of Masque"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.cards.x_men.hump_servant_of_masque import HUMP as PRINTED
from judge.games.vs_system.dsl import BUILD, COMBAT, RECOVERY, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/hump-servant-of-masque"

EXCUSES = {"[0].cost.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target"}

# The corpus has neither his ATK nor his DEF.
HUMP = replace(PRINTED, atk=3, defense=4)


@check(ENTRY)
def the_last_one_standing(table: VsTable) -> None:
    """Hump's companion becomes stunned: Hump has +2 ATK / +2 DEF now, and the companion has nothing of it."""
    alice, bob = table.players
    hump, friend = alice.controls(HUMP), alice.controls(plain("Companion"))
    foreign = bob.controls(plain("Foreign"))
    blow = bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT)
    table.shows(hump, atk=3, defense=4, point=2)
    alice.passes()
    bob.does(table.play(blow), friend)
    table.all_pass()
    table.shows(hump, atk=5, defense=6, point=2)
    table.shows(friend, atk=1, defense=1, point=1)
    table.shows(foreign, atk=1, defense=1)


@check(ENTRY)
def the_only_one(table: VsTable) -> None:
    """Hump is the only character that Alice controls: he has his bonus, whatever Bob controls."""
    alice, bob = table.players
    hump = alice.controls(HUMP)
    for name in ("Foreign", "Foreign Too"):
        bob.controls(plain(name))
    table.begin(COMBAT)
    table.shows(hump, atk=5, defense=6, point=2)


@check(ENTRY)
def he_lies_stunned_himself(table: VsTable) -> None:
    """Hump is stunned beside one character that isn't: neither of them has the bonus."""
    alice, _ = table.players
    hump, friend = alice.controls(HUMP, stunned=True), alice.controls(plain("Companion"))
    table.begin(COMBAT)
    table.shows(hump, atk=3, defense=4, point=control(1, "a stunned character has no power"))
    table.shows(friend, atk=1, defense=1, point=control(1, "the one that stands gets nothing from him"))


@check(ENTRY)
def he_evades(table: VsTable) -> None:
    """Hump evades: he is stunned, and as the recovery phase starts he recovers."""
    alice, _ = table.players
    hump = alice.controls(HUMP)
    table.begin(COMBAT)
    alice.does(table.use(hump))
    table.resolve()
    table.is_(hump, "stunned")
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(hump, "stunned", expected=False)


@check(ENTRY)
def a_physical_card_is_discarded(table: VsTable) -> None:
    """To recruit Hump Alice discards a Physical card; with other cards alone in hand she can't recruit him."""
    alice, bob = table.players
    hump, first, other = (
        alice.has_in_hand(HUMP),
        alice.has_in_hand(plain("Brawler", traits=("Physical",))),
        alice.has_in_hand(plain("Other")),
    )
    second, foreign = alice.has_in_hand(HUMP), bob.has_in_hand(plain("Foreign Brawler", traits=("Physical",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hump))
    alice.is_asked("discard", offers=(first, second), not_offers=(other, foreign))
    alice.chooses(second)
    table.resolve()
    alice.chooses("front row")
    table.shows(hump, atk=5, defense=6)
