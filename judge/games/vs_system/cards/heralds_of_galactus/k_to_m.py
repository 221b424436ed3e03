"""Kindred Spirits to Morg."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.changes import Adds, Bans
from judge.engine.conditions import Always, AtLeast
from judge.engine.copying import CopyEffect
from judge.engine.effects import Draw, Move, PickPlayer, RemoveCounter, RevealFromHand
from judge.engine.flow import Link, May, Sequence, Unless
from judge.engine.lasting import lasting
from judge.engine.lookback import MoreThan, NumberOf
from judge.engine.naming import CalledSo, NameCard
from judge.engine.negating import EffectsOnChain, target_effect
from judge.engine.objects import ControllerOf, choice
from judge.engine.patterns import IT, Befallen, On
from judge.engine.powers import Played, Replacement, Static, whenever
from judge.engine.rules import Points
from judge.engine.searching import InYourDeck, Shuffle
from judge.engine.select import ANY, OPPONENTS, OWNED, SELF, YOURS
from judge.engine.sight import ON_RESOLUTION, ON_START
from judge.engine.values import EACH_OPPONENT, Count
from judge.engine.whose import Whose
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import COMBAT, DECK, DRAW, MAIN, RECOVERY, WRAP_UP
from judge.games.vs_system.model.cards import ARMY, Character, PlotTwist, names
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.effects import (
    discard,
    exhaust,
    ko,
    lose,
    pay_points,
    ready,
    this_phase,
    this_turn,
    to_hand,
)
from judge.games.vs_system.words.replacing import ReplaceResource
from judge.games.vs_system.words.selectors import (
    CHARACTER_CARDS,
    CHARACTERS,
    FACE_DOWN_,
    IN_HAND,
    IN_RESOURCE_ROW,
    IS_EXHAUSTED,
    IS_STUNNED,
    ONGOING,
    PLOT_TWISTS,
    InPhase,
    affiliated,
    comes_into_play,
    goes_from_play_to_ko_pile,
)

point = Points("heralds-of-galactus/kindred-spirits")

FOUND = choice(
    InYourDeck() & CHARACTER_CARDS & affiliated("Heralds of Galactus"),
    least=0,
    most=2,
    name="up to two Heralds of Galactus character cards",
)

KINDRED_SPIRITS = PlotTwist(
    name="Kindred Spirits", cost=0, entry=point.entry,
    powers=(Played(effect=RevealFromHand(FOUND).then(Shuffle()).then(Move(FOUND, DECK))),),
)  # fmt: skip
"""Kindred Spirits"""

point = Points("heralds-of-galactus/klaw-sonic-construct")

KLAW = Character(
    name="Klaw", version="Sonic Construct", cost=1, affiliations=names("Doom", "Masters of Evil"), atk=5, defense=1,
    keywords=names("range"), entry=point.entry,
    powers=(
        Static(change=Bans("ready"), while_=point[1](
            point[2](InPhase(RECOVERY), InPhase(RECOVERY, MAIN), "the wrap-up comes after the recovery phase and readies everybody"),
            InPhase(RECOVERY, WRAP_UP), "only the wrap-up leaves Klaw exhausted, and effects can ready Klaw")),
        (ko(choice(point[4](CHARACTERS & YOURS, CHARACTERS & YOURS & ~SELF, "another character has to be KO'd")))
         >> ready(SELF).then(this_phase(SELF, Bans("attack")))).usable(
            point[3](Always(), ~InPhase(RECOVERY), "what would do nothing can't be used"), once_per_turn=True),
    ),
)  # fmt: skip
"""Klaw, Sonic Construct"""

point = Points("heralds-of-galactus/kree-public-accusers-army")

NAMED = NameCard(
    point[4](PLOT_TWISTS & ~ONGOING, PLOT_TWISTS, "an ongoing plot twist can be named as well"),
    when=point[1, 2, 3](ON_RESOLUTION, ON_START, "the card is named as the power triggers, and opponents can answer to that"),
)  # fmt: skip

KREE_PUBLIC_ACCUSERS = Character(
    name="Kree Public Accusers", version=ARMY, cost=5, affiliations=names("Kree"), atk=9, defense=9,
    keywords=names("range", "reservist"), entry=point.entry,
    powers=(
        whenever(comes_into_play(SELF)) >> NAMED.then(lasting(Static(change=Bans("play"), on=CalledSo(NAMED) & OPPONENTS))),
    ),
)  # fmt: skip
"""Kree Public Accusers, Army"""

point = Points("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")

FIVE_IN_HAND = AtLeast(Count(OWNED & IN_HAND), 5)

MAR_VELL = Character(
    name="Mar-Vell", identity="Captain Marvel", version="Enemy of the Empire", cost=7, affiliations=names("Kree"), atk=15, defense=15,
    keywords=names("flight", "range", "reservist"), entry=point.entry,
    powers=(
        replace(
            whenever(comes_into_play(SELF), if_=FIVE_IN_HAND) >> this_turn(SELF, *(
                Adds(what, 2, point[3](None, FIVE_IN_HAND, "the bonus lasts only while the hand has five cards"))
                for what in ("atk", "defense"))),
            tested=point[1](True, False, "it is enough to have five cards as the effect resolves"),
            rechecked=point[2](True, False, "it is enough to have had five cards as Mar-Vell came into play")),
        discard(affiliated("Kree") & CHARACTER_CARDS) >> lasting(whenever(On("stun", subject=SELF)) >> to_hand(SELF)),
    ),
)  # fmt: skip
"""Mar-Vell <> Captain Marvel, Enemy of the Empire"""

point = Points("heralds-of-galactus/master-of-puppets")

MASTER_OF_PUPPETS = PlotTwist(
    name="Master of Puppets", cost=2, ongoing=True, entry=point.entry,
    powers=(
        Played(cost=exhaust(choice(CHARACTERS & YOURS & affiliated("Doom") & ~IS_EXHAUSTED, name="a Doom character to exhaust"))),
        whenever(goes_from_play_to_ko_pile(CHARACTERS & OWNED)) >> lose(1, EACH_OPPONENT),
    ),
)  # fmt: skip
"""Master of Puppets"""

point = Points("heralds-of-galactus/mole-man-moloid-master")

REPLACED = choice(
    PLOT_TWISTS & IN_RESOURCE_ROW & YOURS & point[3](~FACE_DOWN_, ANY, "a face-down plot twist card is a plot twist too"),
    when=point[1](ON_RESOLUTION, ON_START, "the plot twist is chosen as the power is used"), name="a plot twist",
)  # fmt: skip
REPLACE = ReplaceResource(
    REPLACED, point[4](Link.IF_YOU_DO, Link.AND, "the top card becomes a resource even with no plot twist to replace")
)

MOLE_MAN = Character(
    name="Mole Man", version="Moloid Master", cost=2, affiliations=names("Doom"), atk=2, defense=3, entry=point.entry,
    powers=(
        (pay_points(1) >> Sequence(
            point[2](REPLACE, May(REPLACE), "the replacement can be declined"),
            lose(NumberOf(REPLACED, "cost"), PickPlayer(Whose.EVERYONES)))).usable(once_per_turn=True),
    ),
)  # fmt: skip
"""Mole Man, Moloid Master"""

point = Points("heralds-of-galactus/molecule-man-owen-reece")

PLOT_TWIST_EFFECT = EffectsOnChain(kinds=("plot twist",), source=PLOT_TWISTS & ~ONGOING)

MOLECULE_MAN = Character(
    name="Molecule Man", version="Owen Reece", cost=7, affiliations=names("Doom"), atk=15, defense=15,
    keywords=names("range", "cosmic"), entry=point.entry,
    powers=cosmic((RemoveCounter(SELF, COSMIC) >> CopyEffect(
        target_effect(point[6](PLOT_TWIST_EFFECT, replace(PLOT_TWIST_EFFECT, aimed_at=ANY), "only an effect with targets can be copied")),
        whose=point[1](Whose.YOURS, Whose.EVERYONES, "the copy belongs to whoever played the original"),
        on_top=point[2](True, False, "the copy waits until the original has resolved"),
        pays=point[3](False, True, "the additional cost has to be paid for the copy as well"),
        same_origin=point[4](True, False, "the copy is an effect of Molecule Man"),
        as_settled=point[5](True, False, "mode, X and what was paid are settled anew for the copy"),
        may_keep=point[7](True, False, "the copy needs new targets"),
        fitting=point[8](True, False, "anything will do as a new target"),
    )).usable(once_per_turn=True)),
)  # fmt: skip
"""Molecule Man, Owen Reece"""

point = Points("heralds-of-galactus/moondragon-protector-of-the-mind-gem")

YOU_DRAW = On("draw", whose=Whose.YOURS)

MOONDRAGON = Character(
    name="Moondragon", version="Protector of the Mind Gem", cost=4, affiliations=names("Infinity Watch"), atk=6, defense=8,
    keywords=names("flight", "range", "cosmic"), entry=point.entry,
    powers=cosmic(Replacement(
        pattern=point[1](
            point[4](YOU_DRAW, replace(YOU_DRAW, during=InPhase(DRAW)), "the power works for the two cards of the draw phase alone"),
            replace(YOU_DRAW, during=~InPhase(DRAW)), "the power doesn't work for the two cards of the draw phase"),
        instead=Draw(2),
        first_each=point[2, 5]("phase", None, "every card that is drawn becomes two"),
        of_replaced=point[3](True, False, "a draw that one Moondragon has replaced can't be replaced by the other"))),
)  # fmt: skip
"""Moondragon, Protector of the Mind Gem"""

point = Points("heralds-of-galactus/morg-harbinger-of-extinction")

HERALD_SHOWN = choice(
    OWNED & IN_HAND & CHARACTER_CARDS & affiliated("Heralds of Galactus") & point[6](
        ANY, ~Befallen(On("reveal")), "a card revealed for one trigger can't be revealed for the other"),
    when=point[3](ON_RESOLUTION, ON_START, "whether to reveal a card is decided as the power triggers"),
    least=0, name="a Heralds of Galactus character card from hand",
)  # fmt: skip
COSTLIER_SHOWN = choice(
    OWNED & IN_HAND & MoreThan("cost", NumberOf(HERALD_SHOWN, "cost")), least=0, name="a costlier card from hand"
)

MORG = Character(
    name="Morg", version="Harbinger of Extinction", cost=7, affiliations=names("Heralds of Galactus"), atk=17, defense=15,
    keywords=names("flight", "range", "cosmic"), entry=point.entry,
    powers=cosmic(replace(
        whenever(On("stun", subject=point[2](CHARACTERS, CHARACTERS & ~SELF, "Morg's own stun doesn't count"),
                    during=InPhase(COMBAT), seen="before"))
        >> RevealFromHand(HERALD_SHOWN).if_done(Unless(
            to_hand(point[4](IT, IT & IS_STUNNED, "a character that has recovered meanwhile stays")),
            ControllerOf(IT), RevealFromHand(COSTLIER_SHOWN))),
        once_per_batch=point[5](False, True, "one attack triggers Morg once"))),
)  # fmt: skip
"""Morg, Harbinger of Extinction"""
