"""Klaw, Mar-Vell, Mole Man: readying, counting the hand, replacing a resource."""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import k_to_m as cards
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DECK,
    DRAW,
    HAND,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
)
from judge.games.vs_system.words.effects import ready
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import PlotTwist, VsTable, check, plain

_KLAW, _MOLE_MAN = "Klaw, Sonic Construct", "Mole Man, Moloid Master"
_MAR_VELL = "Mar-Vell <> Captain Marvel, Enemy of the Empire"
_FIRST = "means the same: where one player decides it is the controller, the first in turn order from himself"
_ON_AN_OBJECT = "means the same: it befalls a character and is done by no player"
_ARRIVAL = "means the same: what comes into play does so once, and is another object the next time"
_RETURNED = "means the same: stunned once he has gone back to hand, and is another object the next time"
_IN_A_COST = "means the same: a cost is paid, with all its choices, as the power is used"

EXCUSES: dict[tuple[str, str, str], str] = {
    (_KLAW, "[1].cost.objects.when", "START"): _IN_A_COST,
    (_KLAW, "[1].cost.objects.who.whose", "EVERYONES"): _FIRST,
    (_MAR_VELL, "[0].pattern.whose", "*"): _ON_AN_OBJECT,
    (_MAR_VELL, "[0].once_per_batch", "True"): _ARRIVAL,
    (_MAR_VELL, "[0].once_per_turn", "True"): _ARRIVAL,
    (
        _MAR_VELL,
        "[1].cost.objects.is_target",
        "True",
    ): "means the same: nothing keeps a card in hand from being a target",
    (_MAR_VELL, "[1].cost.objects.when", "START"): _IN_A_COST,
    (_MAR_VELL, "[1].cost.objects.who.whose", "EVERYONES"): _FIRST,
    (_MAR_VELL, "[1].effect.changes[0].power.pattern.whose", "*"): _ON_AN_OBJECT,
    (
        _MAR_VELL,
        "[1].effect.changes[0].power.once_per_batch",
        "True",
    ): "means the same: one stun of one character is one event",
    (_MAR_VELL, "[1].effect.changes[0].power.once_per_turn", "True"): _RETURNED,
    (
        _MOLE_MAN,
        "[0].effect.link",
        "IF_YOU_DO",
    ): "not ruled: a plot twist picked that can't be KO'd; the cost of none is 0",
}

READYING = PlotTwist(name="Witness of Readying", powers=(Played(effect=ready(target(CHARACTERS))),))


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


@check("heralds-of-galactus/klaw-sonic-construct")
def klaw_readies_once_a_turn(table: VsTable) -> None:
    """A character is KO'd in the combat phase: Klaw readies and can't attack this phase; a second use this turn is refused."""
    alice, bob = table.players
    klaw, foe = alice.controls(cards.KLAW, exhausted=True), bob.controls(plain("Foe"))
    first, _ = alice.controls(plain("First Victim")), alice.controls(plain("Second Victim"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(klaw), first)
    table.resolve()
    table.is_(klaw, "exhausted", False)
    alice.cannot(table.attack(klaw, on=foe), only_because="Klaw")
    alice.cannot(table.use(klaw), only_because="vs/act.once")


@check("heralds-of-galactus/klaw-sonic-construct")
def ready_klaw_gives_up_the_attack(table: VsTable) -> None:
    """Klaw is ready already: the power readies nobody, and Klaw can't attack this phase all the same."""
    alice, bob = table.players
    klaw, victim, foe = alice.controls(cards.KLAW), alice.controls(plain("Victim")), bob.controls(plain("Foe"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(klaw, on=foe))
    alice.does(table.use(klaw), victim)
    table.resolve()
    alice.cannot(table.attack(klaw, on=foe), only_because="Klaw")


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire", allowed={"cards_in_hand": range(0, 8)})
def mar_vell_needs_five_cards_on_arrival(table: VsTable, cards_in_hand: int = 4) -> None:
    """With four cards in hand as Mar-Vell comes into play, nothing triggers, whatever Bob holds."""
    alice, bob = table.players
    alice.has_resources(7)
    mar_vell, _ = alice.holds(cards.MAR_VELL), bob.holds(plain("Bob's Card"))
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
    alice.can(table.use(mar_vell))
    table.goes_on_to(DRAW)
    table.shows(mar_vell, atk=15, defense=15, point=3)


@check("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")
def stunned_mar_vell_goes_home(table: VsTable) -> None:
    """Alice discards a Kree character card of hers; Mar-Vell, stunned later this turn, goes back to hand."""
    alice, bob = table.players
    mar_vell, foe = alice.controls(cards.MAR_VELL), bob.controls(plain("Foe", atk=15))
    own, other = alice.holds(plain("Kree", affiliations=("Kree",))), alice.holds(plain("Other Card"))
    foreign = bob.holds(plain("Bob's Kree", affiliations=("Kree",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(mar_vell))
    alice.is_asked("discard", offers=(own,), not_offers=(other, foreign))
    alice.chooses(own)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(mar_vell, on=foe))
    table.all_pass()
    table.chain_is("Mar-Vell")
    table.resolve()
    table.finds(mar_vell, HAND)


@check("heralds-of-galactus/mole-man-moloid-master", allowed={"cost": range(0, 8)})
def mole_man_must_replace_a_plot_twist(table: VsTable, cost: int = 2) -> None:
    """As Mole Man's effect resolves, one of the face-up plot twists has to be chosen and replaced: the second, of cost 2."""
    alice, bob = table.players
    mole_man = alice.controls(cards.MOLE_MAN)
    twists = [
        alice.has_resource(PlotTwist(name=f"Plot Twist {n}", cost=of), face_up=True) for n, of in ((1, 4), (2, cost))
    ]
    foreign = bob.has_resource(PlotTwist(name="Bob's Plot Twist", cost=5), face_up=True)
    unseen = alice.has_resource(PlotTwist(name="Unseen Plot Twist"))
    top = alice.has_in_deck(plain("Top Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(mole_man), point=1)
    alice.is_asked("target player", offers=(alice, bob), point=1)
    alice.chooses(bob, point=1)
    table.nobody_is_asked(point=1)
    alice.cannot(table.use(mole_man), only_because="vs/act.once")
    table.resolve()
    alice.is_asked("choose", offers=(*twists,), optional=False, point=(1, 2))
    alice.is_asked("choose", not_offers=(unseen,), point=3)
    alice.is_asked("choose", not_offers=(foreign,))
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
