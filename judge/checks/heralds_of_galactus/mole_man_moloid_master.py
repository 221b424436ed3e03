"""Mole Man, Moloid Master"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.mole_man_moloid_master import MOLE_MAN
from judge.games.vs_system.dsl import BUILD, DECK, KO_PILE, PLAY, RECRUIT_STEP, PlotTwist
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "not ruled: a plot twist picked that can't be KO'd; the cost of none is 0",
}


@check("heralds-of-galactus/mole-man-moloid-master", allowed={"cost": range(0, 8)})
def mole_man_must_replace_a_plot_twist(table: VsTable, cost: int = 2) -> None:
    """As Mole Man's effect resolves, one of the face-up plot twists has to be chosen and replaced: the second, of cost 2."""
    alice, bob = table.players
    mole_man = alice.controls(MOLE_MAN)
    twists = [
        alice.has_resource(PlotTwist(name=f"Plot Twist {n}", cost=of), face_up=True) for n, of in ((1, 4), (2, cost))
    ]
    foreign = bob.has_resource(PlotTwist(name="Bob's Plot Twist", cost=5), face_up=True)
    unseen = alice.has_resource(PlotTwist(name="Unseen Plot Twist"))
    top = alice.has_in_deck(plain("Top Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(mole_man))
    alice.is_asked("target player", offers=(alice, bob), point=1)
    alice.chooses(bob, point=1)
    table.nobody_is_asked(point=control(1, "nothing but the player is settled as it is used"))
    alice.cannot(table.use(mole_man), only_because="vs/act.once")
    table.resolve()
    alice.is_asked("choose", offers=(*twists,), optional=False, point=2)
    alice.is_asked("choose", not_offers=(unseen,), point=3)
    alice.is_asked("choose", not_offers=(foreign,))
    alice.chooses(twists[1], point=2)
    table.finds(twists[1], KO_PILE, point=control(2, "it is replaced: it goes"))
    table.finds(top, PLAY, point=control(2, "it is replaced: by the top card"))
    table.is_(top, "face down", point=control(2, "it is replaced: by a card face down"))
    bob.loses_in_all(2)


@check("heralds-of-galactus/mole-man-moloid-master")
def mole_man_finds_no_plot_twist(table: VsTable) -> None:
    """The only plot twist card lies face down: the power may be used, and on resolution it does nothing."""
    alice, bob = table.players
    mole_man = alice.controls(MOLE_MAN)
    unseen, top = alice.has_resource(PlotTwist(name="Unseen Plot Twist", cost=2)), alice.has_in_deck(plain("Top Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(mole_man), bob, point=4)
    table.resolve()
    table.nobody_is_asked(point=3)
    table.finds(unseen, PLAY, point=control((3, 4), "the face-down card stays where it is"))
    table.finds(top, DECK, point=4)
    bob.loses_in_all(0, point=control(4, "what isn't replaced has no cost that could be lost"))
