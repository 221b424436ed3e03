"""Klaw to Morg: the cards whose powers ask for no more than a table."""

from __future__ import annotations

from judge.checks.vs_table import PlotTwist, VsTable, check, plain
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import d_to_i
from judge.games.vs_system.cards.heralds_of_galactus import k_to_m as cards
from judge.games.vs_system.effects import ready, recover
from judge.games.vs_system.scene import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DECK,
    DRAW,
    FORMATION_STEP,
    HAND,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
)
from judge.games.vs_system.selectors import CHARACTERS

OPEN = {
    "heralds-of-galactus/morg-harbinger-of-extinction#1":
        "it says only that a new text replaces the printed one, which isn't known: the new text is what the other points check",
}  # fmt: skip

READYING = PlotTwist(name="Witness of Readying", powers=(Played(effect=ready(target(CHARACTERS))),))
RECOVERING = PlotTwist(name="Witness of Recovery", powers=(Played(effect=recover(target(CHARACTERS))),))


@check("heralds-of-galactus/klaw-sonic-construct")
def nothing_readies_klaw_in_the_recovery_phase(table: VsTable) -> None:
    """A plot twist that readies characters is no help to Klaw in the recovery phase, nor is Klaw's own power, and the wrap-up passes by."""
    alice, _ = table.players
    klaw, other = alice.controls(cards.KLAW, exhausted=True), alice.controls(plain("Other Character"), exhausted=True)
    victim, witness = alice.controls(plain("Victim")), alice.holds(READYING)
    table.begin(RECOVERY)
    alice.does(table.play(witness), klaw)
    table.resolve()
    table.is_(klaw, "exhausted", point=1)
    alice.does(table.use(klaw), victim, point=3)
    table.resolve()
    table.finds(victim, KO_PILE, point=3)
    table.is_(klaw, "exhausted", point=(1, 3))
    table.goes_on_to(DRAW)
    table.is_(klaw, "exhausted", point=1)
    table.is_(other, "exhausted", False)


