"""Arsenal of Doom

Activate >>> Look at your deck's top card. You may put it into your KO'd pile.

Activate >>> Remove from the game target Army Doom character card in your KO'd pile. This turn you may recruit
it.
"""

from __future__ import annotations

from judge.engine.effects import Move
from judge.engine.flow import May
from judge.engine.lasting import Modify
from judge.engine.lookback import Became
from judge.engine.objects import target
from judge.engine.rules import RuledBy
from judge.engine.searching import InYourDeck, LookAt
from judge.engine.select import OWNED, Has
from judge.games.vs_system.model.board import KO_PILE
from judge.games.vs_system.model.cards import ARMY, Location
from judge.games.vs_system.model.changes import MayRecruit
from judge.games.vs_system.words.effects import ACTIVATE, remove_from_game
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, IN_KO_PILE, affiliated

ruled = RuledBy("heralds-of-galactus/arsenal-of-doom")

_REMOVED = target(CHARACTER_CARDS & IN_KO_PILE & OWNED & affiliated("Doom") & Has("versions", ARMY),
                  name="an Army Doom character card in your KO'd pile")  # fmt: skip

ARSENAL_OF_DOOM = Location(
    name="Arsenal of Doom", cost=1, entry=ruled.entry,
    powers=(
        ACTIVATE >> LookAt(InYourDeck(top=1)).then(May(Move(InYourDeck(top=1), KO_PILE))),
        ACTIVATE >> remove_from_game(_REMOVED).then(
            Modify(Became(_REMOVED), (MayRecruit(),), ruled(6, "turn", misread="game",
                belief="what was removed can be recruited in any later turn"))),
    ),
)  # fmt: skip
