"""Act of Defiance to Admiral Galen Kor."""

from __future__ import annotations

from judge.engine.objects import choice, target
from judge.engine.powers import Played
from judge.engine.select import OWNED
from judge.games.vs_system.cards.heralds_of_galactus import a_to_c as cards
from judge.games.vs_system.model.board import ATTACK_STEP, BUILD, COMBAT, FORMATION_STEP, KO_PILE, RECRUIT_STEP
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.coming_into_play import RecruitAtOnce
from judge.games.vs_system.words.effects import ko, stun
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS, IN_HAND
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/admiral-galen-kor-lunatic-legion#1": "the text that was printed before isn't known",
}

# Witness cards: what happens in answer to the cards that are ruled on.
STUN_IT = PlotTwist(name="Witness Blow", powers=(Played(effect=stun(target(CHARACTERS))),))
KO_IT = PlotTwist(name="Witness Fall", powers=(Played(effect=ko(target(CHARACTERS))),))
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
    removed, his_removed = (seat.has_removed(plain("Removed Card", affiliations=(foreign,))) for seat in table.players)
    resource, his_resource = (seat.has_resource(plain("Resource", affiliations=(foreign,))) for seat in table.players)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(act), (own, foreign), point=1)
    table.has(mine, "affiliations", foreign, point=(1, 2))
    for piece in (held, removed, resource):
        table.has(piece, "affiliations", own, point=2)
    for piece in (his, his_removed, his_resource):
        table.has(piece, "affiliations", own, expected=False, point=2)
    table.has(his_card, "affiliations", foreign, expected=False, point=2)


@check("heralds-of-galactus/act-of-defiance-team-up")
def act_of_defiance_strengthens_skrull_attackers(table: VsTable) -> None:
    """Alice's cheap Skrull gets +1 ATK while it attacks a costlier character; Bob's Skrull gets none from her card."""
    alice, bob = table.players
    alice.has_resource(cards.ACT_OF_DEFIANCE, face_up=True)
    mine, his = (seat.controls(plain("Skrull", 3, affiliations=("Skrull",), atk=3)) for seat in table.players)
    costlier, his_costlier = (seat.controls(plain("Costlier Character", 4, defense=9)) for seat in table.players)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(mine, on=his_costlier))
    table.shows(mine, atk=4)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(his, on=costlier))
    table.shows(his, atk=3)
    table.all_pass()


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
    alice.loses_in_all(0, point=3)
    bob.loses_in_all(0, point=3)


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
    alice.loses_in_all(10, point=3)
    bob.loses_in_all(3, point=3)


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlock_shields_and_spares_cost_four(table: VsTable) -> None:
    """Characters of cost 4 are invulnerable on both sides, dearer ones aren't; the mass stun leaves both alone."""
    alice, bob = table.players
    alice.controls(cards.ADAM_WARLOCK, counters=("cosmic",))
    own, foreign = (seat.controls(plain(f"{seat.name}'s Four", 4)) for seat in table.players)
    five = bob.controls(plain("Bob's Five", 5))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.has(own, "keywords", "invulnerability", point=1)
    table.has(foreign, "keywords", "invulnerability", point=1)
    table.has(five, "keywords", "invulnerability", expected=False)
    table.goes_on_to(COMBAT)
    table.resolve()
    for piece in (own, foreign, five):
        table.is_(piece, "stunned", expected=False)


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlock_needs_a_cosmic_character_of_yours(table: VsTable) -> None:
    """Only Bob controls a cosmic character, so Alice can't recruit Adam Warlock until she has recruited one herself."""
    alice, bob = table.players
    alice.has_resources(8)
    adam, cosmic = alice.holds(cards.ADAM_WARLOCK), alice.holds(plain("Own Cosmic", keywords=("cosmic",)))
    bob.controls(plain("Foreign Cosmic", keywords=("cosmic",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(adam), only_because="text")
    alice.does(table.recruit(cosmic))
    table.resolve()
    alice.chooses("front row")
    alice.can(table.recruit(adam))


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
    """While Galen Kor's trigger waits an effect recruits one more, which counts; what comes after it doesn't, and the
    next turn's two recruits are counted afresh."""
    alice, _ = table.players
    alice.has_resources(2)
    kor, calls = alice.controls(cards.ADMIRAL_GALEN_KOR), [alice.holds(CALL_UP) for _ in (1, 2)]
    late, *others = (alice.holds(plain(f"Recruit {n}")) for n in (1, 2, 3, 4))
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
