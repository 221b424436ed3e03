"""3.2 Errata to Witching Hour"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE, RECRUITER
from judge.games.vs_system.cards.heralds_of_galactus.s3_2_errata_to_witching_hour import WITCHING_HOUR
from judge.games.vs_system.dsl import (
    BUILD,
    FORMATION_STEP,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

UNDERWORLD = ("Underworld",)


@check("heralds-of-galactus/3.2-errata-to-witching-hour")
def witching_hour_before_its_new_wording(table: VsTable, day: str = "2006-09-22") -> None:
    """On the day before the new wording is in force Bob still pays the 2 endurance instead of the recruit cost, and so recruits."""
    alice, bob = table.players
    bob.has_resources(7)
    hour, ghoul = bob.has_in_hand(WITCHING_HOUR), bob.has_in_ko_pile(plain("Ghoul", 2, affiliations=UNDERWORLD))
    foreign = alice.has_in_ko_pile(plain("Foreign Ghoul", 2, affiliations=UNDERWORLD))
    bob.controls(RECRUITER)
    table.begin(BUILD, RECRUIT_STEP, bob, day=day)
    bob.does(table.play(hour))
    table.resolve()
    bob.is_asked("Underworld", offers=(ghoul,), not_offers=(foreign,))
    bob.chooses(ghoul)
    bob.cannot(table.use(ghoul), only_because="vs/act.power", point=1)
    bob.does(table.recruit(ghoul, instead=True))
    table.resolve()
    bob.chooses("front row")
    bob.has_points(5, point=1)
    bob.loses_in_all(3, point=1)
    alice.loses_in_all(0)


@check("heralds-of-galactus/3.2-errata-to-witching-hour")
def witching_hour_with_its_new_wording(table: VsTable, day: str = "2006-09-23") -> None:
    """Bob chooses two of his dead: Imp rises for 2 endurance and drives his older Imp away; Ghoul is recruited for its cost."""
    alice, bob = table.players
    bob.has_resources(7)
    hour, old_imp = bob.has_in_hand(WITCHING_HOUR), bob.controls(plain("Imp", version="Old", affiliations=UNDERWORLD))
    ghoul, imp = (
        bob.has_in_ko_pile(plain(name, 2, affiliations=UNDERWORLD, version="New")) for name in ("Ghoul", "Imp")
    )
    dear, other = bob.has_in_ko_pile(plain("Demon", 3, affiliations=UNDERWORLD)), bob.has_in_ko_pile(plain("Hero", 2))
    foreign = alice.has_in_ko_pile(plain("Foreign Ghoul", 2, affiliations=UNDERWORLD))
    foreign_imp = alice.controls(plain("Imp", version="Old", affiliations=UNDERWORLD))
    bob.controls(RECRUITER)
    table.begin(BUILD, RECRUIT_STEP, bob, day=day)
    bob.does(table.play(hour))
    bob.has_points(5, point=2)
    table.resolve()
    bob.is_asked("Underworld", not_offers=(dear, other, foreign), optional=True, point=3)
    bob.is_asked("Underworld", offers=(ghoul, imp), point=control(3, "his own cheap Underworld dead are on offer"))
    bob.chooses(ghoul, imp, point=3)
    bob.does(table.use(imp), point=1)
    table.resolve()
    table.nobody_is_asked(point=7)
    table.stands(imp, "front row", point=7)
    bob.loses_in_all(2, point=(7, 8))
    table.finds(old_imp, KO_PILE, point=9)
    table.finds(foreign_imp, PLAY, point=9)
    bob.does(table.recruit(ghoul), point=6)
    bob.has_points(3, point=6)
    table.resolve()
    bob.chooses("front row")
    bob.loses_in_all(3)
    alice.loses_in_all(0)


@check("heralds-of-galactus/3.2-errata-to-witching-hour")
def witching_hour_after_the_recruit_step(table: VsTable) -> None:
    """A chosen card still in the KO'd pile can be recruited or put into the front row in your recruit step of the turn, and never after."""
    alice, _ = table.players
    alice.has_resources(7)
    hour, ghoul = alice.has_in_hand(WITCHING_HOUR), alice.has_in_ko_pile(plain("Ghoul", 0, affiliations=UNDERWORLD))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(hour))
    table.resolve()
    alice.chooses(ghoul)
    alice.can(table.recruit(ghoul), point=control(4, "in this recruit step the card can be recruited"))
    alice.can(table.use(ghoul), point=control(4, "in this recruit step the card has its power"))
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(ghoul), only_because="text", point=4)
    alice.cannot(table.recruit(ghoul), only_because="vs/recruit.when", point=4)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(ghoul), only_because="vs/act.power", point=4)
    alice.cannot(table.recruit(ghoul), only_because="vs/act.card", point=4)


@check("heralds-of-galactus/3.2-errata-to-witching-hour")
def chosen_card_comes_back_to_the_pile(table: VsTable) -> None:
    """A chosen card is recruited, KO'd and so back in the KO'd pile: it is no longer one of the chosen ones."""
    alice, _ = table.players
    alice.has_resources(7)
    hour, coffin = alice.has_in_hand(WITCHING_HOUR), alice.has_in_hand(KO_ONE)
    ghoul = alice.has_in_ko_pile(plain("Ghoul", 2, affiliations=UNDERWORLD))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(hour))
    table.resolve()
    alice.chooses(ghoul)
    alice.does(table.recruit(ghoul))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.play(coffin), ghoul)
    table.resolve()
    table.finds(ghoul, KO_PILE)
    alice.cannot(table.recruit(ghoul), only_because="vs/act.card", point=5)
    alice.cannot(table.use(ghoul), only_because="vs/act.power", point=5)
