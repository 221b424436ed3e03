"""A Mutant’s trait is not printed in its text box"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.cards.x_men.emma_frost_friend_or_foe import EMMA_FROST
from judge.games.vs_system.cards.x_men.kidney_punch import KIDNEY_PUNCH
from judge.games.vs_system.cards.x_men.tarot import TAROT
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, KO_PILE, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/1.1-traits-while-stunned"

EXCUSES = {
    "[0].effect.second.condition.when=START": "no ruling asks about a trait that is gained in response",
    "[1].cost.objects.how=TARGET": "means the same: a cost is paid as it is announced",
    "[1].once_per_turn=True": "no ruling asks whether Emma Frost's power is used twice",
}

JEAN_GREY = plain("Jean Grey", version="Red", affiliations=("X-Men",), atk=3, defense=4, traits=("Mental",))
COLOSSUS = plain("Colossus", version="Organic Steel", affiliations=("X-Men",), atk=5, defense=6, traits=("Physical",))
LONER = plain("Loner", affiliations=("Morlocks",), traits=("Physical",))


@check(ENTRY)
def emma_frost_comes_to_the_stunned(table: VsTable) -> None:
    """Alice's only character is Tarot, who is stunned and stays a Mental Mutant: she may recruit Emma Frost."""
    alice, _ = table.players
    tarot, emma = alice.controls(TAROT, stunned=True), alice.has_in_hand(replace(EMMA_FROST, cost=2))
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.has(tarot, "traits", "Mutant", point=1)
    table.has(tarot, "traits", "Mental", point=1)
    alice.does(table.recruit(emma), point=1)
    table.resolve()
    alice.chooses("front row")


@check(ENTRY)
def emma_frost_needs_a_mental_character(table: VsTable) -> None:
    """Alice controls Colossus, a Physical Mutant, and Bob a Mental one: she can't recruit Emma Frost."""
    alice, bob = table.players
    alice.controls(COLOSSUS)
    bob.controls(JEAN_GREY)
    emma = alice.has_in_hand(replace(EMMA_FROST, cost=2))
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(emma), only_because="text")


@check(ENTRY)
def jean_grey_is_discarded_for_emma_frost(table: VsTable) -> None:
    """Jean Grey is Alice's last card in hand: she discards her for Emma Frost's power."""
    alice, bob = table.players
    emma, jean = alice.controls(EMMA_FROST), alice.has_in_hand(JEAN_GREY)
    other = bob.controls(replace(EMMA_FROST, name="Other Emma Frost"))
    his = bob.has_in_hand(plain("Foreign Telepath", traits=("Mental",)))
    bob.has_resource(KIDNEY_PUNCH, face_up=True)
    up, down = alice.has_resource(KIDNEY_PUNCH, face_up=True), bob.has_resource(KIDNEY_PUNCH, face_up=True)
    table.begin(COMBAT)
    alice.does(table.use(emma), point=2)
    alice.is_asked("target", offers=(up,), not_offers=(down,))
    alice.chooses(up)
    alice.is_asked("discard", offers=(jean,), not_offers=(his,))
    alice.chooses(jean)
    table.finds(jean, KO_PILE)
    table.resolve()
    table.is_(up, "face down")
    alice.passes()
    bob.can(table.use(other))


@check(ENTRY)
def kidney_punch_asks_for_the_trait(table: VsTable) -> None:
    """Colossus and Jean Grey team attack. Kidney Punch gives her +2 ATK; to Colossus, who is Physical, +2 ATK / +2 DEF."""
    alice, bob = table.players
    colossus, jean = alice.controls(COLOSSUS), alice.controls(JEAN_GREY)
    punches = [alice.has_in_hand(KIDNEY_PUNCH) for _ in range(2)]
    defender = bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(colossus, jean, on=defender))
    for punch, whom in zip(punches, (jean, colossus), strict=True):
        alice.does(table.play(punch), whom)
    table.resolve()
    table.shows(jean, defense=4, point=3)
    table.shows(jean, atk=5, point=3)
    table.shows(colossus, defense=8, point=3)
    table.shows(colossus, atk=7)


@check(ENTRY)
def a_trait_alone_does_nothing(table: VsTable) -> None:
    """Colossus and a Morlock share nothing but the Physical trait: they can't team attack."""
    alice, bob = table.players
    colossus, loner = alice.controls(COLOSSUS), alice.controls(LONER)
    defender = bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(colossus, loner, on=defender), only_because="vs/attack.team", point=3)


@check(ENTRY)
def a_physical_card_doesnt_pay(table: VsTable) -> None:
    """Alice's last card in hand is a Physical one: she can't pay for Emma Frost's power."""
    alice, _ = table.players
    emma = alice.controls(EMMA_FROST)
    alice.has_in_hand(COLOSSUS)
    alice.has_resource(KIDNEY_PUNCH, face_up=True)
    table.begin(COMBAT)
    alice.cannot(table.use(emma), only_because="vs/act.pay")
