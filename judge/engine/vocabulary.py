"""The vocabulary of card text that all games share: what a game's `dsl.py` hands on to its cards and checks.

Not here: what the nodes do (each module says), and the words of one game (`judge/games/<game>/words`).
"""

from __future__ import annotations

from judge.engine.changes import Adds, Bans, Becomes, Change, Gains, Merges, Over, PlayerBans, Sets
from judge.engine.conditions import AllOf, Always, AnyOf, AtLeast, AtMost, Condition, Exists, Unmet
from judge.engine.context import ALWAYS, ON_RESOLUTION, ON_START, When
from judge.engine.copying import CopyEffect
from judge.engine.effects import Act, AddCounter, ChangeNumber, Draw, Move, RemoveCounter, RevealFromHand
from judge.engine.events import (
    CounterAdded,
    CounterRemoved,
    Drew,
    Flagged,
    Noted,
    NumberChanged,
    Revealed,
    Shuffled,
    StateChanged,
)
from judge.engine.flow import Choose, EachOf, If, May, OneOf, Unless
from judge.engine.lasting import Modify, lasting
from judge.engine.lookback import AsOf, Became, LessThan, MoreThan, NumberOf, PrintedOf, Prints, Was
from judge.engine.naming import CalledSo, NameCard
from judge.engine.negating import AimedAtBy, EffectsOnChain, Negate, PickEffect, target_effect
from judge.engine.objects import TARGETED, Each, Pick, Picked, Picking, choice, target
from judge.engine.patterns import (
    IT,
    CountEvents,
    Does,
    EventSubject,
    HappenedSince,
    HappenedTo,
    ItsNumber,
    On,
    OneOfPatterns,
    OnMove,
    Pattern,
    Reaches,
    ThatMuch,
)
from judge.engine.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    OPPONENT,
    YOU,
    ControllerOf,
    EachPlayer,
    OfPlayers,
    Opponent,
    PickPlayer,
    Player,
    Players,
    You,
)
from judge.engine.powers import (
    NOTHING,
    Effect,
    HasPower,
    Link,
    Nothing,
    Payment,
    Played,
    Power,
    Replacement,
    Sequence,
    Static,
    Substitute,
    Triggered,
    gated,
    power_of,
    whenever,
)
from judge.engine.repeating import Repeat
from judge.engine.rules import RuledBy
from judge.engine.searching import InYourDeck, LookAt, LookedAt, Shuffle
from judge.engine.select import (
    ANY,
    ATTACHED_HERE,
    HOST,
    OPPONENTS,
    OWNED,
    SELF,
    YOURS,
    Anything,
    AttachedHere,
    Barred,
    Both,
    ControlledBy,
    Either,
    Has,
    HasCounter,
    HasFlag,
    Host,
    InZone,
    Itself,
    Not,
    Objects,
    OfClass,
    OwnedBy,
    Selector,
    These,
    Within,
)
from judge.engine.spans import THIS_TURN, Span, ThisTurn
from judge.engine.values import Count, Number, PlayerNumber, Size, Sum, Times, X
from judge.engine.whose import Whose

__all__ = [
    "ALWAYS", "ANY", "ATTACHED_HERE", "EACH_OPPONENT", "EACH_PLAYER", "HOST", "IT", "NOTHING", "ON_RESOLUTION",
    "ON_START", "OPPONENT", "OPPONENTS", "OWNED", "SELF", "TARGETED", "THIS_TURN", "YOU", "YOURS", "Act",
    "AddCounter", "Adds", "AimedAtBy", "AllOf", "Always", "AnyOf", "Anything", "AsOf", "AtLeast", "AtMost",
    "AttachedHere", "Bans", "Barred", "Became", "Becomes", "Both", "CalledSo", "Change", "ChangeNumber",
    "Choose", "Condition", "ControlledBy", "ControllerOf", "CopyEffect", "Count", "CountEvents", "CounterAdded",
    "CounterRemoved", "Does", "Draw", "Drew", "Each", "EachOf", "EachPlayer", "Effect", "EffectsOnChain",
    "Either", "EventSubject", "Exists", "Flagged", "Gains", "HappenedSince", "HappenedTo", "Has", "HasCounter", "HasFlag",
    "HasPower", "Host", "If", "InYourDeck", "InZone", "ItsNumber", "Itself", "LessThan", "Link", "LookAt",
    "LookedAt", "May", "Merges", "Modify", "MoreThan", "Move", "NameCard", "Negate", "Not", "Noted", "Nothing",
    "Number", "NumberChanged", "NumberOf", "Objects", "OfClass", "OfPlayers", "On", "OnMove", "OneOf",
    "OneOfPatterns", "Opponent", "Over", "OwnedBy", "Pattern", "Payment", "Pick", "PickEffect", "PickPlayer",
    "Picked", "Picking", "Played", "Player", "PlayerBans", "PlayerNumber", "Players", "Power", "PrintedOf",
    "Prints", "Reaches", "RemoveCounter", "Repeat", "Replacement", "RevealFromHand", "Revealed", "RuledBy",
    "Selector", "Sequence", "Sets", "Shuffle", "Shuffled", "Size", "Span", "StateChanged", "Static",
    "Substitute", "Sum", "ThatMuch", "These", "ThisTurn", "Times", "Triggered", "Unless", "Unmet", "Was",
    "When", "Whose", "Within", "X", "You", "choice", "gated", "lasting", "power_of", "target", "target_effect",
    "whenever",
]  # fmt: skip
