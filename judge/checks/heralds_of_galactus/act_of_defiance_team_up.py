"""Act of Defiance, Team-Up"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.act_of_defiance_team_up import ACT_OF_DEFIANCE
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, RECRUIT_STEP, PlotTwist, crossover
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsSeat, VsTable, check, plain

OTHER_CROSSOVER = PlotTwist(name="Crossing Witness", ongoing=True, powers=(crossover(),))


@check("heralds-of-galactus/act-of-defiance-team-up")
def act_of_defiance_names_two_foreign_affiliations(table: VsTable, first: str = "Kree", second: str = "Doom") -> None:
    """Alice controls no character at all and chooses two affiliations of Bob's characters."""
    alice, bob = table.players
    act, _ = alice.has_resource(ACT_OF_DEFIANCE), alice.has_resources(1)
    card = alice.has_in_hand(plain("Card in Hand", affiliations=(first,)))
    bob.controls(plain("Foreign Character", affiliations=(first,)))
    bob.controls(plain("Other Foreign Character", affiliations=(second,)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(act), (first, second), point=1)
    table.has(card, "affiliations", second, point=control(1, "what was chosen is joined at all"))


@check("heralds-of-galactus/act-of-defiance-team-up")
def act_of_defiance_names_one_foreign_affiliation(table: VsTable, own: str = "Skrull", foreign: str = "Kree") -> None:
    """Alice joins an affiliation of her own to one that only Bob's character has; only what is hers gets both.

    What another crossover of hers joins to the second one, the first one brings as well.
    """
    alice, bob = table.players
    act, _ = alice.has_resource(ACT_OF_DEFIANCE), alice.has_resources(1)
    alice.has_resource(OTHER_CROSSOVER, face_up=True, notes=(("chosen affiliations", (foreign, "Avengers")),))
    mine = alice.controls(plain("Own Character", affiliations=(own,)))
    held = alice.has_in_hand(plain("Own Card", affiliations=(foreign,)))
    his = bob.controls(plain("Foreign Character", affiliations=(foreign,)))
    his_card = bob.has_in_hand(plain("Foreign Card", affiliations=(own,)))
    removed, his_removed = (seat.has_removed(plain("Removed Card", affiliations=(foreign,))) for seat in table.players)
    resource, his_resource = (seat.has_resource(plain("Resource", affiliations=(foreign,))) for seat in table.players)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(act), (own, foreign), point=1)
    table.has(mine, "affiliations", foreign, point=control((1, 2), "her own characters are joined as ever"))
    table.has(mine, "affiliations", "Avengers", point=control(2, "one crossover brings what the other joins"))
    for piece in (held, removed, resource):
        table.has(piece, "affiliations", own, point=2)
    for piece in (his, his_removed, his_resource):
        table.has(piece, "affiliations", own, expected=False, point=2)
    table.has(his_card, "affiliations", foreign, expected=False, point=2)


@check("heralds-of-galactus/act-of-defiance-team-up")
def act_of_defiance_strengthens_skrull_attackers(table: VsTable) -> None:
    """Alice's cheap Skrull gets +1 ATK while it attacks a costlier character, her idle one gets none, nor Bob's Skrull from her card."""
    alice, bob = table.players
    alice.has_resource(ACT_OF_DEFIANCE, face_up=True)
    mine, his = (seat.controls(plain("Skrull", 3, affiliations=("Skrull",), atk=3)) for seat in table.players)
    idle = alice.controls(plain("Idle Skrull", 3, affiliations=("Skrull",), atk=3))
    costlier, his_costlier = (seat.controls(plain("Costlier Character", 4, defense=9)) for seat in table.players)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(mine, on=his_costlier))
    table.shows(mine, atk=4)
    table.shows(idle, atk=3)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(his, on=costlier))
    table.shows(his, atk=3)
    table.all_pass()


@check("heralds-of-galactus/act-of-defiance-team-up")
def act_of_defiance_needs_a_costlier_defender(table: VsTable) -> None:
    """Alice's Skrulls get nothing while they attack a character of their own cost, a cheaper one, or Bob himself."""
    alice, bob = table.players
    alice.has_resource(ACT_OF_DEFIANCE, face_up=True)
    skrulls = [alice.controls(plain(f"Skrull {n}", 3, affiliations=("Skrull",), atk=3, defense=9)) for n in range(3)]
    defenders: tuple[Piece | VsSeat, ...] = (*(bob.controls(plain(f"Foe {cost}", cost)) for cost in (3, 2)), bob)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for skrull, defender in zip(skrulls, defenders, strict=True):
        alice.does(table.attack(skrull, on=defender))
        table.shows(skrull, atk=3)
        table.all_pass()
