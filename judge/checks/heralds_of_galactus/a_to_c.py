"""Act of Defiance to Alaris."""

from __future__ import annotations

from judge.checks.vs_table import VsTable, check, plain
from judge.engine.changes import Becomes
from judge.engine.objects import choice, target
from judge.engine.powers import Played
from judge.engine.select import OWNED
from judge.games.vs_system.cards.heralds_of_galactus import a_to_c as cards
from judge.games.vs_system.effects import RecruitAtOnce, ko, stun, this_turn
from judge.games.vs_system.printed import PlotTwist
from judge.games.vs_system.scene import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    FORMATION_STEP,
    FRONT,
    HIDDEN,
    KO_PILE,
    RECRUIT_STEP,
    SUPPORT,
)
from judge.games.vs_system.selectors import CHARACTER_CARDS, CHARACTERS, IN_HAND

OPEN = {
    "heralds-of-galactus/admiral-galen-kor-lunatic-legion#1": "the text that was printed before isn't known",
}

# Witness cards: what happens in answer to the cards that are ruled on.
STUN_IT = PlotTwist(name="Witness Blow", powers=(Played(effect=stun(target(CHARACTERS))),))
KO_IT = PlotTwist(name="Witness Fall", powers=(Played(effect=ko(target(CHARACTERS))),))
OUTLAW_THEM = PlotTwist(
    name="Witness Outlawry", powers=(Played(effect=this_turn(CHARACTERS, Becomes("affiliations", ()))),)
)
CALL_UP = PlotTwist(
    name="Witness Call",
    powers=(Played(effect=RecruitAtOnce(choice(OWNED & IN_HAND & CHARACTER_CARDS, name="a card to recruit"))),),
)