@check("heralds-of-galactus/klaw-sonic-construct")
def recovered_klaw_stays_exhausted(table: VsTable) -> None:
    """Klaw, recovered in the wrap-up, is face up again, and still exhausted when everybody else has readied."""
    alice, _ = table.players
    klaw, other = alice.controls(cards.KLAW, stunned=True), alice.controls(plain("Other Character"), exhausted=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.chooses(klaw)
    table.is_(klaw, "stunned", False, point=2)
    table.is_(klaw, "exhausted", point=2)
    table.is_(other, "exhausted", False)


@check("heralds-of-galactus/klaw-sonic-construct")
def klaw_pays_with_klaw(table: VsTable) -> None:
    """Among the characters that may be KO'd to pay for Klaw's power is Klaw."""
    alice, _ = table.players
    klaw, other = alice.controls(cards.KLAW, exhausted=True), alice.controls(plain("Other Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(klaw), point=4)
    alice.is_asked("choose", offers=(klaw, other), point=4)
    alice.chooses(klaw, point=4)
    table.finds(klaw, KO_PILE, point=4)
    table.chain_is("Klaw", point=4)


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire", allowed={"cards_in_hand": range(0, 8)})
def mar_vell_needs_five_cards_on_arrival(table: VsTable, cards_in_hand: int = 4) -> None:
    """With four cards in hand as Mar-Vell comes into play, nothing triggers."""
    alice, _ = table.players
    alice.has_resources(7)
    mar_vell = alice.holds(cards.MAR_VELL)
    for n in range(cards_in_hand):
        alice.holds(plain(f"Card {n + 1}"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(mar_vell))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is(point=1)


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")
def mar_vell_counts_the_hand_again(table: VsTable, discard_in_response: bool = True) -> None:
    """Five cards are in hand as Mar-Vell comes into play, but only four as the effect resolves: no bonus."""
    alice, _ = table.players
    alice.has_resources(7)
    mar_vell = alice.holds(cards.MAR_VELL)
    kree = [alice.holds(plain(f"Kree {n + 1}", affiliations=("Kree",))) for n in range(5)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(mar_vell))
    table.all_pass()
    alice.chooses("front row")
    table.chain_is("Mar-Vell")
    if discard_in_response:
        alice.does(table.use(mar_vell), kree[0])
    table.resolve()
    table.shows(mar_vell, atk=15, defense=15, point=2)


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")
def mar_vell_keeps_the_bonus(table: VsTable) -> None:
    """The bonus, once received, stays when the hand shrinks, and is over when the turn is."""
    alice, _ = table.players
    alice.has_resources(7)
    mar_vell = alice.holds(cards.MAR_VELL)
    kree = [alice.holds(plain(f"Kree {n + 1}", affiliations=("Kree",))) for n in range(5)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(mar_vell))
    table.all_pass()
    alice.chooses("front row")
    table.resolve()
    table.shows(mar_vell, atk=17, defense=17)
    alice.does(table.use(mar_vell), kree[0])
    table.resolve()
    table.shows(mar_vell, atk=17, defense=17, point=3)
    table.goes_on_to(DRAW)
    table.shows(mar_vell, atk=15, defense=15, point=3)


@check("heralds-of-galactus/mole-man-moloid-master", allowed={"cost": range(0, 8)})
def mole_man_must_replace_a_plot_twist(table: VsTable, cost: int = 2) -> None:
    """As Mole Man's effect resolves, one of the face-up plot twists has to be chosen and replaced."""
    alice, bob = table.players
    mole_man = alice.controls(cards.MOLE_MAN)
    twists = [alice.has_resource(PlotTwist(name=f"Plot Twist {n + 1}", cost=cost), face_up=True) for n in range(2)]
    unseen = alice.has_resource(PlotTwist(name="Unseen Plot Twist"))
    top = alice.has_in_deck(plain("Top Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(mole_man), bob, point=1)
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("choose", offers=(*twists,), not_offers=(unseen,), optional=False, point=(1, 2, 3))
    alice.chooses(twists[1], point=2)
    table.finds(twists[1], KO_PILE, point=2)
    table.finds(top, PLAY, point=2)
    table.is_(top, "face down", point=2)
    bob.loses_in_all(2)


@check("heralds-of-galactus/mole-man-moloid-master")
def mole_man_finds_no_plot_twist(table: VsTable) -> None:
    """The only plot twist card lies face down: the power may be used, and on resolution it does nothing."""
    alice, bob = table.players
    mole_man = alice.controls(cards.MOLE_MAN)
    unseen, top = alice.has_resource(PlotTwist(name="Unseen Plot Twist", cost=2)), alice.has_in_deck(plain("Top Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(mole_man), bob, point=4)
    table.resolve()
    table.nobody_is_asked(point=(3, 4))
    table.finds(unseen, PLAY, point=(3, 4))
    table.finds(top, DECK, point=4)
    bob.loses_in_all(0, point=4)


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem")
def moondragon_turns_two_cards_into_three(table: VsTable) -> None:
    """With Moondragon in play, the draw phase brings three cards: the first draw is replaced by two."""
    alice, bob = table.players
    alice.controls(cards.MOONDRAGON, counters=("cosmic",))
    for seat in (alice, bob):
        for n in range(9):
            seat.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.resolve()
    alice.holds_in_all(3, point=(1, 2))
    bob.holds_in_all(2)


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem")
def two_moondragons_bring_four_cards(table: VsTable) -> None:
    """With two Moondragons in play, the draw phase brings four cards."""
    alice, _ = table.players
    for _ in range(2):
        alice.controls(cards.MOONDRAGON, counters=("cosmic",))
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.resolve()
    alice.chooses("1. Moondragon")
    alice.holds_in_all(4, point=3)


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem", allowed={"in_hand": (3,), "in_the_end": range(0, 9)})
def moondragon_brings_frankie_raye_a_fifth_card(table: VsTable, in_hand: int = 3, in_the_end: int = 5) -> None:
    """Moondragon and Frankie Raye, three cards in hand: two are drawn, which makes five."""
    alice, bob = table.players
    alice.controls(cards.MOONDRAGON, counters=("cosmic",))
    alice.controls(d_to_i.FRANKIE_RAYE, counters=("cosmic",))
    for n in range(in_hand):
        alice.holds(plain(f"Card in Hand {n + 1}"))
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.chain_is("Frankie Raye")
    table.resolve()
    alice.holds_in_all(in_the_end, point=4)


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem", allowed={"in_hand": range(0, 3)})
def moondragon_helps_frankie_raye_once(table: VsTable, in_hand: int = 1) -> None:
    """Moondragon and Frankie Raye, fewer than three cards in hand: first two cards are drawn, then single ones up to four."""
    alice, bob = table.players
    alice.controls(cards.MOONDRAGON, counters=("cosmic",))
    alice.controls(d_to_i.FRANKIE_RAYE, counters=("cosmic",))
    for n in range(in_hand):
        alice.holds(plain(f"Card in Hand {n + 1}"))
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.holds_in_all(4, point=5)


@check("heralds-of-galactus/morg-harbinger-of-extinction")
def morg_sees_both_stuns(table: VsTable, defender_atk: int = 15) -> None:
    """Morg and the defender stun each other: two triggers, for each of which one and the same Herald may be revealed."""
    alice, bob = table.players
    morg = alice.controls(cards.MORG, counters=("cosmic",))
    defender = bob.controls(plain("Defender", 7, atk=defender_atk, defense=17))
    herald = alice.holds(plain("Herald", 3, affiliations=("Heralds of Galactus",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(morg, on=defender))
    table.all_pass()
    alice.is_asked("which triggered effect", point=(2, 5))
    alice.chooses("1. Morg", point=(2, 5))
    table.chain_is("Morg", "Morg", point=(2, 5))
    table.nobody_is_asked(point=3)
    for _ in range(2):
        table.all_pass()
        alice.is_asked("reveal", offers=(herald,), optional=True, point=(3, 6))
        alice.chooses(herald, point=6)
    table.finds(morg, HAND, point=6)
    table.finds(defender, HAND, point=6)


@check("heralds-of-galactus/morg-harbinger-of-extinction")
def morg_is_asked_only_on_resolution(table: VsTable) -> None:
    """For the first of two triggers nothing is revealed, for the second a card is; a costlier card in answer saves the character."""
    alice, bob = table.players
    morg = alice.controls(cards.MORG, counters=("cosmic",))
    defender, costlier = bob.controls(plain("Defender", 7, atk=15, defense=17)), bob.holds(plain("Costlier Card", 4))
    herald = alice.holds(plain("Herald", 3, affiliations=("Heralds of Galactus",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(morg, on=defender))
    table.all_pass()
    alice.chooses("1. Morg", point=3)
    table.nobody_is_asked(point=3)
    table.all_pass(point=3)
    alice.is_asked("reveal", offers=(herald,), optional=True, point=3)
    alice.declines(point=3)
    table.all_pass(point=3)
    alice.chooses(herald, point=3)
    bob.is_asked("costlier", offers=(costlier,), optional=True)
    bob.chooses(costlier)
    table.finds(defender, PLAY)
    table.finds(morg, PLAY)


@check("heralds-of-galactus/morg-harbinger-of-extinction")
def recovery_is_no_rescue_from_morg(table: VsTable) -> None:
    """The stunned defender recovers in response to Morg's trigger, and goes back to its owner's hand all the same."""
    alice, bob = table.players
    morg = alice.controls(cards.MORG, counters=("cosmic",))
    defender, witness = bob.controls(plain("Defender", 5)), bob.holds(RECOVERING)
    herald = alice.holds(plain("Herald", 3, affiliations=("Heralds of Galactus",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(morg, on=defender))
    table.all_pass()
    table.chain_is("Morg")
    alice.passes()
    bob.does(table.play(witness), defender)
    table.all_pass()
    table.is_(defender, "stunned", False)
    table.all_pass()
    alice.chooses(herald)
    table.finds(defender, HAND, point=4)
