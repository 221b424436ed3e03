"""Admiral Galen Kor, Lunatic Legion"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.cards.heralds_of_galactus.admiral_galen_kor_lunatic_legion import ADMIRAL_GALEN_KOR
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTER_CARDS,
    COMBAT,
    FORMATION_STEP,
    IN_HAND,
    KO_PILE,
    OWNED,
    RECRUIT_STEP,
    Played,
    PlotTwist,
    RecruitAtOnce,
    choice,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/admiral-galen-kor-lunatic-legion#1": "the text that was printed before isn't known",
}


RECRUIT_AT_ONCE = PlotTwist(
    name="Recruiting Witness",
    powers=(Played(effect=RecruitAtOnce(choice(OWNED & IN_HAND & CHARACTER_CARDS, name="a card to recruit"))),),
)


@check("heralds-of-galactus/admiral-galen-kor-lunatic-legion")
def galen_kor_counts_the_dead(table: VsTable) -> None:
    """Of two characters recruited beside Galen Kor this turn one was KO'd before the combat phase: both count, Bob's recruit doesn't."""
    alice, bob = table.players
    bob.has_resources(2)
    foreign = bob.has_in_hand(plain("Foreign Recruit", 2))
    alice.has_resources(9)
    kor, fall = alice.has_in_hand(ADMIRAL_GALEN_KOR), alice.has_in_hand(KO_ONE)
    others = [alice.has_in_hand(plain(f"Recruit {n}", 2)) for n in (1, 2)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (kor, *others):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.does(table.play(fall), others[0])
    table.resolve()
    table.finds(others[0], KO_PILE)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign))
    table.resolve()
    bob.chooses("front row")
    table.goes_on_to(COMBAT)
    table.resolve()
    table.shows(kor, atk=8, point=3)


@check("heralds-of-galactus/admiral-galen-kor-lunatic-legion")
def galen_kor_counts_on_resolution(table: VsTable) -> None:
    """While Galen Kor's trigger waits an effect recruits one more, which counts; what comes after it doesn't, and the
    next turn's two recruits are counted afresh."""
    alice, _ = table.players
    alice.has_resources(2)
    kor, calls = alice.controls(ADMIRAL_GALEN_KOR), [alice.has_in_hand(RECRUIT_AT_ONCE) for _ in (1, 2)]
    late, *others = (alice.has_in_hand(plain(f"Recruit {n}")) for n in (1, 2, 3, 4))
    table.begin(BUILD, FORMATION_STEP, table.bob)
    table.goes_on_to(COMBAT)
    for call, piece in zip(calls, (late, others[0]), strict=True):
        alice.does(table.play(call))
        table.all_pass()
        alice.chooses(piece)
        table.resolve()
        alice.chooses("front row")
        table.resolve()
        table.shows(kor, atk=7, point=2)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    for piece in others[1:]:
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.resolve()
    table.shows(kor, atk=8, point=2)
