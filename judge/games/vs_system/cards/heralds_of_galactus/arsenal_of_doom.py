"""Arsenal of Doom

Activate >>> Look at your deck's top card. You may put it into your KO'd pile.

Activate >>> Remove from the game target Army Doom character card in your KO'd pile. This turn you may recruit
it.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ARMY,
    CHARACTER_CARDS,
    IN_KO_PILE,
    KO_PILE,
    OWNED,
    RECOVERY,
    Became,
    Has,
    InYourDeck,
    Location,
    LookAt,
    May,
    MayRecruit,
    Modify,
    Move,
    Picked,
    RuledBy,
    affiliated,
    lasting,
    remove_from_game,
    start_of,
    target,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/arsenal-of-doom")

_REMOVED = target(CHARACTER_CARDS & IN_KO_PILE & OWNED & affiliated("Doom") & Has("versions", ARMY),
                  name="an Army Doom character card in your KO'd pile")  # fmt: skip

_THAT_CARD = "the card that was removed"

_MAY_BE_RECRUITED = Modify(Became(_REMOVED), (MayRecruit(),),
    ruled(6, "turn", misread="game", belief="what was removed can be recruited in any later turn"))  # fmt: skip

_IS_PUT_BACK = lasting(whenever(start_of(RECOVERY)) >> Move(Picked(_THAT_CARD), KO_PILE))

ARSENAL_OF_DOOM = Location(
    name="Arsenal of Doom", cost=1, entry=ruled.entry,
    powers=(
        ACTIVATE >> LookAt(InYourDeck(top=1)).then(May(Move(InYourDeck(top=1), KO_PILE))),
        ACTIVATE >> remove_from_game(_REMOVED, remember=_THAT_CARD).then(ruled(6,
            _MAY_BE_RECRUITED, misread=_MAY_BE_RECRUITED.then(_IS_PUT_BACK),
                belief="what wasn't recruited goes back to the KO'd pile as the turn ends")),
    ),
)  # fmt: skip