@check("heralds-of-galactus/act-of-defiance-team-up")
def act_of_defiance_names_two_foreign_affiliations(table: VsTable, first: str = "Kree", second: str = "Doom") -> None:
    """Alice controls no character at all and chooses two affiliations of Bob's characters."""
    alice, bob = table.players
    act, _ = alice.has_resource(cards.ACT_OF_DEFIANCE), alice.has_resources(1)
    card = alice.holds(plain("Card in Hand", affiliations=(first,)))
    bob.controls(plain("Foreign Character", affiliations=(first,)))
    bob.controls(plain("Other Foreign Character", affiliations=(second,)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(act), (first, second), point=1)
    table.has(card, "affiliations", second, point=1)


@check("heralds-of-galactus/act-of-defiance-team-up")
def act_of_defiance_names_one_foreign_affiliation(table: VsTable, own: str = "Skrull", foreign: str = "Kree") -> None:
    """Alice joins an affiliation of her own to one that only Bob's character has; only what is hers gets both."""
    alice, bob = table.players
    act, _ = alice.has_resource(cards.ACT_OF_DEFIANCE), alice.has_resources(1)
    mine = alice.controls(plain("Own Character", affiliations=(own,)))
    held = alice.holds(plain("Own Card", affiliations=(foreign,)))
    his = bob.controls(plain("Foreign Character", affiliations=(foreign,)))
    his_card = bob.holds(plain("Foreign Card", affiliations=(own,)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(act), (own, foreign), point=1)
    table.has(mine, "affiliations", foreign, point=(1, 2))
    table.has(held, "affiliations", own, point=2)
    table.has(his, "affiliations", own, expected=False, point=2)
    table.has(his_card, "affiliations", foreign, expected=False, point=2)


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlocks_mass_stun(table: VsTable, cost: int = 3) -> None:
    """As the combat phase starts, Adam Warlock stuns the cheap characters of both sides: nobody loses endurance."""
    alice, bob = table.players
    alice.controls(cards.ADAM_WARLOCK, counters=("cosmic",))
    own, foreign = alice.controls(plain("Own Character", cost)), bob.controls(plain("Foreign Character", cost))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.is_(foreign, "stunned", point=2)
    table.is_(own, "stunned", point=2)
    alice.loses_in_all(0, point=(1, 3))
    bob.loses_in_all(0, point=(1, 3))


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlock_is_stunned_in_answer_to_his_trigger(table: VsTable, cost: int = 3) -> None:
    """Adam Warlock lies stunned as the mass stun resolves: it costs endurance, save for what is invulnerable itself."""
    alice, bob = table.players
    adam, blow = alice.controls(cards.ADAM_WARLOCK, counters=("cosmic",)), bob.holds(STUN_IT)
    own = alice.controls(plain("Own Character", cost))
    bob.controls(plain("Foreign Character", cost))
    bob.controls(plain("Invulnerable Character", cost, keywords=("invulnerability",)))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.play(blow), adam)
    table.resolve()
    table.is_(own, "stunned")
    alice.loses_in_all(7 + 3, point=3)
    bob.loses_in_all(3, point=3)


@check("heralds-of-galactus/admiral-galen-kor-lunatic-legion")
def galen_kor_counts_the_dead(table: VsTable) -> None:
    """Of two characters recruited beside Galen Kor this turn one was KO'd before the combat phase: both count."""
    alice, _ = table.players
    alice.has_resources(9)
    kor, fall = alice.holds(cards.ADMIRAL_GALEN_KOR), alice.holds(KO_IT)
    others = [alice.holds(plain(f"Recruit {n}", 2)) for n in (1, 2)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (kor, *others):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
    alice.does(table.play(fall), others[0])
    table.resolve()
    table.finds(others[0], KO_PILE)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.shows(kor, atk=8, point=3)


@check("heralds-of-galactus/admiral-galen-kor-lunatic-legion")
def galen_kor_counts_on_resolution(table: VsTable) -> None:
    """While Galen Kor's trigger waits an effect recruits one more, which counts; the next turn begins from none."""
    alice, _ = table.players
    kor, call, late = alice.controls(cards.ADMIRAL_GALEN_KOR), alice.holds(CALL_UP), alice.holds(plain("Late Recruit"))
    table.begin(BUILD, FORMATION_STEP, table.bob)
    table.goes_on_to(COMBAT)
    alice.does(table.play(call))
    table.all_pass()
    alice.chooses(late)
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.shows(kor, atk=7, point=2)
    table.goes_on_to(DRAW)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.shows(kor, atk=6, point=2)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_picks_on_resolution(table: VsTable) -> None:
    """Nothing is targeted by Alaris's power: its controller picks as it resolves, has to pick, and may pick Alaris."""
    alice, _ = table.players
    alaris = alice.controls(cards.ALARIS, row=FRONT)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris), point=1)
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("an Inhumans character", offers=(alaris, friend), optional=False, point=(3, 4))
    alice.chooses(friend)
    table.stands(alaris, SUPPORT)
    table.stands(friend, FRONT)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_picks_alaris(table: VsTable) -> None:
    """Alaris is picked for the own effect: the endurance is paid, and nobody moves."""
    alice, _ = table.players
    alaris = alice.controls(cards.ALARIS, row=FRONT)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    table.resolve()
    alice.chooses(alaris, point=4)
    table.stands(alaris, FRONT, point=4)
    table.stands(friend, SUPPORT, point=4)
    alice.loses_in_all(2, point=4)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_finds_no_inhumans(table: VsTable) -> None:
    """In answer to Alaris's power all characters lose their affiliations: there is nobody to pick, and nobody moves."""
    alice, bob = table.players
    alaris = alice.controls(cards.ALARIS, row=FRONT)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT)
    outlawry = bob.holds(OUTLAW_THEM)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    alice.passes()
    bob.does(table.play(outlawry))
    table.resolve()
    table.nobody_is_asked(point=2)
    table.stands(alaris, FRONT, point=2)
    table.stands(friend, SUPPORT, point=2)
    alice.loses_in_all(2, point=2)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_swaps_across_areas(table: VsTable) -> None:
    """Alaris in the visible area trades places with an Inhumans character in the hidden one."""
    alice, _ = table.players
    alaris = alice.controls(cards.ALARIS, row=FRONT)
    hidden = alice.controls(plain("Hidden Friend", affiliations=("Inhumans",)), row=SUPPORT, hidden=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    table.resolve()
    alice.chooses(hidden, point=5)
    table.stands(alaris, SUPPORT, HIDDEN, point=5)
    table.stands(hidden, FRONT, point=5)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_swaps_the_stunned(table: VsTable, alaris_is_stunned: bool = True, friend_is_stunned: bool = True) -> None:
    """The friend lies stunned, and Alaris becomes stunned in answer to the power: they trade places all the same."""
    alice, bob = table.players
    alaris, blow = alice.controls(cards.ALARIS, row=FRONT), bob.holds(STUN_IT)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT, stunned=friend_is_stunned)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    alice.passes()
    if alaris_is_stunned:
        bob.does(table.play(blow), alaris)
    table.resolve()
    alice.chooses(friend, point=6)
    table.stands(alaris, SUPPORT, point=6)
    table.stands(friend, FRONT, point=6)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_steps_in_front_of_the_defender(table: VsTable) -> None:
    """Bob attacks a front row character without flight; Alaris takes its place and protects it: the attack goes on."""
    alice, bob = table.players
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=FRONT, column=0)
    alaris = alice.controls(cards.ALARIS, row=SUPPORT, column=0)
    attacker = bob.controls(plain("Attacker", 4, atk=8, defense=8))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=friend))
    bob.passes()
    alice.does(table.use(alaris))
    table.resolve()
    alice.chooses(friend)
    table.defender_is(friend)
    table.all_pass()
    table.is_(friend, "stunned", point=7)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_takes_the_place_of_the_attacker(table: VsTable) -> None:
    """Bob's own Alaris sends his attacker, which has no range, to the support row: the attack goes on."""
    alice, bob = table.players
    defender = alice.controls(plain("Defender"))
    attacker = bob.controls(plain("Attacker", 4, affiliations=("Inhumans",), atk=8, defense=8), row=FRONT)
    alaris = bob.controls(cards.ALARIS, row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=defender))
    bob.does(table.use(alaris))
    table.resolve()
    bob.chooses(attacker)
    table.stands(attacker, SUPPORT)
    table.all_pass()
    table.is_(defender, "stunned", point=7)
