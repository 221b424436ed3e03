"""Rules about Mutant traits: who has which, where, and what can gain one."""

from __future__ import annotations

from judge.engine.rules import Rule

_1, _1_1, _1_2 = "x-men/1-mutants-and-traits", "x-men/1.1-traits-while-stunned", "x-men/1.2-plot-twists-with-a-trait"

MUTANT_IS_PRINTED = Rule(
    "vs/traits.printed",
    "A Mutant is a character on which 'Mutant' and a trait are printed; not every character is one.",
    cites=(f"{_1}#1", f"{_1}#4"),
    belief="a character may be a Mutant without a tab that says so",
    is_routine=True,
)

TRAITS_ARE_THREE = Rule(
    "vs/traits.three",
    "There are three Mutant traits: Mental, Energy and Physical.",
    cites=(
        "vs-system-base/a13.18#2",
        f"{_1}#2",
    ),
    belief="only traits that your characters have can be chosen",
)

TRAIT_IS_NO_AFFILIATION = Rule(
    "vs/traits.no-affiliation",
    "A Mutant trait does nothing on its own: it is no affiliation that characters share.",
    cites=(
        "vs-system-base/a13.18#2",
        f"{_1_1}#3",
    ),
    belief="characters that share a trait share an affiliation",
    is_routine=True,
)

STUNNED_KEEPS_TRAITS = Rule(
    "vs/traits.stunned",
    "A stunned Mutant keeps its traits, which aren't text.",
    cites=(f"{_1_1}#1",),
    belief="a stunned character has no trait, as it has no text",
)

TRAIT_OUTSIDE_PLAY = Rule(
    "vs/traits.outside-play",
    "A Mutant card has its trait in hand, too.",
    cites=(f"{_1_1}#2",),
    belief="only characters in play have traits",
)

PLOT_TWIST_HAS_TRAIT_BY_ZONE = Rule(
    "vs/traits.plot-twist",
    "A plot twist with a trait has it in deck, hand and KO'd pile.",
    cites=(f"{_1_2}#1",),
    belief="only characters have traits",
)

PLOT_TWIST_IS_NO_MUTANT = Rule(
    "vs/traits.plot-twist-is-no-mutant",
    "A plot twist with a trait is no Mutant.",
    cites=("x-men/psi-link#2",),
    belief="a plot twist that has a Mutant trait is a Mutant",
)

PLOT_TWIST_HAS_NONE_IN_ROW = Rule(
    "vs/traits.plot-twist-in-row",
    "A plot twist in the resource row has no trait.",
    cites=(f"{_1_2}#2",),
    belief="a plot twist has its trait in the resource row as well",
)

OTHERS_BECOME_MUTANTS = Rule(
    "vs/traits.gained-by-others",
    "A character that isn't a Mutant becomes one by gaining a trait.",
    cites=(f"{_1}#5",),
    belief="only Mutants gain traits",
)

MUTANTS_GAIN_TRAITS = Rule(
    "vs/traits.gained-by-mutants",
    "A Mutant can gain a trait besides its own.",
    cites=(f"{_1}#6",),
    belief="a character that has a trait gains no other",
)

GAINED_IN_OTHER_ZONES = Rule(
    "vs/traits.gained-in-other-zones",
    "Character cards in deck, hand and KO'd pile gain the trait as well.",
    cites=(f"{_1}#5",),
    belief="only characters in play gain the trait",
)

ONLY_CHARACTER_CARDS_GAIN_TRAITS = Rule(
    "vs/traits.only-character-cards",
    "Of the cards in deck, hand and KO'd pile only character cards gain a trait.",
    cites=("x-men/district-x#2",),
    belief="any card in deck, hand or KO'd pile gains the trait",
)

PRINTED_TRAIT_STAYS_ALONE = Rule(
    "vs/traits.plot-twist-gains-none",
    "A plot twist that has a trait never gains another.",
    cites=(f"{_1_2}#3", "x-men/district-x#3", "x-men/psi-link#2", "x-men/psi-link#3"),
    belief="a plot twist that has a trait gains the other as a Mutant does",
)
